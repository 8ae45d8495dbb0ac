package dev.rolecall.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a reader keeps of what it came past. */
class KeptStringsTest {

    @Test
    void whatIsAheadIsKeptAndWhatIsBehindIsLetGoOnceMoreComes() {
        KeptStrings kept = new KeptStrings();
        kept.add(10, 20, "a");
        kept.add(30, 40, "b");
        kept.add(10, 20, "again");

        assertThat(kept.isAt(10)).isTrue();
        assertThat(kept.string()).isEqualTo("a");
        assertThat(kept.isAt(15)).isFalse();
        assertThat(kept.next()).isEqualTo(30);
        kept.goBack(5);
        assertThat(kept.next()).isEqualTo(10);

        assertThat(kept.isAt(50)).isFalse();
        kept.add(50, 60, "c");
        kept.add(70, 80, "d");
        kept.goBack(0);
        assertThat(kept.next()).isEqualTo(50);
        assertThat(kept.isAt(70)).isTrue();
        assertThat(kept.end()).isEqualTo(80);
    }
}
