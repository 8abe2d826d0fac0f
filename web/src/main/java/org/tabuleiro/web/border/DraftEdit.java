package org.tabuleiro.web.border;

import org.tabuleiro.games.Side;

/** A change to the position in the editor. */
public sealed interface DraftEdit {
    /** Begins with the start of another game. */
    record SetGame(String game) implements DraftEdit {}

    /** Goes back to the start of the game. */
    record Start() implements DraftEdit {}

    /** Removes all pieces. */
    record Clear() implements DraftEdit {}

    /** Takes a named set-up. */
    record UseSetup(String name) implements DraftEdit {}

    /** Takes a typed position string. */
    record Type(String position) implements DraftEdit {}

    /** Puts a piece, or a dot for none, on a square. */
    record Put(int square, String letter) implements DraftEdit {}

    /** Moves a piece. */
    record MovePiece(int from, int to) implements DraftEdit {}

    /** Sets the side to move. */
    record SetSide(Side side) implements DraftEdit {}

    /** Sets how many pieces of a reserve there are, by its index. */
    record SetReserve(int index, int count) implements DraftEdit {}

    /** Sets what is pending in the middle of a turn. */
    record SetPending(String pending) implements DraftEdit {}

    /** Sets the no-progress count. */
    record SetNoProgress(int count) implements DraftEdit {}

    /** Sets the number of the turn. */
    record SetTurn(int number) implements DraftEdit {}
}
