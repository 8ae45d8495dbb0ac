package dev.rolecall.bench.candidate;

import dev.rolecall.bench.plain.Block;
import dev.rolecall.bench.plain.Content;
import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.jsonb.CustomAdapter;
import io.avaje.jsonb.Jsonb;
import io.avaje.jsonb.Types;
import java.util.List;

/** Tells avaje-jsonb of content that is a string or an array. */
@CustomAdapter
public final class AvajeContent implements JsonAdapter<Content> {

    private final JsonAdapter<List<Block>> blocks;

    /** Made by avaje-jsonb. */
    public AvajeContent(Jsonb jsonb) {
        blocks = jsonb.adapter(Types.listOf(Block.class));
    }

    @Override
    public void toJson(JsonWriter writer, Content content) {
        if (content instanceof Content.Blocks list) {
            blocks.toJson(writer, list.blocks());
        } else {
            writer.value(((Content.Text) content).text());
        }
    }

    @Override
    public Content fromJson(JsonReader reader) {
        return reader.currentToken() == JsonReader.Token.STRING
                ? Content.of(reader.readString())
                : Content.of(blocks.fromJson(reader));
    }
}
