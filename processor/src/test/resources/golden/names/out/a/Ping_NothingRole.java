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
 * The role {@code pong}: the JSON of {@link Ping.Nothing}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Ping.Nothing.class,
        role = "pong",
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class Ping_NothingRole extends RoleType<Ping.Nothing> {
    /**
     * The only instance.
     */
    public static final Ping_NothingRole INSTANCE = new Ping_NothingRole();

    private static final MemberNames NAMES = MemberNames.of("role");

    private Ping_NothingRole() {
        super(Ping.Nothing.class, "pong", List.of(), new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent",
                null));
    }

    @Override
    public Ping.Nothing read(JsonReader in) {
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                default -> in.unknownMember();
            }
        }
        return new Ping.Nothing();
    }

    @Override
    public void write(JsonWriter out, Ping.Nothing value) {
    }
}
