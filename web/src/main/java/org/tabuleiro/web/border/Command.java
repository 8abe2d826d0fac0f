package org.tabuleiro.web.border;

/** What a page asks of a table, besides clicks and typed turns. */
public sealed interface Command {
    /** From now on programs are asked, and turns without a choice are played. */
    record Begin() implements Command {}

    /** The time has come that the table wanted to be woken at. */
    record Tick() implements Command {}

    /** Whether complete turns wait to be confirmed. */
    record SetConfirming(boolean on) implements Command {}

    /** Whether programs may resign. */
    record SetResigning(boolean on) implements Command {}

    /** The most seconds that full strength uses for a turn. */
    record SetSeconds(int seconds) implements Command {}

    /** The milliseconds that a turn without a choice waits. */
    record SetPace(int millis) implements Command {}

    /** Undoes the last click of the turn being entered. */
    record UndoClick() implements Command {}

    /** Resets the turn being entered. */
    record ResetTurn() implements Command {}

    /** Keeps so many steps of the turn being entered. */
    record ReturnTo(int steps) implements Command {}

    /** Plays the turn that is complete. */
    record Confirm() implements Command {}

    /** Takes back. */
    record TakeBack() implements Command {}

    /** Restores what was taken back. */
    record Redo() implements Command {}

    /** Displays a place. */
    record Display(int place) implements Command {}

    /** Plays a whole turn in place of what was entered. */
    record Play(String turn) implements Command {}

    /** Promotes the variation at a place. */
    record Promote(int place) implements Command {}

    /** Deletes a turn and what follows it. */
    record Delete(int place) implements Command {}

    /** Places the pieces of a named set-up. */
    record Preset(String name) implements Command {}

    /** Mirrors what is placed: files, or else ranks. */
    record Mirror(boolean files) implements Command {}

    /** Places the pieces that are left. */
    record Fill() implements Command {}

    /** Places pieces as a set-up turn did. */
    record Place(String turn) implements Command {}

    /** Asks for a hint, or its next stage. */
    record Hint() implements Command {}

    /** Resigns. */
    record Resign() implements Command {}

    /** Offers a draw. */
    record OfferDraw() implements Command {}

    /** Accepts the draw that is offered, or declines it. */
    record AnswerDraw(boolean accept) implements Command {}

    /** Makes the computer play at once. */
    record Hurry() implements Command {}

    /** Pauses the match. */
    record Pause() implements Command {}

    /** Resumes the match. */
    record Resume() implements Command {}

    /** Lets the computer play one turn of a paused match. */
    record Step() implements Command {}

    /** Asks the player that has failed again. */
    record Retry() implements Command {}

    /** Gives the side to move to the person at this table. */
    record TakeOver() implements Command {}

    /** Swaps the seats. */
    record SwapSeats() implements Command {}
}
