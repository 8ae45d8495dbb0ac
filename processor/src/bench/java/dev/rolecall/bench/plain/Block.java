package dev.rolecall.bench.plain;

import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.annotation.JSONType;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.avaje.jsonb.Json;
import java.util.Map;

/** A part of a message's content. */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(name = "text", value = Block.Text.class),
    @JsonSubTypes.Type(name = "thinking", value = Block.Thinking.class),
    @JsonSubTypes.Type(name = "image", value = Block.Image.class),
    @JsonSubTypes.Type(name = "toolCall", value = Block.ToolCall.class),
})
@Json(typeProperty = "type")
@Json.SubType(name = "text", type = Block.Text.class)
@Json.SubType(name = "thinking", type = Block.Thinking.class)
@Json.SubType(name = "image", type = Block.Image.class)
@Json.SubType(name = "toolCall", type = Block.ToolCall.class)
@JSONType(
        typeKey = "type",
        seeAlso = {Block.Text.class, Block.Thinking.class, Block.Image.class, Block.ToolCall.class})
public sealed interface Block {

    @JSONType(
            typeName = "text",
            alphabetic = false,
            serializeFeatures = {JSONWriter.Feature.WriteClassName, JSONWriter.Feature.NotWriteHashMapArrayListClassName
            })
    record Text(String text, String textSignature) implements Block {}

    @JSONType(
            typeName = "thinking",
            alphabetic = false,
            serializeFeatures = {JSONWriter.Feature.WriteClassName, JSONWriter.Feature.NotWriteHashMapArrayListClassName
            })
    record Thinking(String thinking, String thinkingSignature, Boolean redacted) implements Block {}

    @JSONType(
            typeName = "image",
            alphabetic = false,
            serializeFeatures = {JSONWriter.Feature.WriteClassName, JSONWriter.Feature.NotWriteHashMapArrayListClassName
            })
    record Image(String data, String mimeType) implements Block {}

    @JSONType(
            typeName = "toolCall",
            alphabetic = false,
            serializeFeatures = {JSONWriter.Feature.WriteClassName, JSONWriter.Feature.NotWriteHashMapArrayListClassName
            })
    record ToolCall(
            String id,
            String name,
            Map<String, Object> arguments,
            String thoughtSignature,
            String namespace,
            String argumentsError)
            implements Block {}
}
