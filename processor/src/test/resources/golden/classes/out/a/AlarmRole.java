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
        uses = {
                "a.Base",
                "a.Described"
        },
        rule = "method described()"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class AlarmRole extends RoleType<Alarm> {
    /**
     * The only instance.
     */
    public static final AlarmRole INSTANCE = new AlarmRole();

    private static final MemberNames NAMES = MemberNames.of("role", "subject", "message", "loud",
            "level", "timestamp");

    private AlarmRole() {
        super(Alarm.class, "alarm", List.of(), new LlmRule(LlmRule.Kind.METHOD,
                "method described()", null));
    }

    @Override
    public Alarm read(JsonReader in) {
        String subject = null;
        String text = null;
        boolean loud = false;
        int level = 3;
        long timestamp = 0L;
        Map<String, Object> additional = Map.of();
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> subject = in.readString();
                case 2 -> text = in.readString();
                case 3 -> loud = in.readBoolean();
                case 4 -> level = in.readInt();
                case 5 -> timestamp = in.readLong();
                default -> additional = in.keep(additional);
            }
        }
        in.require(NAMES, seen, 0x2eL);
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
    public List<Message> toLlm(Alarm value) {
        return List.of(new UserMessage(UserContent.of(value.described()), value.timestamp()));
    }
}
