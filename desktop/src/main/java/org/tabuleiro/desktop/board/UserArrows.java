package org.tabuleiro.desktop.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.UIManager;

/** Arrows and circles that the user draws with the right mouse button; the same stroke again removes them. */
final class UserArrows {
    private static final int NONE = -1;
    private static final int OPACITY = 215;

    /** An arrow, or a circle around a square. */
    private record Stroke(int from, int to) {}

    private final List<Stroke> strokes = new ArrayList<>();
    private int from = NONE;
    private int to = NONE;

    /** Begins a stroke on a square; -1 for none. */
    void begin(int square) {
        from = square;
        to = square;
    }

    void dragTo(int square) {
        to = square;
    }

    /** Ends the stroke. */
    void end(int square) {
        if (from != NONE && square != NONE) {
            Stroke stroke = new Stroke(from, square);
            if (!strokes.remove(stroke)) {
                strokes.add(stroke);
            }
        }
        from = NONE;
    }

    void clear() {
        strokes.clear();
    }

    void paint(Graphics2D graphics, Grid grid) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        strokes.forEach(stroke -> paint(g, grid, stroke));
        if (from != NONE && to != NONE) {
            paint(g, grid, new Stroke(from, to));
        }
        g.dispose();
    }

    private static void paint(Graphics2D g, Grid grid, Stroke stroke) {
        Color good = UIManager.getColor("tabuleiro.good");
        Color ink = new Color(good.getRed(), good.getGreen(), good.getBlue(), OPACITY);
        double side = grid.side();
        Point2D start = grid.centre(stroke.from);
        Point2D end = grid.centre(stroke.to);
        double length = start.distance(end);
        g.setColor(ink);
        if (length == 0) {
            g.setStroke(new BasicStroke((float) (side * 0.07)));
            double r = side * 0.44;
            g.draw(new Ellipse2D.Double(start.getX() - r, start.getY() - r, 2 * r, 2 * r));
            return;
        }
        double x = (end.getX() - start.getX()) / length;
        double y = (end.getY() - start.getY()) / length;
        double head = side * 0.34;
        Point2D neck = new Point2D.Double(end.getX() - x * head, end.getY() - y * head);
        g.setStroke(new BasicStroke((float) (side * 0.13), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        g.draw(new Line2D.Double(start, neck));
        Path2D tip = new Path2D.Double();
        tip.moveTo(end.getX(), end.getY());
        tip.lineTo(neck.getX() - y * head * 0.6, neck.getY() + x * head * 0.6);
        tip.lineTo(neck.getX() + y * head * 0.6, neck.getY() - x * head * 0.6);
        tip.closePath();
        g.fill(tip);
    }
}
