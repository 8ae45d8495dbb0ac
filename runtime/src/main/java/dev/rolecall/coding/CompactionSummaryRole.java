package dev.rolecall.coding;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.LlmRule;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.RoleDescriptor;
import dev.rolecall.codec.RoleType;
import dev.rolecall.message.JsonData;
import dev.rolecall.message.Message;
import dev.rolecall.message.UserMessage;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * The role {@code compactionSummary}: the JSON of {@link CompactionSummary}, and what a model sees of it.
 */
@RoleDescriptor(type = CompactionSummary.class, role = "compactionSummary", rule = "method toLlm()")
@Generated("dev.rolecall.processor.RoleProcessor")
public final class CompactionSummaryRole extends RoleType<CompactionSummary> {
    /**
     * The only instance.
     */
    public static final CompactionSummaryRole INSTANCE = new CompactionSummaryRole();

    private static final MemberNames NAMES = MemberNames.of("role", "summary", "tokensBefore", "timestamp");

    private CompactionSummaryRole() {
        super(
                CompactionSummary.class,
                "compactionSummary",
                List.of(),
                new LlmRule(LlmRule.Kind.METHOD, "method toLlm()", null));
    }

    @Override
    public CompactionSummary read(JsonReader in) {
        String summary = null;
        long tokensBefore = 0L;
        long timestamp = 0L;
        Map<String, Object> additional = Map.of();
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> summary = in.readString();
                case 2 -> tokensBefore = in.readLong();
                case 3 -> timestamp = in.readLong();
                default -> additional = in.keep(additional);
            }
        }
        in.require(NAMES, seen, 0xeL);
        return new CompactionSummary(summary, tokensBefore, timestamp, JsonData.object(additional));
    }

    @Override
    public void write(JsonWriter out, CompactionSummary value) {
        out.name(NAMES, 1);
        out.writeString(value.summary());
        out.name(NAMES, 2);
        out.writeLong(value.tokensBefore());
        out.name(NAMES, 3);
        out.writeLong(value.timestamp());
        out.writeAdditional(NAMES, value.additionalProperties());
    }

    @Override
    public List<Message> toLlm(CompactionSummary value) {
        return List.of(new UserMessage(value.toLlm(), value.timestamp()));
    }
}
