package dev.rolecall.message;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How strictly a provider is to hold a model to a tool's schema or grammar. In JSON {@code false} or an object. */
public sealed interface ConstrainedSampling
        permits ConstrainedSampling.Off,
                ConstrainedSampling.JsonSchema,
                ConstrainedSampling.Grammar,
                ConstrainedSampling.Unknown {

    /** Not at all: {@code false}. */
    record Off() implements ConstrainedSampling {}

    /**
     * By the tool's JSON Schema.
     *
     * @param strict {@code prefer} or {@code require}
     * @param additionalProperties members that this type does not declare
     */
    record JsonSchema(Strictness strict, Map<String, @Nullable Object> additionalProperties)
            implements ConstrainedSampling {

        /** Checks and copies what it is given. */
        public JsonSchema {
            Objects.requireNonNull(strict, "strict");
            if (!additionalProperties.isEmpty()) {
                additionalProperties =
                        AdditionalMembers.of(additionalProperties, "type", "json_schema", "strict", strict);
            }
        }
    }

    /**
     * By a grammar.
     *
     * @param variants the grammar in one or more notations: {@code openai_lark}, {@code openai_regex}; free-form JSON
     * @param additionalProperties members that this type does not declare
     */
    record Grammar(Map<String, @Nullable Object> variants, Map<String, @Nullable Object> additionalProperties)
            implements ConstrainedSampling {

        /** Checks and copies what it is given. */
        public Grammar {
            variants = JsonData.object(variants);
            if (!additionalProperties.isEmpty()) {
                additionalProperties =
                        AdditionalMembers.of(additionalProperties, "type", "grammar", "variants", variants);
            }
        }
    }

    /**
     * In a way that this library does not know, kept whole.
     *
     * @param json the JSON value
     */
    record Unknown(@Nullable Object json) implements ConstrainedSampling {

        /** Copies the JSON value. */
        public Unknown {
            json = JsonData.copyOf(json);
        }
    }
}
