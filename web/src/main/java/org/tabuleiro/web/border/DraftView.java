package org.tabuleiro.web.border;

import java.util.List;
import org.tabuleiro.games.Side;

/**
 * The position in the editor.
 *
 * @param game the id of the game
 * @param text the position string
 * @param side the side to move
 * @param pending what is pending in the middle of a turn
 * @param quiet the no-progress count
 * @param turn the number of the turn
 * @param possible whether a game can begin with it
 * @param says that it is possible, or why it is not
 * @param names what is said about each square
 * @param layout what stands where
 */
public record DraftView(
        String game,
        String text,
        Side side,
        String pending,
        int quiet,
        int turn,
        boolean possible,
        String says,
        List<String> names,
        BoardLayout layout) {}
