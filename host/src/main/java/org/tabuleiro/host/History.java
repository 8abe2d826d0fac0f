package org.tabuleiro.host;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.Play;

/**
 * A game so far, as a contestant is told it. An engine in another process is told the turns, since a bare position would hide
 * from it what has been repeated.
 *
 * @param start the state in which the game began, possibly in the middle of a turn
 * @param turns the turns played since then; the first completes the turn in whose middle the game began
 * @param state the state now, which follows from the other two
 */
public record History(State start, List<Turn> turns, State state) {

    /** Keeps an unmodifiable copy of the turns. */
    public History {
        turns = List.copyOf(turns);
    }

    /** A game given by its turns. */
    public History(State start, List<Turn> turns) {
        this(start, turns, after(start, turns));
    }

    private static State after(State start, List<Turn> turns) {
        State state = start;
        for (Turn turn : turns) {
            state = state.play(turn);
        }
        return state;
    }

    /** A position of which nothing earlier is known. */
    public static History of(State start) {
        return new History(start, List.of(), start);
    }

    /** A game that is being played. */
    public static History of(Play play) {
        return new History(play.start(), play.turns(), play.state());
    }

    /** The same game after one more turn. */
    public History then(Turn turn) {
        List<Turn> longer = new ArrayList<>(turns);
        longer.add(turn);
        return new History(start, longer, state.play(turn));
    }
}
