package org.tabuleiro.table;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.match.Match;

/**
 * The target of take-back and redo: a position in which a person has a choice, not one before a turn of the
 * computer or a forced turn.
 */
final class UndoTarget {
    private final Match match;
    private final Function<Side, Seat> seats;

    UndoTarget(Match match, Function<Side, Seat> seats) {
        this.match = match;
        this.seats = seats;
    }

    /** The number of turns that remain after a take-back; empty if nothing can be taken back. */
    OptionalInt back() {
        int played = match.played().size();
        if (isOwnEnd()) {
            return OptionalInt.of(played);
        }
        int turns = played - 1;
        while (turns >= 0 && playsItself(match.stateAfter(turns))) {
            turns--;
        }
        if (turns >= 0) {
            return OptionalInt.of(turns);
        }
        return match.isEndedByPlayers() ? OptionalInt.of(played) : OptionalInt.empty();
    }

    /** The number of turns played after a redo; empty if nothing was taken back. */
    OptionalInt forth() {
        int undone = match.undone().size();
        if (undone == 0 || match.isOver()) {
            return OptionalInt.empty();
        }
        int restored = 1;
        while (restored < undone && playsItself(match.undone().get(restored - 1).after())) {
            restored++;
        }
        return OptionalInt.of(match.played().size() + restored);
    }

    /**
     * Whether a person at this table ended the match by a resignation or an agreement: only that is taken
     * back.
     */
    private boolean isOwnEnd() {
        if (!match.isEndedByPlayers()) {
            return false;
        }
        Optional<Result> result = match.result();
        return result.isEmpty()
                || result.get().reason().equals(Result.AGREEMENT)
                || (result.get().reason().equals(Result.RESIGNATION)
                        && result.get()
                                .winner()
                                .map(winner -> seats.apply(winner.other()).isPerson())
                                .orElse(false));
    }

    private boolean playsItself(State state) {
        return (hasPerson() && !seats.apply(state.toMove()).isPerson())
                || (!state.isOver() && new TurnBuilder(state).forced().isPresent());
    }

    private boolean hasPerson() {
        return seats.apply(Side.FIRST).isPerson() || seats.apply(Side.SECOND).isPerson();
    }
}
