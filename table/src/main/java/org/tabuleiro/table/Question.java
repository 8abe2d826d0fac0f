package org.tabuleiro.table;

import java.util.List;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.Clocks;
import org.tabuleiro.match.TimeControl;

/** A question of a table to a player. Answers name its id and arrive later; see {@link Player}. */
public sealed interface Question {

    /** The id that answers name. */
    int id();

    /** Where the game began. */
    State start();

    /** The turns since then. */
    List<Turn> turns();

    /** The state that the question is about. */
    default State state() {
        State state = start();
        for (Turn turn : turns()) {
            state = state.play(turn);
        }
        return state;
    }

    /**
     * Which turn to play.
     *
     * @param id the id that answers name
     * @param side the side to move
     * @param start where the game began
     * @param turns the turns since then
     * @param time the time control
     * @param clocks the clocks when the question was asked
     * @param againstPerson whether the opponent is a person, to whom a draw can be offered
     * @param mayResign whether the player may resign
     */
    record ForTurn(
            int id,
            Side side,
            State start,
            List<Turn> turns,
            TimeControl time,
            Clocks clocks,
            boolean againstPerson,
            boolean mayResign)
            implements Question {

        /**
         * The milliseconds that full strength should use, of those it may: with a clock, about what a turn
         * earns. Rounded down to a power of two, so that a player made for one limit serves for many turns.
         */
        public long thinkingTime(long most) {
            long affordable = switch (time) {
                case TimeControl.None() -> most;
                case TimeControl.PerTurn(long limit, long setup) -> limit / 2;
                case TimeControl.Increment(long base, long increment, long setup) ->
                    increment * 4 / 5 + clocks.of(side).millis() / 40;
            };
            return affordable >= most ? most : Math.min(most, Math.max(50, Long.highestOneBit(affordable)));
        }
    }

    /**
     * Whether to accept a draw.
     *
     * @param id the id that answers name
     * @param side the side that is asked
     * @param start where the game began
     * @param turns the turns since then
     */
    record ForDraw(int id, Side side, State start, List<Turn> turns) implements Question {}

    /**
     * How good a turn is.
     *
     * @param id the id that answers name
     * @param start where the game began
     * @param turns the turns before it
     * @param turn the turn to judge
     */
    record ForVerdict(int id, State start, List<Turn> turns, Turn turn) implements Question {}

    /**
     * A hint for the displayed position.
     *
     * @param id the id that answers name
     * @param start where the game began
     * @param turns the turns of the displayed line
     * @param entered the steps that are entered already
     */
    record ForHint(int id, State start, List<Turn> turns, List<Step> entered) implements Question {

        /** The state after the steps that are entered. */
        @Override
        public State state() {
            State state = Question.super.state();
            for (Step step : entered) {
                state = state.play(step);
            }
            return state;
        }
    }
}
