package dev.rolecall.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Utf8Test {

    /** The neighbours of a line feed, and those that differ from one in their highest bit alone, among others. */
    private static final byte[] TAKEN = {'\n', '\n' - 1, '\n' + 1, 0, (byte) 0x8A, (byte) 0x8B, (byte) 0xFF, 'a'};

    @Test
    void lineFeedsAreFoundWhereverTheyAre() {
        Random random = new Random(5);
        for (int round = 0; round < 20_000; round++) {
            byte[] bytes = new byte[random.nextInt(40)];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = TAKEN[random.nextInt(TAKEN.length)];
            }
            int from = random.nextInt(bytes.length + 1);
            int to = from + random.nextInt(bytes.length - from + 1);

            assertThat(Utf8.find(bytes, from, to, '\n')).isEqualTo(next(bytes, from, to));
            assertThat(Utf8.count(bytes, from, to, '\n')).isEqualTo(count(bytes, from, to));
        }
    }

    private static int next(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to && bytes[at] != '\n') {
            at++;
        }
        return at;
    }

    private static int count(byte[] bytes, int from, int to) {
        int count = 0;
        for (int at = from; at < to; at++) {
            if (bytes[at] == '\n') {
                count++;
            }
        }
        return count;
    }

    @Test
    void eachTwoBytesAreWellFormedOrNotAsTheJdkHasIt() {
        for (int pair = 0; pair < 1 << 16; pair++) {
            assertAsInTheJdk(new byte[] {(byte) (pair >> 8), (byte) pair});
        }
    }

    @Test
    void bytesAreWellFormedOrNotAsTheJdkHasIt() {
        Random random = new Random(11);
        for (int round = 0; round < 200_000; round++) {
            int[] codePoints = random.ints(random.nextInt(12), 0, 0x11_0000)
                    .map(codePoint -> codePoint >> random.nextInt(21))
                    .filter(codePoint -> codePoint < 0xD800 || codePoint > 0xDFFF)
                    .toArray();
            byte[] bytes = new String(codePoints, 0, codePoints.length).getBytes(StandardCharsets.UTF_8);
            assertThat(Utf8.isWellFormed(bytes)).isTrue();
            if (bytes.length > 0) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
                assertAsInTheJdk(bytes);
                assertAsInTheJdk(Arrays.copyOf(bytes, random.nextInt(bytes.length)));
            }
        }
    }

    private static void assertAsInTheJdk(byte[] bytes) {
        boolean isWellFormed;
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            isWellFormed = true;
        } catch (CharacterCodingException malformed) {
            isWellFormed = false;
        }
        if (Utf8.isWellFormed(bytes) != isWellFormed) {
            throw new AssertionError(Arrays.toString(bytes));
        }
    }
}
