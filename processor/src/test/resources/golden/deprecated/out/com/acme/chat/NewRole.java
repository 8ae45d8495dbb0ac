package com.acme.chat;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.message.Message;
import dev.rolecall.message.UserContent;
import dev.rolecall.message.UserMessage;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The role {@code new}: the JSON of {@link New}, and what a model sees of it.
 */
@RoleDescriptor(
        type = New.class,
        role = "new",
        uses = "com.acme.chat.New.Level",
        rule = "method seen()"
)
@SuppressWarnings({
        "deprecation",
        "removal"
})
@Generated("dev.rolecall.processor.RoleProcessor")
public final class NewRole extends RoleType<New> {
    /**
     * The only instance.
     */
    public static final NewRole INSTANCE = new NewRole();

    private static final MemberNames NAMES = MemberNames.of("role", "text", "level", "timestamp");

    private NewRole() {
        super(New.class, "new", List.of(), new LlmRule(LlmRule.Kind.METHOD, "method seen()", null));
    }

    @Override
    public New read(JsonReader in) {
        String text = null;
        New.Level level = null;
        long timestamp = 0L;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> text = in.readString();
                case 2 -> level = readNewLevel(in);
                case 3 -> timestamp = in.readLong();
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0xeL);
        return new New(text, level, timestamp);
    }

    @Override
    public void write(JsonWriter out, New value) {
        out.name(NAMES, 1);
        out.writeString(value.text());
        out.name(NAMES, 2);
        out.writeString(nameOfNewLevel(value.level()));
        out.name(NAMES, 3);
        out.writeLong(value.timestamp());
    }

    @Override
    public List<Message> toLlm(New value) {
        return List.of(new UserMessage(UserContent.of(value.seen()), value.timestamp()));
    }

    private static New.Level readNewLevel(JsonReader in) {
        return switch (in.readString()) {
            case "HIGH" -> New.Level.HIGH;
            case "LOW" -> New.Level.LOW;
            default -> throw in.expected("one of \"HIGH\", \"LOW\"");
        };
    }

    private static String nameOfNewLevel(New.Level value) {
        return switch (value) {
            case HIGH -> "HIGH";
            case LOW -> "LOW";
        };
    }
}
