package org.tabuleiro.desktop.board;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Point2D;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.content.BankNames;
import org.tabuleiro.content.BankTray;
import org.tabuleiro.content.PieceDrawing;
import org.tabuleiro.content.Theme.Use;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.scene.Reserves;
import org.tabuleiro.table.scene.Scene;

/** Paints a scene in layers: the board, marks below the pieces, pieces, marks above them. */
final class BoardPainter {
    private static final float GHOST = 0.6f;
    /** The gap between the label of a tray and its first stone, in the units of the drawing. */
    private static final int TRAY_GAP = 8;

    private final Graphics2D g;
    private final Scene scene;
    private final Grid grid;
    private final BoardLook look;
    private final BoardRenderer ground;
    private final PieceRenderer pieces;
    private final MarkPainter marks;

    BoardPainter(Graphics2D graphics, Scene scene, Grid grid, BoardLook look, PieceRenderer pieces) {
        this.g = graphics;
        this.scene = scene;
        this.grid = grid;
        this.look = look;
        this.ground = BoardRenderer.of(scene.game(), look);
        this.pieces = pieces;
        this.marks = new MarkPainter(g, scene, grid, look);
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    }

    private Color colour(Use use) {
        return look.colour(scene.game(), use);
    }

    /** The board with its frame; {@code shown} is repainted when a better image of it is ready. */
    void board(@Nullable JComponent shown) {
        ground.draw(g, grid, shown);
    }

    /** Paints everything on the board except the pieces on hidden squares, which are dragged or animated. */
    void paint(Set<Integer> hidden) {
        marks.below();
        pieces(hidden);
        marks.above();
    }

    /** The least size of letters on the board; it follows the zoom of the window. */
    private double readable() {
        return Math.max(9, 0.7 * g.getFont().getSize2D());
    }

    /** The names of files and ranks, in the frame. */
    void labels() {
        Board board = scene.game().board();
        double unit = grid.side() / 100;
        int frame = ground.drawing().left();
        double away = (frame - Math.min(frame, 44) * 0.5) * unit;
        g.setColor(colour(Use.LABEL));
        double size = Math.max(readable(), (8 + 1.6 * board.width()) * unit);
        g.setFont(g.getFont().deriveFont(Font.PLAIN, (float) Math.min(size, Math.max(9, frame * 0.8 * unit))));
        for (int file = 0; file < board.width(); file++) {
            Point2D at = grid.centre(board.square(file, grid.flipped() ? board.height() - 1 : 0));
            marks.text(String.valueOf((char) ('a' + file)), at.getX(), at.getY() + grid.side() / 2 + away);
        }
        for (int rank = 0; rank < board.height(); rank++) {
            Point2D at = grid.centre(board.square(grid.flipped() ? board.width() - 1 : 0, rank));
            marks.text(String.valueOf(rank + 1), at.getX() - grid.side() / 2 - away, at.getY());
        }
    }

    /**
     * The stones in the banks and those out of the game, in the trays of the frame.
     *
     * @param names the labels of the trays
     * @param layout the stones by side; while pieces move they may differ from those on the board
     */
    void trays(Optional<BankNames> names, Function<Side, Layout> layout) {
        places().ifPresent(places -> {
            for (Side side : Side.values()) {
                tray(places, side, names, layout.apply(side));
            }
        });
    }

    private void tray(TrayPlaces places, Side side, Optional<BankNames> names, Layout layout) {
        BankTray tray = places.tray();
        int banked = Reserves.count(scene.game(), layout, side);
        for (int i = 0; i < Math.min(banked, tray.hollows()); i++) {
            piece(inBank(side), places.of(side, Optional.of(i)), tray.stone(), 1);
        }
        int lost = Reserves.lost(scene.game(), layout, side);
        if (lost > 0) {
            piece(inBank(side), places.of(side, Optional.empty()), tray.stone() * 0.9, 1);
        }
        names.ifPresent(each -> {
            int hollow = tray.first() - tray.stone() / 2;
            lines(places.label(side), BankNames.lines(each.of(side), banked), hollow - tray.label());
            int pocket = tray.lost() - tray.stone() / 2;
            lines(places.pocketLabel(side), BankNames.lines(each.lost(), lost), pocket - tray.pocket());
        });
    }

    /** Where the stones of the banks lie; empty for boards without trays. */
    Optional<TrayPlaces> places() {
        return ground.drawing().tray().map(tray -> new TrayPlaces(tray, grid));
    }

    /** The piece in the bank of a side. */
    char inBank(Side side) {
        char piece = Layout.EMPTY;
        for (char letter : scene.game().reserveLetters().toCharArray()) {
            piece = Layout.isFirst(letter) == (side == Side.FIRST) ? letter : piece;
        }
        return piece;
    }

    /** Two lines of text, smaller if they would touch what follows after some units. */
    private void lines(Point2D at, List<String> lines, int room) {
        double unit = grid.side() / 100;
        g.setColor(colour(Use.TRAY));
        g.setFont(g.getFont().deriveFont(Font.PLAIN, (float) Math.max(readable(), 15 * unit)));
        FontMetrics metrics = g.getFontMetrics();
        int wide = lines.stream().mapToInt(metrics::stringWidth).max().orElse(0);
        double fit = (room - TRAY_GAP) * unit / Math.max(1, wide);
        if (fit < 1) {
            g.setFont(g.getFont().deriveFont((float) (g.getFont().getSize2D() * fit)));
            metrics = g.getFontMetrics();
        }
        double down = (metrics.getAscent() - metrics.getDescent()) / 2.0;
        g.drawString(lines.get(0), (float) at.getX(), (float) (at.getY() - 9 * unit + down));
        g.drawString(lines.get(1), (float) at.getX(), (float) (at.getY() + 9 * unit + down));
    }

    private void pieces(Set<Integer> hidden) {
        Set<Integer> replaced = new HashSet<>(hidden);
        for (Mark mark : scene.marks()) {
            if (mark instanceof Mark.Ghost(int square, char letter) && replaced.add(square)) {
                piece(letter, grid.centre(square), GHOST);
            } else if (mark instanceof Mark.Faded(int square, char letter) && replaced.add(square)) {
                piece(letter, grid.centre(square), 1);
            }
        }
        Layout layout = scene.layout();
        for (int square = 0; square < scene.game().board().size(); square++) {
            if (layout.at(square) != Layout.EMPTY && !replaced.contains(square)) {
                piece(layout.at(square), grid.centre(square), 1);
            }
        }
    }

    /** Draws a piece centred on a point. */
    void piece(char letter, Point2D centre, float opacity) {
        piece(letter, centre, PieceDrawing.SIZE, opacity);
    }

    /** Draws a piece with a size in the units of the drawing, centred on a point. */
    void piece(char letter, Point2D centre, double size, float opacity) {
        double width = grid.side() * size / 100;
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, opacity));
        pieces.draw(g, scene.game(), look.theme(), letter, centre.getX() - width / 2, centre.getY() - width / 2, width);
        g.setComposite(AlphaComposite.SrcOver);
    }

    /** Draws a piece that is on its way: the image of its normal size, scaled. */
    void moving(Transition.MovingPiece piece) {
        if (piece.size() == PieceDrawing.SIZE) {
            piece(piece.letter(), piece.centre(), piece.opacity());
            return;
        }
        double width = grid.side() * PieceDrawing.SIZE / 100;
        double zoom = piece.size() / PieceDrawing.SIZE;
        Graphics2D own = (Graphics2D) g.create();
        own.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, piece.opacity()));
        own.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        double x = piece.centre().getX() - width * zoom / 2;
        double y = piece.centre().getY() - width * zoom / 2;
        pieces.draw(own, scene.game(), look.theme(), piece.letter(), x, y, width, zoom);
        own.dispose();
    }

    /** The keyboard focus. */
    void focus(int square) {
        marks.focus(square);
    }
}
