package org.tabuleiro.desktop.board;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
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
 * @param banks the names of the banks of the first and the second player; empty for a game without banks
 */
public record BoardPrint(Scene scene, Theme theme, boolean flipped, boolean labels, List<String> banks) {
    private static final double MARGIN = 0.45;
    private static final double HAND = 0.75;

    /** Keeps an unmodifiable copy. */
    public BoardPrint {
        banks = List.copyOf(banks);
    }

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

    /** The height of what is beside the board on one side of it. */
    private double hand(Side side) {
        return banks.isEmpty() && beside(side).isEmpty() ? 0 : HAND;
    }

    /** The letters of a side that are beside the board. */
    private String beside(Side side) {
        StringBuilder own = new StringBuilder();
        for (char letter : scene.game().reserveLetters().toCharArray()) {
            if (Layout.isFirst(letter) == (side == Side.FIRST) && count(letter) > 0) {
                own.append(letter);
            }
        }
        return own.toString();
    }

    private int count(char letter) {
        return scene.layout().reserve().get(scene.game().reserveLetters().indexOf(letter));
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
        double size = side * (HAND - 0.15);
        double x = margin() * side;
        float line = (float) (y + size * 0.65);
        g.setColor(BoardPainter.colour(theme, Use.LABEL));
        g.setFont(g.getFont().deriveFont(Font.PLAIN, (float) (side * 0.28)));
        if (!banks.isEmpty()) {
            String name = banks.get(owner.ordinal());
            g.drawString(name, (float) x, line);
            x += g.getFontMetrics().stringWidth(name) + side * 0.2;
            if (beside(owner).isEmpty()) {
                new EmptyPlace(theme, (int) size).paintIcon(null, g, (int) x, (int) y);
                g.drawString("×0", (float) (x + size + side * 0.04), line);
            }
        }
        for (char letter : beside(owner).toCharArray()) {
            pieces.draw(g, scene.game(), letter, x, y, size);
            x += size;
            int count = count(letter);
            if (count > 1) {
                g.drawString("×" + count, (float) (x + side * 0.04), line);
                x += side * (count > 9 ? 0.56 : 0.4);
            }
            x += side * 0.1;
        }
    }
}
