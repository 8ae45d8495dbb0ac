package dev.rolecall.bench.candidate;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import com.google.gson.ToNumberPolicy;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import dev.rolecall.bench.plain.Block;
import dev.rolecall.bench.plain.Content;
import dev.rolecall.bench.plain.PlainMessage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Gson, with subtypes as its own example RuntimeTypeAdapterFactory does them: through a tree. */
final class GsonCandidate implements Candidate<PlainMessage> {

    private final Gson gson = new GsonBuilder()
            .disableHtmlEscaping()
            .setObjectToNumberStrategy(ToNumberPolicy.LONG_OR_DOUBLE)
            .registerTypeAdapterFactory(new Subtypes<>(PlainMessage.class, "role"))
            .registerTypeAdapterFactory(new Subtypes<>(Block.class, "type"))
            .registerTypeAdapterFactory(new ContentFactory())
            .create();

    @Override
    public PlainMessage decode(byte[] json) {
        return gson.fromJson(new String(json, StandardCharsets.UTF_8), PlainMessage.class);
    }

    @Override
    public byte[] encode(PlainMessage message) {
        return gson.toJson(message, PlainMessage.class).getBytes(StandardCharsets.UTF_8);
    }

    private static final class Subtypes<B> implements TypeAdapterFactory {

        private final Class<B> base;
        private final String label;

        Subtypes(Class<B> base, String label) {
            this.base = base;
            this.label = label;
        }

        @Override
        @SuppressWarnings("unchecked") // T is the base
        public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
            if (type.getRawType() != base) {
                return null;
            }
            SubtypeAdapter<B> adapter = new SubtypeAdapter<>(label, gson.getAdapter(JsonElement.class));
            for (JsonSubTypes.Type subtype :
                    base.getAnnotation(JsonSubTypes.class).value()) {
                adapter.add(
                        subtype.name(), subtype.value(), gson.getDelegateAdapter(this, TypeToken.get(subtype.value())));
            }
            return (TypeAdapter<T>) adapter;
        }
    }

    private static final class SubtypeAdapter<B> extends TypeAdapter<B> {

        private final String label;
        private final TypeAdapter<JsonElement> trees;
        private final Map<String, TypeAdapter<B>> byName = new HashMap<>();
        private final Map<Class<?>, String> names = new HashMap<>();

        SubtypeAdapter(String label, TypeAdapter<JsonElement> trees) {
            this.label = label;
            this.trees = trees;
        }

        @SuppressWarnings("unchecked") // the class is a subtype of the base
        void add(String name, Class<?> type, TypeAdapter<?> adapter) {
            byName.put(name, (TypeAdapter<B>) adapter);
            names.put(type, name);
        }

        @Override
        public B read(JsonReader in) throws IOException {
            JsonObject tree = trees.read(in).getAsJsonObject();
            return byName.get(tree.remove(label).getAsString()).fromJsonTree(tree);
        }

        @Override
        public void write(JsonWriter out, B value) throws IOException {
            String name = names.get(value.getClass());
            JsonObject labelled = new JsonObject();
            labelled.add(label, new JsonPrimitive(name));
            byName.get(name)
                    .toJsonTree(value)
                    .getAsJsonObject()
                    .entrySet()
                    .forEach(member -> labelled.add(member.getKey(), member.getValue()));
            trees.write(out, labelled);
        }
    }

    private static final class ContentFactory implements TypeAdapterFactory {

        @Override
        @SuppressWarnings("unchecked") // T is Content
        public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
            return Content.class.isAssignableFrom(type.getRawType())
                    ? (TypeAdapter<T>) new ContentAdapter(gson.getAdapter(new TypeToken<List<Block>>() {}))
                    : null;
        }
    }

    private static final class ContentAdapter extends TypeAdapter<Content> {

        private final TypeAdapter<List<Block>> blocks;

        ContentAdapter(TypeAdapter<List<Block>> blocks) {
            this.blocks = blocks;
        }

        @Override
        public Content read(JsonReader in) throws IOException {
            return in.peek() == JsonToken.STRING ? Content.of(in.nextString()) : Content.of(blocks.read(in));
        }

        @Override
        public void write(JsonWriter out, Content content) throws IOException {
            if (content instanceof Content.Blocks list) {
                blocks.write(out, list.blocks());
            } else {
                out.value(((Content.Text) content).text());
            }
        }
    }
}
