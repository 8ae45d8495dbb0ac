package dev.rolecall.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;

/** The classes that generated code names. */
final class Runtime {

    private static final String CODEC = "dev.rolecall.codec";
    private static final String MODEL = "dev.rolecall.message";

    static final ClassName CARRIER = ClassName.get(CODEC, "Carrier");
    static final ClassName JSON_ARRAYS = ClassName.get(CODEC, "JsonArrays");
    static final ClassName JSON_TYPES = ClassName.get(CODEC, "JsonTypes");
    static final ClassName JSON_READER = ClassName.get(CODEC, "JsonReader");
    static final ClassName JSON_WRITER = ClassName.get(CODEC, "JsonWriter");
    static final ClassName LLM_RULE = ClassName.get(CODEC, "LlmRule");
    static final ClassName LLM_RULES = ClassName.get("dev.rolecall.llm", "LlmRules");
    static final ClassName MEMBER_NAMES = ClassName.get(CODEC, "MemberNames");
    static final ClassName MESSAGE_CODEC = ClassName.get(CODEC, "MessageCodec");
    static final ClassName RAW_MESSAGE = ClassName.get(CODEC, "RawMessage");
    static final ClassName ROLE_DESCRIPTOR = ClassName.get(CODEC, "RoleDescriptor");
    static final ClassName ROLE_TYPE = ClassName.get(CODEC, "RoleType");
    static final ClassName TEMPLATES = ClassName.get(CODEC, "Templates");
    static final ClassName UNION_DESCRIPTOR = ClassName.get(CODEC, "UnionDescriptor");
    static final ClassName UNION_TYPE = ClassName.get(CODEC, "UnionType");

    static final ClassName JSON_DATA = ClassName.get(MODEL, "JsonData");
    static final ClassName MESSAGE = ClassName.get(MODEL, "Message");
    static final ClassName SYSTEM_MESSAGE = ClassName.get(MODEL, "SystemMessage");
    static final ClassName USER_MESSAGE = ClassName.get(MODEL, "UserMessage");
    static final ClassName ASSISTANT_MESSAGE = ClassName.get(MODEL, "AssistantMessage");
    static final ClassName TOOL_RESULT_MESSAGE = ClassName.get(MODEL, "ToolResultMessage");
    static final ClassName USER_CONTENT = ClassName.get(MODEL, "UserContent");

    static final ClassName JSON_CREATOR = ClassName.get("com.fasterxml.jackson.annotation", "JsonCreator");
    static final ClassName JSON_VALUE = ClassName.get("com.fasterxml.jackson.annotation", "JsonValue");

    static final ClassName LIST = ClassName.get("java.util", "List");
    static final ClassName MAP = ClassName.get("java.util", "Map");
    static final ClassName OPTIONAL = ClassName.get("java.util", "Optional");
    static final ClassName OBJECT = ClassName.get("java.lang", "Object");
    static final ClassName STRING = ClassName.get("java.lang", "String");

    private Runtime() {}

    static TypeName listOf(TypeName element) {
        return ParameterizedTypeName.get(LIST, element);
    }
}
