package org.tabuleiro.games;

import java.util.Optional;

/**
 * How a game ended.
 *
 * @param winner the winner; empty for a draw
 * @param reason why, as in the files: {@code no-step}, {@code repetition}, {@code score 71-70} ...
 */
public record Result(Optional<Side> winner, String reason) {

    /** The reason of a win against a side that has no legal step. */
    public static final String NO_STEP = "no-step";
    /** The reason of a draw by threefold repetition. */
    public static final String REPETITION = "repetition";
    /** The reason of a draw by too many turns without progress. */
    public static final String NO_PROGRESS = "no-progress";
    /** The reason of a win by resignation. */
    public static final String RESIGNATION = "resignation";
    /** The reason of a draw by agreement. */
    public static final String AGREEMENT = "agreement";
    /** The reason of a win on time. */
    public static final String TIME = "time";

    /** A game won by a side. */
    public static Result win(Side winner, String reason) {
        return new Result(Optional.of(winner), reason);
    }

    /** A drawn game. */
    public static Result draw(String reason) {
        return new Result(Optional.empty(), reason);
    }

    /** The result as files write it: {@code 1-0}, {@code 0-1} or {@code 1/2-1/2}. */
    public String points() {
        return winner.map(side -> side == Side.FIRST ? "1-0" : "0-1").orElse("1/2-1/2");
    }
}
