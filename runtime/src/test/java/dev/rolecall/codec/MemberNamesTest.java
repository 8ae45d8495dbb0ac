package dev.rolecall.codec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rolecall.json.RolecallEngine;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MemberNamesTest {

    private final MemberNames names = MemberNames.of("role", "a", "b", "c");

    @Test
    void namesAreExpectedInTheirOrderAtFirst() {
        assertThat(names.likelyAt(0)).isZero();
        assertThat(names.likelyAt(2)).isEqualTo(2);
    }

    @Test
    void noNameIsExpectedBehindTheLastOne() {
        assertThat(names.likelyAt(4)).isEqualTo(names.size());
        assertThat(names.likelyAt(9)).isGreaterThanOrEqualTo(names.size());
        names.cameAt(9, 1); // the place is another object type's
        assertThat(names.likelyAt(9)).isGreaterThanOrEqualTo(names.size());
    }

    @Test
    void theOrderThatComesIsTheOneExpectedNextTime() {
        assertThat(read("{\"c\":1,\"x\":2,\"a\":3}")).containsExactly(3, JsonReader.OTHER, 1);
        assertThat(names.likelyAt(0)).isEqualTo(3);
        assertThat(names.likelyAt(4)).isEqualTo(1);

        assertThat(read("{\"c\":1,\"a\":3}")).containsExactly(3, 1);
        assertThat(read("{\"role\":1,\"a\":3,\"c\":4}")).containsExactly(0, 1, 3);
        assertThat(names.likelyAt(0)).isZero();
    }

    private List<Integer> read(String json) {
        JsonReader in = new RolecallEngine()
                .reader(json.getBytes(StandardCharsets.UTF_8), 0, json.length(), ReadOptions.DEFAULT);
        in.beginObject();
        List<Integer> indexes = new ArrayList<>();
        for (int index = in.nextName(names); index != JsonReader.END; index = in.nextName(names)) {
            indexes.add(index);
            in.skipValue();
        }
        return indexes;
    }
}
