package b;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The role {@code override}: the JSON of {@link Override}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Override.class,
        role = "override",
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class OverrideRole extends RoleType<Override> {
    /**
     * The only instance.
     */
    public static final OverrideRole INSTANCE = new OverrideRole();

    private static final MemberNames NAMES = MemberNames.of("role", "really");

    private OverrideRole() {
        super(Override.class, "override", List.of(), new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent",
                null));
    }

    @java.lang.Override
    public Override read(JsonReader in) {
        boolean really = false;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> really = in.readBoolean();
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0x2L);
        return new Override(really);
    }

    @java.lang.Override
    public void write(JsonWriter out, Override value) {
        out.name(NAMES, 1);
        out.writeBoolean(value.really());
    }
}
