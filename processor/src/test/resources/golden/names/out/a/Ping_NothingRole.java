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
 * The role {@code pong}: the JSON of {@link Ping.Nothing}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Ping.Nothing.class,
        role = "pong",
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class Ping_NothingRole implements RoleType<Ping.Nothing> {
    /**
     * The only instance.
     */
    public static final Ping_NothingRole INSTANCE = new Ping_NothingRole();

    private static final MemberNames NAMES = MemberNames.of("role");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent", null);

    private Ping_NothingRole() {
    }

    @Override
    public Class<Ping.Nothing> javaType() {
        return Ping.Nothing.class;
    }

    @Override
    public String role() {
        return "pong";
    }

    @Override
    public List<String> aliases() {
        return List.of();
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

    @Override
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(Ping.Nothing value) {
        return List.of();
    }
}
