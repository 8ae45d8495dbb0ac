package a;

import com.fasterxml.jackson.annotation.JsonValue;

/** An enum that names its constants itself. */
enum Color {
    RED;

    @JsonValue
    public String wireName() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
