package a;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;
import java.util.Map;

/** Additional members as Jackson keeps them. */
@NotSent
@MessageRole("kept")
record Kept(@Nullable String text, @JsonAnySetter @JsonAnyGetter Map<String, Object> rest) {}
