package dev.rolecall.jackson2;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.io.SerializedString;
import dev.rolecall.codec.ByteOrderMark;
import dev.rolecall.codec.JsonLimits;
import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.ReadOptions;
import dev.rolecall.codec.Surrogates;
import dev.rolecall.codec.ValueMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;

/** Opens documents with Jackson's factories: one for the default limits, another for the limits used last. */
final class Jackson2Documents {

    private static final JsonFactory FACTORY = factory(JsonLimits.DEFAULT);

    private static final AtomicReference<Limited> LAST_USED =
            new AtomicReference<>(new Limited(JsonLimits.DEFAULT, FACTORY));

    private Jackson2Documents() {}

    private record Limited(JsonLimits limits, JsonFactory factory) {}

    private static JsonFactory factory(JsonLimits limits) {
        return new JsonFactoryBuilder()
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(limits.maxDepth())
                        .maxStringLength(limits.maxStringLength())
                        .maxNumberLength(limits.maxNumberLength())
                        .build())
                // What could be read is written; how deep a value is has been checked then.
                .streamWriteConstraints(StreamWriteConstraints.builder()
                        .maxNestingDepth(Integer.MAX_VALUE)
                        .build())
                .enable(StreamReadFeature.USE_FAST_BIG_NUMBER_PARSER)
                .disable(StreamWriteFeature.AUTO_CLOSE_CONTENT)
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
                .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                .build();
    }

    private static JsonFactory factoryFor(JsonLimits limits) {
        Limited last = LAST_USED.get();
        if (!last.limits().equals(limits)) {
            last = new Limited(limits, limits.equals(JsonLimits.DEFAULT) ? FACTORY : factory(limits));
            LAST_USED.set(last);
        }
        return last.factory();
    }

    static JsonReader reader(byte[] json, int offset, int length, ReadOptions options) {
        if (Surrogates.areEscaped(json, offset, length)) {
            Optional<String> text = decode(json, offset, length);
            if (text.isPresent()) {
                return reader(text.get(), options);
            }
        }
        int mark = ByteOrderMark.lengthAt(json, offset, length);
        return open(factory -> factory.createParser(json, offset + mark, length - mark), options);
    }

    static JsonReader reader(String json, ReadOptions options) {
        String text = Surrogates.unescape(json.startsWith("\uFEFF") ? json.substring(1) : json);
        return open(factory -> factory.createParser(text), options);
    }

    /** The text of UTF-8 bytes; nothing if they are malformed, which Jackson then says with the place. */
    private static Optional<String> decode(byte[] json, int offset, int length) {
        try {
            return Optional.of(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(json, offset, length))
                    .toString());
        } catch (CharacterCodingException malformed) {
            return Optional.empty();
        }
    }

    private interface Opened {
        JsonParser by(JsonFactory factory) throws IOException;
    }

    private static JsonReader open(Opened parser, ReadOptions options) {
        try {
            return Jackson2Reader.ofDocument(parser.by(factoryFor(options.limits())), options);
        } catch (IOException cannotHappen) {
            throw new UncheckedIOException(cannotHappen); // the source is in memory
        }
    }

    static JsonWriter writer(OutputStream out, ValueMapper mapper) {
        try {
            return new Jackson2Writer(FACTORY.createGenerator(out), mapper);
        } catch (IOException cannotWrite) {
            throw new UncheckedIOException(cannotWrite);
        }
    }

    static JsonWriter writer(Writer out, ValueMapper mapper) {
        try {
            return new Jackson2Writer(FACTORY.createGenerator(out), mapper);
        } catch (IOException cannotWrite) {
            throw new UncheckedIOException(cannotWrite);
        }
    }

    /** Names as generators and parsers take them. */
    static SerializableString[] serializable(MemberNames names) {
        return IntStream.range(0, names.size())
                .mapToObj(names::get)
                .map(SerializedString::new)
                .toArray(SerializableString[]::new);
    }
}
