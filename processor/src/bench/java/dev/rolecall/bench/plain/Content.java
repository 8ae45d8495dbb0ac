package dev.rolecall.bench.plain;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;

/** Content that is a string in JSON, or an array of blocks. */
public sealed interface Content {

    /** A string. */
    record Text(@JsonValue String text) implements Content {}

    /** An array. */
    record Blocks(@JsonValue List<Block> blocks) implements Content {}

    /** From a string. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static Content of(String text) {
        return new Text(text);
    }

    /** From an array. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static Content of(List<Block> blocks) {
        return new Blocks(blocks);
    }
}
