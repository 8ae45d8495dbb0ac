package dev.rolecall.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonDataTest {

    @Test
    void aCopyIsNotChangedByItsSourceAndCannotBeChanged() {
        List<Object> list = new ArrayList<>(Arrays.asList(1, null));
        Map<String, Object> source = new LinkedHashMap<>();
        source.put("list", list);
        source.put("float", 0.1f);

        Map<String, Object> copy = JsonData.object(source);
        list.add("later");
        source.clear();

        assertThat(copy).isEqualTo(Map.of("list", Arrays.asList(1L, null), "float", 0.1));
        assertThat(JsonData.object(copy)).isSameAs(copy);
        assertThat(JsonData.copyOf(copy)).isSameAs(copy);
        assertThatThrownBy(() -> copy.put("x", 1)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> copy.remove("list")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> copy.entrySet().iterator().next().setValue(1))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> ((List<?>) copy.get("list")).remove(0))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void whatHasNoJsonFormIsRefused() {
        assertThatThrownBy(() -> JsonData.copyOf(Double.NaN)).hasMessage("NaN has no JSON form");
        assertThatThrownBy(() -> JsonData.copyOf(List.of(Instant.EPOCH)))
                .hasMessageStartingWith("A java.time.Instant has no JSON form");
        assertThatThrownBy(() -> JsonData.copyOf(Map.of(1, "x")))
                .hasMessage("A JSON member name must be a String, not 1");
    }

    @Test
    void additionalMembersAreNotMembersOfTheirOwn() {
        assertThatThrownBy(() -> new TextContent("t", null, Map.of("text", "other")))
                .hasMessage(
                        "additionalProperties holds \"text\", which is a member of its own: set that member instead");
        Map<String, Object> explicitNull = new HashMap<>();
        explicitNull.put("textSignature", null);
        assertThat(new TextContent("t", null, explicitNull).additionalProperties())
                .containsKey("textSignature");
        assertThat(new TextContent("t", "s", explicitNull)).isEqualTo(new TextContent("t", "s", Map.of()));
    }

    @Test
    void buildersMakeWhatConstructorsMake() {
        Usage usage = Usage.builder().input(3).output(4).totalTokens(7).build();

        assertThat(usage).isEqualTo(new Usage(3, 4, null, null, null, null, 7, null, Map.of()));
        assertThat(usage.toBuilder().reasoning(0L).build().reasoning()).isZero();
        assertThatThrownBy(() -> Tool.builder().name("read").build()).isInstanceOf(NullPointerException.class);
        ToolCall call = new ToolCall("c", "read", Map.of("path", "x"));
        assertThat(ToolResultMessage.of(call, "ok").toolCallId()).isEqualTo("c");
    }

    @Test
    void openEnumerationsKeepWhatTheyDoNotKnow() {
        assertThat(new StopReason("toolUse").known()).isEqualTo(StopReason.Known.TOOL_USE);
        assertThat(new StopReason("toolUse")).isEqualTo(StopReason.TOOL_USE);
        assertThat(new StopReason("tired").known()).isNull();
        assertThat(new ThinkingLevel("xhigh").known()).isEqualTo(ThinkingLevel.Known.XHIGH);
    }

    @Test
    void contentHasTextWhateverItsForm() {
        assertThat(UserContent.of("a").text()).isEqualTo("a");
        assertThat(UserContent.of(new TextContent("a"), new ImageContent("AA==", "image/png"), new TextContent("b"))
                        .text("|"))
                .isEqualTo("a|b");
        assertThat(UserContent.of("a").blocks()).containsExactly(new TextContent("a"));
        assertThat(UserContent.of("a")).isNotEqualTo(UserContent.of(new TextContent("a")));
        assertThat(ImageContent.of(new byte[] {1, 2}, "image/png").data()).isEqualTo("AQI=");
    }

    @Test
    void numbersKeepTheirKind() {
        assertThat(JsonData.copyOf((short) 3)).isEqualTo(3L);
        assertThat(JsonData.copyOf(new BigDecimal("1.10"))).isEqualTo(new BigDecimal("1.10"));
    }
}
