package org.tabuleiro.web.border;

/** What a page asks of a table, besides clicks and typed turns. */
public sealed interface TableCommand {
    /** From now on programs are asked, and turns without a choice are played. */
    record Begin() implements TableCommand {}

    /** The time has come that the table wanted to be woken at. */
    record Tick() implements TableCommand {}

    /** Whether complete turns wait to be confirmed. */
    record SetConfirming(boolean on) implements TableCommand {}

    /** Whether programs may resign. */
    record SetResigning(boolean on) implements TableCommand {}

    /** The most seconds that full strength uses for a turn. */
    record SetSeconds(int seconds) implements TableCommand {}

    /** The milliseconds that a turn without a choice waits. */
    record SetPace(int millis) implements TableCommand {}

    /** Undoes the last click of the turn being entered. */
    record UndoClick() implements TableCommand {}

    /** Resets the turn being entered. */
    record ResetTurn() implements TableCommand {}

    /** Keeps so many steps of the turn being entered. */
    record ReturnTo(int steps) implements TableCommand {}

    /** Plays the turn that is complete. */
    record Confirm() implements TableCommand {}

    /** Takes back. */
    record UndoTurn() implements TableCommand {}

    /** Restores what was taken back. */
    record RedoTurn() implements TableCommand {}

    /** Displays a place. */
    record Display(int place) implements TableCommand {}

    /** Plays a whole turn in place of what was entered. */
    record PlayTurn(String turn) implements TableCommand {}

    /** Promotes the variation at a place. */
    record Promote(int place) implements TableCommand {}

    /** Deletes a turn and what follows it. */
    record Delete(int place) implements TableCommand {}

    /** Places the pieces of a named set-up. */
    record Preset(String name) implements TableCommand {}

    /** Mirrors what is placed: files, or else ranks. */
    record Mirror(boolean files) implements TableCommand {}

    /** Places the pieces that are left. */
    record Fill() implements TableCommand {}

    /** Places pieces as a set-up turn did. */
    record PlacePieces(String turn) implements TableCommand {}

    /** Asks for a hint, or its next stage. */
    record RequestHint() implements TableCommand {}

    /** Resigns. */
    record ResignMatch() implements TableCommand {}

    /** Offers a draw. */
    record ProposeDraw() implements TableCommand {}

    /** Accepts the draw that is offered, or declines it. */
    record AnswerDraw(boolean accept) implements TableCommand {}

    /** Makes the computer play at once. */
    record MoveNow() implements TableCommand {}

    /** Pauses the match. */
    record PauseMatch() implements TableCommand {}

    /** Resumes the match. */
    record ResumeMatch() implements TableCommand {}

    /** Lets the computer play one turn of a paused match. */
    record PlayOneTurn() implements TableCommand {}

    /** Asks the player that has failed again. */
    record Retry() implements TableCommand {}

    /** Gives the side to move to the person at this table. */
    record TakeOver() implements TableCommand {}

    /** Swaps the seats. */
    record SwapSeats() implements TableCommand {}
}
