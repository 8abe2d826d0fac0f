package org.tabuleiro.web.border;

import org.tabuleiro.games.Side;

/** What a page asks of a table, besides clicks and typed turns. */
public sealed interface TableCommand {
    /** Starts the match: computers are asked for turns, and forced turns are played. */
    record Begin() implements TableCommand {}

    /** The timer that the table has set has expired. */
    record Tick() implements TableCommand {}

    /** Whether complete turns wait to be confirmed. */
    record SetConfirming(boolean on) implements TableCommand {}

    /** Whether computers may resign. */
    record SetResigning(boolean on) implements TableCommand {}

    /** Seconds per turn of full strength. */
    record SetSeconds(int seconds) implements TableCommand {}

    /** Whether turns are animated: forced turns are then delayed. */
    record SetMotion(boolean on) implements TableCommand {}

    /** Whether beginners are warned of direct threats; on by default. */
    record SetWarnings(boolean on) implements TableCommand {}

    /** Whether the computer's thoughts are shown to its opponent; off by default. */
    record SetThoughts(boolean on) implements TableCommand {}

    /** Whether a match is judged while it goes on, to show the chances; off by default. */
    record SetChances(boolean on) implements TableCommand {}

    /** Changes the level of the computer on a side; the game goes on. */
    record SetLevel(Side side, int level) implements TableCommand {}

    /** Starts the quick review of a match that is over; the view has its progress. */
    record ReviewMatch() implements TableCommand {}

    /** Starts to lead a person through the mistakes of a side, in a study. */
    record ReviewMistakes(Side side) implements TableCommand {}

    /** Displays the position before the current mistake again. */
    record RetryMistake() implements TableCommand {}

    /** Displays the best turn instead of the current mistake. */
    record ShowSolution() implements TableCommand {}

    /** Goes on to the next mistake. */
    record NextMistake() implements TableCommand {}

    /** Ends the review of mistakes; the study stays open. */
    record EndMistakes() implements TableCommand {}

    /** Undoes the last click of the turn being entered. */
    record UndoClick() implements TableCommand {}

    /** Resets the turn being entered. */
    record ResetTurn() implements TableCommand {}

    /** Undoes steps of the turn being entered until a number of them is left. */
    record ReturnTo(int steps) implements TableCommand {}

    /** Plays the turn that is complete. */
    record Confirm() implements TableCommand {}

    /** Takes back turns. */
    record UndoTurn() implements TableCommand {}

    /** Restores the turns that were taken back. */
    record RedoTurn() implements TableCommand {}

    /** Displays a place. */
    record Display(int place) implements TableCommand {}

    /** Plays a whole turn in place of what was entered. */
    record PlayTurn(String turn) implements TableCommand {}

    /** Promotes the variation at a place. */
    record Promote(int place) implements TableCommand {}

    /** Deletes a turn and all that follow it. */
    record Delete(int place) implements TableCommand {}

    /** Places the pieces of a named set-up. */
    record Preset(String name) implements TableCommand {}

    /** Mirrors the placed pieces: files, or else ranks. */
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

    /** Lets the opponent take back the turns that were asked for, or declines it. */
    record AnswerTakeBack(boolean accept) implements TableCommand {}

    /** Ends a remote match without a result. */
    record AbortMatch() implements TableCommand {}

    /** Makes the computer play at once. */
    record MoveNow() implements TableCommand {}

    /** Pauses the match. */
    record PauseMatch() implements TableCommand {}

    /** Resumes the match. */
    record ResumeMatch() implements TableCommand {}

    /** Lets the computer play one turn of a paused match. */
    record PlayOneTurn() implements TableCommand {}

    /** Repeats the question to the player that failed. */
    record Retry() implements TableCommand {}

    /** Gives the side to move to the person at this table. */
    record TakeOver() implements TableCommand {}

    /** Swaps the seats. */
    record SwapSeats() implements TableCommand {}
}
