package org.tabuleiro.games;

/**
 * One atomic decision of a player, the smallest thing there is to choose.
 *
 * @param code what the fast face calls it: the number to give to {@link Position#make}
 * @param text its one spelling
 */
public record Step(int code, String text) {

    /** The spelling of the step by which a player ends a turn early. */
    public static final String END = "end";

    /** Whether this step ends a turn in which more could have been done. */
    public boolean isEnd() {
        return text.equals(END);
    }

    /** Whether this step goes on with the piece of the step before: its text begins with a sign. */
    boolean goesOn() {
        return text.charAt(0) == '-' || text.charAt(0) == 'x';
    }

    @Override
    public String toString() {
        return text;
    }
}
