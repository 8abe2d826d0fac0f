package org.tabuleiro.games;

/** One of the two players; their names, such as White, depend on the {@link Game}. */
public enum Side {
    /** The player of the odd turns. */
    FIRST,
    /** The player of the even turns. */
    SECOND;

    /** The player of turn {@code turn}, counted from 1. */
    public static Side ofTurn(int turn) {
        return turn % 2 == 1 ? FIRST : SECOND;
    }

    /** The opponent. */
    public Side other() {
        return this == FIRST ? SECOND : FIRST;
    }
}
