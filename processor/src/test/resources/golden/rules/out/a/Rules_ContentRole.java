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
        members = {
                @RoleDescriptor.Member(name = "content", component = "content",
                        type = "dev.rolecall.message.UserContent"),
                @RoleDescriptor.Member(name = "timestamp", component = "timestamp", type = "long")
        },
        rule = "component content"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class Rules_ContentRole implements RoleType<Rules.Content> {
    /**
     * The only instance.
     */
    public static final Rules_ContentRole INSTANCE = new Rules_ContentRole();

    private static final MemberNames NAMES = MemberNames.of("role", "content", "timestamp");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.CONTENT, "component content",
            null);

    private Rules_ContentRole() {
    }

    @Override
    public Class<Rules.Content> javaType() {
        return Rules.Content.class;
    }

    @Override
    public String role() {
        return "content";
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public Rules.Content read(JsonReader in) {
        UserContent content = null;
        long timestamp = 0L;
        boolean timestampRead = false;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> content = UserContentCodec.read(in);
                case 2 -> {
                    timestamp = in.readLong();
                    timestampRead = true;
                }
                default -> in.unknownMember();
            }
        }
        if (content == null) {
            throw in.missing("content");
        }
        if (!timestampRead) {
            throw in.missing("timestamp");
        }
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
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(Rules.Content value) {
        return List.of(new UserMessage(value.content(), value.timestamp()));
    }
}
