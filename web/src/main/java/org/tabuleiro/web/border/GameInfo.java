package org.tabuleiro.web.border;

import java.util.List;

/**
 * What must be known about a game to draw it.
 *
 * @param id its id
 * @param width how many files the board has
 * @param height how many ranks the board has
 * @param squares the names of the squares
 * @param pieces the letters of the pieces
 * @param reserve the letters of the pieces beside the board
 * @param hands whether turns are entered by clicks on pieces beside the board
 * @param start the position from which it is begun unless another one is chosen
 * @param setups the names of the set-ups
 */
public record GameInfo(
        String id,
        int width,
        int height,
        List<String> squares,
        String pieces,
        String reserve,
        boolean hands,
        String start,
        List<String> setups) {}
