package org.tabuleiro.web.border;

import java.util.List;

/**
 * What a board shows.
 *
 * @param board the letter of each square
 * @param reserve the number of pieces of each kind beside the board
 * @param marks what is drawn beside the pieces
 */
public record BoardScene(String board, List<Integer> reserve, List<BoardMark> marks) {}
