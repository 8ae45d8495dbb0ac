package dev.rolecall.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.rolecall.processor.model.Member;
import java.util.List;

/**
 * Source that keeps in mind which members of an object were read, a bit for each index, as the required ones must have been.
 * All that fit into one {@code long} are marked by one statement, those of larger objects where each of them is read.
 */
final class Seen {

    /** So many that the bits of {@code JsonReader.OTHER} and {@code JsonReader.END}, as shifts, are those of no member. */
    private static final int BITS = 62;

    private final int first;
    private final List<Member> members;
    private final boolean fit;

    /**
     * Source for an object.
     *
     * @param first the index of the first member; aliases have those behind the last one
     * @param members the members
     */
    Seen(int first, List<Member> members) {
        this.first = first;
        this.members = members;
        this.fit = first
                        + members.size()
                        + members.stream()
                                .mapToInt(member -> member.aliases().size())
                                .sum()
                <= BITS;
    }

    void declare(CodeBlock.Builder code) {
        for (int word = 0; word < words(); word++) {
            if (required(word) != 0) {
                code.addStatement("long " + name(word) + " = 0L");
            }
        }
    }

    /** What is done for each member, before it is read. */
    void mark(CodeBlock.Builder code) {
        if (fit && required(0) != 0) {
            code.addStatement("seen |= 1L << member");
        }
    }

    /** What is done for one member alone, without the semicolon; empty if nothing is. */
    String markedBy(int index, Member member) {
        boolean isMarked =
                member.presence().isRequired() && !(fit && member.aliases().isEmpty());
        return isMarked ? name(index / BITS) + " |= 1L << " + index % BITS : "";
    }

    void require(String names, CodeBlock.Builder code) {
        for (int word = 0; word < words(); word++) {
            if (required(word) != 0) {
                String bits = "0x" + Long.toHexString(required(word)) + "L";
                code.addStatement(
                        word == 0
                                ? "in.require($L, seen, " + bits + ")"
                                : "in.require($L, " + word * BITS + ", " + name(word) + ", " + bits + ")",
                        names);
            }
        }
    }

    private int words() {
        return (first + members.size() - 1) / BITS + 1;
    }

    private long required(int word) {
        long bits = 0;
        for (int i = 0; i < members.size(); i++) {
            if ((first + i) / BITS == word && members.get(i).presence().isRequired()) {
                bits |= 1L << (first + i) % BITS;
            }
        }
        return bits;
    }

    private static String name(int word) {
        return word == 0 ? Locals.SEEN : Locals.SEEN + word;
    }
}
