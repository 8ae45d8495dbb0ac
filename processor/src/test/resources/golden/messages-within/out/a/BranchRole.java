package a;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.message.Message;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * The role {@code branch}: the JSON of {@link Branch}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Branch.class,
        role = "branch",
        members = {
                @RoleDescriptor.Member(name = "first", component = "first",
                        type = "a.AgentMessage"),
                @RoleDescriptor.Member(name = "rest", component = "rest",
                        type = "java.util.List<a.AgentMessage>"),
                @RoleDescriptor.Member(name = "named", component = "named",
                        type = "java.util.Map<java.lang.String, a.AgentMessage>")
        },
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class BranchRole implements RoleType<Branch> {
    /**
     * The only instance.
     */
    public static final BranchRole INSTANCE = new BranchRole();

    private static final MemberNames NAMES = MemberNames.of("role", "first", "rest", "named");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent", null);

    private BranchRole() {
    }

    @Override
    public Class<Branch> javaType() {
        return Branch.class;
    }

    @Override
    public String role() {
        return "branch";
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public Branch read(JsonReader in) {
        AgentMessage first = null;
        List<AgentMessage> rest = null;
        Map<String, AgentMessage> named = null;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> first = AgentMessage.codec().read(in);
                case 2 -> rest = in.readList(element -> AgentMessage.codec().read(element));
                case 3 -> named = in.readMap(element -> AgentMessage.codec().read(element));
                default -> in.unknownMember();
            }
        }
        if (first == null) {
            throw in.missing("first");
        }
        if (rest == null) {
            throw in.missing("rest");
        }
        if (named == null) {
            throw in.missing("named");
        }
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

    @Override
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(Branch value) {
        return List.of();
    }
}
