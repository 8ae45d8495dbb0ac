package com.acme.chat;

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
 * The role {@code notification}: the JSON of {@link Notification}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Notification.class,
        role = "notification",
        members = {
                @RoleDescriptor.Member(name = "text", component = "text",
                        type = "java.lang.String"),
                @RoleDescriptor.Member(name = "timestamp", component = "timestamp", type = "long")
        },
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class NotificationRole implements RoleType<Notification> {
    /**
     * The only instance.
     */
    public static final NotificationRole INSTANCE = new NotificationRole();

    private static final MemberNames NAMES = MemberNames.of("role", "text", "timestamp");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.NOT_SENT, "@NotSent", null);

    private NotificationRole() {
    }

    @Override
    public Class<Notification> javaType() {
        return Notification.class;
    }

    @Override
    public String role() {
        return "notification";
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public Notification read(JsonReader in) {
        String text = null;
        long timestamp = 0L;
        boolean timestampRead = false;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> text = in.readString();
                case 2 -> {
                    timestamp = in.readLong();
                    timestampRead = true;
                }
                default -> in.unknownMember();
            }
        }
        if (text == null) {
            throw in.missing("text");
        }
        if (!timestampRead) {
            throw in.missing("timestamp");
        }
        return new Notification(text, timestamp);
    }

    @Override
    public void write(JsonWriter out, Notification value) {
        out.name(NAMES, 1);
        out.writeString(value.text());
        out.name(NAMES, 2);
        out.writeLong(value.timestamp());
    }

    @Override
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(Notification value) {
        return List.of();
    }
}
