package dev.rolecall.required;

import com.fasterxml.jackson.annotation.JsonAlias;
import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;
import org.jspecify.annotations.Nullable;

/** A role with a member that has had other names, and is named as a variable that generated code could want. */
@NotSent
@MessageRole("small")
public record Small(
        @JsonAlias({"former", "older"}) String seen,
        @Nullable String note,
        int element,
        long timestamp) implements AgentMessage {}
