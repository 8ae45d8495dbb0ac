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
        rule = "method seen()"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class Rules_TextsRole extends RoleType<Rules.Texts> {
    /**
     * The only instance.
     */
    public static final Rules_TextsRole INSTANCE = new Rules_TextsRole();

    private static final MemberNames NAMES = MemberNames.of("role", "texts", "timestamp");

    private Rules_TextsRole() {
        super(Rules.Texts.class, "texts", List.of(), new LlmRule(LlmRule.Kind.METHOD,
                "method seen()", null));
    }

    @Override
    public Rules.Texts read(JsonReader in) {
        List<String> texts = null;
        long timestamp = 0L;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> texts = in.readList(JsonReader::readString);
                case 2 -> timestamp = in.readLong();
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0x6L);
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
    public List<Message> toLlm(Rules.Texts value) {
        return value.seen().stream().<Message>map(result -> new UserMessage(UserContent.of(result),
                value.timestamp())).toList();
    }
}
