package org.tabuleiro.games;

/** The part of a game that a position belongs to: some games have one or two parts before play proper. */
public enum Phase {
    /** A player places a whole fleet in one turn; it may be rearranged until the turn is complete. */
    SETUP,
    /** The players place their pieces in alternate turns, before any piece moves. */
    PLACEMENT,
    /** Play proper. A game that consists of placing pieces, such as Xadrersi, is in this phase throughout. */
    PLAY
}
