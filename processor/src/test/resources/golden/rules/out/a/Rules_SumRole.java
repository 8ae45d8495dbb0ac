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
 * The role {@code sum}: the JSON of {@link Rules.Sum}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Rules.Sum.class,
        role = "sum",
        members = {
                @RoleDescriptor.Member(name = "one", component = "one", type = "int"),
                @RoleDescriptor.Member(name = "two", component = "two", type = "int"),
                @RoleDescriptor.Member(name = "timestamp", component = "timestamp", type = "long")
        },
        rule = "template \"{one}{two}\""
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class Rules_SumRole implements RoleType<Rules.Sum> {
    /**
     * The only instance.
     */
    public static final Rules_SumRole INSTANCE = new Rules_SumRole();

    private static final MemberNames NAMES = MemberNames.of("role", "one", "two", "timestamp");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.TEMPLATE,
            "template \"{one}{two}\"", null);

    private Rules_SumRole() {
    }

    @Override
    public Class<Rules.Sum> javaType() {
        return Rules.Sum.class;
    }

    @Override
    public String role() {
        return "sum";
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public Rules.Sum read(JsonReader in) {
        int one = 0;
        boolean oneRead = false;
        int two = 0;
        boolean twoRead = false;
        long timestamp = 0L;
        boolean timestampRead = false;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> {
                    one = in.readInt();
                    oneRead = true;
                }
                case 2 -> {
                    two = in.readInt();
                    twoRead = true;
                }
                case 3 -> {
                    timestamp = in.readLong();
                    timestampRead = true;
                }
                default -> in.unknownMember();
            }
        }
        if (!oneRead) {
            throw in.missing("one");
        }
        if (!twoRead) {
            throw in.missing("two");
        }
        if (!timestampRead) {
            throw in.missing("timestamp");
        }
        return new Rules.Sum(one, two, timestamp);
    }

    @Override
    public void write(JsonWriter out, Rules.Sum value) {
        out.name(NAMES, 1);
        out.writeLong(value.one());
        out.name(NAMES, 2);
        out.writeLong(value.two());
        out.name(NAMES, 3);
        out.writeLong(value.timestamp());
    }

    @Override
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(Rules.Sum value) {
        return List.of(new UserMessage(UserContent.of("" + value.one() + value.two()),
                value.timestamp()));
    }
}
