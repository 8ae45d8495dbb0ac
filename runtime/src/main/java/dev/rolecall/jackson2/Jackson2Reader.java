package dev.rolecall.jackson2;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.JsonPaths;
import dev.rolecall.codec.JsonPosition;
import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.ReadOptions;
import dev.rolecall.message.JsonData;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads with Jackson's streaming parser. The parser's current token is the value that the reader stands on. */
final class Jackson2Reader extends JsonReader {

    private static final Pattern SOURCE = Pattern.compile(" ?\\([^()]*\\[Source:.*?\\]\\)|\\R.*", Pattern.DOTALL);

    private final JsonParser parser;
    private final Jackson2Source source;
    private @Nullable String tag;

    Jackson2Reader(JsonParser parser, Jackson2Source source, ReadOptions options) {
        super(options);
        this.parser = parser;
        this.source = source;
        if (advance() == null) {
            throw failure(JsonException.Kind.SYNTAX, "There is no JSON", parser.currentLocation(), null);
        }
    }

    private @Nullable JsonToken advance() {
        try {
            return parser.nextToken();
        } catch (IOException wrong) {
            throw failure(wrong);
        }
    }

    /** The next token, where the document cannot end. */
    private JsonToken advanceInside() {
        JsonToken token = advance();
        if (token == null) {
            throw failure(JsonException.Kind.SYNTAX, "The JSON ends too early", parser.currentLocation(), null);
        }
        return token;
    }

    private JsonException failure(IOException wrong) {
        if (!(wrong instanceof JsonProcessingException problem)) {
            throw new UncheckedIOException(wrong); // the source is in memory
        }
        JsonException.Kind kind =
                wrong instanceof StreamConstraintsException ? JsonException.Kind.LIMIT : JsonException.Kind.SYNTAX;
        JsonLocation location = problem.getLocation() == null ? parser.currentLocation() : problem.getLocation();
        return failure(kind, withoutSource(problem.getOriginalMessage()), location, wrong);
    }

    /** Jackson's message without what it says of its own configuration and sources. */
    private static String withoutSource(@Nullable String message) {
        String text = message == null ? "Malformed JSON" : message;
        return SOURCE.matcher(text).replaceAll("");
    }

    private JsonException failure(
            JsonException.Kind kind, String problem, JsonLocation location, @Nullable Throwable cause) {
        return new JsonException(
                kind, problem, path(), new JsonPosition(location.getLineNr(), location.getColumnNr()), cause);
    }

    @Override
    public Kind peek() {
        return switch (parser.currentToken()) {
            case START_OBJECT, END_OBJECT -> Kind.OBJECT;
            case START_ARRAY, END_ARRAY -> Kind.ARRAY;
            case VALUE_STRING -> Kind.STRING;
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> Kind.NUMBER;
            case VALUE_TRUE, VALUE_FALSE -> Kind.BOOLEAN;
            case VALUE_NULL -> Kind.NULL;
            default -> throw new IllegalStateException("The reader stands on no value but " + parser.currentToken());
        };
    }

    @Override
    public void beginObject() {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            throw expected("an object");
        }
    }

    @Override
    public int nextName(MemberNames names) {
        JsonToken token = advanceInside();
        if (token == JsonToken.END_OBJECT) {
            return END;
        }
        String name = name();
        advanceInside();
        return names.indexOf(name);
    }

    @Override
    public String name() {
        try {
            return parser.currentName();
        } catch (IOException wrong) {
            throw failure(wrong);
        }
    }

    @Override
    public void beginArray() {
        if (parser.currentToken() != JsonToken.START_ARRAY) {
            throw expected("an array");
        }
    }

    @Override
    public boolean nextElement() {
        return advanceInside() != JsonToken.END_ARRAY;
    }

    @Override
    public String readString() {
        if (parser.currentToken() != JsonToken.VALUE_STRING) {
            throw expected("a string");
        }
        return text();
    }

    private String text() {
        try {
            return parser.getText();
        } catch (IOException wrong) {
            throw failure(wrong);
        }
    }

    @Override
    public long readLong() {
        try {
            JsonToken token = parser.currentToken();
            if (token == JsonToken.VALUE_NUMBER_INT) {
                if (parser.getNumberType() != JsonParser.NumberType.BIG_INTEGER) {
                    return parser.getLongValue();
                }
                throw expected("an integer of 64 bits");
            }
            Long integral = token == JsonToken.VALUE_NUMBER_FLOAT ? integral(parser.getDecimalValue()) : null;
            if (integral == null) {
                throw expected("an integer");
            }
            return integral;
        } catch (IOException wrong) {
            throw failure(wrong);
        }
    }

    @Override
    public double readDouble() {
        JsonToken token = parser.currentToken();
        if (token != JsonToken.VALUE_NUMBER_INT && token != JsonToken.VALUE_NUMBER_FLOAT) {
            throw expected("a number");
        }
        try {
            return parser.getDoubleValue();
        } catch (IOException wrong) {
            throw failure(wrong);
        }
    }

    @Override
    public BigInteger readInteger() {
        BigInteger integer = null;
        try {
            if (parser.currentToken() == JsonToken.VALUE_NUMBER_INT) {
                integer = parser.getBigIntegerValue();
            } else if (parser.currentToken() == JsonToken.VALUE_NUMBER_FLOAT) {
                integer = anyIntegral(parser.getDecimalValue());
            }
        } catch (IOException wrong) {
            throw failure(wrong);
        }
        if (integer == null) {
            throw expected("an integer");
        }
        return integer;
    }

    @Override
    public BigDecimal readDecimal() {
        JsonToken token = parser.currentToken();
        if (token != JsonToken.VALUE_NUMBER_INT && token != JsonToken.VALUE_NUMBER_FLOAT) {
            throw expected("a number");
        }
        try {
            return parser.getDecimalValue();
        } catch (IOException wrong) {
            throw failure(wrong);
        }
    }

    @Override
    public boolean readBoolean() {
        return switch (parser.currentToken()) {
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            default -> throw expected("true or false");
        };
    }

    @Override
    public @Nullable Object readValue() {
        try {
            return switch (parser.currentToken()) {
                case START_OBJECT -> JsonData.object(members(new LinkedHashMap<>()));
                case START_ARRAY -> elements();
                case VALUE_STRING -> parser.getText();
                case VALUE_NUMBER_INT ->
                    parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER
                            ? smallest(parser.getBigIntegerValue())
                            : (Object) parser.getLongValue();
                case VALUE_NUMBER_FLOAT -> decimal(parser.getText());
                case VALUE_TRUE -> Boolean.TRUE;
                case VALUE_FALSE -> Boolean.FALSE;
                case VALUE_NULL -> null;
                default ->
                    throw new IllegalStateException("The reader stands on no value but " + parser.currentToken());
            };
        } catch (IOException wrong) {
            throw failure(wrong);
        }
    }

    private Map<String, @Nullable Object> members(Map<String, @Nullable Object> members) {
        while (advanceInside() != JsonToken.END_OBJECT) {
            String name = name();
            advanceInside();
            members.put(name, readValue());
        }
        return members;
    }

    private List<@Nullable Object> elements() {
        List<@Nullable Object> elements = new ArrayList<>();
        while (advanceInside() != JsonToken.END_ARRAY) {
            elements.add(readValue());
        }
        return JsonData.array(elements);
    }

    @Override
    public void skipValue() {
        try {
            parser.skipChildren();
        } catch (IOException wrong) {
            throw failure(wrong);
        }
    }

    @Override
    public @Nullable String beginTagged(MemberNames names) {
        beginObject();
        tag = null;
        if (nextName(names) == 0 && parser.currentToken() == JsonToken.VALUE_STRING) {
            tag = text();
        }
        return tag;
    }

    @Override
    public Map<String, @Nullable Object> restOfObject() {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        if (parser.currentToken() != JsonToken.END_OBJECT) {
            object.put(name(), tag != null ? tag : readValue());
            members(object);
        }
        return JsonData.object(object);
    }

    @Override
    public boolean isTree() {
        return false;
    }

    /** Where a value starts, and what is around it. */
    private record Mark(
            @Nullable Object scalar,
            JsonLocation start,
            @Nullable JsonStreamContext around) {

        boolean isScalar() {
            return around == null;
        }
    }

    @Override
    public Object mark() {
        JsonLocation start = parser.currentTokenLocation();
        return parser.currentToken().isStructStart()
                ? new Mark(null, start, parser.getParsingContext().getParent())
                : new Mark(readValue(), start, null);
    }

    @Override
    public JsonPosition position(Object mark) {
        JsonLocation start = ((Mark) mark).start();
        return new JsonPosition(start.getLineNr(), start.getColumnNr());
    }

    @Override
    public @Nullable Object rewind(Object mark) {
        Mark start = (Mark) mark;
        if (start.isScalar()) {
            return start.scalar();
        }
        while (parser.getParsingContext() != start.around()) {
            advanceInside();
        }
        try (JsonParser again = source.open(source.offset(start.start()), source.offset(parser.currentLocation()))) {
            return new Jackson2Reader(again, source, options()).readValue();
        } catch (IOException wrong) {
            throw failure(wrong);
        }
    }

    @Override
    public void end() {
        if (advance() != null) {
            throw failure(
                    JsonException.Kind.SYNTAX, "The document is followed by more", parser.currentTokenLocation(), null);
        }
    }

    @Override
    public String path() {
        StringBuilder path = new StringBuilder("$");
        append(parser.getParsingContext(), path);
        return path.toString();
    }

    private void append(@Nullable JsonStreamContext context, StringBuilder path) {
        if (context == null || context.inRoot()) {
            return;
        }
        append(context.getParent(), path);
        if (context.inObject() && context.getCurrentName() != null) {
            JsonPaths.member(path, context.getCurrentName());
        } else if (context.inArray() && context.hasCurrentIndex()) {
            JsonPaths.element(path, context.getCurrentIndex());
        }
    }

    @Override
    public JsonPosition position() {
        JsonLocation location = parser.currentTokenLocation();
        return new JsonPosition(location.getLineNr(), location.getColumnNr());
    }

    @Override
    protected String describe() {
        return switch (parser.currentToken()) {
            case START_OBJECT, END_OBJECT -> "an object";
            case START_ARRAY, END_ARRAY -> "an array";
            case VALUE_STRING -> JsonPaths.describe(text());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> "the number " + text();
            default -> text();
        };
    }
}
