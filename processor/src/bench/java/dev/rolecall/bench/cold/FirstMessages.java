package dev.rolecall.bench.cold;

import dev.rolecall.bench.candidate.Candidate;
import dev.rolecall.bench.candidate.Candidates;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** Run in a JVM of its own: reads the first messages of a file. Loads no class that it can do without. */
final class FirstMessages {

    private FirstMessages() {}

    /** Takes the file, how many messages to read, and who reads them if any are. */
    public static void main(String[] arguments) throws IOException {
        byte[] file;
        try (InputStream in = new FileInputStream(arguments[0])) {
            file = in.readAllBytes();
        }
        int count = Integer.parseInt(arguments[1]);
        Candidate<?> candidate = count == 0 ? null : Candidates.named(arguments[2]);
        int begin = 0;
        for (int read = 0; read < count; read++) {
            int end = begin;
            while (file[end] != '\n') {
                end++;
            }
            if (candidate.decode(Arrays.copyOfRange(file, begin, end)) == null) {
                throw new IllegalStateException();
            }
            begin = end + 1;
        }
    }
}
