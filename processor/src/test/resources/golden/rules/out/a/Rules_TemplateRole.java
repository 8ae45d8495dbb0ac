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
        members = {
                @RoleDescriptor.Member(name = "count", component = "count",
                        type = "java.util.OptionalInt", required = false),
                @RoleDescriptor.Member(name = "mood", component = "mood", type = "a.Rules.Mood"),
                @RoleDescriptor.Member(name = "label", component = "label",
                        type = "java.lang.String"),
                @RoleDescriptor.Member(name = "body", component = "body",
                        type = "dev.rolecall.message.UserContent"),
                @RoleDescriptor.Member(name = "hidden", component = "hidden", type = "boolean"),
                @RoleDescriptor.Member(name = "timestamp", component = "timestamp", type = "long")
        },
        uses = "a.Rules.Mood",
        rule = "template \"{{\"{count}\"}} {mood}\n"
                        + "<b> {label} */ \\u0041 $ {body}\" in <data>"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class Rules_TemplateRole implements RoleType<Rules.Template> {
    /**
     * The only instance.
     */
    public static final Rules_TemplateRole INSTANCE = new Rules_TemplateRole();

    private static final MemberNames NAMES = MemberNames.of("role", "count", "mood", "label",
            "body", "hidden", "timestamp");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.TEMPLATE,
            "template \"{{\"{count}\"}} {mood}\n"
            + "<b> {label} */ \\u0041 $ {body}\" in <data>", "hidden");

    private Rules_TemplateRole() {
    }

    @Override
    public Class<Rules.Template> javaType() {
        return Rules.Template.class;
    }

    @Override
    public String role() {
        return "template";
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public Rules.Template read(JsonReader in) {
        OptionalInt count = OptionalInt.empty();
        Rules.Mood mood = null;
        String label = null;
        UserContent body = null;
        boolean hidden = false;
        boolean hiddenRead = false;
        long timestamp = 0L;
        boolean timestampRead = false;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> count = in.readNull() ? OptionalInt.empty() : OptionalInt.of(in.readInt());
                case 2 -> mood = readRulesMood(in);
                case 3 -> label = in.readString();
                case 4 -> body = UserContentCodec.read(in);
                case 5 -> {
                    hidden = in.readBoolean();
                    hiddenRead = true;
                }
                case 6 -> {
                    timestamp = in.readLong();
                    timestampRead = true;
                }
                default -> in.unknownMember();
            }
        }
        if (mood == null) {
            throw in.missing("mood");
        }
        if (label == null) {
            throw in.missing("label");
        }
        if (body == null) {
            throw in.missing("body");
        }
        if (!hiddenRead) {
            throw in.missing("hidden");
        }
        if (!timestampRead) {
            throw in.missing("timestamp");
        }
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
    public LlmRule rule() {
        return RULE;
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
