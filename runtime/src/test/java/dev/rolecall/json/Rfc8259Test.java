package dev.rolecall.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.JsonPosition;
import dev.rolecall.codec.JsonReader;
import dev.rolecall.codec.MemberNames;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What RFC 8259 has a reader accept and refuse, and what we do where it leaves that open: the cases of rfc8259.txt. */
class Rfc8259Test {

    private static final Pattern RAW_BYTE = Pattern.compile("<([0-9A-F]{2})>");
    private static final MemberNames NONE = MemberNames.of();

    /** A document with the value that it has. */
    private record Accepted(String document, String value) {}

    private static Stream<String> lines(String verdict) throws IOException {
        try (InputStream cases = Rfc8259Test.class.getResourceAsStream("rfc8259.txt")) {
            return new String(cases.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith(verdict))
                    .map(line -> line.substring(verdict.length()).stripLeading());
        }
    }

    private static Stream<Accepted> accepted() throws IOException {
        return lines("accept").map(line -> {
            int arrow = line.lastIndexOf("  =>  ");
            return new Accepted(line.substring(0, arrow), line.substring(arrow + 6));
        });
    }

    private static Stream<String> refused() throws IOException {
        return lines("refuse");
    }

    /** The bytes that a case stands for. */
    private static byte[] bytes(String document) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Matcher raw = RAW_BYTE.matcher(document);
        int from = 0;
        while (raw.find()) {
            bytes.writeBytes(document.substring(from, raw.start()).getBytes(StandardCharsets.UTF_8));
            bytes.write(Integer.parseInt(raw.group(1), 16));
            from = raw.end();
        }
        bytes.writeBytes(document.substring(from).getBytes(StandardCharsets.UTF_8));
        return bytes.toByteArray();
    }

    @ParameterizedTest
    @MethodSource("accepted")
    void isAcceptedAsBytesAndAsTextAndPassedOverToItsEnd(Accepted one) {
        byte[] document = bytes(one.document());

        assertThat(Json.show(Json.read(document))).isEqualTo(one.value());
        assertThat(Json.show(Json.read(new String(document, StandardCharsets.UTF_8))))
                .isEqualTo(one.value());
        JsonReader in = Json.reader(document);
        in.skipValue();
        in.end();
    }

    @ParameterizedTest
    @MethodSource("refused")
    void isRefusedWhereItGoesWrongWhetherReadOrPassedOver(String marked) {
        byte[] document = bytes(marked.replace("^", ""));

        assertThat(refusal(() -> Json.read(document)).position()).hasValue(place(marked));
        assertThat(refusal(() -> {
                            JsonReader in = Json.reader(document);
                            in.skipValue();
                            in.end();
                        })
                        .position())
                .hasValue(place(marked));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void isRefusedAsTheMemberOfAnObject(String marked) {
        refusal(() -> {
            JsonReader in = Json.reader(bytes("{\"a\":[{\"b\":" + marked.replace("^", "")));
            in.beginObject();
            while (in.nextName(NONE) != JsonReader.END) {
                in.readValue();
            }
            in.end();
        });
    }

    private static JsonException refusal(ThrowableAssert.ThrowingCallable reading) {
        JsonException wrong = catchThrowableOfType(JsonException.class, reading);
        assertThat(wrong).isNotNull();
        assertThat(wrong.kind()).isEqualTo(JsonException.Kind.SYNTAX);
        return wrong;
    }

    /** Where the mark of a case is, in bytes. */
    private static JsonPosition place(String marked) {
        byte[] before = bytes(marked.substring(0, marked.indexOf('^')));
        int line = 1;
        int start = List.of((byte) 0xEF, (byte) 0xBB, (byte) 0xBF).equals(Json.first(before, 3)) ? 3 : 0;
        for (int i = 0; i < before.length; i++) {
            boolean isFeed = before[i] == '\n';
            boolean isReturn = before[i] == '\r' && (i + 1 == before.length || before[i + 1] != '\n');
            if (isFeed || isReturn) {
                line++;
                start = i + 1;
            }
        }
        return new JsonPosition(line, before.length - start + 1);
    }
}
