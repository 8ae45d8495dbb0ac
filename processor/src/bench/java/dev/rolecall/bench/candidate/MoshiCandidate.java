package dev.rolecall.bench.candidate;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.JsonReader;
import com.squareup.moshi.JsonWriter;
import com.squareup.moshi.Moshi;
import com.squareup.moshi.Types;
import com.squareup.moshi.adapters.PolymorphicJsonAdapterFactory;
import dev.rolecall.bench.plain.Block;
import dev.rolecall.bench.plain.Content;
import dev.rolecall.bench.plain.PlainMessage;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Set;
import okio.Buffer;

/** Moshi with its adapters for records and for subtypes. */
final class MoshiCandidate implements Candidate<PlainMessage> {

    private final JsonAdapter<PlainMessage> adapter = new Moshi.Builder()
            .add(subtypes(PlainMessage.class, "role"))
            .add(subtypes(Block.class, "type"))
            .add(new ContentFactory())
            .build()
            .adapter(PlainMessage.class);

    private static <T> PolymorphicJsonAdapterFactory<T> subtypes(Class<T> base, String label) {
        PolymorphicJsonAdapterFactory<T> factory = PolymorphicJsonAdapterFactory.of(base, label);
        for (JsonSubTypes.Type type : base.getAnnotation(JsonSubTypes.class).value()) {
            factory = factory.withSubtype(type.value().asSubclass(base), type.name());
        }
        return factory;
    }

    @Override
    public PlainMessage decode(byte[] json) throws IOException {
        return adapter.fromJson(new Buffer().write(json));
    }

    @Override
    public byte[] encode(PlainMessage message) throws IOException {
        Buffer json = new Buffer();
        adapter.toJson(json, message);
        return json.readByteArray();
    }

    private static final class ContentFactory implements JsonAdapter.Factory {

        @Override
        public JsonAdapter<?> create(Type type, Set<? extends Annotation> annotations, Moshi moshi) {
            return Types.getRawType(type) == Content.class
                    ? new ContentAdapter(moshi.adapter(Types.newParameterizedType(List.class, Block.class)))
                    : null;
        }
    }

    private static final class ContentAdapter extends JsonAdapter<Content> {

        private final JsonAdapter<List<Block>> blocks;

        ContentAdapter(JsonAdapter<List<Block>> blocks) {
            this.blocks = blocks;
        }

        @Override
        public Content fromJson(JsonReader reader) throws IOException {
            return reader.peek() == JsonReader.Token.STRING
                    ? Content.of(reader.nextString())
                    : Content.of(blocks.fromJson(reader));
        }

        @Override
        public void toJson(JsonWriter writer, Content content) throws IOException {
            if (content instanceof Content.Blocks list) {
                blocks.toJson(writer, list.blocks());
            } else {
                writer.value(((Content.Text) content).text());
            }
        }
    }
}
