package dev.rolecall.processor.collect;

import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.model.Role;

/**
 * A role on its way into a union.
 *
 * @param role the role
 * @param place where it is annotated, or where it is included
 * @param isDirect whether its class implements the union
 * @param isSound whether the class has no problem of its own
 */
record UnionMember(Role role, Place place, boolean isDirect, boolean isSound) {}
