package a;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.message.Message;
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
public final class Ping_EmptyRole implements RoleType<Ping.Empty> {
    /**
     * The only instance.
     */
    public static final Ping_EmptyRole INSTANCE = new Ping_EmptyRole();

    private static final MemberNames NAMES = MemberNames.of("role");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent", null);

    private Ping_EmptyRole() {
    }

    @Override
    public Class<Ping.Empty> javaType() {
        return Ping.Empty.class;
    }

    @Override
    public String role() {
        return "ping";
    }

    @Override
    public List<String> aliases() {
        return List.of();
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

    @Override
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(Ping.Empty value) {
        return List.of();
    }
}
