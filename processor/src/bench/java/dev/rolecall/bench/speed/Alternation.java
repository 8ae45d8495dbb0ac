package dev.rolecall.bench.speed;

import dev.rolecall.bench.report.Numbers;
import java.io.File;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * A process in which two candidates take turns, each in classes of its own, so that neither sees what the compiler has learned
 * of the other. A machine that is slower for a while is slower for both.
 */
public final class Alternation {

    private static final long SHORTEST_TURN = 30_000_000;

    private final ThreadMXBean time = ManagementFactory.getThreadMXBean();
    private long sum;

    private Alternation() {}

    /**
     * Prints how often the processor time of the first one's turns that of the second one's is.
     *
     * @param arguments the seconds, and for each of both its name, what it does, and with which data
     */
    public static void main(String[] arguments) throws Exception {
        Alternation alternation = new Alternation();
        double ratio = alternation.ratio(
                Integer.parseInt(arguments[0]),
                load(arguments[1], arguments[2], arguments[3]),
                load(arguments[4], arguments[5], arguments[6]));
        System.out.println("ratio " + ratio + " of " + alternation.sum);
    }

    private static LongSupplier load(String candidate, String operation, String data) throws Exception {
        List<URL> classPath = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            classPath.add(url(entry));
        }
        // Not closed: its classes are loaded as they are used.
        ClassLoader loader = new URLClassLoader(classPath.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
        Thread.currentThread().setContextClassLoader(loader);
        return (LongSupplier) loader.loadClass(Passes.class.getName())
                .getConstructor(String.class, String.class, String.class)
                .newInstance(candidate, operation, data);
    }

    private static URL url(String entry) throws MalformedURLException {
        return Path.of(entry).toUri().toURL();
    }

    private double ratio(int seconds, LongSupplier first, LongSupplier second) {
        List<Double> ratios = new ArrayList<>();
        long begin = System.nanoTime();
        long warm = begin + seconds * 1_000_000_000L;
        long end = warm + seconds * 1_000_000_000L;
        int turns = 1;
        for (int i = 0; System.nanoTime() < end; i++) {
            long one;
            long other;
            if (i % 2 == 0) {
                one = turn(first, turns);
                other = turn(second, turns);
            } else {
                other = turn(second, turns);
                one = turn(first, turns);
            }
            if (System.nanoTime() < warm) {
                turns = (int) Math.max(1, SHORTEST_TURN * turns / Math.max(1, Math.min(one, other)));
            } else {
                ratios.add((double) one / other);
            }
        }
        return Numbers.median(ratios);
    }

    private long turn(LongSupplier passes, int count) {
        long begin = time.getCurrentThreadCpuTime();
        for (int i = 0; i < count; i++) {
            sum += passes.getAsLong();
        }
        return time.getCurrentThreadCpuTime() - begin;
    }
}
