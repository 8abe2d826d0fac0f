package org.tabuleiro.console.command.base;

import java.util.List;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import picocli.CommandLine.Parameters;

/** The parameters GAME and POS. A position string may be one word in quotes or several. */
public final class PositionParameters {
    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "POS")
    private List<String> position = List.of();

    /** The game. */
    public Game game(Console console) {
        return console.game(game);
    }

    /** The position; the start of the game if none is given. */
    public State state(Console console) {
        return console.state(game(console), String.join(" ", position));
    }
}
