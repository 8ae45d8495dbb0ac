package a;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.codec.StandardMessages;
import dev.rolecall.message.Message;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The role {@code messages}: the JSON of {@link Rules.Messages}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Rules.Messages.class,
        role = "messages",
        members = @RoleDescriptor.Member(name = "messages", component = "messages",
                        type = "java.util.List<dev.rolecall.message.Message>"),
        rule = "method seen()"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class Rules_MessagesRole implements RoleType<Rules.Messages> {
    /**
     * The only instance.
     */
    public static final Rules_MessagesRole INSTANCE = new Rules_MessagesRole();

    private static final MemberNames NAMES = MemberNames.of("role", "messages");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.METHOD, "method seen()", null);

    private Rules_MessagesRole() {
    }

    @Override
    public Class<Rules.Messages> javaType() {
        return Rules.Messages.class;
    }

    @Override
    public String role() {
        return "messages";
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public Rules.Messages read(JsonReader in) {
        List<Message> messages = null;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> messages = in.readList(StandardMessages::readMessage);
                default -> in.unknownMember();
            }
        }
        if (messages == null) {
            throw in.missing("messages");
        }
        return new Rules.Messages(messages);
    }

    @Override
    public void write(JsonWriter out, Rules.Messages value) {
        out.name(NAMES, 1);
        out.writeList(value.messages(), StandardMessages::writeMessage);
    }

    @Override
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(Rules.Messages value) {
        return value.seen().stream().<Message>map(result -> result).toList();
    }
}
