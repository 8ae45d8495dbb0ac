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
 * The role {@code nothing}: the JSON of {@link Rules.Nothing}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Rules.Nothing.class,
        role = "nothing",
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class Rules_NothingRole extends RoleType<Rules.Nothing> {
    /**
     * The only instance.
     */
    public static final Rules_NothingRole INSTANCE = new Rules_NothingRole();

    private static final MemberNames NAMES = MemberNames.of("role");

    private Rules_NothingRole() {
        super(Rules.Nothing.class, "nothing", List.of(), new LlmRule(LlmRule.Kind.NOT_SENT,
                "@NotSent", null));
    }

    @Override
    public Rules.Nothing read(JsonReader in) {
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                default -> in.unknownMember();
            }
        }
        return new Rules.Nothing();
    }

    @Override
    public void write(JsonWriter out, Rules.Nothing value) {
    }
}
