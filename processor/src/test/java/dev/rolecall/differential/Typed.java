package dev.rolecall.differential;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;
import dev.rolecall.differential.Annotated.Nullable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.util.Arrays;
import java.util.Collection;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** Role classes with components of every type that is read and written. */
interface Typed {

    @NotSent
    @MessageRole("numbers")
    record Numbers(
            byte b,
            short s,
            int i,
            long l,
            float f,
            double d,
            char c,
            boolean z,
            Integer boxed,
            BigInteger integer,
            BigDecimal decimal) {}

    @NotSent
    @MessageRole("texts")
    record Texts(
            Instant instant,
            Duration duration,
            Period period,
            LocalDate date,
            LocalTime time,
            LocalDateTime dateTime,
            OffsetDateTime offset,
            UUID uuid,
            URI uri) {}

    @NotSent
    @MessageRole("collections")
    record Collections(
            List<String> list,
            Collection<Integer> collection,
            Set<String> set,
            Map<String, List<Long>> map,
            List<@Nullable String> holes,
            List<?> anything) {}

    @NotSent
    @MessageRole("arrays")
    record Arrayed(
            String[] words,
            int[] ints,
            double[][] matrix,
            byte[] bytes,
            char[] chars,
            boolean[] flags,
            Level[] levels) {

        @Override
        public boolean equals(Object other) {
            return other instanceof Arrayed that
                    && Arrays.equals(words, that.words)
                    && Arrays.equals(ints, that.ints)
                    && Arrays.deepEquals(matrix, that.matrix)
                    && Arrays.equals(bytes, that.bytes)
                    && Arrays.equals(chars, that.chars)
                    && Arrays.equals(flags, that.flags)
                    && Arrays.equals(levels, that.levels);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(words);
        }
    }

    enum Level {
        @JsonProperty("low")
        @JsonAlias({"small", "least"})
        LOW,
        HIGH,
        @JsonEnumDefaultValue
        UNKNOWN
    }

    enum Color {
        RED,
        GREEN;

        @JsonValue
        public String wireName() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** By its annotation only data binding reads it. */
    @JsonFormat(shape = JsonFormat.Shape.NUMBER)
    enum Ordinal {
        ZERO,
        ONE
    }

    @NotSent
    @MessageRole("enums")
    record Enums(Level level, Color color, Ordinal ordinal, Map<Level, Color> colors) {}

    record Item(String name, @Nullable Item next) {}

    record Page<T>(List<T> items, int total) {}

    @NotSent
    @MessageRole("pages")
    record Pages(Page<Item> items, Page<String> texts, Page<Page<Level>> nested) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Circle.class, name = "circle"),
        @JsonSubTypes.Type(value = Square.class, name = "square")
    })
    sealed interface Shape {}

    record Circle(double radius) implements Shape {}

    record Square(double side) implements Shape {}

    record Name(@JsonValue String value) {}

    record Whole(@JsonUnwrapped Part part, int number) {}

    record Part(String text) {}

    @NotSent
    @MessageRole("mapped")
    record Mapped(
            Shape shape,
            List<Shape> shapes,
            Map<String, Shape> named,
            Name name,
            @Nullable Shape perhaps,
            Currency currency) {}

    @NotSent
    @MessageRole("unwrapped")
    record Unwrapped(Whole whole) {}

    /** What looks like a name of the constants and is none. */
    enum Unnamed {
        ONE,
        TWO;

        @JsonValue(false)
        public String wireName() {
            return "same";
        }
    }

    interface Coded {

        @JsonValue
        String code();
    }

    /** The names of the constants come from an interface. */
    enum Inherited implements Coded {
        FIRST,
        SECOND;

        @Override
        public String code() {
            return name().substring(0, 1);
        }
    }

    @NotSent
    @MessageRole("odd")
    record Odd(
            Unnamed unnamed,
            Inherited inherited,
            List<Optional<String>> optionals,
            List<byte @Nullable []> bytes,
            String NAMES,
            Map<Integer, String> MAP_OF_INTEGER_AND_STRING_TYPE,
            List<? extends Number> numbers) {

        @Override
        public boolean equals(Object other) {
            return other instanceof Odd odd && odd.toString().equals(toString());
        }

        @Override
        public int hashCode() {
            return NAMES.hashCode();
        }

        @Override
        public String toString() {
            return List.of(unnamed, inherited, optionals, bytes.size(), NAMES, MAP_OF_INTEGER_AND_STRING_TYPE)
                    .toString();
        }
    }

    @NotSent
    @MessageRole("rest")
    record Rest(String first, String... rest) {

        @Override
        public boolean equals(Object other) {
            return other instanceof Rest that && first.equals(that.first) && Arrays.equals(rest, that.rest);
        }

        @Override
        public int hashCode() {
            return first.hashCode();
        }
    }
}
