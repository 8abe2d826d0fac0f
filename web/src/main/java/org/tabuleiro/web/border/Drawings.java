package org.tabuleiro.web.border;

import java.util.List;
import java.util.Map;

/**
 * The file of drawings and colours of all boards.
 *
 * @param games the drawings of each game, by its id
 * @param themes the colours of each theme, by their names
 */
public record Drawings(Map<String, GameDrawing> games, Map<String, Map<String, String>> themes) {

    /**
     * The drawings of a game.
     *
     * @param pieces the contents of the SVG of each piece, by its letter
     * @param squares the squares of each colour, by the name of the colour in the themes
     * @param banks whether the game has banks, which are shown even when they are empty
     * @param colours the colours of the first and the second side
     * @param picture a position that shows the game
     */
    public record GameDrawing(
            Map<String, String> pieces,
            Map<String, List<Integer>> squares,
            boolean banks,
            List<String> colours,
            BoardLayout picture) {}
}
