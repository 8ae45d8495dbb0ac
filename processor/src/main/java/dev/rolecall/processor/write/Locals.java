package dev.rolecall.processor.write;

import dev.rolecall.processor.model.Member;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Names of local variables that do not clash: a component's own name, if nothing else needs it. */
final class Locals {

    static final String ELEMENT = "element";
    static final String READER = "in";
    static final String WRITER = "out";
    static final String SEEN = "seen";
    static final String VALUE = "value";

    /** What a lambda in the scope of the locals may name its parameter, see {@link ValueCode}, and {@link Seen} a local. */
    private static final Pattern RESERVED = Pattern.compile(ELEMENT + "_*|" + SEEN + "\\d*");

    /** What a constant of the companion may be named, which a local would hide. */
    private static final Pattern CONSTANT = Pattern.compile("[A-Z][A-Z0-9_]*");

    private final Set<String> taken = new HashSet<>(Set.of("additional", "member", READER, WRITER, VALUE));
    private final Map<String, String> locals = new HashMap<>();

    Locals(List<Member> members) {
        // First the names that need not change, so that none of them is taken by a changed one.
        for (Member member : members) {
            String component = member.component();
            boolean changes = RESERVED.matcher(component).matches()
                    || CONSTANT.matcher(component).matches();
            if (!changes && taken.add(component)) {
                locals.put(component, component);
            }
        }
        for (Member member : members) {
            locals.computeIfAbsent(member.component(), component -> free(component + "Value"));
        }
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
}
