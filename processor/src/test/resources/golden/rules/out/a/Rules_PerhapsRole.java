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
import java.util.Optional;
import javax.annotation.processing.Generated;

/**
 * The role {@code perhaps}: the JSON of {@link Rules.Perhaps}, and what a model sees of it.
 */
@RoleDescriptor(
        type = Rules.Perhaps.class,
        role = "perhaps",
        rule = "method seen()"
)
@Generated("dev.rolecall.processor.RoleProcessor")
public final class Rules_PerhapsRole extends RoleType<Rules.Perhaps> {
    /**
     * The only instance.
     */
    public static final Rules_PerhapsRole INSTANCE = new Rules_PerhapsRole();

    private static final MemberNames NAMES = MemberNames.of("role", "perhaps", "timestamp");

    private Rules_PerhapsRole() {
        super(Rules.Perhaps.class, "perhaps", List.of(), new LlmRule(LlmRule.Kind.METHOD,
                "method seen()", null));
    }

    @Override
    public Rules.Perhaps read(JsonReader in) {
        Optional<UserContent> perhaps = Optional.empty();
        long timestamp = 0L;
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END;
                member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> perhaps = in.readNull() ? Optional.empty() : Optional.of(UserContentCodec.read(in));
                case 2 -> timestamp = in.readLong();
                default -> in.unknownMember();
            }
        }
        in.require(NAMES, seen, 0x4L);
        return new Rules.Perhaps(perhaps, timestamp);
    }

    @Override
    public void write(JsonWriter out, Rules.Perhaps value) {
        if (value.perhaps().isPresent()) {
            out.name(NAMES, 1);
            UserContentCodec.write(out, value.perhaps().get());
        }
        out.name(NAMES, 2);
        out.writeLong(value.timestamp());
    }

    @Override
    public List<Message> toLlm(Rules.Perhaps value) {
        return value.seen().<List<Message>>map(result -> List.of(new UserMessage(result,
                value.timestamp()))).orElse(List.of());
    }
}
