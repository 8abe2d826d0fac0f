package org.tabuleiro.protocol;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Side;

/**
 * The course of a match up to a version: everything that applying further events needs.
 *
 * @param version the version
 * @param positionVersion the version of the last turn, take-back or end
 * @param game the id of the game
 * @param start the position string of the start
 * @param terms what the players agreed on
 * @param startClocks the clocks at the beginning
 * @param turns the turns in force
 * @param clocks the clocks now
 * @param drawOffer the open draw offer; never sent to spectators
 * @param takeBackRequest the open request to take turns back; never sent to spectators
 * @param end the end
 * @param paused whether the clocks are stopped
 */
public record MatchState(
        int version,
        int positionVersion,
        String game,
        String start,
        MatchTerms terms,
        ClockState startClocks,
        List<PlayedTurn> turns,
        ClockState clocks,
        Optional<OpenDrawOffer> drawOffer,
        Optional<OpenTakeBack> takeBackRequest,
        Optional<MatchEnd> end,
        boolean paused) {

    /** Keeps an unmodifiable copy. */
    public MatchState {
        turns = List.copyOf(turns);
    }

    /**
     * A turn in force.
     *
     * @param turn its text
     * @param clocks the clocks after it
     */
    public record PlayedTurn(String turn, ClockState clocks) {}

    /**
     * An open draw offer.
     *
     * @param offer its id
     * @param side the side that offers
     */
    public record OpenDrawOffer(int offer, Side side) {}

    /**
     * An open request to take turns back.
     *
     * @param request its id
     * @param side the side that asks
     * @param turns the number of turns that would remain
     */
    public record OpenTakeBack(int request, Side side, int turns) {}

    /**
     * The end of a match.
     *
     * @param outcome the result; absent if the match was aborted
     */
    public record MatchEnd(Optional<MatchOutcome> outcome) {}
}
