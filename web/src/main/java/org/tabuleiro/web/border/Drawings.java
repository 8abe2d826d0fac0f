package org.tabuleiro.web.border;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.content.BankTray;
import org.tabuleiro.content.BoardDrawing;

/**
 * The file of a set of boards and pieces.
 *
 * @param games the drawings of each game, by its id
 */
public record Drawings(Map<String, GameDrawing> games) {

    /**
     * The drawings of a game. Its boards are files of their own.
     *
     * @param pieces the contents of the SVG of each piece, by its letter
     * @param full the measures of the board
     * @param small the measures of the board of a miniature
     * @param round whether marks are rings rather than frames of squares
     * @param light the colours of board and marks on a light page, by their names
     * @param dark the colours of board and marks on a dark page, by their names
     * @param sides the colours of the first and the second side
     * @param picture a position that shows the game
     */
    public record GameDrawing(
            Map<String, String> pieces,
            BoardFrame full,
            BoardFrame small,
            boolean round,
            Map<String, String> light,
            Map<String, String> dark,
            List<String> sides,
            BoardLayout picture) {}

    /**
     * The measures of a board, in hundredths of a square.
     *
     * @param left the width of the frame at the left, and at the right
     * @param top the height of the frame above the field
     * @param width the width of field and frame
     * @param height the height of field and frame
     * @param tray the trays of the banks; absent in games without banks and in miniatures
     */
    public record BoardFrame(int left, int top, int width, int height, Optional<TrayPlaces> tray) {
        /** Converts the measures of a drawing. */
        public static BoardFrame of(BoardDrawing drawing) {
            return new BoardFrame(
                    drawing.left(),
                    drawing.top(),
                    drawing.width(),
                    drawing.height(),
                    drawing.tray().map(TrayPlaces::of));
        }
    }

    /**
     * The trays in the frame of a board: see {@link BankTray}.
     *
     * @param above the middle of the upper tray
     * @param below the middle of the lower tray
     * @param first the centre of the first hollow
     * @param step the distance between two hollows
     * @param hollows the number of hollows
     * @param stone the size of a stone
     * @param label where the label begins
     * @param pocket where the label of the pocket begins
     * @param lost the centre of the stone in the pocket
     */
    public record TrayPlaces(
            int above, int below, int first, int step, int hollows, int stone, int label, int pocket, int lost) {
        /** Converts a tray. */
        public static TrayPlaces of(BankTray tray) {
            return new TrayPlaces(
                    tray.above(),
                    tray.below(),
                    tray.first(),
                    tray.step(),
                    tray.hollows(),
                    tray.stone(),
                    tray.label(),
                    tray.pocket(),
                    tray.lost());
        }

        /** Converts it back. */
        public BankTray tray() {
            return new BankTray(above, below, first, step, hollows, stone, label, pocket, lost);
        }
    }
}
