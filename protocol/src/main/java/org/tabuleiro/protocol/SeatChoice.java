package org.tabuleiro.protocol;

/** The side that the sender of an invitation wants. */
public enum SeatChoice {
    /** The first side. */
    FIRST,
    /** The second side. */
    SECOND,
    /** Either, drawn by lot. */
    RANDOM
}
