package org.tabuleiro.web;

import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.engine.Thinker;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.conformance.Vectors;
import org.teavm.jso.JSExport;

/** What the browser may call of the games and the engine. */
public final class Main {
    private static final int TABLE = 4;

    private Main() {}

    /** Exists because the compiler to WebAssembly starts from a main method; there is nothing to do at the start. */
    public static void main(String[] args) {}

    /**
     * Checks the rules of a game against a file of vectors, whose name tells the game and the kind of facts.
     *
     * @return "N passed, N failed", and then one line for every failure
     */
    @JSExport
    public static String verify(String fileName, String text) {
        String id = Vectors.gameId(fileName);
        return Games.find(id)
                .map(game -> describe(Vectors.verify(game, fileName, text)))
                .orElse("expected a game, found " + id);
    }

    /**
     * Searches a position.
     *
     * @return the value, the depth, the number of nodes and the turns of the best line
     */
    @JSExport
    public static String think(String gameId, String position, int nodes) {
        Game game = Games.find(gameId).orElseThrow();
        State state = game.read(position).orElseThrow();
        Analysis found =
                new Thinker(Minds.of(game), TABLE).think(state, Limits.ofNodes(nodes), 1, () -> false, known -> {});
        return found.best().score() + " " + found.depth() + " " + found.nodes() + " "
                + found.best().turns();
    }

    private static String describe(Vectors.Report report) {
        var lines = new StringBuilder();
        lines.append(report.passed()).append(" passed, ");
        lines.append(report.failures().size()).append(" failed");
        for (String failure : report.failures()) {
            lines.append('\n').append(failure);
        }
        return lines.toString();
    }
}
