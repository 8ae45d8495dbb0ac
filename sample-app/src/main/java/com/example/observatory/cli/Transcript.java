package com.example.observatory.cli;

import com.example.observatory.AgentMessage;
import dev.rolecall.llm.Conversion;
import dev.rolecall.llm.Pipeline;
import dev.rolecall.session.SessionException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows a stored conversation beside what the model sees of it. */
@Command(
        name = "transcript",
        mixinStandardHelpOptions = true,
        version = "0.1.0",
        description = "Shows a stored conversation beside what the model sees of it, and why.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:everything was read", "1:the file, or a part of it, could not be read", "2:wrong options"})
final class Transcript implements Callable<Integer> {

    private static final String OWN_FILE = "observatory.jsonl";

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description = "A pi session file, or JSON messages as lines or an array; - is standard input. "
                    + "A recorded session if none is given.")
    private String file;

    @Option(names = "--context", description = "Show what a session says to the model now, instead of the whole file.")
    private boolean context;

    @Option(
            names = "--leaf",
            paramLabel = "ID",
            description = "Show what a session says to the model at an entry, whose id the tree shows.")
    private String leaf;

    @Option(names = "--tree", description = "Show the entries of a session as they follow each other.")
    private boolean tree;

    @Option(names = "--json", description = "Print a JSON object a line, for programs.")
    private boolean json;

    @Option(names = "--full", description = "Print all of every text.")
    private boolean full;

    @Option(
            names = "--color",
            paramLabel = "WHEN",
            description = "AUTO (on a terminal), ON or OFF; default: ${DEFAULT-VALUE}.",
            defaultValue = "AUTO")
    private Ansi color;

    @Spec
    private CommandSpec spec;

    private Transcript() {}

    static CommandLine commandLine() {
        return new CommandLine(new Transcript()).setCaseInsensitiveEnumValuesAllowed(true);
    }

    /** Runs the command. */
    public static void main(String... arguments) {
        PrintWriter out = new PrintWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
        PrintWriter err = new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8), true);
        int exitCode = commandLine().setOut(out).setErr(err).execute(arguments);
        out.flush();
        System.exit(exitCode);
    }

    @Override
    public Integer call() {
        try (InputStream in = open()) {
            return context || tree || leaf != null ? session(in) : file(in);
        } catch (NoSuchFileException missing) {
            return fail("There is no file " + missing.getMessage() + ".");
        } catch (IOException unreadable) {
            return fail(name() + " cannot be read: " + unreadable.getMessage());
        }
    }

    private int session(InputStream in) throws IOException {
        try (StoredSession session = StoredSession.open(in)) {
            Optional<String> at = session.leaf(leaf);
            if (at.isEmpty()) {
                return fail(
                        leaf == null
                                ? name() + " has no entries."
                                : "There is no entry " + leaf + " in " + name() + "; --tree shows its entries.");
            }
            Report report = report();
            if (tree) {
                session.lines().forEach(report::entry);
            }
            if (context || leaf != null) {
                StoredSession.At shown = session.at(at.get());
                show(shown.conversation(), report);
                report.session(shown);
            }
            return end(session.problems());
        } catch (SessionException noSession) {
            return fail(name() + " is no pi session; --context, --leaf and --tree need one.");
        }
    }

    private Report report() {
        PrintWriter out = spec.commandLine().getOut();
        return json ? new JsonReport(out) : new TextReport(out, color, full);
    }

    private int end(List<String> problems) {
        spec.commandLine().getOut().flush();
        problems.forEach(problem -> fail(name() + ": " + problem));
        return problems.isEmpty() ? 0 : 1;
    }

    private int file(InputStream in) throws IOException {
        StoredConversation conversation = StoredConversation.read(in);
        show(conversation, report());
        return end(conversation.problems());
    }

    private static void show(StoredConversation conversation, Report report) {
        List<AgentMessage> history = conversation.messages().stream()
                .map(StoredConversation.Stored::message)
                .toList();
        List<Conversion<AgentMessage>> conversions =
                Pipeline.of(AgentMessage.type()).explain(history);
        for (int i = 0; i < conversions.size(); i++) {
            report.message(conversation.messages().get(i), conversions.get(i));
        }
        report.end(conversation);
    }

    private InputStream open() throws IOException {
        if (file == null) {
            return Transcript.class.getResourceAsStream(OWN_FILE);
        }
        return file.equals("-") ? System.in : Files.newInputStream(Path.of(file));
    }

    private String name() {
        return file == null ? OWN_FILE : file.equals("-") ? "standard input" : file;
    }

    private int fail(String message) {
        spec.commandLine().getErr().println(spec.commandLine().getColorScheme().errorText(message));
        return 1;
    }
}
