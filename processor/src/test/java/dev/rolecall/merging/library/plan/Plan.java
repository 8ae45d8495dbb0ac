package dev.rolecall.merging.library.plan;

import dev.rolecall.AdditionalProperties;
import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;
import java.util.List;
import java.util.Map;

/** A role that the library's union carries. */
@NotSent
@MessageRole("plan")
public record Plan(List<String> steps, @AdditionalProperties Map<String, Object> more) {}
