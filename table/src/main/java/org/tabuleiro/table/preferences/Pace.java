package org.tabuleiro.table.preferences;

/**
 * Pacing, in milliseconds.
 *
 * @param forced the delay before a forced turn is played
 * @param answer the minimum time of a program's turn against a person
 * @param watched the minimum time of a program's turn if only programs play
 */
public record Pace(long forced, long answer, long watched) {
    /** As fast as possible. */
    public static final Pace NONE = new Pace(0, 0, 0);

    private static final long FORCED_MILLIS = 600;
    private static final long ANSWER_MILLIS = 500;
    private static final long WATCHED_MILLIS = 1200;

    /**
     * The pace at which people can follow: a program answers after half a second at the earliest.
     *
     * @param motion whether a forced turn is animated, and therefore delayed
     */
    public static Pace forPeople(boolean motion) {
        return new Pace(motion ? FORCED_MILLIS : 0, ANSWER_MILLIS, WATCHED_MILLIS);
    }
}
