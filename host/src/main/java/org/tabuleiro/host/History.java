package org.tabuleiro.host;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.Play;

/**
 * The game so far, as contestants receive it. It includes the turns, because an engine in another process
 * cannot detect repetitions from a bare position.
 *
 * @param start the first state, possibly in the middle of a turn
 * @param turns the turns since then; the first completes the turn that {@code start} is in the middle of
 * @param state the present state, which follows from the other two
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

    /** A position without a history. */
    public static History of(State start) {
        return new History(start, List.of(), start);
    }

    /** The history of a game in progress. */
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
