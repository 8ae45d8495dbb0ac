package dev.rolecall.processor;

import java.util.List;

/**
 * A source file of a test.
 *
 * @param name the qualified name of its class, or of a package's {@code package-info}
 * @param text its text
 */
record Source(String name, String text) {

    private static final String MARK = "/*!*/";

    /** Where a test expects a message. */
    record Mark(String file, long line, long column) {}

    /** A source with a first line that names its package and imports what tests use. */
    static Source withImports(String name, String text) {
        int dot = name.lastIndexOf('.');
        String packageLine = dot < 0 ? "" : "package " + name.substring(0, dot) + "; ";
        return new Source(
                name,
                packageLine
                        + "import dev.rolecall.*; import dev.rolecall.message.*; import java.util.*; "
                        + "import com.fasterxml.jackson.annotation.*;\n"
                        + text);
    }

    /** A record with a role that is not sent; what it implements begins with the keyword and a blank before it. */
    static Source role(String name, String role, String components, String interfaces) {
        return withImports(
                name,
                "@NotSent @MessageRole(\"" + role + "\") public record " + name.substring(name.lastIndexOf('.') + 1)
                        + "(" + components + ")" + interfaces + " {}");
    }

    /** The path of its file below its root. */
    String path() {
        return name.replace('.', '/') + ".java";
    }

    /** The place that is marked in one of several sources. */
    static Mark mark(List<Source> sources) {
        for (Source source : sources) {
            List<String> lines = source.text().lines().toList();
            for (int i = 0; i < lines.size(); i++) {
                int column = lines.get(i).indexOf(MARK);
                if (column >= 0) {
                    return new Mark(source.path(), i + 1, column + MARK.length() + 1);
                }
            }
        }
        return LateRoleProcessor.PLACE;
    }
}
