package dev.rolecall.required;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rolecall.codec.RawMessage;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RequiredMembersTest {

    private static final Map<Class<? extends Record>, String> ROLES = Map.of(Small.class, "small", Wide.class, "wide");

    @TestFactory
    Stream<DynamicTest> eachOfThemIsMissed() {
        return ROLES.keySet().stream().flatMap(type -> required(type).stream().map(name -> {
            Map<String, Object> members = members(type);
            members.remove(name);
            members.put("unknown", 1);
            return DynamicTest.dynamicTest(
                    type.getSimpleName() + " without " + name, () -> assertThat(reason(read(members)))
                            .isEqualTo("The required member \"" + name + "\" is missing at $"));
        }));
    }

    @ParameterizedTest
    @ValueSource(classes = {Small.class, Wide.class})
    void withAllOfThemAMessageIsWhole(Class<? extends Record> type) {
        AgentMessage message = read(members(type));

        assertThat(message).isInstanceOf(type);
        assertThat(AgentMessage.codec().toJson(message)).isEqualTo(json(members(type)));
    }

    @ParameterizedTest
    @CsvSource({"seen,former", "seen,older", "seen1,former"})
    void aFormerNameWillDo(String name, String former) {
        Map<String, Object> members = members(name.equals("seen") ? Small.class : Wide.class);
        Map<String, Object> renamed = new LinkedHashMap<>(members);
        renamed.put(former, renamed.remove(name));

        assertThat(read(renamed)).isEqualTo(read(members)).isNotInstanceOf(AgentMessages.Raw.class);
    }

    @Test
    void theFirstOneIsNamed() {
        assertThat(reason(read(Map.of("role", "wide", "n1", 1)))).contains("\"n0\"");
        assertThat(reason(read(Map.of("role", "small")))).contains("\"seen\"");
    }

    private static AgentMessage read(Map<String, Object> members) {
        return AgentMessage.codec().fromJson(json(members));
    }

    private static String json(Map<String, Object> members) {
        return members.entrySet().stream()
                .map(member -> "\"" + member.getKey() + "\":"
                        + (member.getValue() instanceof String text ? "\"" + text + "\"" : member.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
    }

    private static String reason(AgentMessage message) {
        RawMessage raw = ((AgentMessages.Raw) message).value();
        assertThat(raw.reason()).isEqualTo(RawMessage.Reason.ILL_TYPED);
        return raw.explanation();
    }

    private static Map<String, Object> members(Class<? extends Record> type) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("role", ROLES.get(type));
        for (RecordComponent component : type.getRecordComponents()) {
            if (!component.getName().equals("note")) {
                members.put(component.getName(), component.getType() == String.class ? "text" : 7L);
            }
        }
        return members;
    }

    private static List<String> required(Class<? extends Record> type) {
        List<String> names = new ArrayList<>();
        Arrays.stream(type.getRecordComponents()).map(RecordComponent::getName).forEach(names::add);
        names.remove("note");
        return names;
    }
}
