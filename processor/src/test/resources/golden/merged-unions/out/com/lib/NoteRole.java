package com.lib;

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
 * The role {@code note}: the JSON of {@link Note}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Note.class,
        role = "note",
        rule = "template \"{text}\""
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class NoteRole extends RoleType<Note> {
    /**
     * The only instance.
     */
    public static final NoteRole INSTANCE = new NoteRole();

    private static final MemberNames NAMES = MemberNames.of("role", "text", "timestamp");

    private NoteRole() {
        super(Note.class, "note", List.of(), new LlmRule(LlmRule.Kind.TEMPLATE,
                "template \"{text}\"", null));
    }

    @Override
    public Note read(JsonReader in) {
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
        return new Note(text, timestamp);
    }

    @Override
    public void write(JsonWriter out, Note value) {
        out.name(NAMES, 1);
        out.writeString(value.text());
        out.name(NAMES, 2);
        out.writeLong(value.timestamp());
    }

    @Override
    public List<Message> toLlm(Note value) {
        return List.of(new UserMessage(UserContent.of("" + value.text()), value.timestamp()));
    }
}
