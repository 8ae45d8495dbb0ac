package a;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.codec.Templates;
import dev.rolecall.codec.UserContentCodec;
import dev.rolecall.message.Message;
import dev.rolecall.message.UserContent;
import dev.rolecall.message.UserMessage;
import java.util.List;
import java.util.OptionalInt;
import javax.annotation.processing.Generated;

/**
 * The role {@code template}: the JSON of {@link Rules.Template}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Rules.Template.class,
        role = "template",
        uses = "a.Rules.Mood",
        rule = "template \"{{\"{count}\"}} {mood}\n"
                        + "<b> {label} */ \\u0041 $ {body}\" in <data>"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class Rules_TemplateRole extends RoleType<Rules.Template> {
    /**
     * The only instance.
     */
    public static final Rules_TemplateRole INSTANCE = new Rules_TemplateRole();

    private static final MemberNames NAMES = MemberNames.of("role", "count", "mood", "label",
            "body", "hidden", "timestamp");

    private Rules_TemplateRole() {
        super(Rules.Template.class, "template", List.of(), new LlmRule(LlmRule.Kind.TEMPLATE,
                "template \"{{\"{count}\"}} {mood}\n"
                        + "<b> {label} */ \\u0041 $ {body}\" in <data>", "hidden"));
    }

    @Override
    public Rules.Template read(JsonReader in) {
        OptionalInt count = OptionalInt.empty();
        Rules.Mood mood = null;
        String label = null;
        UserContent body = null;
        boolean hidden = false;
        long timestamp = 0L;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> count = in.readNull() ? OptionalInt.empty() : OptionalInt.of(in.readInt());
                case 2 -> mood = readRulesMood(in);
                case 3 -> label = in.readString();
                case 4 -> body = UserContentCodec.read(in);
                case 5 -> hidden = in.readBoolean();
                case 6 -> timestamp = in.readLong();
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0x7cL);
        return new Rules.Template(count, mood, label, body, hidden, timestamp);
    }

    @Override
    public void write(JsonWriter out, Rules.Template value) {
        if (value.count().isPresent()) {
            out.name(NAMES, 1);
            out.writeLong(value.count().getAsInt());
        }
        out.name(NAMES, 2);
        out.writeString(nameOfRulesMood(value.mood()));
        out.name(NAMES, 3);
        out.writeString(value.label());
        out.name(NAMES, 4);
        UserContentCodec.write(out, value.body());
        out.name(NAMES, 5);
        out.writeBoolean(value.hidden());
        out.name(NAMES, 6);
        out.writeLong(value.timestamp());
    }

    @Override
    public boolean excluded(Rules.Template value) {
        return value.hidden();
    }

    @Override
    public List<Message> toLlm(Rules.Template value) {
        return List.of(new UserMessage(UserContent.of("<data>{\"" + Templates.escape(value.count())
                + "\"} " + Templates.escape(nameOfRulesMood(value.mood())) + "\n"
                        + "<b> " + Templates.escape(value.label()) + " */ \\u0041 $ "
                        + Templates.escape(value.body().text()) + "</data>"), value.timestamp()));
    }

    private static Rules.Mood readRulesMood(JsonReader in) {
        return switch (in.readString()) {
            case "GOOD" -> Rules.Mood.GOOD;
            default -> throw in.expected("one of \"GOOD\"");
        };
    }

    private static String nameOfRulesMood(Rules.Mood value) {
        return switch (value) {
            case GOOD -> "GOOD";
        };
    }
}
