package org.tabuleiro.match;

import java.util.Optional;
import org.tabuleiro.games.Side;

/** The originator of a command: one of the two sides, or the arbiter. */
public enum Actor {
    /** The first player. */
    FIRST,
    /** The second player. */
    SECOND,
    /** The host of the match: a local table, or a server. */
    ARBITER;

    /** The player of a side. */
    public static Actor of(Side side) {
        return side == Side.FIRST ? FIRST : SECOND;
    }

    /** The side that this actor plays; empty for the arbiter. */
    public Optional<Side> side() {
        return switch (this) {
            case FIRST -> Optional.of(Side.FIRST);
            case SECOND -> Optional.of(Side.SECOND);
            case ARBITER -> Optional.empty();
        };
    }

    /** Whether this actor plays the side. */
    public boolean plays(Side side) {
        return this == of(side);
    }
}
