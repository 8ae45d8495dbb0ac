package dev.rolecall.bench.plain;

import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.annotation.JSONType;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;

/**
 * Messages as records, annotated for each library that reads annotations. They hold what Rolecall's hold, but for unknown
 * members and roles, of which the data has none. All have the same type of content, as avaje-jsonb's generated code does not
 * compile where subtypes have members of one name and two types.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "role")
@JsonSubTypes({
    @JsonSubTypes.Type(name = "user", value = PlainMessage.User.class),
    @JsonSubTypes.Type(name = "assistant", value = PlainMessage.Assistant.class),
    @JsonSubTypes.Type(name = "toolResult", value = PlainMessage.ToolResult.class),
    @JsonSubTypes.Type(name = "system", value = PlainMessage.System.class),
    @JsonSubTypes.Type(name = "bashExecution", value = PlainMessage.BashExecution.class),
    @JsonSubTypes.Type(name = "branchSummary", value = PlainMessage.BranchSummary.class),
    @JsonSubTypes.Type(name = "compactionSummary", value = PlainMessage.CompactionSummary.class),
    @JsonSubTypes.Type(name = "custom", value = PlainMessage.Custom.class),
    @JsonSubTypes.Type(name = "progress", value = PlainMessage.Progress.class),
    @JsonSubTypes.Type(name = "notification", value = PlainMessage.Notification.class),
    @JsonSubTypes.Type(name = "testReport", value = PlainMessage.TestReport.class),
})
@Json(typeProperty = "role")
@Json.SubType(name = "user", type = PlainMessage.User.class)
@Json.SubType(name = "assistant", type = PlainMessage.Assistant.class)
@Json.SubType(name = "toolResult", type = PlainMessage.ToolResult.class)
@Json.SubType(name = "system", type = PlainMessage.System.class)
@Json.SubType(name = "bashExecution", type = PlainMessage.BashExecution.class)
@Json.SubType(name = "branchSummary", type = PlainMessage.BranchSummary.class)
@Json.SubType(name = "compactionSummary", type = PlainMessage.CompactionSummary.class)
@Json.SubType(name = "custom", type = PlainMessage.Custom.class)
@Json.SubType(name = "progress", type = PlainMessage.Progress.class)
@Json.SubType(name = "notification", type = PlainMessage.Notification.class)
@Json.SubType(name = "testReport", type = PlainMessage.TestReport.class)
@JSONType(
        typeKey = "role",
        seeAlso = {
            PlainMessage.User.class,
            PlainMessage.Assistant.class,
            PlainMessage.ToolResult.class,
            PlainMessage.System.class,
            PlainMessage.BashExecution.class,
            PlainMessage.BranchSummary.class,
            PlainMessage.CompactionSummary.class,
            PlainMessage.Custom.class,
            PlainMessage.Progress.class,
            PlainMessage.Notification.class,
            PlainMessage.TestReport.class,
        })
public sealed interface PlainMessage {

    @JSONType(
            typeName = "user",
            alphabetic = false,
            serializeFeatures = {JSONWriter.Feature.WriteClassName, JSONWriter.Feature.NotWriteHashMapArrayListClassName
            })
    record User(Content content, long timestamp) implements PlainMessage {}

    @JSONType(
            typeName = "assistant",
            alphabetic = false,
            serializeFeatures = {JSONWriter.Feature.WriteClassName, JSONWriter.Feature.NotWriteHashMapArrayListClassName
            })
    record Assistant(
            Content content,
            String api,
            String provider,
            String model,
            String responseModel,
            String responseId,
            String providerThinkingLevel,
            String thinkingLevel,
            List<Map<String, Object>> diagnostics,
            Map<String, Object> deferred,
            Usage usage,
            String stopReason,
            String errorMessage,
            String rawStopReason,
            Boolean endTurn,
            long timestamp,
            Long durationMs)
            implements PlainMessage {}

    @JSONType(
            typeName = "toolResult",
            alphabetic = false,
            serializeFeatures = {JSONWriter.Feature.WriteClassName, JSONWriter.Feature.NotWriteHashMapArrayListClassName
            })
    record ToolResult(
            String toolCallId,
            String toolName,
            Content content,
            Object details,
            Usage usage,
            NestedCalls nestedCalls,
            boolean isError,
            Long durationMs,
            long timestamp)
            implements PlainMessage {}

    @JSONType(
            typeName = "system",
            alphabetic = false,
            serializeFeatures = {JSONWriter.Feature.WriteClassName, JSONWriter.Feature.NotWriteHashMapArrayListClassName
            })
    record System(
            Content content,
            Map<String, String> sections,
            List<Tool> toolsAdded,
            List<ToolReference> toolsRemoved,
            Boolean replace,
            long timestamp)
            implements PlainMessage {}

    @JSONType(
            typeName = "bashExecution",
            alphabetic = false,
            serializeFeatures = {JSONWriter.Feature.WriteClassName, JSONWriter.Feature.NotWriteHashMapArrayListClassName
            })
    record BashExecution(
            String command,
            String output,
            Long exitCode,
            boolean cancelled,
            boolean truncated,
            String fullOutputPath,
            Boolean excludeFromContext,
            long timestamp)
            implements PlainMessage {}

    @JSONType(
            typeName = "branchSummary",
            alphabetic = false,
            serializeFeatures = {JSONWriter.Feature.WriteClassName, JSONWriter.Feature.NotWriteHashMapArrayListClassName
            })
    record BranchSummary(String summary, String fromId, long timestamp) implements PlainMessage {}

    @JSONType(
            typeName = "compactionSummary",
            alphabetic = false,
            serializeFeatures = {JSONWriter.Feature.WriteClassName, JSONWriter.Feature.NotWriteHashMapArrayListClassName
            })
    record CompactionSummary(String summary, long tokensBefore, long timestamp) implements PlainMessage {}

    @JSONType(
            typeName = "custom",
            alphabetic = false,
            serializeFeatures = {JSONWriter.Feature.WriteClassName, JSONWriter.Feature.NotWriteHashMapArrayListClassName
            })
    record Custom(String customType, Content content, boolean display, Object details, long timestamp)
            implements PlainMessage {}

    @JSONType(
            typeName = "progress",
            alphabetic = false,
            serializeFeatures = {JSONWriter.Feature.WriteClassName, JSONWriter.Feature.NotWriteHashMapArrayListClassName
            })
    record Progress(int percent, String step, long timestamp) implements PlainMessage {}

    @JSONType(
            typeName = "notification",
            alphabetic = false,
            serializeFeatures = {JSONWriter.Feature.WriteClassName, JSONWriter.Feature.NotWriteHashMapArrayListClassName
            })
    record Notification(String text, String level, long timestamp) implements PlainMessage {}

    @JSONType(
            typeName = "testReport",
            alphabetic = false,
            serializeFeatures = {JSONWriter.Feature.WriteClassName, JSONWriter.Feature.NotWriteHashMapArrayListClassName
            })
    record TestReport(String suite, int passed, double seconds, List<Failure> failures, String log, long timestamp)
            implements PlainMessage {

        @JSONType(alphabetic = false)
        public record Failure(String test, String message, int line) {}
    }

    @JSONType(alphabetic = false)
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Usage(
            long input,
            long output,
            Long cacheRead,
            Long cacheWrite,
            Long cacheWrite1h,
            Long reasoning,
            long totalTokens,
            Cost cost) {}

    @JSONType(alphabetic = false)
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Cost(
            double input,
            double output,
            double cacheRead,
            double cacheWrite,
            double total,
            Boolean totalFromProvider) {}

    @JSONType(alphabetic = false)
    record NestedCalls(List<NestedCall> calls, boolean complete) {}

    @JSONType(alphabetic = false)
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record NestedCall(
            String id,
            String name,
            Map<String, Object> arguments,
            Long argumentsBytes,
            String status,
            Long durationMs,
            String error) {}

    @JSONType(alphabetic = false)
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Tool(String name, String description, Map<String, Object> parameters, Object constrainedSampling) {}

    @JSONType(alphabetic = false)
    record ToolReference(String name) {}
}
