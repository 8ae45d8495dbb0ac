package dev.rolecall.processor.collect;

import dev.rolecall.processor.model.Rule;
import dev.rolecall.processor.shape.Creator;
import java.util.Optional;

/**
 * A class with {@code @MessageRole} whose companion is to be written.
 *
 * @param roleClass the class
 * @param rule the rule by which a model sees it
 * @param creator how it is made, as this round of the compiler shows it; empty if it has no components that can be looked at
 */
public record RoleSource(RoleClass roleClass, Rule rule, Optional<Creator> creator) {}
