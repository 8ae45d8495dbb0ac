package dev.rolecall.json;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;

/** Documents at random, well-formed and damaged ones. */
final class Documents {

    private static final String[] NAMES = {
        "a", "b", "a", "role", "type", "", "é", "long name of a member", "\\u0061", "\\n"
    };
    private static final String[] CHARS = {
        "a",
        "b",
        " ",
        "0",
        "?",
        "é",
        "中",
        "😀",
        "\u007F",
        "\u2028",
        "\\n",
        "\\\"",
        "\\\\",
        "\\/",
        "\\t",
        "\\u0041",
        "\\u00e9",
        "\\uD83D\\uDE00",
        "\\ud83d",
        "\\ude00",
        "\\u0000",
        "abcdefgh",
        "0123456789abcdef"
    };
    private static final String[] NUMBERS = {
        "0",
        "-0",
        "1",
        "-1",
        "0.0",
        "-0.0",
        "1.5",
        "1.50",
        "1e3",
        "1E-3",
        "1e+3",
        "9223372036854775807",
        "9223372036854775808",
        "-9223372036854775808",
        "123456789012345678",
        "0.1234567890123456789",
        "1e400",
        "1e-400",
        "1e22",
        "4.9e-324",
        "123456789012345.6",
        "1.7976931348623157E308",
        "10.0",
        "100000000000000000000.0"
    };
    private static final String[] BLANKS = {"", "", "", "", " ", "\n", "\r\n", "\t", "  \r "};
    private static final String[] WRONG = {
        ",",
        ":",
        "}",
        "]",
        "{",
        "[",
        "\"",
        "\\",
        "'",
        "/",
        "//",
        "/**/",
        "#",
        "NaN",
        "Infinity",
        "+",
        "-",
        ".",
        "e",
        "00",
        "0x",
        "\u0000",
        "\u0001",
        "\n",
        "\u00A0",
        "\uFEFF",
        "tru",
        "nul",
        "x",
        "undefined",
        "\\u12",
        "\\x"
    };

    private final Random random;

    Documents(long seed) {
        random = new Random(seed);
    }

    private String oneOf(String[] all) {
        return all[random.nextInt(all.length)];
    }

    private String blanks() {
        return oneOf(BLANKS);
    }

    /** A well-formed document. */
    String wellFormed() {
        return blanks() + value(0) + blanks();
    }

    /** A number, or now and then another value without parts. */
    String scalar() {
        return random.nextInt(8) == 0 ? value(9) : number();
    }

    private String value(int depth) {
        int kind = random.nextInt(depth < 4 ? 9 : 6);
        return switch (kind) {
            case 0 -> oneOf(new String[] {"true", "false", "null"});
            case 1, 2 -> number();
            case 3, 4, 5 -> string();
            case 6 -> array(depth + 1);
            default -> object(depth + 1);
        };
    }

    private String number() {
        if (random.nextBoolean()) {
            return oneOf(NUMBERS);
        }
        StringBuilder number = new StringBuilder(random.nextBoolean() ? "" : "-");
        number.append(random.nextInt(3) == 0 ? "0" : Long.toString(random.nextLong() >>> 1 + random.nextInt(62)));
        if (random.nextBoolean()) {
            number.append('.').append(Long.toString(random.nextLong() >>> 1 + random.nextInt(62)));
        }
        if (random.nextInt(4) == 0) {
            number.append(random.nextBoolean() ? 'e' : 'E').append(random.nextInt(800) - 400);
        }
        return number.toString();
    }

    private String string() {
        StringBuilder string = new StringBuilder("\"");
        for (int i = random.nextInt(random.nextInt(10) == 0 ? 60 : 8); i > 0; i--) {
            string.append(oneOf(CHARS));
        }
        return string.append('"').toString();
    }

    private String array(int depth) {
        StringBuilder array = new StringBuilder("[").append(blanks());
        for (int i = random.nextInt(5); i > 0; i--) {
            array.append(value(depth))
                    .append(blanks())
                    .append(i == 1 ? "" : ",")
                    .append(blanks());
        }
        return array.append(']').toString();
    }

    private String object(int depth) {
        StringBuilder object = new StringBuilder("{").append(blanks());
        for (int i = random.nextInt(5); i > 0; i--) {
            object.append(random.nextBoolean() ? '"' + oneOf(NAMES) + '"' : string())
                    .append(blanks())
                    .append(':')
                    .append(blanks())
                    .append(value(depth))
                    .append(blanks())
                    .append(i == 1 ? "" : ",")
                    .append(blanks());
        }
        return object.append('}').toString();
    }

    /** A document with something changed in it: most often malformed, and sometimes no UTF-8. */
    byte[] damaged() {
        byte[] bytes = wellFormed().getBytes(StandardCharsets.UTF_8);
        for (int i = 1 + random.nextInt(2); i > 0; i--) {
            bytes = damaged(bytes);
        }
        return bytes;
    }

    private byte[] damaged(byte[] bytes) {
        int at = random.nextInt(bytes.length + 1);
        int to = at + random.nextInt(Math.min(4, bytes.length - at + 1));
        byte[] inserted =
                switch (random.nextInt(6)) {
                    case 0 -> new byte[0];
                    case 1 -> new byte[] {(byte) random.nextInt(256)};
                    case 2 -> Arrays.copyOfRange(bytes, at / 2, at);
                    default -> oneOf(WRONG).getBytes(StandardCharsets.UTF_8);
                };
        ByteArrayOutputStream changed = new ByteArrayOutputStream();
        changed.write(bytes, 0, at);
        changed.writeBytes(inserted);
        if (random.nextInt(8) != 0) {
            changed.write(bytes, to, bytes.length - to);
        }
        return changed.toByteArray();
    }
}
