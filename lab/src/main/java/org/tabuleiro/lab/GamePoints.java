package org.tabuleiro.lab;

import java.util.Optional;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;

/** The points of a side in a game: 1 for a win, 0.5 for a draw, 0 for a loss. */
public final class GamePoints {
    private static final double DRAW = 0.5;

    private GamePoints() {}

    /** The points of a side in a finished game. */
    public static double of(Result result, Side side) {
        return result.winner().map(winner -> winner == side ? 1.0 : 0.0).orElse(DRAW);
    }

    /** The points of a side; a game that was stopped counts as a draw. */
    public static double of(Optional<Result> result, Side side) {
        return result.map(end -> of(end, side)).orElse(DRAW);
    }
}
