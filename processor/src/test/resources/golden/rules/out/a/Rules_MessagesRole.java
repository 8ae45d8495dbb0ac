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
        rule = "method seen()"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class Rules_MessagesRole extends RoleType<Rules.Messages> {
    /**
     * The only instance.
     */
    public static final Rules_MessagesRole INSTANCE = new Rules_MessagesRole();

    private static final MemberNames NAMES = MemberNames.of("role", "messages");

    private Rules_MessagesRole() {
        super(Rules.Messages.class, "messages", List.of(), new LlmRule(LlmRule.Kind.METHOD,
                "method seen()", null));
    }

    @Override
    public Rules.Messages read(JsonReader in) {
        List<Message> messages = null;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> messages = in.readList(StandardMessages::readMessage);
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0x2L);
        return new Rules.Messages(messages);
    }

    @Override
    public void write(JsonWriter out, Rules.Messages value) {
        out.name(NAMES, 1);
        out.writeList(value.messages(), StandardMessages::writeMessage);
    }

    @Override
    public List<Message> toLlm(Rules.Messages value) {
        return value.seen().stream().<Message>map(result -> result).toList();
    }
}
