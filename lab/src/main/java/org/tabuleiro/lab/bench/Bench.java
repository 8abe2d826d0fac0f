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
            Optional<Path> reference = CppReference.compile(folder);
            if (reference.isPresent()) {
                bench.againstCpp(reference.get());
            } else {
                out.println("no g++ or no C++ sources (lab/src/bench/cpp): no ratios of Java to C++");
            }
        } finally {
            delete(folder);
        }
        bench.amongOtherGames();
    }

    private void againstCpp(Path program) throws IOException {
        for (Suite.Benchmark benchmark : Suite.AGAINST_CPP) {
            Comparison comparison = new Comparison(benchmark.tasks());
            try (BenchProcess cpp = BenchProcess.cpp(program)) {
                for (int i = 0; i < JVMS; i++) {
                    try (BenchProcess java = BenchProcess.jvm()) {
                        java.warmUp(benchmark.tasks(), WARM_UPS);
                        comparison.run(java, cpp, RUNS);
                    }
                }
            }
            out.println(comparison.result(benchmark.name() + ", Java / C++"));
        }
    }

    /** The search in a JVM that has run all games, against a JVM that has run only this one. */
    private void amongOtherGames() throws IOException {
        try (BenchProcess all = BenchProcess.jvm()) {
            for (Suite.Benchmark benchmark : Suite.SEARCHES) {
                all.warmUp(benchmark.tasks(), WARM_UPS);
            }
            for (Suite.Benchmark benchmark : Suite.SEARCHES) {
                try (BenchProcess alone = BenchProcess.jvm()) {
                    alone.warmUp(benchmark.tasks(), WARM_UPS);
                    Comparison comparison = new Comparison(benchmark.tasks());
                    comparison.run(all, alone, RUNS);
                    out.println(comparison.result(benchmark.name() + ", after all games / after this one"));
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
