package org.tabuleiro.table.scene;

/** Texts of a board for screen readers. */
public interface BoardSpeech {
    /** The label of the board. */
    String board();

    /**
     * The label of a square: its piece and the possible steps, such as "d6, white man, can capture, 2
     * targets".
     */
    String square(int square);
}
