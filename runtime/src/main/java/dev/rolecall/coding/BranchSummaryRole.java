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
 * The role {@code branchSummary}: the JSON of {@link BranchSummary}, and what a model sees of it.
 */
@RoleDescriptor(type = BranchSummary.class, role = "branchSummary", rule = "method toLlm()")
@Generated("dev.rolecall.processor.RoleProcessor")
public final class BranchSummaryRole extends RoleType<BranchSummary> {
    /**
     * The only instance.
     */
    public static final BranchSummaryRole INSTANCE = new BranchSummaryRole();

    private static final MemberNames NAMES = MemberNames.of("role", "summary", "fromId", "timestamp");

    private BranchSummaryRole() {
        super(
                BranchSummary.class,
                "branchSummary",
                List.of(),
                new LlmRule(LlmRule.Kind.METHOD, "method toLlm()", null));
    }

    @Override
    public BranchSummary read(JsonReader in) {
        String summary = null;
        String fromId = null;
        long timestamp = 0L;
        Map<String, Object> additional = Map.of();
        long seen = 0L;
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            seen |= 1L << member;
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> summary = in.readString();
                case 2 -> fromId = in.readNull() ? null : in.readString();
                case 3 -> timestamp = in.readLong();
                default -> additional = in.keep(additional);
            }
        }
        in.require(NAMES, seen, 0xeL);
        return new BranchSummary(summary, fromId, timestamp, JsonData.object(additional));
    }

    @Override
    public void write(JsonWriter out, BranchSummary value) {
        out.name(NAMES, 1);
        out.writeString(value.summary());
        out.name(NAMES, 2);
        out.writeNullable(value.fromId(), JsonWriter::writeString);
        out.name(NAMES, 3);
        out.writeLong(value.timestamp());
        out.writeAdditional(NAMES, value.additionalProperties());
    }

    @Override
    public List<Message> toLlm(BranchSummary value) {
        return List.of(new UserMessage(value.toLlm(), value.timestamp()));
    }
}
