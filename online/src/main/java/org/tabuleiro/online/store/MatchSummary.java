package org.tabuleiro.online.store;

import java.util.Optional;
import java.util.OptionalLong;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;

/**
 * The state of a match in short, for queries; it follows from the events.
 *
 * @param version the number of events
 * @param toMove the side to move
 * @param ply the number of turns played
 * @param position the position string
 * @param deadline when the arbiter has to act, unless the match changes before
 * @param status whether it goes on
 * @param result the result
 */
public record MatchSummary(
        int version,
        Side toMove,
        int ply,
        String position,
        OptionalLong deadline,
        Status status,
        Optional<Result> result) {

    /** Whether a match goes on. */
    public enum Status {
        /** It goes on. */
        RUNNING,
        /** It has a result. */
        ENDED,
        /** It ended without a result. */
        ABORTED
    }
}
