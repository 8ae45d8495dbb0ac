package b;

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
 * The role {@code override}: the JSON of {@link Override}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Override.class,
        role = "override",
        members = @RoleDescriptor.Member(name = "really", component = "really", type = "boolean"),
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class OverrideRole implements RoleType<Override> {
    /**
     * The only instance.
     */
    public static final OverrideRole INSTANCE = new OverrideRole();

    private static final MemberNames NAMES = MemberNames.of("role", "really");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent", null);

    private OverrideRole() {
    }

    @java.lang.Override
    public Class<Override> javaType() {
        return Override.class;
    }

    @java.lang.Override
    public String role() {
        return "override";
    }

    @java.lang.Override
    public List<String> aliases() {
        return List.of();
    }

    @java.lang.Override
    public Override read(JsonReader in) {
        boolean really = false;
        boolean reallyRead = false;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> {
                    really = in.readBoolean();
                    reallyRead = true;
                }
                default -> in.unknownMember();
            }
        }
        if (!reallyRead) {
            throw in.missing("really");
        }
        return new Override(really);
    }

    @java.lang.Override
    public void write(JsonWriter out, Override value) {
        out.name(NAMES, 1);
        out.writeBoolean(value.really());
    }

    @java.lang.Override
    public LlmRule rule() {
        return RULE;
    }

    @java.lang.Override
    public List<Message> toLlm(Override value) {
        return List.of();
    }
}
