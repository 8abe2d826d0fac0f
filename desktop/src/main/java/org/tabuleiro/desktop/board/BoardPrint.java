package org.tabuleiro.desktop.board;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.Set;
import org.tabuleiro.content.Theme;
import org.tabuleiro.content.Theme.Use;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.Scene;

/**
 * A board as it is shown, to be drawn elsewhere than on the screen: on paper, in a picture. Pieces in hand or bank stand above and
 * below it, on the side of their owner.
 *
 * @param scene what is shown
 * @param theme its colours
 * @param flipped whether the second player sits below
 * @param labels whether files and ranks are named
 */
public record BoardPrint(Scene scene, Theme theme, boolean flipped, boolean labels) {
    private static final double MARGIN = 0.45;
    private static final double HAND = 0.75;

    /** How large the picture is when its longer side has so many pixels. */
    public Dimension size(int longer) {
        double side = side(longer);
        return new Dimension((int) Math.round(width() * side), (int) Math.round(height() * side));
    }

    private double side(int longer) {
        return longer / Math.max(width(), height());
    }

    private double margin() {
        return labels ? MARGIN : 0.1;
    }

    /** In squares. */
    private double width() {
        return scene.game().board().width() + 2 * margin();
    }

    private double height() {
        return scene.game().board().height() + 2 * margin() + hand(Side.FIRST) + hand(Side.SECOND);
    }

    private double hand(Side side) {
        String letters = scene.game().reserveLetters();
        for (int i = 0; i < letters.length(); i++) {
            if (scene.layout().reserve().get(i) > 0 && Layout.isFirst(letters.charAt(i)) == (side == Side.FIRST)) {
                return HAND;
            }
        }
        return 0;
    }

    /** Draws the picture. */
    public void paint(Graphics2D g, int longer) {
        Board board = scene.game().board();
        double side = side(longer);
        Side above = flipped ? Side.FIRST : Side.SECOND;
        double top = (margin() + hand(above)) * side;
        Grid grid = new Grid(board, margin() * side, top, side, flipped);
        g.setColor(BoardPainter.colour(theme, Use.FRAME));
        g.fill(new Rectangle2D.Double(0, 0, Math.ceil(width() * side), Math.ceil(height() * side)));
        g.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 12));
        Pieces pieces = new Pieces();
        new BoardPainter(g, scene, grid, theme, pieces).paint(Set.of(), labels);
        hand(g, pieces, above, 0.1 * side, side);
        hand(g, pieces, above.other(), top + (board.height() + margin()) * side - 0.05 * side, side);
    }

    private void hand(Graphics2D g, Pieces pieces, Side owner, double y, double side) {
        String letters = scene.game().reserveLetters();
        double size = side * (HAND - 0.15);
        double x = margin() * side;
        g.setColor(BoardPainter.colour(theme, Use.LABEL));
        g.setFont(g.getFont().deriveFont(Font.PLAIN, (float) (side * 0.28)));
        for (int i = 0; i < letters.length(); i++) {
            int count = scene.layout().reserve().get(i);
            if (count > 0 && Layout.isFirst(letters.charAt(i)) == (owner == Side.FIRST)) {
                pieces.draw(g, scene.game(), letters.charAt(i), x, y, size);
                x += size;
                if (count > 1) {
                    g.drawString("×" + count, (float) (x + side * 0.04), (float) (y + size * 0.65));
                    x += side * (count > 9 ? 0.56 : 0.4);
                }
                x += side * 0.1;
            }
        }
    }
}
