package dev.rolecall.processor.write;

import dev.rolecall.processor.model.Member;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Names of local variables that do not clash: a component's own name, if nothing else needs it. */
final class Locals {

    static final String ADDITIONAL = "additional";
    static final String ELEMENT = "element";
    static final String MEMBER = "member";
    static final String READER = "in";
    static final String WRITER = "out";
    static final String VALUE = "value";

    private final Set<String> taken = new HashSet<>(Set.of(ADDITIONAL, MEMBER, READER, WRITER, VALUE));
    private final Map<String, String> locals = new HashMap<>();
    private final Map<String, String> flags = new HashMap<>();

    Locals(List<Member> members) {
        // First the names that need not change, so that none of them is taken by a changed one.
        for (Member member : members) {
            if (!isLambdaName(member.component())
                    && !isConstantName(member.component())
                    && taken.add(member.component())) {
                locals.put(member.component(), member.component());
            }
        }
        for (Member member : members) {
            locals.computeIfAbsent(member.component(), component -> free(component + "Value"));
            flags.put(member.component(), free(member.component() + "Read"));
        }
    }

    /** Whether a lambda in the scope of the locals may name its parameter so; see {@link ValueCode}. */
    private static boolean isLambdaName(String name) {
        return name.matches(ELEMENT + "_*");
    }

    /** Whether a constant of the companion may be named so, which a local would hide. */
    private static boolean isConstantName(String name) {
        return name.matches("[A-Z][A-Z0-9_]*");
    }

    private String free(String wanted) {
        String name = wanted;
        while (!taken.add(name)) {
            name += "_";
        }
        return name;
    }

    /** The variable that holds a member's value. */
    String of(Member member) {
        return locals.get(member.component());
    }

    /** The variable that holds whether a member was read. */
    String flagOf(Member member) {
        return flags.get(member.component());
    }
}
