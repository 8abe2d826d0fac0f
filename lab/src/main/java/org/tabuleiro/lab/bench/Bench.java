package org.tabuleiro.lab.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.tabuleiro.engine.search.Signature;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

/**
 * Measures speed as ratios. The two sides of a ratio run alternately; the CPU time of the best run of each
 * counts, and there is no ratio unless both have counted the same nodes.
 */
public final class Bench {
    private static final int WARM_UPS = 8;
    private static final int RUNS = 7;
    /** Number of JVMs, one after the other: each JIT compilation of the same code is different. */
    private static final int JVMS = 3;

    private final PrintStream out;

    private Bench(PrintStream out) {
        this.out = out;
    }

    /** Prints the search signature, one line per game and the total. */
    public static void signature(PrintStream out) {
        long all = 0;
        for (Game game : Games.ALL) {
            long nodes = Signature.nodes(game);
            out.println(nodes + "  " + game.id());
            all += nodes;
        }
        out.println(all);
    }

    /** Measures the gain of a second thread and prints a line per ratio. */
    public static void threads(PrintStream out) throws InterruptedException {
        new ThreadScaling(out).run();
    }

    /** Measures everything with one thread and prints a line per ratio. */
    public static void run(PrintStream out) throws IOException, InterruptedException {
        Bench bench = new Bench(out);
        Path folder = Files.createTempDirectory("tabuleiro-bench");
        try {
            Optional<Path> twin = Twin.compile(folder);
            if (twin.isPresent()) {
                bench.againstTwin(twin.get());
            } else {
                out.println("no g++ or no sources of the twin (lab/src/bench/cpp): no ratios of Java to C++");
            }
        } finally {
            delete(folder);
        }
        bench.amongOtherGames();
    }

    private void againstTwin(Path program) throws IOException {
        for (Suite.Race race : Suite.AGAINST_TWIN) {
            Duel duel = new Duel(race.tasks());
            try (BenchProcess twin = BenchProcess.twin(program)) {
                for (int i = 0; i < JVMS; i++) {
                    try (BenchProcess java = BenchProcess.jvm()) {
                        java.warmUp(race.tasks(), WARM_UPS);
                        duel.run(java, twin, RUNS);
                    }
                }
            }
            out.println(duel.result(race.name() + ", Java / C++"));
        }
    }

    /** The search in a JVM that has run all games, against a JVM that has run only this one. */
    private void amongOtherGames() throws IOException {
        try (BenchProcess all = BenchProcess.jvm()) {
            for (Suite.Race race : Suite.SEARCHES) {
                all.warmUp(race.tasks(), WARM_UPS);
            }
            for (Suite.Race race : Suite.SEARCHES) {
                try (BenchProcess alone = BenchProcess.jvm()) {
                    alone.warmUp(race.tasks(), WARM_UPS);
                    Duel duel = new Duel(race.tasks());
                    duel.run(all, alone, RUNS);
                    out.println(duel.result(race.name() + ", after four games / after this one"));
                }
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
