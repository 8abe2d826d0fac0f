package org.tabuleiro.table;

import java.util.Optional;
import java.util.OptionalInt;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;

/** The status of a table, with a sentence for each. */
public sealed interface Status {

    /**
     * A person is entering a turn.
     *
     * @param prompt what to do next
     * @param trying whether the turn becomes a variation
     */
    record Entering(Message prompt, boolean trying) implements Status {}

    /**
     * A turn is complete and waits to be confirmed.
     *
     * @param setup whether it is a set-up, in which pieces can still be taken off
     */
    record Complete(boolean setup) implements Status {}

    /** A turn was submitted, and the referee has not confirmed it yet. */
    record Pending() implements Status {}

    /**
     * A program is thinking.
     *
     * @param side which side
     */
    record Thinking(Side side) implements Status {}

    /**
     * A remote player is to move.
     *
     * @param side which side
     * @param steps the number of steps that the player has entered so far
     * @param of the number of steps of the turn, if the rules know it
     */
    record Waiting(Side side, int steps, OptionalInt of) implements Status {}

    /** The match is paused. */
    record Paused() implements Status {}

    /**
     * The program to move has failed.
     *
     * @param side which side
     * @param reason why
     */
    record Failed(Side side, Message reason) implements Status {}

    /**
     * Another position than the live one is displayed, where no turn can be entered.
     *
     * @param entered whether there is a half-entered turn at the live position
     * @param takenBack whether the displayed turn was taken back
     */
    record Browsing(boolean entered, boolean takenBack) implements Status {}

    /**
     * The match is over.
     *
     * @param result the result; empty if it was aborted
     */
    record Over(Optional<Result> result) implements Status {}

    /** The sentence in a language. */
    default String sentence(Catalogue texts, Game game) {
        return switch (this) {
            case Entering(Message prompt, boolean trying) ->
                trying ? texts.text("table.trying", prompt) : texts.text(prompt);
            case Complete(boolean setup) -> texts.text(setup ? "table.setup.complete" : "table.complete");
            case Pending() -> texts.text("table.pending");
            case Thinking(Side side) -> texts.text("table.thinking");
            case Waiting(Side side, int steps, OptionalInt of) -> {
                String name = texts.side(game, side);
                if (steps == 0) {
                    yield texts.text("table.waiting", name);
                }
                // A set-up can be complete and not confirmed.
                yield of.isPresent() && steps <= of.getAsInt()
                        ? texts.text("table.entering-of", name, String.valueOf(steps), of.getAsInt())
                        : texts.text("table.entering", name, steps);
            }
            case Paused() -> texts.text("table.paused");
            case Failed(Side side, Message reason) -> texts.text("table.failed", reason);
            case Browsing(boolean entered, boolean takenBack) ->
                texts.text(
                        takenBack
                                ? "table.browsing-taken-back"
                                : entered ? "table.browsing-entered" : "table.browsing");
            case Over(Optional<Result> result) ->
                result.map(end -> texts.result(game, end)).orElseGet(() -> texts.text("table.aborted"));
        };
    }
}
