package dev.rolecall.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rolecall.codec.JsonEngine;
import dev.rolecall.codec.JsonException;
import dev.rolecall.codec.JsonText;
import dev.rolecall.codec.MessageCodec;
import dev.rolecall.jackson2.Jackson2Engine;
import dev.rolecall.jackson3.Jackson3Engine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Messages whose members stand in any order, twice, are ill-typed or absent: every engine reads the same, or says the same. */
class MessageFuzzTest {

    private static final int CASES = Integer.getInteger("rolecall.documents", 1_000);

    private static final List<String> MESSAGES = List.of(
            "{\"role\":\"user\",\"content\":[{\"type\":\"text\",\"text\":\"a\",\"textSignature\":\"s\"},"
                    + "{\"type\":\"image\",\"data\":\"AAAA\",\"mimeType\":\"image/png\"},{\"type\":\"odd\",\"x\":[1]}],"
                    + "\"timestamp\":1,\"other\":{\"y\":1.50}}",
            "{\"role\":\"assistant\",\"content\":[{\"type\":\"thinking\",\"thinking\":\"t\",\"thinkingSignature\":null},"
                    + "{\"type\":\"toolCall\",\"id\":\"i\",\"name\":\"n\",\"arguments\":{\"type\":\"x\",\"a\":[null]}}],"
                    + "\"api\":\"a\",\"provider\":\"p\",\"model\":\"m\",\"responseId\":null,\"usage\":{\"input\":1,"
                    + "\"output\":2,\"totalTokens\":3,\"cost\":{\"input\":0.1,\"output\":0,\"cacheRead\":0,"
                    + "\"cacheWrite\":0,\"total\":0.1}},\"stopReason\":\"stop\",\"timestamp\":1.0e3}",
            "{\"role\":\"toolResult\",\"toolCallId\":\"i\",\"toolName\":\"n\",\"content\":[{\"type\":\"text\","
                    + "\"text\":\"é\\n\"}],\"details\":{\"b\":{}},\"isError\":false,\"timestamp\":2}",
            "{\"role\":\"system\",\"content\":\"c\",\"sections\":{\"s\":\"t\",\"u\":null},\"timestamp\":3}");

    private final Random random = new Random(1);
    private boolean hasMembersTwice;

    /** The JSON of a value, changed in the order and the number of members, and now and then in the type of a value. */
    private String changed(Object value) {
        if (random.nextInt(60) == 0) {
            return List.of("null", "1", "\"text\"", "[]", "{}", "true", "[{}]", "1.5")
                    .get(random.nextInt(8));
        }
        if (value instanceof Map<?, ?> object) {
            List<Map.Entry<?, ?>> members = new ArrayList<>(object.entrySet());
            if (random.nextInt(3) > 0) {
                Collections.shuffle(members, random);
            }
            for (int i = random.nextInt(8); i == 0 && !members.isEmpty(); i++) {
                members.add(members.get(random.nextInt(members.size())));
                hasMembersTwice = true;
            }
            if (random.nextInt(12) == 0 && !members.isEmpty()) {
                members.remove(random.nextInt(members.size()));
            }
            return members.stream()
                    .map(member -> JsonText.write(member.getKey()) + ":" + changed(member.getValue()))
                    .collect(Collectors.joining(",", "{", "}"));
        }
        if (value instanceof List<?> elements) {
            return elements.stream().map(this::changed).collect(Collectors.joining(",", "[", "]"));
        }
        return JsonText.write(value);
    }

    /**
     * The message and what was let pass; or what is wrong, and where in the value. Places in the text may differ. Of members that
     * stand twice a reader of a stream hears twice; and if both are wrong, either may be named.
     */
    private String outcome(JsonEngine engine, boolean isStrict, String json) {
        List<String> heard = new ArrayList<>();
        MessageCodec<?> codec = MessageCodec.standard()
                .with(engine)
                .onDiagnostic(diagnostic -> heard.add(diagnostic.message() + " at " + diagnostic.path()));
        try {
            return (isStrict ? codec.strict() : codec).fromJson(json) + (hasMembersTwice ? "" : " " + heard);
        } catch (JsonException wrong) {
            return wrong.kind() + (hasMembersTwice ? "" : " " + wrong.problem() + " at " + wrong.path());
        }
    }

    @Test
    void everyEngineAnswersAlike() {
        for (int i = 0; i < CASES; i++) {
            hasMembersTwice = false;
            String json = changed(JsonText.read(MESSAGES.get(i % MESSAGES.size())));
            for (boolean isStrict : new boolean[] {false, true}) {
                String own = outcome(Json.ENGINE, isStrict, json);

                assertThat(own).as(json).isEqualTo(outcome(new Jackson2Engine(), isStrict, json));
                assertThat(own).as(json).isEqualTo(outcome(new Jackson3Engine(), isStrict, json));
            }
        }
    }
}
