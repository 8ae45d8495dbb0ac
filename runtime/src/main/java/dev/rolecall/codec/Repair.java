package dev.rolecall.codec;

import dev.rolecall.message.AssistantBlock;
import dev.rolecall.message.AssistantMessage;
import dev.rolecall.message.Cost;
import dev.rolecall.message.Message;
import dev.rolecall.message.StopReason;
import dev.rolecall.message.SystemBlock;
import dev.rolecall.message.SystemContent;
import dev.rolecall.message.SystemMessage;
import dev.rolecall.message.TextContent;
import dev.rolecall.message.ThinkingLevel;
import dev.rolecall.message.ToolResultMessage;
import dev.rolecall.message.UnknownContent;
import dev.rolecall.message.Usage;
import dev.rolecall.message.UserBlock;
import dev.rolecall.message.UserContent;
import dev.rolecall.message.UserMessage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The best typed reading of a standard message that is only ill-typed: what fits is kept, absent or ill-typed content is
 * empty, absent usage is zero, absent {@code isError} false, an ill-typed timestamp 0.
 */
final class Repair {

    private final Map<?, ?> json;

    private Repair(Map<?, ?> json) {
        this.json = json;
    }

    /**
     * Repairs a message.
     *
     * @param json the message's JSON
     * @return the best typed reading, or null if it is no standard message
     */
    static @Nullable Message repair(@Nullable Object json) {
        if (!(json instanceof Map<?, ?> object) || !(object.get("role") instanceof String role)) {
            return null;
        }
        Repair repair = new Repair(object);
        return switch (role) {
            case "system" -> repair.system();
            case "user" -> repair.user();
            case "assistant" -> repair.assistant();
            case "toolResult" -> repair.toolResult();
            default -> null;
        };
    }

    private SystemMessage system() {
        Object content = json.get("content");
        return new SystemMessage(
                content instanceof String text
                        ? SystemContent.of(text)
                        : SystemContent.of(this.<SystemBlock>blocks(
                                SystemBlockCodec::read, UnknownContent::new, TextContent::new)),
                optional("sections", in -> in.readMap(section -> section.readOptional(JsonReader::readString))),
                optional("toolsAdded", in -> in.readList(ToolCodec::read)),
                optional("toolsRemoved", in -> in.readList(ToolReferenceCodec::read)),
                optional("replace", JsonReader::readBoolean),
                timestamp(),
                additional(SystemMessageCodec.NAMES));
    }

    private UserMessage user() {
        Object content = json.get("content");
        return new UserMessage(
                content instanceof String text
                        ? UserContent.of(text)
                        : UserContent.of(
                                this.<UserBlock>blocks(UserBlockCodec::read, UnknownContent::new, TextContent::new)),
                timestamp(),
                additional(UserMessageCodec.NAMES));
    }

    private AssistantMessage assistant() {
        return new AssistantMessage(
                this.<AssistantBlock>blocks(AssistantBlockCodec::read, UnknownContent::new, TextContent::new),
                or("api", JsonReader::readString, ""),
                or("provider", JsonReader::readString, ""),
                or("model", JsonReader::readString, ""),
                optional("responseModel", JsonReader::readString),
                optional("responseId", JsonReader::readString),
                optional("providerThinkingLevel", JsonReader::readString),
                optional("thinkingLevel", in -> new ThinkingLevel(in.readString())),
                optional("diagnostics", in -> in.readList(DiagnosticCodec::read)),
                optional("deferred", DeferredHandleCodec::read),
                usage(),
                or("stopReason", in -> new StopReason(in.readString()), StopReason.STOP),
                optional("errorMessage", JsonReader::readString),
                optional("rawStopReason", JsonReader::readString),
                optional("endTurn", JsonReader::readBoolean),
                timestamp(),
                optional("durationMs", JsonReader::readLong),
                additional(AssistantMessageCodec.NAMES));
    }

    private ToolResultMessage toolResult() {
        return new ToolResultMessage(
                or("toolCallId", JsonReader::readString, ""),
                or("toolName", JsonReader::readString, ""),
                this.<UserBlock>blocks(UserBlockCodec::read, UnknownContent::new, TextContent::new),
                json.get("details"),
                optional("usage", UsageCodec::read),
                optional("nestedCalls", NestedToolCallsCodec::read),
                or("isError", JsonReader::readBoolean, false),
                optional("durationMs", JsonReader::readLong),
                timestamp(),
                additional(ToolResultMessageCodec.NAMES));
    }

    /** The content as blocks: a string is one text block, a block alone is the only one, what does not fit is unknown. */
    private <B> List<B> blocks(
            JsonReader.Read<B> read, Function<Object, ? extends B> unknown, Function<String, ? extends B> text) {
        Object content = json.get("content");
        List<B> blocks = new ArrayList<>();
        if (content instanceof String string) {
            blocks.add(text.apply(string));
        } else if (content instanceof List<?> elements) {
            for (Object element : elements) {
                B block = attempt(element, read);
                blocks.add(block != null ? block : unknown.apply(element));
            }
        } else if (content != null) {
            B block = attempt(content, read);
            blocks.add(block != null ? block : unknown.apply(content));
        }
        return blocks;
    }

    private Usage usage() {
        Object usage = json.get("usage");
        Usage whole = attempt(usage, UsageCodec::read);
        if (whole != null) {
            return whole;
        }
        if (!(usage instanceof Map<?, ?> counters)) {
            return Usage.ZERO;
        }
        Repair parts = new Repair(counters);
        return new Usage(
                parts.or("input", Repair::count, 0L),
                parts.or("output", Repair::count, 0L),
                parts.or("cacheRead", Repair::count, 0L),
                parts.or("cacheWrite", Repair::count, 0L),
                parts.optional("cacheWrite1h", Repair::count),
                parts.optional("reasoning", Repair::count),
                parts.or("totalTokens", Repair::count, 0L),
                parts.or("cost", CostCodec::read, Cost.ZERO),
                parts.additional(UsageCodec.NAMES));
    }

    private long timestamp() {
        return or("timestamp", Repair::count, 0L);
    }

    /** An integer; of a number with a fraction, the part before it. */
    private static long count(JsonReader in) {
        return (long) in.readDouble();
    }

    private <T> T or(String name, JsonReader.Read<T> read, T otherwise) {
        T value = attempt(json.get(name), read);
        return value == null ? otherwise : value;
    }

    private <T> @Nullable T optional(String name, JsonReader.Read<T> read) {
        return attempt(json.get(name), read);
    }

    private static <T> @Nullable T attempt(@Nullable Object json, JsonReader.Read<T> read) {
        if (json == null) {
            return null;
        }
        try {
            return read.from(new TreeReader(json, ReadOptions.DEFAULT));
        } catch (JsonException doesNotFit) {
            return null; // the raw message keeps the JSON and the reason
        }
    }

    private Map<String, @Nullable Object> additional(MemberNames names) {
        Map<String, @Nullable Object> additional = new LinkedHashMap<>();
        json.forEach((name, value) -> {
            if (names.indexOf((String) name) == JsonReader.OTHER) {
                additional.put((String) name, value);
            }
        });
        return additional;
    }
}
