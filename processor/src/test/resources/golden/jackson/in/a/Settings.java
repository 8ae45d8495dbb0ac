package a;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.rolecall.DefaultValue;
import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** What is honoured of Jackson. */
@NotSent
@MessageRole("settings")
@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
@JsonPropertyOrder({"last_name", "firstName"})
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
record Settings(
        @JsonAlias({"name", "givenName"}) String firstName,
        String lastName,
        @JsonProperty(value = "class", required = true) String type,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) @DefaultValue("[]") List<String> tags,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) @Nullable Map<String, Object> more,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) @DefaultValue("[]") int[] numbers,
        @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String note,
        Optional<String> perhaps,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> absent,
        OptionalInt always,
        @JsonIgnore @Nullable String secret,
        @JsonIgnore Optional<String> cache,
        @JsonIgnore @DefaultValue("7") int lucky,
        @JsonFormat(shape = JsonFormat.Shape.STRING) @JsonPropertyDescription("when") Instant at,
        long timestamp) {

    /** Not a member. */
    @JsonIgnore
    boolean isComplete() {
        return true;
    }
}
