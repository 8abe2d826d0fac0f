package org.tabuleiro.web;

import org.tabuleiro.games.Games;
import org.tabuleiro.games.conformance.Vectors;
import org.teavm.jso.JSExport;

/** What the browser may call of the games. */
public final class Main {
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
