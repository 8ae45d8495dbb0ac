package dev.rolecall.processor.collect;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.check.Place;
import dev.rolecall.processor.model.Role;
import java.util.ArrayList;
import java.util.List;

/**
 * A role on its way into a union.
 *
 * @param role the role
 * @param place where it is annotated, or where it is included
 * @param isDirect whether its class implements the union
 * @param isSound whether the class has no problem of its own
 * @param through the unions through which it comes, the nearest first; empty if it comes by itself
 */
record UnionMember(Role role, Place place, boolean isDirect, boolean isSound, List<ClassName> through) {

    static UnionMember direct(RoleClass roleClass) {
        return new UnionMember(roleClass.role(), Place.at(roleClass.element()), true, roleClass.isSound(), List.of());
    }

    static UnionMember carried(RoleClass roleClass, Place place) {
        return new UnionMember(roleClass.role(), place, false, roleClass.isSound(), List.of());
    }

    /** This member as one of a union that includes the union it is in. */
    UnionMember through(ClassName union, Place included) {
        List<ClassName> unions = new ArrayList<>(List.of(union));
        unions.addAll(through);
        return through(unions, included);
    }

    /** This member as one of a union that includes another, through which it comes. */
    UnionMember through(List<ClassName> unions, Place included) {
        return new UnionMember(role, included, false, isSound, unions);
    }

    /** The class, and how it got here. */
    String description() {
        String name = role.type().canonicalName();
        List<String> unions = through.stream().map(ClassName::canonicalName).toList();
        return unions.isEmpty() ? name : name + " (through " + String.join(" and ", unions) + ")";
    }
}
