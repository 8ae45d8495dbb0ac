package dev.rolecall.bench.data;

import java.util.Base64;
import java.util.List;
import java.util.Random;

/** Texts as they are in the session of a coding agent. */
final class Texts {

    private static final String[] NAMES = {
        "session", "entry", "buffer", "index", "parser", "codec", "timeout", "retry", "message", "role", "handler",
        "cache"
    };
    private static final String[] PROSE = {
        "I will look at the failing test first. ",
        "The reader stops one byte too early, so the last line is lost. ",
        "It's the \"empty line\" case: nobody had tried it. ",
        "Next I run the whole suite again, and then format. ",
        "Three callers rely on the old order; I leave them alone. ",
    };
    private static final String[] CHINESE = {
        "先看看失败的测试。", "读取器少读了一个字节，所以最后一行丢了。🐛", "“空行”的情况没有人试过。", "然后再跑一遍全部测试 ✅ 并格式化。",
    };

    private final Random random;

    Texts(Random random) {
        this.random = random;
    }

    int between(int least, int most) {
        return least + random.nextInt(most - least + 1);
    }

    boolean oneIn(int count) {
        return random.nextInt(count) == 0;
    }

    <T> T oneOf(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }

    String name() {
        return NAMES[random.nextInt(NAMES.length)];
    }

    String path() {
        return "src/main/java/com/acme/" + name() + "/" + capital(name()) + capital(name()) + ".java";
    }

    private static String capital(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    String prose(int length) {
        return repeat(PROSE, length);
    }

    String chinese(int length) {
        return repeat(CHINESE, length);
    }

    private String repeat(String[] sentences, int length) {
        StringBuilder text = new StringBuilder();
        while (text.length() < length) {
            text.append(sentences[random.nextInt(sentences.length)]);
        }
        return text.toString();
    }

    /** What a tool answers: of 20, 11 are code, 4 logs, 2 JSON, 3 Chinese and emoji among other text. */
    String toolOutput(int length) {
        int kind = random.nextInt(20);
        StringBuilder text = new StringBuilder(length + 200);
        for (int line = 1; text.length() < length; line++) {
            if (kind < 11) {
                code(text, line);
            } else if (kind < 15) {
                log(text, line);
            } else if (kind < 17) {
                json(text, line);
            } else {
                text.append("// ").append(chinese(20)).append('\n');
                code(text, line);
            }
        }
        return text.toString();
    }

    private void code(StringBuilder text, int line) {
        switch (random.nextInt(4)) {
            case 0 ->
                text.append("    private final ")
                        .append(capital(name()))
                        .append(' ')
                        .append(name())
                        .append(";\n");
            case 1 ->
                text.append("        if (")
                        .append(name())
                        .append(".size() > ")
                        .append(line)
                        .append(" && !")
                        .append(name())
                        .append(".isEmpty()) {\n            ")
                        .append(name())
                        .append(" = ")
                        .append(name())
                        .append(".subList(0, ")
                        .append(line)
                        .append(");\n        }\n");
            case 2 ->
                text.append("        throw new IllegalStateException(\"no ")
                        .append(name())
                        .append(" in ")
                        .append(name())
                        .append(": \" + ")
                        .append(name())
                        .append(");\n");
            default ->
                text.append("        ")
                        .append(name())
                        .append(".put(\"")
                        .append(name())
                        .append("\", \"a\\tb\\n\");\n\n");
        }
    }

    private void log(StringBuilder text, int line) {
        text.append("2026-01-01T00:00:")
                .append(10 + line % 50)
                .append("Z \u001b[3")
                .append(line % 8)
                .append("mINFO\u001b[0m  ")
                .append("C:\\work\\")
                .append(name())
                .append('\\')
                .append(name())
                .append(".log:")
                .append(line)
                .append('\t')
                .append(name())
                .append(" took ")
                .append(random.nextInt(9999))
                .append(" ms\n");
    }

    private void json(StringBuilder text, int line) {
        text.append("{\"row\":")
                .append(line)
                .append(",\"")
                .append(name())
                .append("\":\"")
                .append(name())
                .append("\",\"value\":")
                .append(random.nextDouble())
                .append("}\n");
    }

    /** A picture, a signature or reasoning that only its provider can read. */
    String base64(int bytes) {
        byte[] content = new byte[bytes];
        random.nextBytes(content);
        return Base64.getEncoder().encodeToString(content);
    }

    String id(String prefix) {
        return prefix + Long.toHexString(random.nextLong());
    }

    double decimal() {
        return random.nextInt(100_000) / 1e6;
    }
}
