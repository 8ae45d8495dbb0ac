package a;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * The role {@code branch}: the JSON of {@link Branch}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Branch.class,
        role = "branch",
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class BranchRole extends RoleType<Branch> {
    /**
     * The only instance.
     */
    public static final BranchRole INSTANCE = new BranchRole();

    private static final MemberNames NAMES = MemberNames.of("role", "first", "rest", "named");

    private BranchRole() {
        super(Branch.class, "branch", List.of(), new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent",
                null));
    }

    @Override
    public Branch read(JsonReader in) {
        AgentMessage first = null;
        List<AgentMessage> rest = null;
        Map<String, AgentMessage> named = null;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> first = AgentMessage.codec().read(in);
                case 2 -> rest = in.readList(element -> AgentMessage.codec().read(element));
                case 3 -> named = in.readMap(element -> AgentMessage.codec().read(element));
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0xeL);
        return new Branch(first, rest, named);
    }

    @Override
    public void write(JsonWriter out, Branch value) {
        out.name(NAMES, 1);
        AgentMessage.codec().write(out, value.first());
        out.name(NAMES, 2);
        out.writeList(value.rest(), (to, toElement) -> AgentMessage.codec().write(to, toElement));
        out.name(NAMES, 3);
        out.writeMap(value.named(), (to, toElement) -> AgentMessage.codec().write(to, toElement));
    }
}
