package org.tabuleiro.browser;

import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.RandomGames;
import org.tabuleiro.engine.search.IterativeDeepening;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.engine.search.Signature;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.conformance.Vectors;
import org.teavm.jso.JSExport;

/** The main class of a WebAssembly module: functions that only tests and measurements call in a browser. */
public final class Checks {
    private static final int MEGABYTES = 32;

    private static @Nullable IterativeDeepening search;
    private static String thinkerGame = "";

    private Checks() {}

    /** The compiler starts from a main method; nothing happens at the start. */
    public static void main(String[] args) {}

    private static Game game(String id) {
        return Games.find(id).orElseThrow();
    }

    /**
     * Checks the rules of a game against a file of vectors, whose name tells the game and the kind of facts.
     *
     * @return "N passed, N failed", and then one line for every failure
     */
    @JSExport
    public static String verify(String fileName, String text) {
        Vectors.Report report = Vectors.verify(game(Vectors.gameId(fileName)), fileName, text);
        StringBuilder lines = new StringBuilder();
        lines.append(report.passed()).append(" passed, ");
        lines.append(report.failures().size()).append(" failed");
        report.failures().forEach(failure -> lines.append('\n').append(failure));
        return lines.toString();
    }

    /** The signature of the search: the nodes of a game's fixed positions. */
    @JSExport
    public static String signature(String gameId) {
        return String.valueOf(Signature.nodes(game(gameId)));
    }

    /** The records of random games; see {@link RandomGames}. */
    @JSExport
    public static String randomGames(String gameId, int firstSeed, int count) {
        return RandomGames.records(game(gameId), firstSeed, count);
    }

    /** Searches a position with an empty transposition table; returns the searched nodes. */
    @JSExport
    public static int search(String gameId, String position, int nodes) {
        Game game = game(gameId);
        IterativeDeepening own = search;
        if (own == null || !thinkerGame.equals(gameId)) {
            own = new IterativeDeepening(Knowledge.of(game), MEGABYTES);
            search = own;
            thinkerGame = gameId;
        }
        own.clear();
        return (int)
                own.analyse(game.read(position).orElseThrow(), SearchLimits.ofNodes(nodes), 1, () -> false, known -> {})
                        .nodes();
    }
}
