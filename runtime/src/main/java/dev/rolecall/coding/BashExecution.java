package dev.rolecall.coding;

import dev.rolecall.AdditionalProperties;
import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;
import dev.rolecall.message.AdditionalMembers;
import dev.rolecall.message.TextContent;
import dev.rolecall.message.UserContent;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A shell command that the user ran beside the conversation.
 *
 * @param command the command
 * @param output what it printed; cut if it is {@code truncated}
 * @param exitCode its exit code; {@code null} if it has none, as when it was cancelled
 * @param cancelled whether the user cancelled it
 * @param truncated whether {@code output} is cut
 * @param fullOutputPath where the whole output is, if it is cut; {@code null} if absent
 * @param excludeFromContext whether the model is not to see it; {@code null} if absent, which means no
 * @param timestamp when it ran, in Unix milliseconds
 * @param additionalProperties members that this type does not declare, and optional ones that were explicitly {@code null}
 */
@RecordBuilder
@RecordBuilder.Options(
        enableWither = false,
        enableGetters = false,
        addStaticBuilder = false,
        inheritComponentAnnotations = false)
@MessageRole("bashExecution")
public record BashExecution(
        String command,
        String output,
        @Nullable Long exitCode,
        boolean cancelled,
        boolean truncated,
        @Nullable String fullOutputPath,
        @Nullable Boolean excludeFromContext,
        long timestamp,
        @AdditionalProperties Map<String, @Nullable Object> additionalProperties) {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public BashExecution {
        Objects.requireNonNull(command, "command");
        Objects.requireNonNull(output, "output");
        additionalProperties = AdditionalMembers.of(
                additionalProperties,
                "command",
                command,
                "output",
                output,
                "exitCode",
                exitCode,
                "cancelled",
                cancelled,
                "truncated",
                truncated,
                "fullOutputPath",
                fullOutputPath,
                "excludeFromContext",
                excludeFromContext,
                "timestamp",
                timestamp);
    }

    /**
     * The command and its outcome as the model sees them.
     *
     * @return one text block
     */
    @ToLlm(unless = "excludeFromContext")
    public UserContent toLlm() {
        return UserContent.of(new TextContent(text()));
    }

    /**
     * The command and its outcome as text.
     *
     * @return the text, without a line break at its end
     */
    public String text() {
        StringBuilder text = new StringBuilder("Ran `").append(command).append("`\n");
        if (output.isEmpty()) {
            text.append("(no output)");
        } else {
            text.append("```\n").append(output).append("\n```");
        }
        if (cancelled) {
            text.append("\n\n(command cancelled)");
        } else if (exitCode != null && exitCode != 0) {
            text.append("\n\nCommand exited with code ").append(exitCode);
        }
        if (truncated && fullOutputPath != null && !fullOutputPath.isEmpty()) {
            text.append("\n\n[Output truncated. Full output: ")
                    .append(fullOutputPath)
                    .append(']');
        }
        return text.toString();
    }

    /**
     * A builder with nothing set.
     *
     * @return a new builder
     */
    public static BashExecutionBuilder builder() {
        return BashExecutionBuilder.builder().additionalProperties(Map.of());
    }

    /**
     * A builder with the members of this value, to make one that differs.
     *
     * @return a new builder
     */
    public BashExecutionBuilder toBuilder() {
        return BashExecutionBuilder.builder(this);
    }
}
