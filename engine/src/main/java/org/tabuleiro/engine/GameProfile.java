package org.tabuleiro.engine;

import java.util.List;

/**
 * The figures of one game that levels, win probabilities and the search depend on. All of them were found by
 * play or by fitting to games; see {@code docs/tuning.md} and {@code docs/strength.md}.
 *
 * @param pieceValue the value of a man, ship or point in the evaluation: the unit of a weak level's errors
 * @param winProbabilityScale the score that wins 73 percent of the games: the scale of the logistic win
 *     probability
 * @param levels the rungs of {@link org.tabuleiro.engine.level.Skill#onRung} of the levels below the last,
 *     weakest first
 * @param levelSpread how many rungs the strength of a level varies from game to game, up and down; larger
 *     where small errors decide
 * @param oneTurnNodes about how many nodes a search of a single turn takes
 * @param depthInTurns whether a selective search counts depth in turns instead of steps. Right where turns
 *     vary much in length: otherwise a player's own long turns are compared without the opponent's reply.
 */
public record GameProfile(
        int pieceValue,
        double winProbabilityScale,
        List<Integer> levels,
        int levelSpread,
        int oneTurnNodes,
        boolean depthInTurns) {

    /** The profile of a game that has not been measured yet. */
    public static final GameProfile DEFAULT =
            new GameProfile(100, 200, List.of(50, 180, 300, 450, 600, 750, 900), 0, 200, false);
}
