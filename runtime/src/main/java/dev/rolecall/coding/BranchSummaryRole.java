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
@RoleDescriptor(
        type = BranchSummary.class,
        role = "branchSummary",
        members = {
            @RoleDescriptor.Member(name = "summary", component = "summary", type = "java.lang.String"),
            @RoleDescriptor.Member(name = "fromId", component = "fromId", type = "java.lang.String"),
            @RoleDescriptor.Member(name = "timestamp", component = "timestamp", type = "long")
        },
        rule = "method toLlm()")
@Generated("dev.rolecall.processor.RoleProcessor")
public final class BranchSummaryRole implements RoleType<BranchSummary> {
    /**
     * The only instance.
     */
    public static final BranchSummaryRole INSTANCE = new BranchSummaryRole();

    private static final MemberNames NAMES = MemberNames.of("role", "summary", "fromId", "timestamp");

    private static final LlmRule RULE = new LlmRule(LlmRule.Kind.METHOD, "method toLlm()", null);

    private BranchSummaryRole() {}

    @Override
    public Class<BranchSummary> javaType() {
        return BranchSummary.class;
    }

    @Override
    public String role() {
        return "branchSummary";
    }

    @Override
    public List<String> aliases() {
        return List.of();
    }

    @Override
    public BranchSummary read(JsonReader in) {
        String summary = null;
        String fromId = null;
        boolean fromIdRead = false;
        long timestamp = 0L;
        boolean timestampRead = false;
        Map<String, Object> additional = Map.of();
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> summary = in.readString();
                case 2 -> {
                    fromId = in.readOptional(JsonReader::readString);
                    fromIdRead = true;
                }
                case 3 -> {
                    timestamp = in.readLong();
                    timestampRead = true;
                }
                default -> additional = in.keep(additional);
            }
        }
        if (summary == null) {
            throw in.missing("summary");
        }
        if (!fromIdRead) {
            throw in.missing("fromId");
        }
        if (!timestampRead) {
            throw in.missing("timestamp");
        }
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
    public LlmRule rule() {
        return RULE;
    }

    @Override
    public List<Message> toLlm(BranchSummary value) {
        return List.of(new UserMessage(value.toLlm(), value.timestamp()));
    }
}
