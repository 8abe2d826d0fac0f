package org.tabuleiro.browser;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.IterativeDeepening;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.engine.search.Signature;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.host.SearchCopies;

/**
 * Compares the speed of the engine in a browser and on this JVM: same positions and nodes, one thread each,
 * alternating. The best time of each position counts, since other programs only ever slow it down.
 */
public final class Speed {
    private static final int POSITIONS = 8;
    private static final int NODES = 200_000;
    private static final int MEGABYTES = 32;

    private final CompiledGames browser;
    private final int rounds;

    private Speed(CompiledGames browser, int rounds) {
        this.browser = browser;
        this.rounds = rounds;
    }

    /**
     * Prints the ratio of each game; the arguments are the folder of the compiled games and the number of
     * rounds.
     */
    public static void main(String[] args) throws IOException {
        SearchCopies.install();
        try (Browser chromium = new Browser();
                CompiledGames compiled = new CompiledGames(chromium, Path.of(args[0]), "checks.wasm")) {
            Speed speed = new Speed(compiled, Integer.parseInt(args[1]));
            System.out.println("nodes per second, browser / JVM, Chromium "
                    + chromium.chromium().version() + ", Java " + Runtime.version());
            for (Game game : Games.ALL) {
                System.out.println(speed.race(game));
            }
        }
    }

    private String race(Game game) {
        List<State> states = Signature.positions(game, POSITIONS).stream()
                .map(state -> game.read(state.toString()).orElseThrow())
                .toList();
        IterativeDeepening thinker = new IterativeDeepening(Knowledge.of(game), MEGABYTES);
        double[] there = new double[states.size()];
        double[] here = new double[states.size()];
        Arrays.fill(there, Double.MAX_VALUE);
        Arrays.fill(here, Double.MAX_VALUE);
        long nodes = 0;
        for (int round = 0; round < rounds; round++) {
            nodes = 0;
            for (int i = 0; i < states.size(); i++) {
                thinker.clear();
                long begin = System.nanoTime();
                long searched = thinker.analyse(states.get(i), SearchLimits.ofNodes(NODES), 1, () -> false, known -> {})
                        .nodes();
                here[i] = Math.min(here[i], (System.nanoTime() - begin) / 1e6);
                long same = inBrowser(game, states.get(i));
                there[i] = Math.min(there[i], browser.millis());
                if (searched != same) {
                    throw new IllegalStateException(
                            searched + " nodes here, " + same + " in the browser: " + states.get(i));
                }
                nodes += searched;
            }
        }
        double millisHere = Arrays.stream(here).sum();
        double millisThere = Arrays.stream(there).sum();
        return String.format(
                Locale.ROOT,
                "%-15s %.2f   (%d nodes; %.0f and %.0f thousand per second)",
                game.id(),
                millisHere / millisThere,
                nodes,
                nodes / millisThere,
                nodes / millisHere);
    }

    private long inBrowser(Game game, State state) {
        return Long.parseLong(browser.call("search", game.id(), state.toString(), NODES));
    }
}
