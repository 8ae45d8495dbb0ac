package dev.rolecall.coding;

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
 * What stands for the part of a conversation that was compacted.
 *
 * @param summary the summary
 * @param tokensBefore how many tokens the context had before
 * @param timestamp when it was compacted, in Unix milliseconds
 * @param additionalProperties members that this type does not declare
 */
@MessageRole("compactionSummary")
public record CompactionSummary(
        String summary,
        long tokensBefore,
        long timestamp,
        @AdditionalProperties Map<String, @Nullable Object> additionalProperties) {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public CompactionSummary {
        Objects.requireNonNull(summary, "summary");
        additionalProperties = AdditionalMembers.of(
                additionalProperties, "summary", summary, "tokensBefore", tokensBefore, "timestamp", timestamp);
    }

    /**
     * The summary as the model sees it.
     *
     * @return one text block
     */
    @ToLlm
    public UserContent toLlm() {
        return UserContent.of(new TextContent(
                "The conversation history before this point was compacted into the following summary:\n\n<summary>\n"
                        + summary
                        + "\n</summary>"));
    }
}
