package org.tabuleiro.desktop.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import org.tabuleiro.content.Look;
import org.tabuleiro.content.Theme.Use;
import org.tabuleiro.games.Layout;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.scene.Scene;

/**
 * Paints the marks of a scene, with the proportions of {@link org.tabuleiro.table.scene.SceneSvg}. Marks differ
 * in shape, and have an edge, so that they stand out from squares and pieces of all colours.
 */
final class MarkPainter {
    /** The least size of the numbers on arrows, in pixels. */
    private static final double LEAST_NUMBER = 11;

    private final Graphics2D g;
    private final Scene scene;
    private final Grid grid;
    private final BoardLook look;
    private final boolean quiet;

    MarkPainter(Graphics2D graphics, Scene scene, Grid grid, BoardLook look) {
        this.g = graphics;
        this.scene = scene;
        this.grid = grid;
        this.look = look;
        this.quiet = scene.hasManyPlaces();
    }

    private Color colour(Use use) {
        return look.colour(scene.game(), use);
    }

    /** Paints the marks below the pieces. */
    void below() {
        scene.marks().forEach(this::ground);
        scene.marks().forEach(this::under);
    }

    /** Paints the marks above the pieces. */
    void above() {
        scene.marks().forEach(this::over);
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

    private void ground(Mark mark) {
        if (mark instanceof Mark.Spot(int square, Mark.Kind kind)) {
            switch (kind) {
                case VEIL -> fill(square, translucent(Use.VEIL, 0.4));
                case ZONE -> {
                    if (!quiet) {
                        fill(square, translucent(Use.ZONE, 0.25));
                    }
                }
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

    private void over(Mark mark) {
        if (mark instanceof Mark.Spot(int square, Mark.Kind kind)) {
            switch (kind) {
                case GO -> dot(square, 0.145, 0.045);
                case TAKE -> take(square);
                case VICTIM -> ring(square, Use.MUST, 0.45, 0.06);
                case JUMP -> ring(square, Use.TARGET, 0.2, 0.035);
                case PLACE -> {
                    if (quiet) {
                        dot(square, 0.095, 0.03);
                    } else {
                        corners(square);
                    }
                }
                case MUST -> ring(square, Use.LAST, 0.45, 0.05);
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

    private void dot(int square, double radius, double edge) {
        g.setColor(colour(Use.EDGE));
        g.fill(circle(square, radius + edge));
        g.setColor(colour(Use.TARGET));
        g.fill(circle(square, radius));
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

    /** The arrow of a step; a placement has a ring instead. */
    private void arrow(Mark.Arrow arrow) {
        double width = arrow.width() / 100;
        Point2D from = grid.centre(arrow.from());
        Point2D to = grid.centre(arrow.to());
        double length = from.distance(to);
        if (length == 0) {
            ring(arrow.from(), arrow.use(), 0.38, width);
        } else {
            double side = grid.side();
            double ux = (to.getX() - from.getX()) / length * side;
            double uy = (to.getY() - from.getY()) / length * side;
            Path2D path = new Path2D.Double();
            path.moveTo(from.getX() + 0.12 * ux, from.getY() + 0.12 * uy);
            path.lineTo(to.getX() - 0.08 * ux, to.getY() - 0.08 * uy);
            path.moveTo(to.getX() - 0.26 * ux - 0.16 * uy, to.getY() - 0.26 * uy + 0.16 * ux);
            path.lineTo(to.getX() - 0.08 * ux, to.getY() - 0.08 * uy);
            path.lineTo(to.getX() - 0.26 * ux + 0.16 * uy, to.getY() - 0.26 * uy - 0.16 * ux);
            edged(path, arrow.use(), side * width);
        }
        if (scene.isNumbered(arrow.rank())) {
            // The number of a placement is beside the piece, so that it does not cover it.
            double beside = length == 0 ? 0.3 * grid.side() : 0;
            badge(
                    String.valueOf(arrow.number()),
                    (from.getX() + to.getX()) / 2 + beside,
                    (from.getY() + to.getY()) / 2 - beside,
                    arrow.use());
        }
    }

    /** A number on a disc, on small boards with larger letters than their proportion. */
    private void badge(String text, double x, double y, Use use) {
        double letters = Math.max(grid.side() * 0.19, Math.min(LEAST_NUMBER, grid.side() * 0.5));
        double r = letters * 0.87;
        g.setColor(colour(Use.EDGE));
        g.fill(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r));
        r -= Math.min(grid.side() * 0.03, letters * 0.16);
        g.setColor(colour(use));
        g.fill(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r));
        g.setColor(colour(Use.EDGE));
        g.setFont(g.getFont().deriveFont(Font.BOLD, (float) letters));
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

    /** Draws text centred on a point. */
    void text(String text, double x, double y) {
        FontMetrics metrics = g.getFontMetrics();
        g.drawString(text, (float) (x - metrics.stringWidth(text) / 2.0), (float)
                (y + (metrics.getAscent() - metrics.getDescent()) / 2.0));
    }

    private static Rectangle2D inset(Rectangle2D box, double by) {
        return new Rectangle2D.Double(
                box.getX() + by, box.getY() + by, box.getWidth() - 2 * by, box.getHeight() - 2 * by);
    }
}
