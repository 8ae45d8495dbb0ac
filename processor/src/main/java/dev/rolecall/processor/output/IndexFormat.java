package dev.rolecall.processor.output;

import com.palantir.javapoet.ClassName;
import dev.rolecall.processor.model.Index;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The text of an index: a line for each role and each union, in the order of their names. */
final class IndexFormat {

    private static final String COMMENT = "# Written by Rolecall for compilations of a part of the program.";
    private static final String ROLE = "role";
    private static final String UNION = "union";

    private IndexFormat() {}

    static String write(Index index) {
        List<String> lines = new ArrayList<>(List.of(COMMENT));
        new TreeMap<>(index.roles()).forEach((role, uses) -> lines.add(line(ROLE, role, String.join(" ", uses))));
        new TreeMap<>(index.unions()).forEach((union, declaredOn) -> lines.add(line(UNION, union, declaredOn)));
        return String.join("\n", lines) + "\n";
    }

    private static String line(String kind, ClassName type, String more) {
        return (kind + " " + name(type) + " " + more).strip();
    }

    static Index read(String text) {
        Map<ClassName, List<String>> roles = new TreeMap<>();
        Map<ClassName, String> unions = new TreeMap<>();
        for (String line : text.lines().toList()) {
            List<String> words = List.of(line.split(" "));
            if (words.get(0).equals(ROLE)) {
                roles.put(parse(words.get(1)), words.subList(2, words.size()));
            } else if (words.get(0).equals(UNION)) {
                unions.put(parse(words.get(1)), words.size() > 2 ? words.get(2) : "");
            }
        }
        return new Index(roles, unions);
    }

    /** A slash parts the package from the classes, as names alone do not tell. */
    private static String name(ClassName type) {
        return type.packageName() + "/" + String.join(".", type.simpleNames());
    }

    private static ClassName parse(String name) {
        int slash = name.indexOf('/');
        String[] simpleNames = name.substring(slash + 1).split("\\.");
        ClassName type = ClassName.get(name.substring(0, slash), simpleNames[0]);
        for (int i = 1; i < simpleNames.length; i++) {
            type = type.nestedClass(simpleNames[i]);
        }
        return type;
    }
}
