package dev.rolecall.processor.collect;

import dev.rolecall.processor.model.Rule;

/**
 * A class with {@code @MessageRole} whose companion is to be written.
 *
 * @param roleClass the class
 * @param rule the rule by which a model sees it
 * @param canBeMade whether it has components that can be looked at, be it sound or not
 */
public record RoleSource(RoleClass roleClass, Rule rule, boolean canBeMade) {}
