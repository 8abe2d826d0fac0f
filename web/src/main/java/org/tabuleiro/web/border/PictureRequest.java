package org.tabuleiro.web.border;

import java.util.Map;

/**
 * What a picture of a board shows, and how.
 *
 * @param flipped whether the second player sits below
 * @param coordinates whether files and ranks are named
 * @param heat whether attacked squares are marked
 * @param numbered whether the last turn is shown as numbered arrows
 * @param size the longer side in pixels
 * @param drawing the drawings of the game
 * @param board the SVG document of the board
 * @param colours the colours of board and marks, by their names
 */
public record PictureRequest(
        boolean flipped,
        boolean coordinates,
        boolean heat,
        boolean numbered,
        int size,
        Drawings.GameDrawing drawing,
        String board,
        Map<String, String> colours) {}
