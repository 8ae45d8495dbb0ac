package a;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.codec.UserContentCodec;
import dev.rolecall.message.Message;
import dev.rolecall.message.UserContent;
import dev.rolecall.message.UserMessage;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The role {@code content}: the JSON of {@link Rules.Content}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Rules.Content.class,
        role = "content",
        rule = "component content"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class Rules_ContentRole extends RoleType<Rules.Content> {
    /**
     * The only instance.
     */
    public static final Rules_ContentRole INSTANCE = new Rules_ContentRole();

    private static final MemberNames NAMES = MemberNames.of("role", "content", "timestamp");

    private Rules_ContentRole() {
        super(Rules.Content.class, "content", List.of(), new LlmRule(LlmRule.Kind.CONTENT,
                "component content", null));
    }

    @Override
    public Rules.Content read(JsonReader in) {
        UserContent content = null;
        long timestamp = 0L;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> content = UserContentCodec.read(in);
                case 2 -> timestamp = in.readLong();
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0x6L);
        return new Rules.Content(content, timestamp);
    }

    @Override
    public void write(JsonWriter out, Rules.Content value) {
        out.name(NAMES, 1);
        UserContentCodec.write(out, value.content());
        out.name(NAMES, 2);
        out.writeLong(value.timestamp());
    }

    @Override
    public List<Message> toLlm(Rules.Content value) {
        return List.of(new UserMessage(value.content(), value.timestamp()));
    }
}
