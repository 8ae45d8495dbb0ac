package dev.rolecall.codec;

import dev.rolecall.message.AssistantBlock;
import dev.rolecall.message.AssistantMessage;
import dev.rolecall.message.DeferredHandle;
import dev.rolecall.message.Diagnostic;
import dev.rolecall.message.StopReason;
import dev.rolecall.message.ThinkingLevel;
import dev.rolecall.message.Usage;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON of {@link AssistantMessage}. */
public final class AssistantMessageCodec {

    static final MemberNames NAMES = MemberNames.of(
            "role",
            "content",
            "api",
            "provider",
            "model",
            "responseModel",
            "responseId",
            "providerThinkingLevel",
            "thinkingLevel",
            "diagnostics",
            "deferred",
            "usage",
            "stopReason",
            "errorMessage",
            "rawStopReason",
            "endTurn",
            "timestamp",
            "durationMs");

    private AssistantMessageCodec() {}

    /**
     * Reads a message, behind its role.
     *
     * @param in the reader
     * @return what was read
     * @throws JsonException if it does not fit the type
     */
    static AssistantMessage readMembers(JsonReader in) {
        List<AssistantBlock> content = null;
        String api = null;
        String provider = null;
        String model = null;
        String responseModel = null;
        String responseId = null;
        String providerThinkingLevel = null;
        ThinkingLevel thinkingLevel = null;
        List<Diagnostic> diagnostics = null;
        DeferredHandle deferred = null;
        Usage usage = null;
        StopReason stopReason = null;
        String errorMessage = null;
        String rawStopReason = null;
        Boolean endTurn = null;
        long timestamp = 0;
        boolean timestampRead = false;
        Long durationMs = null;
        Map<String, @Nullable Object> additional = Map.of();
        for (int member = in.nextName(NAMES); member != JsonReader.END; member = in.nextName(NAMES)) {
            switch (member) {
                case 0 -> throw in.repeated("role");
                case 1 -> content = in.readList(AssistantBlockCodec::read);
                case 2 -> api = in.readString();
                case 3 -> provider = in.readString();
                case 4 -> model = in.readString();
                case 5 -> {
                    responseModel = in.readOptional(JsonReader::readString);
                    if (responseModel == null) {
                        additional = in.keep(additional);
                    }
                }
                case 6 -> {
                    responseId = in.readOptional(JsonReader::readString);
                    if (responseId == null) {
                        additional = in.keep(additional);
                    }
                }
                case 7 -> {
                    providerThinkingLevel = in.readOptional(JsonReader::readString);
                    if (providerThinkingLevel == null) {
                        additional = in.keep(additional);
                    }
                }
                case 8 -> {
                    thinkingLevel = in.readOptional(r -> new ThinkingLevel(r.readString()));
                    if (thinkingLevel == null) {
                        additional = in.keep(additional);
                    }
                }
                case 9 -> {
                    diagnostics = in.readOptional(r -> r.readList(DiagnosticCodec::read));
                    if (diagnostics == null) {
                        additional = in.keep(additional);
                    }
                }
                case 10 -> {
                    deferred = in.readOptional(DeferredHandleCodec::read);
                    if (deferred == null) {
                        additional = in.keep(additional);
                    }
                }
                case 11 -> usage = UsageCodec.read(in);
                case 12 -> stopReason = new StopReason(in.readString());
                case 13 -> {
                    errorMessage = in.readOptional(JsonReader::readString);
                    if (errorMessage == null) {
                        additional = in.keep(additional);
                    }
                }
                case 14 -> {
                    rawStopReason = in.readOptional(JsonReader::readString);
                    if (rawStopReason == null) {
                        additional = in.keep(additional);
                    }
                }
                case 15 -> {
                    endTurn = in.readOptional(JsonReader::readBoolean);
                    if (endTurn == null) {
                        additional = in.keep(additional);
                    }
                }
                case 16 -> {
                    timestamp = in.readLong();
                    timestampRead = true;
                }
                case 17 -> {
                    durationMs = in.readOptional(JsonReader::readLong);
                    if (durationMs == null) {
                        additional = in.keep(additional);
                    }
                }
                default -> additional = in.keep(additional);
            }
        }
        if (content == null) {
            throw in.missing("content");
        }
        if (api == null) {
            throw in.missing("api");
        }
        if (provider == null) {
            throw in.missing("provider");
        }
        if (model == null) {
            throw in.missing("model");
        }
        if (usage == null) {
            throw in.missing("usage");
        }
        if (stopReason == null) {
            throw in.missing("stopReason");
        }
        if (!timestampRead) {
            throw in.missing("timestamp");
        }
        return new AssistantMessage(
                content,
                api,
                provider,
                model,
                responseModel,
                responseId,
                providerThinkingLevel,
                thinkingLevel,
                diagnostics,
                deferred,
                usage,
                stopReason,
                errorMessage,
                rawStopReason,
                endTurn,
                timestamp,
                durationMs,
                additional);
    }

    /**
     * Writes a message.
     *
     * @param out where to
     * @param value what is written
     */
    public static void write(JsonWriter out, AssistantMessage value) {
        Map<String, @Nullable Object> additional = value.additionalProperties();
        out.beginObject();
        out.name(NAMES, 0);
        out.writeString("assistant");
        out.name(NAMES, 1);
        out.writeList(value.content(), AssistantBlockCodec::write);
        out.name(NAMES, 2);
        out.writeString(value.api());
        out.name(NAMES, 3);
        out.writeString(value.provider());
        out.name(NAMES, 4);
        out.writeString(value.model());
        String responseModel = value.responseModel();
        if (responseModel != null) {
            out.name(NAMES, 5);
            out.writeString(responseModel);
        } else {
            out.keptNull(NAMES, 5, additional);
        }
        String responseId = value.responseId();
        if (responseId != null) {
            out.name(NAMES, 6);
            out.writeString(responseId);
        } else {
            out.keptNull(NAMES, 6, additional);
        }
        String providerThinkingLevel = value.providerThinkingLevel();
        if (providerThinkingLevel != null) {
            out.name(NAMES, 7);
            out.writeString(providerThinkingLevel);
        } else {
            out.keptNull(NAMES, 7, additional);
        }
        ThinkingLevel thinkingLevel = value.thinkingLevel();
        if (thinkingLevel != null) {
            out.name(NAMES, 8);
            out.writeString(thinkingLevel.value());
        } else {
            out.keptNull(NAMES, 8, additional);
        }
        List<Diagnostic> diagnostics = value.diagnostics();
        if (diagnostics != null) {
            out.name(NAMES, 9);
            out.writeList(diagnostics, DiagnosticCodec::write);
        } else {
            out.keptNull(NAMES, 9, additional);
        }
        DeferredHandle deferred = value.deferred();
        if (deferred != null) {
            out.name(NAMES, 10);
            DeferredHandleCodec.write(out, deferred);
        } else {
            out.keptNull(NAMES, 10, additional);
        }
        out.name(NAMES, 11);
        UsageCodec.write(out, value.usage());
        out.name(NAMES, 12);
        out.writeString(value.stopReason().value());
        String errorMessage = value.errorMessage();
        if (errorMessage != null) {
            out.name(NAMES, 13);
            out.writeString(errorMessage);
        } else {
            out.keptNull(NAMES, 13, additional);
        }
        String rawStopReason = value.rawStopReason();
        if (rawStopReason != null) {
            out.name(NAMES, 14);
            out.writeString(rawStopReason);
        } else {
            out.keptNull(NAMES, 14, additional);
        }
        Boolean endTurn = value.endTurn();
        if (endTurn != null) {
            out.name(NAMES, 15);
            out.writeBoolean(endTurn);
        } else {
            out.keptNull(NAMES, 15, additional);
        }
        out.name(NAMES, 16);
        out.writeLong(value.timestamp());
        Long durationMs = value.durationMs();
        if (durationMs != null) {
            out.name(NAMES, 17);
            out.writeLong(durationMs);
        } else {
            out.keptNull(NAMES, 17, additional);
        }
        out.writeAdditional(NAMES, additional);
        out.endObject();
    }
}
