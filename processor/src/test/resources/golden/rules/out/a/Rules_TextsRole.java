package a;

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
 * The role {@code texts}: the JSON of {@link Rules.Texts}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Rules.Texts.class,
        role = "texts",
        members = {
                @RoleDescriptor.Member(name = "texts", component = "texts",
                        type = "java.util.List<java.lang.String>"),
                @RoleDescriptor.Member(name = "timestamp", component = "timestamp", type = "long")
        },
        rule = "method seen()"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class Rules_TextsRole implements RoleType<Rules.Texts> {
    /**
     * The only instance.
     */
    public static final Rules_TextsRole INSTANCE = new Rules_TextsRole();

    private static final MemberNames NAMES = MemberNames.of("role", "texts", "timestamp");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.METHOD, "method seen()", null);

    private Rules_TextsRole() {
    }

    @Override
    public Class<Rules.Texts> javaType() {
        return Rules.Texts.class;
    }

    @Override
    public String role() {
        return "texts";
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public Rules.Texts read(JsonReader in) {
        List<String> texts = null;
        long timestamp = 0L;
        boolean timestampRead = false;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> texts = in.readList(JsonReader::readString);
                case 2 -> {
                    timestamp = in.readLong();
                    timestampRead = true;
                }
                default -> in.unknownMember();
            }
        }
        if (texts == null) {
            throw in.missing("texts");
        }
        if (!timestampRead) {
            throw in.missing("timestamp");
        }
        return new Rules.Texts(texts, timestamp);
    }

    @Override
    public void write(JsonWriter out, Rules.Texts value) {
        out.name(NAMES, 1);
        out.writeList(value.texts(), JsonWriter::writeString);
        out.name(NAMES, 2);
        out.writeLong(value.timestamp());
    }

    @Override
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(Rules.Texts value) {
        return value.seen().stream().<Message>map(result -> new UserMessage(UserContent.of(result),
                value.timestamp())).toList();
    }
}
