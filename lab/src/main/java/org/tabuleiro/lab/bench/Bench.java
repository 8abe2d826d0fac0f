package org.tabuleiro.lab.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.tabuleiro.engine.Signature;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

/**
 * Measures speed as ratios: the two of a ratio take turns, each has the CPU time of its best run, and there is no ratio
 * unless both have counted the same.
 */
public final class Bench {
    private static final int WARM_UPS = 8;
    private static final int RUNS = 7;

    private final PrintStream out;

    private Bench(PrintStream out) {
        this.out = out;
    }

    /** Prints how many nodes the engine needs for fixed positions, a game a line, and in all. */
    public static void signature(PrintStream out) {
        long all = 0;
        for (Game game : Games.ALL) {
            long nodes = Signature.nodes(game);
            out.println(nodes + "  " + game.id());
            all += nodes;
        }
        out.println(all);
    }

    /** Measures what two threads bring and prints a line for each ratio. */
    public static void threads(PrintStream out) throws InterruptedException {
        new Threads(out).run();
    }

    /** Measures everything with one thread and prints a line for each ratio. */
    public static void run(PrintStream out) throws IOException, InterruptedException {
        Bench bench = new Bench(out);
        Path folder = Files.createTempDirectory("tabuleiro-bench");
        try {
            Optional<Path> twin = Twin.compile(folder);
            if (twin.isPresent()) {
                bench.againstTwin(twin.get());
            } else {
                out.println("there is no g++: no ratios of Java to C++");
            }
        } finally {
            delete(folder);
        }
        bench.amongOtherGames();
    }

    private void againstTwin(Path program) throws IOException {
        for (Suite.Race race : Suite.AGAINST_TWIN) {
            try (Rival java = Rival.jvm();
                    Rival twin = Rival.twin(program)) {
                for (int i = 0; i < WARM_UPS; i++) {
                    java.run(race.tasks());
                }
                compare(race.name() + ", Java / C++", java, twin, race.tasks());
            }
        }
    }

    /** The engine's search in a JVM where all games have run, against a JVM that has seen only the one. */
    private void amongOtherGames() throws IOException {
        try (Rival all = Rival.jvm()) {
            for (int i = 0; i < WARM_UPS; i++) {
                for (Suite.Race race : Suite.SEARCHES) {
                    all.run(race.tasks());
                }
            }
            for (Suite.Race race : Suite.SEARCHES) {
                try (Rival alone = Rival.jvm()) {
                    for (int i = 0; i < WARM_UPS; i++) {
                        alone.run(race.tasks());
                    }
                    compare(race.name() + ", after four games / after this one", all, alone, race.tasks());
                }
            }
        }
    }

    private void compare(String name, Rival one, Rival other, List<Task> tasks) throws IOException {
        long best = Long.MAX_VALUE;
        long otherBest = Long.MAX_VALUE;
        List<Long> counts = List.of();
        for (int i = 0; i < RUNS; i++) {
            Rival.Sample sample = one.run(tasks);
            Rival.Sample otherSample = other.run(tasks);
            counts = sample.counts();
            if (!counts.equals(otherSample.counts())) {
                out.println(name + ": counts differ, " + counts + " and " + otherSample.counts());
                return;
            }
            best = Math.min(best, sample.nanos());
            otherBest = Math.min(otherBest, otherSample.nanos());
        }
        double ratio = (double) otherBest / best;
        out.println(String.format(Locale.ROOT, "%.2f  %s  (both counted %s)", ratio, name, counts));
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
