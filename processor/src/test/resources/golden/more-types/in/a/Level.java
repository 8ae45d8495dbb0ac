package a;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonProperty;

/** An enum with a default. */
enum Level {
    @JsonProperty("low")
    @JsonAlias("small")
    LOW,
    @JsonEnumDefaultValue
    UNKNOWN
}
