package org.tabuleiro.table;

/**
 * An action that a table can offer, besides clicks on the board; an interface shows exactly the available
 * ones.
 */
public enum Choice {
    /** Play the complete turn that waits for confirmation. */
    CONFIRM,
    /** Undo the last click of the turn being entered. */
    UNDO_CLICK,
    /** Reset the turn being entered. */
    RESET_TURN,
    /** Take back. */
    TAKE_BACK,
    /** Restore what was taken back. */
    REDO,
    /** Ask for a hint. */
    HINT,
    /** Offer a draw. */
    OFFER_DRAW,
    /** Accept the draw that is offered. */
    ACCEPT_DRAW,
    /** Decline the draw that is offered. */
    DECLINE_DRAW,
    /** Accept that the opponent takes turns back. */
    ACCEPT_TAKE_BACK,
    /** Decline that the opponent takes turns back. */
    DECLINE_TAKE_BACK,
    /** Resign. */
    RESIGN,
    /** End a remote match without a result, before both sides have played. */
    ABORT,
    /** Make the computer play at once. */
    HURRY,
    /** Pause the match. */
    PAUSE,
    /** Resume the match. */
    RESUME,
    /** Let the computer play one turn of a paused match. */
    STEP,
    /** Ask a player that has failed again. */
    RETRY,
    /** Let the person at this table take over the side to move. */
    TAKE_OVER,
    /** Continue a match that the players have ended. */
    PLAY_ON,
    /** Swap the seats. */
    SWAP_SEATS,
    /** Change the level of the computer. */
    CHANGE_LEVEL,
    /** Start analysing. */
    ANALYSE,
    /** Stop analysing, and resume the match. */
    END_ANALYSIS,
    /** Return to the live position. */
    GO_LIVE
}
