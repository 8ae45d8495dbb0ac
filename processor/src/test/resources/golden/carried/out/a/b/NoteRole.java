package a.b;

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
        members = {
                @RoleDescriptor.Member(name = "text", component = "text",
                        type = "java.lang.String"),
                @RoleDescriptor.Member(name = "timestamp", component = "timestamp", type = "long")
        },
        rule = "template \"{text}\""
)
@Deprecated
@Generated("dev.rolecall.processor.RoleProcessor")
public final class NoteRole implements RoleType<Note> {
    /**
     * The only instance.
     */
    public static final NoteRole INSTANCE = new NoteRole();

    private static final MemberNames NAMES = MemberNames.of("role", "text", "timestamp");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.TEMPLATE, "template \"{text}\"",
            null);

    private NoteRole() {
    }

    @Override
    public Class<Note> javaType() {
        return Note.class;
    }

    @Override
    public String role() {
        return "note";
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public Note read(JsonReader in) {
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
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(Note value) {
        return List.of(new UserMessage(UserContent.of("" + value.text()), value.timestamp()));
    }
}
