package dev.rolecall.bench;

import java.io.File;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Parts of this JVM's class path, for processes that shall have no more than they need. */
public final class ClassPath {

    private ClassPath() {}

    /** The classes of these benchmarks alone. */
    public static String ofBenchmarks() {
        return Path.of(ClassPath.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .getPath())
                .toString();
    }

    /** What has a part of its path in common with a pattern. */
    public static String of(Pattern artifacts) {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(artifacts.asPredicate())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
