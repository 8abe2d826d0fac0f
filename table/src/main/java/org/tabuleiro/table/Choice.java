package org.tabuleiro.table;

/** What can be chosen at a table now, besides clicks on the board; an interface offers exactly these. */
public enum Choice {
    /** Play the turn that is complete and waits. */
    CONFIRM,
    /** Undo the last click of the turn being entered. */
    UNDO_CLICK,
    /** Reset the turn being entered. */
    RESET_TURN,
    /** Take back. */
    TAKE_BACK,
    /** Play again what was taken back. */
    REDO,
    /** Ask for a hint. */
    HINT,
    /** Offer a draw. */
    OFFER_DRAW,
    /** Accept the draw that is offered. */
    ACCEPT_DRAW,
    /** Decline the draw that is offered. */
    DECLINE_DRAW,
    /** Resign. */
    RESIGN,
    /** Make the computer play at once. */
    HURRY,
    /** Pause the match. */
    PAUSE,
    /** Resume the match. */
    RESUME,
    /** Let the computer play one turn of a paused match. */
    STEP,
    /** Ask the player that has failed again. */
    RETRY,
    /** Give the side to move to the person at this table. */
    TAKE_OVER,
    /** Go on with a match that the players have ended. */
    PLAY_ON,
    /** Swap the seats. */
    SWAP_SEATS,
    /** Begin to analyse. */
    ANALYSE,
    /** End analysing, and go on with the match. */
    END_ANALYSIS,
    /** Go back to the live position. */
    GO_LIVE
}
