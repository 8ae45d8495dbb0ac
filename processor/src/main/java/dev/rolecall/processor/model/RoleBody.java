package dev.rolecall.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All of a role class: what its companion is written from.
 *
 * @param role the role
 * @param members its JSON members, in the order of the components
 * @param additional the component that keeps additional members
 * @param components all components in the order of the constructor
 * @param rule the rule by which a model sees it
 * @param excludedBy the component that keeps a single message from the model
 * @param nested the records that occur in it, each once
 * @param enums the enums that occur in it, each once
 * @param warnings what all that the companion names warns of: {@code deprecation}, {@code removal}, or nothing
 */
public record RoleBody(
        Role role,
        List<Member> members,
        Optional<String> additional,
        List<String> components,
        Rule rule,
        Optional<Member> excludedBy,
        List<NestedRecord> nested,
        List<EnumType> enums,
        Set<String> warnings) {}
