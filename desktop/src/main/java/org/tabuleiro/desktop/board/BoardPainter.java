package org.tabuleiro.desktop.board;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.content.BankNames;
import org.tabuleiro.content.BankTray;
import org.tabuleiro.content.Look;
import org.tabuleiro.content.PieceDrawing;
import org.tabuleiro.content.Theme.Use;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.scene.Reserves;
import org.tabuleiro.table.scene.Scene;

/**
 * Paints a scene in layers: the board, marks below the pieces, pieces, marks above them. The marks have the
 * proportions of {@link org.tabuleiro.table.scene.SceneSvg}.
 */
final class BoardPainter {
    private static final float GHOST = 0.6f;

    private final Graphics2D g;
    private final Scene scene;
    private final Grid grid;
    private final BoardLook look;
    private final BoardRenderer ground;
    private final PieceRenderer pieces;

    BoardPainter(Graphics2D graphics, Scene scene, Grid grid, BoardLook look, PieceRenderer pieces) {
        this.g = graphics;
        this.scene = scene;
        this.grid = grid;
        this.look = look;
        this.ground = BoardRenderer.of(scene.game(), look);
        this.pieces = pieces;
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
        for (Mark mark : scene.marks()) {
            ground(mark);
        }
        for (Mark mark : scene.marks()) {
            under(mark);
        }
        pieces(hidden);
        for (Mark mark : scene.marks()) {
            over(mark);
        }
        for (Mark mark : scene.marks()) {
            if (mark instanceof Mark.Arrow arrow) {
                arrow(arrow);
            }
        }
    }

    private void fill(int square, Color colour) {
        g.setColor(colour);
        g.fill(isRound() ? circle(square, 0.42) : grid.square(square));
    }

    private boolean isRound() {
        return Look.of(scene.game()).isRound();
    }

    /** The names of files and ranks, in the frame. */
    void labels() {
        Board board = scene.game().board();
        double unit = grid.side() / 100;
        int frame = ground.drawing().left();
        double away = (frame - Math.min(frame, 44) * 0.5) * unit;
        g.setColor(colour(Use.LABEL));
        g.setFont(g.getFont().deriveFont(Font.PLAIN, (float) Math.max(9, (8 + 1.6 * board.width()) * unit)));
        for (int file = 0; file < board.width(); file++) {
            Point2D at = grid.centre(board.square(file, grid.flipped() ? board.height() - 1 : 0));
            text(String.valueOf((char) ('a' + file)), at.getX(), at.getY() + grid.side() / 2 + away);
        }
        for (int rank = 0; rank < board.height(); rank++) {
            Point2D at = grid.centre(board.square(grid.flipped() ? board.width() - 1 : 0, rank));
            text(String.valueOf(rank + 1), at.getX() - grid.side() / 2 - away, at.getY());
        }
    }

    /**
     * The stones in the banks and those out of the game, in the trays of the frame.
     *
     * @param names the labels of the trays
     * @param layout the stones; while pieces move it may differ from the one on the board
     */
    void trays(Optional<BankNames> names, Layout layout) {
        places().ifPresent(places -> {
            for (Side side : Side.values()) {
                tray(places, side, names, layout);
            }
        });
    }

    private void tray(TrayPlaces places, Side side, Optional<BankNames> names, Layout layout) {
        BankTray tray = places.tray();
        int banked = Transition.inBank(scene.game(), layout, side);
        for (int i = 0; i < Math.min(banked, tray.hollows()); i++) {
            piece(inBank(side), places.of(side, Optional.of(i)), tray.stone(), 1);
        }
        int lost = Reserves.lost(scene.game(), layout, side);
        if (lost > 0) {
            piece(inBank(side), places.of(side, Optional.empty()), tray.stone() * 0.9, 1);
        }
        names.ifPresent(each -> {
            lines(places.label(side), BankNames.lines(each.of(side), banked));
            lines(places.pocketLabel(side), BankNames.lines(each.lost(), lost));
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

    private void lines(Point2D at, List<String> lines) {
        double unit = grid.side() / 100;
        g.setColor(colour(Use.TRAY));
        g.setFont(g.getFont().deriveFont(Font.PLAIN, (float) Math.max(9, 15 * unit)));
        FontMetrics metrics = g.getFontMetrics();
        double down = (metrics.getAscent() - metrics.getDescent()) / 2.0;
        g.drawString(lines.get(0), (float) at.getX(), (float) (at.getY() - 9 * unit + down));
        g.drawString(lines.get(1), (float) at.getX(), (float) (at.getY() + 9 * unit + down));
    }

    private void text(String text, double x, double y) {
        FontMetrics metrics = g.getFontMetrics();
        g.drawString(text, (float) (x - metrics.stringWidth(text) / 2.0), (float)
                (y + (metrics.getAscent() - metrics.getDescent()) / 2.0));
    }

    private void ground(Mark mark) {
        if (mark instanceof Mark.Spot(int square, Mark.Kind kind)) {
            switch (kind) {
                case VEIL -> fill(square, translucent(Use.VEIL, 0.4));
                case ZONE -> fill(square, translucent(Use.ZONE, 0.25));
                case LAST -> frame(square, Use.LAST, 0.04);
                case CHOSEN -> frame(square, Use.CHOSEN, 0.06);
                default -> {}
            }
        }
    }

    private Color translucent(Use use, double opacity) {
        Color colour = colour(use);
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), (int) (255 * opacity));
    }

    /** A frame inside the square, or a ring around the hollow. */
    private void frame(int square, Use use, double width) {
        if (isRound()) {
            ring(square, use, 0.45, width);
        } else {
            double line = grid.side() * width;
            edged(new Path2D.Double(inset(grid.square(square), grid.side() * 0.03 + line / 2)), use, line);
        }
    }

    private void under(Mark mark) {
        switch (mark) {
            case Mark.Heat heat -> heat(heat);
            case Mark.Trail(int from, int to) -> trail(from, to);
            default -> {}
        }
    }

    /** The attack counts of both sides on a square. */
    private void heat(Mark.Heat heat) {
        Rectangle2D box = grid.square(heat.square());
        g.setFont(g.getFont().deriveFont(Font.BOLD, (float) Math.max(8, grid.side() * 0.2)));
        double inset = grid.side() * 0.16;
        if (heat.first() > 0) {
            g.setColor(colour(Use.FIRST));
            text(String.valueOf(heat.first()), box.getX() + inset, box.getMaxY() - inset);
        }
        if (heat.second() > 0) {
            g.setColor(colour(Use.SECOND));
            text(String.valueOf(heat.second()), box.getMaxX() - inset, box.getY() + inset);
        }
    }

    private void trail(int from, int to) {
        Line2D line = new Line2D.Double(grid.centre(from), grid.centre(to));
        g.setStroke(dashed(0.05 + 0.06));
        g.setColor(colour(Use.EDGE));
        g.draw(line);
        g.setStroke(dashed(0.05));
        g.setColor(colour(Use.TARGET));
        g.draw(line);
    }

    private BasicStroke dashed(double width) {
        float side = (float) grid.side();
        float[] dashes = {side * 0.12f, side * 0.1f};
        return new BasicStroke(side * (float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, dashes, 0);
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
    void moving(char letter, Point2D centre, double size, float opacity) {
        double width = grid.side() * PieceDrawing.SIZE / 100;
        double zoom = size / PieceDrawing.SIZE;
        Graphics2D own = (Graphics2D) g.create();
        own.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, opacity));
        own.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        double x = centre.getX() - width * zoom / 2;
        double y = centre.getY() - width * zoom / 2;
        pieces.draw(own, scene.game(), look.theme(), letter, x, y, width, zoom);
        own.dispose();
    }

    private void over(Mark mark) {
        if (mark instanceof Mark.Spot(int square, Mark.Kind kind)) {
            switch (kind) {
                case GO -> dot(square);
                case TAKE -> take(square);
                case VICTIM -> ring(square, Use.MUST, 0.45, 0.06);
                case JUMP -> ring(square, Use.TARGET, 0.2, 0.035);
                case PLACE -> corners(square);
                case MUST -> ring(square, Use.MUST, 0.45, 0.04);
                case HINT -> hint(square);
                case CAPTURE -> cross(square);
                default -> {}
            }
        } else if (mark instanceof Mark.Handle(int from, int to)) {
            handle(from, to);
        } else if (mark instanceof Mark.Faded(int square, char letter)) {
            strike(square);
        }
    }

    private void take(int square) {
        boolean isEmpty = scene.layout().at(square) == Layout.EMPTY;
        ring(square, Use.MUST, isEmpty ? 0.24 : 0.45, isEmpty ? 0.065 : 0.06);
    }

    /** A line through a piece that is removed. */
    private void strike(int square) {
        Point2D centre = grid.centre(square);
        double r = grid.side() * 0.3;
        edged(
                new Path2D.Double(
                        new Line2D.Double(centre.getX() - r, centre.getY() + r, centre.getX() + r, centre.getY() - r)),
                Use.MUST,
                grid.side() * 0.07);
    }

    private void hint(int square) {
        Rectangle2D box = inset(grid.square(square), grid.side() * 0.06);
        double corner = grid.side() * 0.28;
        edged(
                new Path2D.Double(new RoundRectangle2D.Double(
                        box.getX(), box.getY(), box.getWidth(), box.getHeight(), corner, corner)),
                Use.HINT,
                grid.side() * 0.07);
    }

    /** A cross on a piece that would be captured. */
    private void cross(int square) {
        Point2D centre = grid.centre(square);
        double r = grid.side() * 0.2;
        Path2D path = new Path2D.Double();
        path.moveTo(centre.getX() - r, centre.getY() - r);
        path.lineTo(centre.getX() + r, centre.getY() + r);
        path.moveTo(centre.getX() - r, centre.getY() + r);
        path.lineTo(centre.getX() + r, centre.getY() - r);
        edged(path, Use.MUST, grid.side() * 0.08);
    }

    /** An arrow on the pushed piece, pointing where the push goes. */
    private void handle(int from, int to) {
        Point2D start = grid.centre(from);
        Point2D centre = grid.centre(to);
        double length = start.distance(centre);
        double ux = (centre.getX() - start.getX()) / length;
        double uy = (centre.getY() - start.getY()) / length;
        double r = grid.side() * 0.22;
        double wing = grid.side() * 0.17;
        Path2D path = new Path2D.Double();
        path.moveTo(centre.getX() - ux * r, centre.getY() - uy * r);
        path.lineTo(centre.getX() + ux * r, centre.getY() + uy * r);
        path.moveTo(centre.getX() + ux * (r - wing) - uy * wing, centre.getY() + uy * (r - wing) + ux * wing);
        path.lineTo(centre.getX() + ux * r, centre.getY() + uy * r);
        path.lineTo(centre.getX() + ux * (r - wing) + uy * wing, centre.getY() + uy * (r - wing) - ux * wing);
        edged(path, Use.TARGET, grid.side() * 0.07);
    }

    /** A line with an edge, visible on light and dark squares and pieces. */
    private void edged(Path2D path, Use use, double width) {
        g.setStroke(new BasicStroke((float) (width + edge()), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(colour(Use.EDGE));
        g.draw(path);
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(colour(use));
        g.draw(path);
    }

    /** The width of both edges of a line together. */
    private double edge() {
        return grid.side() * 0.06;
    }

    private void dot(int square) {
        g.setColor(colour(Use.EDGE));
        g.fill(circle(square, 0.19));
        g.setColor(colour(Use.TARGET));
        g.fill(circle(square, 0.145));
    }

    private Ellipse2D circle(int square, double radius) {
        Point2D centre = grid.centre(square);
        double r = radius * grid.side();
        return new Ellipse2D.Double(centre.getX() - r, centre.getY() - r, 2 * r, 2 * r);
    }

    /** A ring with an edge, visible on light and dark squares and pieces. */
    private void ring(int square, Use use, double radius, double width) {
        g.setStroke(new BasicStroke((float) (grid.side() * width + edge())));
        g.setColor(colour(Use.EDGE));
        g.draw(circle(square, radius));
        g.setStroke(new BasicStroke((float) (grid.side() * width)));
        g.setColor(colour(use));
        g.draw(circle(square, radius));
    }

    /** Four small corners, which leave the middle of the square free. */
    private void corners(int square) {
        Point2D centre = grid.centre(square);
        double out = grid.side() * 0.2;
        double in = grid.side() * 0.09;
        Path2D path = new Path2D.Double();
        for (int dx : new int[] {-1, 1}) {
            for (int dy : new int[] {-1, 1}) {
                path.moveTo(centre.getX() + dx * out, centre.getY() + dy * in);
                path.lineTo(centre.getX() + dx * out, centre.getY() + dy * out);
                path.lineTo(centre.getX() + dx * in, centre.getY() + dy * out);
            }
        }
        edged(path, Use.TARGET, grid.side() * 0.06);
    }

    private void arrow(Mark.Arrow arrow) {
        double strength = 1.0 / (1 + arrow.rank());
        Color base = colour(Use.HINT);
        g.setColor(new Color(base.getRed(), base.getGreen(), base.getBlue(), (int) (90 + 140 * strength)));
        Point2D from = grid.centre(arrow.from());
        Point2D to = grid.centre(arrow.to());
        double length = from.distance(to);
        double side = grid.side();
        if (length > 0) {
            double ux = (to.getX() - from.getX()) / length;
            double uy = (to.getY() - from.getY()) / length;
            double head = side * 0.32;
            double half = side * 0.075;
            Path2D path = new Path2D.Double();
            double neckX = to.getX() - ux * head;
            double neckY = to.getY() - uy * head;
            path.moveTo(from.getX() - uy * half, from.getY() + ux * half);
            path.lineTo(neckX - uy * half, neckY + ux * half);
            path.lineTo(neckX - uy * head * 0.6, neckY + ux * head * 0.6);
            path.lineTo(to.getX(), to.getY());
            path.lineTo(neckX + uy * head * 0.6, neckY - ux * head * 0.6);
            path.lineTo(neckX + uy * half, neckY - ux * half);
            path.lineTo(from.getX() + uy * half, from.getY() - ux * half);
            path.closePath();
            g.fill(path);
        } else {
            g.setStroke(new BasicStroke((float) (side * 0.1)));
            g.draw(circle(arrow.from(), 0.38));
        }
        badge(
                String.valueOf(arrow.number()),
                from.getX() + (to.getX() - from.getX()) * 0.5,
                from.getY() + (to.getY() - from.getY()) * 0.5,
                base);
    }

    private void badge(String text, double x, double y, Color colour) {
        double r = grid.side() * 0.15;
        g.setColor(colour);
        g.fill(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r));
        g.setColor(colour(Use.EDGE));
        g.setFont(g.getFont().deriveFont(Font.BOLD, (float) (r * 1.4)));
        text(text, x, y);
    }

    /** The keyboard focus: a double frame. */
    void focus(int square) {
        Rectangle2D box = grid.square(square);
        double line = Math.max(2, grid.side() * 0.05);
        g.setStroke(new BasicStroke((float) line));
        g.setColor(colour(Use.EDGE));
        g.draw(inset(box, line * 1.5));
        g.setColor(colour(Use.FOCUS));
        g.draw(inset(box, line / 2));
    }

    private static Rectangle2D inset(Rectangle2D box, double by) {
        return new Rectangle2D.Double(
                box.getX() + by, box.getY() + by, box.getWidth() - 2 * by, box.getHeight() - 2 * by);
    }
}
