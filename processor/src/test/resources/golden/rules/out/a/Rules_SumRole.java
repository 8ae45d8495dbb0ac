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
        rule = "template \"{one}{two}\""
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class Rules_SumRole extends RoleType<Rules.Sum> {
    /**
     * The only instance.
     */
    public static final Rules_SumRole INSTANCE = new Rules_SumRole();

    private static final MemberNames NAMES = MemberNames.of("role", "one", "two", "timestamp");

    private Rules_SumRole() {
        super(Rules.Sum.class, "sum", List.of(), new LlmRule(LlmRule.Kind.TEMPLATE,
                "template \"{one}{two}\"", null));
    }

    @Override
    public Rules.Sum read(JsonReader in) {
        int one = 0;
        int two = 0;
        long timestamp = 0L;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> one = in.readInt();
                case 2 -> two = in.readInt();
                case 3 -> timestamp = in.readLong();
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0xeL);
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
    public List<Message> toLlm(Rules.Sum value) {
        return List.of(new UserMessage(UserContent.of("" + value.one() + value.two()),
                value.timestamp()));
    }
}
