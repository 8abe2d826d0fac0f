package org.tabuleiro.table.scene;

/** What is said about a board to those who do not see it. */
public interface BoardSpeech {
    /** What the board is. */
    String board();

    /** What there is on a square and what can be done with it, such as "d6, white man, can capture, 2 targets". */
    String square(int square);
}
