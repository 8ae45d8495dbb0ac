package dev.rolecall.jackson2;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import dev.rolecall.codec.EncodedNames;
import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.JsonPaths;
import dev.rolecall.codec.JsonPosition;
import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.ParserMessages;
import dev.rolecall.codec.ReadOptions;
import dev.rolecall.codec.Recording;
import dev.rolecall.message.JsonData;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads with Jackson's streaming parser. The parser's current token is the value that the reader stands on. */
final class Jackson2Reader extends JsonReader {

    private final JsonParser parser;
    private final @Nullable JsonStreamContext around;
    private final EncodedNames<SerializableString[]> encodedNames =
            new EncodedNames<>(SerializableString[].class, Jackson2Documents::serializable);
    private final Recording recording = new Recording();
    private int recordedDepth = Integer.MAX_VALUE; // of the outermost value that is recorded
    private int open; // objects and arrays that the reader is in

    /** By how many are open: the index of the last name plus one, or 0 before the first one. */
    private int[] places = new int[8];

    private @Nullable String tag;

    private Jackson2Reader(JsonParser parser, ReadOptions options, @Nullable JsonStreamContext around) {
        super(options);
        this.parser = parser;
        this.around = around;
    }

    /** A reader of the document that a parser is about to parse. */
    static Jackson2Reader ofDocument(JsonParser parser, ReadOptions options) {
        Jackson2Reader reader = new Jackson2Reader(parser, options, null);
        if (reader.advance() == null) {
            throw reader.failure(JsonException.Kind.SYNTAX, "There is no JSON", parser.currentLocation(), null);
        }
        return reader;
    }

    /** A reader of the value that a parser stands on. */
    static Jackson2Reader ofValue(JsonParser parser, ReadOptions options) {
        JsonStreamContext context = parser.getParsingContext();
        boolean isInside = parser.currentToken().isStructStart();
        Jackson2Reader reader = new Jackson2Reader(parser, options, isInside ? context.getParent() : context);
        reader.open = isInside ? 1 : 0;
        return reader;
    }

    private @Nullable JsonToken advance() {
        try {
            leaveToken();
            return next();
        } catch (IOException wrong) {
            throw failure(wrong);
        }
    }

    private @Nullable JsonToken next() throws IOException {
        JsonToken token = parser.nextToken();
        if (token != null && token.isStructStart()) {
            open++;
            if (open == places.length) {
                places = Arrays.copyOf(places, open * 2);
            }
            places[open] = 0;
        } else if (token != null && token.isStructEnd()) {
            open--;
        }
        return token;
    }

    private void leaveToken() throws IOException {
        record();
        recording.next();
    }

    /** Records the token that the parser stands on, if it was not when it was read. */
    private void record() throws IOException {
        if (!recording.needsCurrent()) {
            return;
        }
        switch (parser.currentToken()) {
            case START_OBJECT -> recording.beginObject();
            case START_ARRAY -> recording.beginArray();
            case END_OBJECT, END_ARRAY -> recording.end();
            case FIELD_NAME -> recording.name(parser.currentName());
            case VALUE_NUMBER_FLOAT -> recordDecimal();
            default -> recording.value(readValue());
        }
    }

    private void recordDecimal() throws IOException {
        double nearest = parser.getDoubleValue();
        if (isExact(nearest, parser.getTextLength())) {
            recording.value(nearest);
        } else {
            recording.decimal(parser.getText());
        }
    }

    /** The next token, where the document cannot end. */
    private JsonToken advanceInside() {
        JsonToken token = advance();
        if (token == null) {
            throw endsTooEarly();
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
        return failure(kind, ParserMessages.plain(problem.getOriginalMessage()), location, wrong);
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
        recording.beginObject();
    }

    @Override
    public int nextName(MemberNames names) {
        try {
            leaveToken();
            int index = findName(names);
            if (index == END) {
                open--;
                return END;
            }
            recording.name(index == OTHER ? parser.currentName() : names.get(index));
            recording.next();
            if (next() == null) {
                throw endsTooEarly();
            }
            return index;
        } catch (IOException wrong) {
            throw failure(wrong);
        }
    }

    /** Goes to the next name. Jackson is faster where it is told which one most likely comes. */
    private int findName(MemberNames names) throws IOException {
        SerializableString[] encoded = encodedNames.of(names);
        int index = names.likelyAt(places[open]);
        boolean isLikely = index < encoded.length && parser.nextFieldName(encoded[index]);
        if (!isLikely) {
            JsonToken token = index < encoded.length ? parser.currentToken() : parser.nextToken();
            if (token == JsonToken.END_OBJECT) {
                return END;
            }
            if (token != JsonToken.FIELD_NAME) {
                throw endsTooEarly();
            }
            index = names.indexOf(parser.currentName());
            if (index >= 0) {
                names.cameAt(places[open], index);
            }
        }
        if (index >= 0) {
            places[open] = index + 1;
        }
        return index;
    }

    private JsonException endsTooEarly() {
        return failure(JsonException.Kind.SYNTAX, "The JSON ends too early", parser.currentLocation(), null);
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
        recording.beginArray();
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
        return string();
    }

    private String string() {
        String string = text();
        recording.value(string);
        return string;
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
                    long value = parser.getLongValue();
                    recording.value(value);
                    return value;
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
        return finite(nearest());
    }

    @Override
    public float readFloat() {
        double nearest = nearest(); // which refuses what is no number, and records it
        return parseFloat(Double.isFinite(nearest) ? text() : Double.toString(nearest));
    }

    private double nearest() {
        JsonToken token = parser.currentToken();
        if (token != JsonToken.VALUE_NUMBER_INT && token != JsonToken.VALUE_NUMBER_FLOAT) {
            throw expected("a number");
        }
        try {
            if (token == JsonToken.VALUE_NUMBER_FLOAT && recording.needsCurrent()) {
                recordDecimal();
            }
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
        int depth = depth();
        while (open > depth) {
            advanceInside();
        }
    }

    @Override
    public @Nullable String beginTagged(MemberNames names) {
        beginObject();
        tag = null;
        if (nextName(names) == 0 && parser.currentToken() == JsonToken.VALUE_STRING) {
            tag = string();
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

    /**
     * Where a value starts.
     *
     * @param token its first token in the recording
     * @param depth how many objects and arrays are around it
     * @param start its place
     */
    private record Mark(int token, int depth, JsonLocation start) {}

    /** How many objects and arrays are around the value that the parser stands on. */
    private int depth() {
        return parser.currentToken().isStructStart() ? open - 1 : open;
    }

    @Override
    public Object mark() {
        int depth = depth();
        if (depth <= recordedDepth) {
            // The values that were marked before are left behind.
            recording.restart();
            recordedDepth = depth;
        }
        return new Mark(recording.current(), depth, parser.currentTokenLocation());
    }

    @Override
    public JsonPosition position(Object mark) {
        JsonLocation start = ((Mark) mark).start();
        return new JsonPosition(start.getLineNr(), start.getColumnNr());
    }

    @Override
    public @Nullable Object rewind(Object mark) {
        Mark start = (Mark) mark;
        while (!isBehind(start)) {
            advanceInside();
        }
        try {
            record();
        } catch (IOException wrong) {
            throw failure(wrong);
        }
        return recording.value(start.token(), this::decimal);
    }

    /** Whether the parser stands on the last token of a value. */
    private boolean isBehind(Mark mark) {
        return !parser.currentToken().isStructStart()
                && parser.currentToken() != JsonToken.FIELD_NAME
                && open <= mark.depth();
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
        if (context == null || context == around || context.inRoot()) {
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
