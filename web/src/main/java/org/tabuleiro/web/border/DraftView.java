package org.tabuleiro.web.border;

import java.util.List;
import org.tabuleiro.games.Side;

/**
 * The position in the editor.
 *
 * @param game the id of the game
 * @param text the position string
 * @param side the side to move
 * @param pending what comes next: a value of the pending field of position strings
 * @param next what can come next, with names
 * @param noProgress the no-progress count
 * @param turn the number of the turn
 * @param possible whether a game can begin with it
 * @param message that it is possible, or why it is not
 * @param names the description of each square for screen readers
 * @param layout its layout
 */
public record DraftView(
        String game,
        String text,
        Side side,
        String pending,
        List<View.Named> next,
        int noProgress,
        int turn,
        boolean possible,
        String message,
        List<String> names,
        BoardLayout layout) {}
