package dev.rolecall.jackson3;

import dev.rolecall.codec.ByteOrderMark;
import dev.rolecall.codec.JsonLimits;
import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.JsonWriter;
import dev.rolecall.codec.MemberNames;
import dev.rolecall.codec.ReadOptions;
import dev.rolecall.codec.Surrogates;
import dev.rolecall.codec.ValueMapper;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.IntStream;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.SerializableString;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.io.SerializedString;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonFactoryBuilder;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.util.Named;

/** Opens documents with Jackson's factories: one for the default limits, another for the limits used last. */
final class Jackson3Documents {

    private static final JsonFactory FACTORY = factory(JsonLimits.DEFAULT);

    private static final AtomicReference<Limited> LAST_USED =
            new AtomicReference<>(new Limited(JsonLimits.DEFAULT, FACTORY));

    private Jackson3Documents() {}

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
        return open(
                factory -> factory.createParser(ObjectReadContext.empty(), json, offset + mark, length - mark),
                options);
    }

    static JsonReader reader(String json, ReadOptions options) {
        String text = Surrogates.unescape(json.startsWith("\uFEFF") ? json.substring(1) : json);
        return open(factory -> factory.createParser(ObjectReadContext.empty(), text), options);
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

    private static JsonReader open(Function<JsonFactory, JsonParser> parser, ReadOptions options) {
        return Jackson3Reader.ofDocument(parser.apply(factoryFor(options.limits())), options);
    }

    /** Jackson's own form of the names of an object's members. */
    static PropertyNameMatcher matcher(MemberNames names) {
        List<Named> named = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            named.add(Named.fromString(names.get(i)));
        }
        return FACTORY.constructNameMatcher(named, false);
    }

    static JsonWriter writer(OutputStream out, ValueMapper mapper) {
        return new Jackson3Writer(FACTORY.createGenerator(ObjectWriteContext.empty(), out), mapper);
    }

    static JsonWriter writer(Writer out, ValueMapper mapper) {
        return new Jackson3Writer(FACTORY.createGenerator(ObjectWriteContext.empty(), out), mapper);
    }

    /** Names as generators and parsers take them. */
    static SerializableString[] serializable(MemberNames names) {
        return IntStream.range(0, names.size())
                .mapToObj(names::get)
                .map(SerializedString::new)
                .toArray(SerializableString[]::new);
    }
}
