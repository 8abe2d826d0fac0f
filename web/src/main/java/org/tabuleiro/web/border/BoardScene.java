package org.tabuleiro.web.border;

import java.util.List;

/**
 * What a board shows.
 *
 * @param board the letter of each square
 * @param reserve how many pieces of each kind are beside the board
 * @param marks what is drawn beside the pieces
 */
public record BoardScene(String board, List<Integer> reserve, List<BoardMark> marks) {}
