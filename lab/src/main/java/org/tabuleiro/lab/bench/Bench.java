package org.tabuleiro.lab.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
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
    /** How many JVMs race against the twin, one after the other: each compiles the same code in its own way. */
    private static final int JVMS = 3;

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
            Duel duel = new Duel(race.tasks());
            try (Rival twin = Rival.twin(program)) {
                for (int i = 0; i < JVMS; i++) {
                    try (Rival java = Rival.jvm()) {
                        java.warmUp(race.tasks(), WARM_UPS);
                        duel.run(java, twin, RUNS);
                    }
                }
            }
            out.println(duel.result(race.name() + ", Java / C++"));
        }
    }

    /** The engine's search in a JVM where all games have run, against a JVM that has seen only the one. */
    private void amongOtherGames() throws IOException {
        try (Rival all = Rival.jvm()) {
            for (Suite.Race race : Suite.SEARCHES) {
                all.warmUp(race.tasks(), WARM_UPS);
            }
            for (Suite.Race race : Suite.SEARCHES) {
                try (Rival alone = Rival.jvm()) {
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
