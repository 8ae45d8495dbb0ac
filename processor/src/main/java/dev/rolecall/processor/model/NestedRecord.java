package dev.rolecall.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Optional;

/**
 * A record that is a part of a role's JSON.
 *
 * @param type the record
 * @param members its JSON members, in the order of the components
 * @param additional the component that keeps additional members
 * @param components all components in the order of the constructor
 */
public record NestedRecord(
        ClassName type, List<Member> members, Optional<String> additional, List<String> components) {}
