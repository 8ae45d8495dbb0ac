package dev.rolecall.differential;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.rolecall.DefaultValue;
import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/** Role classes with every annotation of Jackson's that is honoured. */
interface Annotated {

    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    @interface Nullable {}

    @NotSent
    @MessageRole("names")
    record Names(
            @JsonProperty("class") String type,
            @JsonAlias({"text", "body"}) String content,
            @JsonProperty(value = "n", required = true) int number,
            @JsonProperty String plain,
            @JsonProperty("a \"quoted\" näme") String odd) {}

    @NotSent
    @MessageRole("order")
    @JsonPropertyOrder({"last", "c", "unknown", "a"})
    record Order(String a, String b, @JsonProperty("c") String renamed, String d, String last) {}

    @NotSent
    @MessageRole("included")
    record Included(
            @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable
            String always,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            String notNull,

            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> notAbsent,
            @JsonInclude(JsonInclude.Include.NON_NULL) Optional<String> nullIfEmpty,
            @JsonInclude(JsonInclude.Include.ALWAYS) OptionalInt number,

            @JsonInclude(JsonInclude.Include.NON_EMPTY) @DefaultValue("")
            String text,

            @JsonInclude(JsonInclude.Include.NON_EMPTY) @DefaultValue("[]")
            List<String> list,

            @JsonInclude(JsonInclude.Include.NON_EMPTY) @DefaultValue("{}")
            Map<String, Integer> map,

            @JsonInclude(JsonInclude.Include.NON_EMPTY) @Nullable
            Map<String, Object> free,

            @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<String> perhaps,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) int zero) {}

    @NotSent
    @MessageRole("notNull")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record NotNull(
            @Nullable String text,
            Optional<String> perhaps,

            @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable
            String always,

            int number) {}

    @NotSent
    @MessageRole("notEmpty")
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record NotEmpty(
            @Nullable String text,
            @Nullable List<String> list,
            boolean flag,

            @JsonInclude(JsonInclude.Include.USE_DEFAULTS) @Nullable
            String other) {}

    @NotSent
    @MessageRole("ignored")
    @JsonIgnoreProperties(ignoreUnknown = true)
    record Ignored(
            String text,
            @JsonIgnore @Nullable String secret,
            @JsonIgnore(false) String open,
            int number) {

        @JsonIgnore
        public boolean isSecret() {
            return secret != null;
        }
    }

    @NotSent
    @MessageRole("kept")
    record Kept(
            @Nullable String text,
            @JsonAnySetter @JsonAnyGetter Map<String, Object> more) {}

    @NotSent
    @MessageRole("described")
    @JsonClassDescription("a class")
    record Described(
            @JsonPropertyDescription("a text") String text,
            @JsonFormat(shape = JsonFormat.Shape.STRING) Instant at,
            @JsonFormat int plain) {}

    @Retention(RetentionPolicy.RUNTIME)
    @JacksonAnnotationsInside
    @JsonProperty("bundled")
    @JsonAlias("packed")
    @interface Bundle {}

    @NotSent
    @MessageRole("bundle")
    record Bundled(@Bundle String text) {}

    /** Annotations that are inherited. */
    @JsonPropertyOrder({"second", "first"})
    interface Inherited {

        @JsonProperty("second")
        String text();
    }

    @NotSent
    @MessageRole("inheriting")
    record Inheriting(String first, String text) implements Inherited {}

    @NotSent
    @MessageRole("creators")
    record Creators(String text, int number) {

        @JsonCreator
        public Creators {
            Objects.requireNonNull(text);
        }

        Creators(String text) {
            this(text, 0);
        }
    }

    @NotSent
    @MessageRole("otherOrder")
    record OtherOrder(String text, int number) {

        @JsonCreator
        OtherOrder(@JsonProperty("number") int number, @JsonProperty("text") String text) {
            this(text, number);
        }
    }

    /** A class with a constructor. */
    @NotSent
    @MessageRole("classic")
    final class Classic {

        private final String text;
        private final boolean done;

        @JsonCreator
        Classic(@JsonProperty("text") String text, @JsonProperty("done") boolean done) {
            this.text = text;
            this.done = done;
        }

        public String getText() {
            return text;
        }

        public boolean isDone() {
            return done;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Classic classic && classic.text.equals(text) && classic.done == done;
        }

        @Override
        public int hashCode() {
            return text.hashCode();
        }
    }

    /** A class with a method that makes it. */
    @NotSent
    @MessageRole("factory")
    final class Factory {

        private final String text;

        private Factory(String text) {
            this.text = text;
        }

        @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
        public static Factory of(@JsonProperty("text") @JsonAlias("txt") String text) {
            return new Factory(text);
        }

        @JsonProperty("text")
        public String text() {
            return text;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Factory factory && factory.text.equals(text);
        }

        @Override
        public int hashCode() {
            return text.hashCode();
        }
    }
}
