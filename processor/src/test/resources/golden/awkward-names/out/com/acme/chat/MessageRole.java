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
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
final class MessageRole extends RoleType<Message> {
    /**
     * The only instance.
     */
    public static final MessageRole INSTANCE = new MessageRole();

    private static final MemberNames NAMES = MemberNames.of("role", "text");

    private MessageRole() {
        super(Message.class, "message", List.of(), new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent",
                null));
    }

    @Override
    public Message read(JsonReader in) {
        String text = null;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> text = in.readString();
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0x2L);
        return new Message(text);
    }

    @Override
    public void write(JsonWriter out, Message value) {
        out.name(NAMES, 1);
        out.writeString(value.text());
    }
}
