package com.acme.chat;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The role {@code message}: the JSON of {@link Message}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Message.class,
        role = "message",
        members = @RoleDescriptor.Member(name = "text", component = "text",
                        type = "java.lang.String"),
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
final class MessageRole implements RoleType<Message> {
    /**
     * The only instance.
     */
    public static final MessageRole INSTANCE = new MessageRole();

    private static final MemberNames NAMES = MemberNames.of("role", "text");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent", null);

    private MessageRole() {
    }

    @Override
    public Class<Message> javaType() {
        return Message.class;
    }

    @Override
    public String role() {
        return "message";
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public Message read(JsonReader in) {
        String text = null;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> text = in.readString();
                default -> in.unknownMember();
            }
        }
        if (text == null) {
            throw in.missing("text");
        }
        return new Message(text);
    }

    @Override
    public void write(JsonWriter out, Message value) {
        out.name(NAMES, 1);
        out.writeString(value.text());
    }

    @Override
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<dev.rolecall.message.Message> toLlm(Message value) {
        return List.of();
    }
}
