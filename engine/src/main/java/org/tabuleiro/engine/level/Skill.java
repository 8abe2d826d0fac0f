package org.tabuleiro.engine.level;

import org.tabuleiro.engine.search.Search;

/**
 * The handicaps of a {@link LevelPlayer}.
 *
 * @param depth its maximum search depth, in steps
 * @param nodes its maximum number of nodes
 * @param error its largest evaluation error, in hundredths of {@link GameProfile#pieceValue}
 * @param blindness how many turns in a thousand it overlooks
 * @param lapses how many turns in a thousand it plays at random
 */
public record Skill(int depth, long nodes, int error, int blindness, int lapses) {
    /** The highest rung of the ladder. */
    public static final int TOP = 1000;

    /** Full strength: no handicap but the limits. */
    static final Skill FULL = new Skill(Search.MAX_DEPTH, Long.MAX_VALUE, 0, 0, 0);

    private static final int MAX_LAPSES = 900;
    private static final int NO_LAPSES_FROM = 400;
    private static final int MAX_BLINDNESS = 300;
    private static final int MAX_ERROR = 1000;
    private static final int ERROR_HALF_LIFE = 125;
    /** Up to this rung a player searches only its own turn. */
    private static final int ONE_TURN = 300;

    private static final int FIRST_NODES = 30;
    private static final int NODES_DOUBLING = 60;
    private static final long MAX_NODES = 100_000;

    /**
     * The skill on a rung of a ladder of even strength differences. On the lower rungs random turns become
     * rarer, on the upper ones the search gets deeper; errors and blindness decrease all the way up.
     *
     * @param rung from 0 to {@link #TOP}
     * @param oneTurnNodes the nodes of a search of a single turn; see {@link GameProfile#oneTurnNodes}
     */
    public static Skill onRung(int rung, int oneTurnNodes) {
        int lapses = Math.max(0, MAX_LAPSES * (NO_LAPSES_FROM - rung) / NO_LAPSES_FROM);
        int blindness = MAX_BLINDNESS * (TOP - rung) / TOP;
        int halvings = rung / ERROR_HALF_LIFE;
        int error = (2 * MAX_ERROR * ERROR_HALF_LIFE - MAX_ERROR * (rung % ERROR_HALF_LIFE))
                / ((2 * ERROR_HALF_LIFE) << halvings);
        if (rung <= ONE_TURN) {
            return new Skill(1, MAX_NODES, error, blindness, lapses);
        }
        int doublings = (rung - ONE_TURN) / NODES_DOUBLING;
        int beyond = (rung - ONE_TURN) % NODES_DOUBLING;
        int nodes = (FIRST_NODES << doublings) * (NODES_DOUBLING + beyond) / NODES_DOUBLING;
        return new Skill(Search.MAX_DEPTH, oneTurnNodes + nodes, error, blindness, lapses);
    }
}
