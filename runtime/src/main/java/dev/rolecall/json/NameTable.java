package dev.rolecall.json;

import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.MemberNames;
import java.util.Arrays;

/** Member names as the bytes that they are in JSON: compared and copied eight at a time. */
final class NameTable {

    private static final int NONE = -1;

    /** Each name with a comma before it, its quotes and its colon; at least eight bytes more are behind. */
    private final byte[][] members;

    /** How long each of them is without the bytes behind. */
    private final int[] lengths;

    /** The same in words, to be written: all of them, and without the comma. */
    private final long[][] words;

    private final long[][] firstWords;

    /** Indexes by the hash of a name's bytes; where a place is taken, the next free one has it. */
    private final int[] byHash;

    private NameTable(MemberNames names) {
        members = new byte[names.size()][];
        lengths = new int[names.size()];
        words = new long[names.size()][];
        firstWords = new long[names.size()][];
        byHash = new int[Integer.highestOneBit(names.size() + 1) * 4];
        Arrays.fill(byHash, NONE);
        for (int i = 0; i < members.length; i++) {
            StringOutput member = new StringOutput(new byte[32]);
            member.add(',');
            member.string(names.get(i));
            member.add(':');
            lengths[i] = member.size();
            members[i] = Arrays.copyOf(member.bytes(), lengths[i] + Long.BYTES);
            words[i] = Words.all(members[i], 0, lengths[i]);
            firstWords[i] = Words.all(members[i], 1, lengths[i] - 1);
            int place = Words.hash(members[i], 2, lengths[i] - 2);
            while (byHash[place & byHash.length - 1] != NONE) {
                place++;
            }
            byHash[place & byHash.length - 1] = i;
        }
    }

    static NameTable of(MemberNames names) {
        return names.encoded(NameTable.class, NameTable::new);
    }

    /**
     * Whether JSON has a name, its quotes and its colon at a place, without blanks.
     *
     * @param index which name; none if it is not among these
     * @param at where its first quote would be
     */
    boolean isAt(int index, byte[] json, int at, int limit) {
        if (index >= members.length) {
            return false;
        }
        byte[] member = members[index];
        int length = lengths[index] - 1;
        if (limit - at < Math.max(length, Long.BYTES)) {
            return limit - at >= length && Arrays.equals(json, at, at + length, member, 1, length + 1);
        }
        if (length < Long.BYTES) {
            return (Words.get(member, 1) ^ Words.get(json, at)) << (Long.BYTES - length) * Byte.SIZE == 0;
        }
        for (int i = 0; i < length - Long.BYTES; i += Long.BYTES) {
            if (Words.get(member, 1 + i) != Words.get(json, at + i)) {
                return false;
            }
        }
        return Words.get(member, 1 + length - Long.BYTES) == Words.get(json, at + length - Long.BYTES);
    }

    /** How long a name is with its quotes and its colon. */
    int length(int index) {
        return lengths[index] - 1;
    }

    /**
     * Finds a name.
     *
     * @param from where it starts, behind its quote
     * @param to where it ends, before its quote; nothing in it is escaped
     */
    int find(byte[] json, int from, int to) {
        for (int place = Words.hash(json, from, to); ; place++) {
            int index = byHash[place & byHash.length - 1];
            if (index == NONE) {
                return JsonReader.OTHER;
            }
            if (Arrays.equals(json, from, to, members[index], 2, lengths[index] - 2)) {
                return index;
            }
        }
    }

    /** Writes a name with its quotes and its colon, and a comma before it unless it is the first. */
    void write(int index, boolean isFirst, Output out) {
        if (isFirst) {
            out.addWords(firstWords[index], lengths[index] - 1);
        } else {
            out.addWords(words[index], lengths[index]);
        }
    }
}
