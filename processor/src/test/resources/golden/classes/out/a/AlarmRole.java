package a;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.message.JsonData;
import dev.rolecall.message.Message;
import dev.rolecall.message.UserContent;
import dev.rolecall.message.UserMessage;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * The role {@code alarm}: the JSON of {@link Alarm}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Alarm.class,
        role = "alarm",
        members = {
                @RoleDescriptor.Member(name = "subject", component = "subject",
                        type = "java.lang.String"),
                @RoleDescriptor.Member(name = "message", component = "text",
                        type = "java.lang.String"),
                @RoleDescriptor.Member(name = "loud", component = "loud", type = "boolean"),
                @RoleDescriptor.Member(name = "level", component = "level", type = "int",
                        required = false, defaultValue = "3"),
                @RoleDescriptor.Member(name = "timestamp", component = "timestamp", type = "long")
        },
        rule = "method described()"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class AlarmRole implements RoleType<Alarm> {
    /**
     * The only instance.
     */
    public static final AlarmRole INSTANCE = new AlarmRole();

    private static final MemberNames NAMES = MemberNames.of("role", "subject", "message", "loud",
            "level", "timestamp");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.METHOD, "method described()",
            null);

    private AlarmRole() {
    }

    @Override
    public Class<Alarm> javaType() {
        return Alarm.class;
    }

    @Override
    public String role() {
        return "alarm";
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public Alarm read(JsonReader in) {
        String subject = null;
        String text = null;
        boolean loud = false;
        boolean loudRead = false;
        int level = 3;
        long timestamp = 0L;
        boolean timestampRead = false;
        Map<String, Object> additional = Map.of();
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> subject = in.readString();
                case 2 -> text = in.readString();
                case 3 -> {
                    loud = in.readBoolean();
                    loudRead = true;
                }
                case 4 -> level = in.readInt();
                case 5 -> {
                    timestamp = in.readLong();
                    timestampRead = true;
                }
                default -> additional = in.keep(additional);
            }
        }
        if (subject == null) {
            throw in.missing("subject");
        }
        if (text == null) {
            throw in.missing("message");
        }
        if (!loudRead) {
            throw in.missing("loud");
        }
        if (!timestampRead) {
            throw in.missing("timestamp");
        }
        return new Alarm(subject, text, loud, level, timestamp, JsonData.object(additional));
    }

    @Override
    public void write(JsonWriter out, Alarm value) {
        out.name(NAMES, 1);
        out.writeString(value.getSubject());
        out.name(NAMES, 2);
        out.writeString(value.text());
        out.name(NAMES, 3);
        out.writeBoolean(value.isLoud());
        out.name(NAMES, 4);
        out.writeLong(value.getLevel());
        out.name(NAMES, 5);
        out.writeLong(value.timestamp());
        out.writeAdditional(NAMES, value.more());
    }

    @Override
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(Alarm value) {
        return List.of(new UserMessage(UserContent.of(value.described()), value.timestamp()));
    }
}
