package dev.rolecall.processor;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** An application that Maven builds with the jars of this build. The profile build-tools says where they are. */
final class MavenProject {

    private final Path directory;

    /**
     * Lays an application into a directory, beside the file that it shares with others.
     *
     * @param directory does not exist
     * @param application the name of its folder among the resources
     */
    MavenProject(Path directory, String application) throws IOException {
        this.directory = directory;
        Files.createDirectories(directory.resolve(".mvn"));
        // Maven runs for a few seconds: what takes its time to make it fast later does not pay.
        Files.writeString(directory.resolve(".mvn/jvm.config"), "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
        copy(resource("pom.xml"), directory.resolveSibling("pom.xml"));
        Path folder = resource(application);
        try (Stream<Path> paths = Files.walk(folder)) {
            paths.filter(Files::isRegularFile)
                    .forEach(file -> copy(
                            file,
                            Compilations.resolve(
                                    directory, folder.relativize(file).toString())));
        }
    }

    private static Path resource(String name) {
        URL resource = Objects.requireNonNull(MavenProject.class.getResource("/build-tools/" + name), name);
        try {
            return Path.of(resource.toURI());
        } catch (URISyntaxException cannotHappen) {
            throw new IllegalStateException(cannotHappen);
        }
    }

    private static void copy(Path from, Path to) {
        try {
            Files.createDirectories(to.getParent());
            Files.write(to, Files.readAllBytes(from));
        } catch (IOException cannotCopy) {
            throw new UncheckedIOException(cannotCopy);
        }
    }

    /** A file or a folder of it. */
    Path resolve(String path) {
        return directory.resolve(path);
    }

    /** A jar of the repository that Maven takes its jars from. */
    static Path jar(String path) {
        return Path.of(System.getProperty("build-tools.repository")).resolve(path);
    }

    /** Has Maven compile it and its tests. */
    JdkTool.Run compile(String... options) throws IOException, InterruptedException {
        String program = File.separatorChar == '\\' ? "mvn.cmd" : "mvn";
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("maven.home"), "bin", program).toString(),
                "-B",
                "-ntp",
                "test-compile",
                "-Dmaven.repo.local=" + System.getProperty("build-tools.repository"),
                "-Dbuild-tools.seed="
                        + Path.of(System.getProperty("build-tools.seed")).toUri()));
        for (String property : List.of("version", "compiler-plugin.version", "resources-plugin.version")) {
            command.add("-Dbuild-tools." + property + "=" + System.getProperty("build-tools." + property));
        }
        command.addAll(List.of(options));
        ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        return JdkTool.run(builder);
    }
}
