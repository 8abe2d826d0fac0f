package org.tabuleiro.web.border;

import java.util.List;

/**
 * What a page needs to draw a game.
 *
 * @param id its id
 * @param width the number of files
 * @param height the number of ranks
 * @param squares the names of the squares
 * @param pieces the letters of the pieces
 * @param reserve the letters of the pieces beside the board
 * @param hands whether turns are entered by clicks on pieces beside the board
 * @param start the default start position
 * @param setups the names of the set-ups
 * @param options the options of a new game that are offered first
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
        List<String> setups,
        GameOptions options) {}
