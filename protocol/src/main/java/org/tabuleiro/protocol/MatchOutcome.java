package org.tabuleiro.protocol;

import java.util.Optional;
import org.tabuleiro.games.Side;

/**
 * The result of a match.
 *
 * @param winner the winner; absent for a draw
 * @param reason why, as in the files: {@code no-step}, {@code resignation}, {@code time} ...
 */
public record MatchOutcome(Optional<Side> winner, String reason) {}
