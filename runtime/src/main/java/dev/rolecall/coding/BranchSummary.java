package dev.rolecall.coding;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.rolecall.AdditionalProperties;
import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;
import dev.rolecall.message.AdditionalMembers;
import dev.rolecall.message.TextContent;
import dev.rolecall.message.UserContent;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What happened on a branch of the conversation that was left.
 *
 * @param summary the summary
 * @param fromId the entry where the branch was left, or {@code null}
 * @param timestamp when it was left, in Unix milliseconds
 * @param additionalProperties members that this type does not declare
 */
@MessageRole("branchSummary")
public record BranchSummary(
        String summary,
        @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String fromId,
        long timestamp,
        @AdditionalProperties Map<String, @Nullable Object> additionalProperties) {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public BranchSummary {
        Objects.requireNonNull(summary, "summary");
        additionalProperties = AdditionalMembers.of(
                additionalProperties, "summary", summary, "fromId", fromId, "timestamp", timestamp);
    }

    /**
     * The summary as the model sees it.
     *
     * @return one text block
     */
    @ToLlm
    public UserContent toLlm() {
        return UserContent.of(new TextContent(
                "The following is a summary of a branch that this conversation came back from:\n\n<summary>\n"
                        + summary
                        + "</summary>"));
    }
}
