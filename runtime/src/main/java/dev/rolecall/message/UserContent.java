package dev.rolecall.message;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * The content of a user message or a custom message: in JSON either a string or an array of blocks. The form is kept, so that a string is written
 * as a string again.
 */
public sealed interface UserContent permits UserContent.Text, UserContent.Blocks {

    /**
     * Content given as a string.
     *
     * @param text the text; may be empty
     */
    record Text(String text) implements UserContent {

        /**
         * Content given as a string.
         *
         * @throws NullPointerException if the text is null
         */
        public Text {
            Objects.requireNonNull(text, "text");
        }

        @Override
        public List<UserBlock> blocks() {
            return List.of(new TextContent(text));
        }

        @Override
        public String text(String separator) {
            return text;
        }
    }

    /**
     * Content given as an array of blocks.
     *
     * @param blocks the blocks; may be empty
     */
    record Blocks(List<UserBlock> blocks) implements UserContent {

        /** Copies the list. */
        public Blocks {
            blocks = List.copyOf(blocks);
        }

        @Override
        public String text(String separator) {
            return blocks.stream()
                    .filter(TextContent.class::isInstance)
                    .map(block -> ((TextContent) block).text())
                    .collect(Collectors.joining(separator));
        }
    }

    /**
     * Content in the form of a string.
     *
     * @param text the text
     * @return the content
     */
    static UserContent of(String text) {
        return new Text(text);
    }

    /**
     * Content in the form of blocks.
     *
     * @param blocks the blocks
     * @return the content
     */
    static UserContent of(UserBlock... blocks) {
        return new Blocks(List.of(blocks));
    }

    /**
     * Content in the form of blocks.
     *
     * @param blocks the blocks
     * @return the content
     */
    static UserContent of(List<? extends UserBlock> blocks) {
        return new Blocks(List.copyOf(blocks));
    }

    /**
     * The content as blocks, whichever form it has.
     *
     * @return the blocks; a string is one text block, an empty one too
     */
    List<UserBlock> blocks();

    /**
     * The content's text: a string as it is, else the text blocks' texts joined; other blocks have none.
     *
     * @param separator what stands between two blocks' texts
     * @return the text; may be empty
     */
    String text(String separator);

    /**
     * The content's text, blocks separated by a line break.
     *
     * @return the text; may be empty
     */
    default String text() {
        return text("\n");
    }
}
