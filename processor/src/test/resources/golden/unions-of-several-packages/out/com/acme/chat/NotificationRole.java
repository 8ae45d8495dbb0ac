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
 * The role {@code notification}: the JSON of {@link Notification}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Notification.class,
        role = "notification",
        rule = "@NotSent"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class NotificationRole extends RoleType<Notification> {
    /**
     * The only instance.
     */
    public static final NotificationRole INSTANCE = new NotificationRole();

    private static final MemberNames NAMES = MemberNames.of("role", "text", "timestamp");

    private NotificationRole() {
        super(Notification.class, "notification", List.of(), new LlmRule(LlmRule.Kind.NOT_SENT,
                "@NotSent", null));
    }

    @Override
    public Notification read(JsonReader in) {
        String text = null;
        long timestamp = 0L;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> text = in.readString();
                case 2 -> timestamp = in.readLong();
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0x6L);
        return new Notification(text, timestamp);
    }

    @Override
    public void write(JsonWriter out, Notification value) {
        out.name(NAMES, 1);
        out.writeString(value.text());
        out.name(NAMES, 2);
        out.writeLong(value.timestamp());
    }
}
