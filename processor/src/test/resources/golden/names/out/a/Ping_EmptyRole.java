package a;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The role {@code ping}: the JSON of {@link Ping.Empty}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Ping.Empty.class,
        role = "ping",
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class Ping_EmptyRole extends RoleType<Ping.Empty> {
    /**
     * The only instance.
     */
    public static final Ping_EmptyRole INSTANCE = new Ping_EmptyRole();

    private static final MemberNames NAMES = MemberNames.of("role");

    private Ping_EmptyRole() {
        super(Ping.Empty.class, "ping", List.of(), new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent",
                null));
    }

    @Override
    public Ping.Empty read(JsonReader in) {
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                default -> in.unknownMember();
            }
        }
        return new Ping.Empty();
    }

    @Override
    public void write(JsonWriter out, Ping.Empty value) {
    }
}
