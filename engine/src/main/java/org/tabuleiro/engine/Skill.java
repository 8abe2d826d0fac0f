package org.tabuleiro.engine;

/**
 * How well a {@link Player} plays: how far it sees, how much it misjudges and overlooks.
 *
 * @param depth how deep it looks at most, in steps
 * @param nodes how many nodes it searches at most
 * @param error its greatest misjudgement of a position, in hundredths of the game's {@link Knowledge#unit}
 * @param blindness how many turns of a thousand it overlooks
 * @param lapses how many times in a thousand it plays without a thought
 */
public record Skill(int depth, long nodes, int error, int blindness, int lapses) {
    /** The highest rung of the ladder. */
    public static final int TOP = 1000;

    /** Sees and judges as well as the engine can; only its limits hold it back. */
    static final Skill FULL = new Skill(Search.MAX_DEPTH, Long.MAX_VALUE, 0, 0, 0);

    private static final int MOST_LAPSES = 900;
    private static final int NO_LAPSES_FROM = 400;
    private static final int MOST_BLINDNESS = 300;
    private static final int MOST_ERROR = 1000;
    private static final int ERROR_HALVES_IN = 125;
    /** Up to this rung a player does not think of the opponent's answer. */
    private static final int ONE_TURN = 300;

    private static final int FIRST_NODES = 30;
    private static final int NODES_DOUBLE_IN = 60;
    private static final long MOST_NODES = 100_000;

    /**
     * The skill on a rung of a ladder that climbs evenly: first the lapses become rare, then a player sees further and further,
     * and all the way up it judges better and overlooks less.
     *
     * @param rung from 0 to {@link #TOP}
     * @param glance how many nodes a look at one's own turn takes
     */
    public static Skill onRung(int rung, int glance) {
        int lapses = Math.max(0, MOST_LAPSES * (NO_LAPSES_FROM - rung) / NO_LAPSES_FROM);
        int blindness = MOST_BLINDNESS * (TOP - rung) / TOP;
        int halvings = rung / ERROR_HALVES_IN;
        int error = (2 * MOST_ERROR * ERROR_HALVES_IN - MOST_ERROR * (rung % ERROR_HALVES_IN))
                / ((2 * ERROR_HALVES_IN) << halvings);
        if (rung <= ONE_TURN) {
            return new Skill(1, MOST_NODES, error, blindness, lapses);
        }
        int doublings = (rung - ONE_TURN) / NODES_DOUBLE_IN;
        int beyond = (rung - ONE_TURN) % NODES_DOUBLE_IN;
        int nodes = (FIRST_NODES << doublings) * (NODES_DOUBLE_IN + beyond) / NODES_DOUBLE_IN;
        return new Skill(Search.MAX_DEPTH, glance + nodes, error, blindness, lapses);
    }
}
