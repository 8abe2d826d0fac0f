package org.tabuleiro.desktop.review;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javax.accessibility.AccessibleContext;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;

/**
 * The chance graph: the first player's win probability after each turn, with dots for marked turns; a click
 * displays a turn.
 */
final class ChanceGraph extends JComponent {
    private static final int PAD = 8;
    private static final double DOT = 4;
    private static final float[] DASHES = {3, 3};

    /**
     * A turn in the graph.
     *
     * @param chance the probability after it, if known
     * @param mark the name of the colour of its mark; empty for a turn without a mark
     */
    record Turn(Optional<Double> chance, Optional<String> mark) {}

    private List<Turn> turns = List.of();
    private int shown;
    private String caption = "";
    private String value = "";

    ChanceGraph(IntConsumer go) {
        setName("chance-graph");
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                if (turns.size() > 1 && SwingUtilities.isLeftMouseButton(event)) {
                    go.accept(turnAt(event.getX()));
                }
            }
        });
    }

    /** The turn at a place of the graph, counted from the start position. */
    int turnAt(int x) {
        double at = (x - PAD) / step();
        return Math.clamp(Math.round(at), 0, turns.size() - 1);
    }

    private double step() {
        return Math.max(1, getWidth() - 2.0 * PAD) / Math.max(1, turns.size() - 1);
    }

    /**
     * Shows a line of turns, which begins with the start position; a single unknown chance is skipped.
     *
     * @param newTurns the turns
     * @param at the displayed one
     * @param newCaption whose chances these are
     * @param newValue the chance in the displayed position, in words
     */
    void show(List<Turn> newTurns, int at, String newCaption, String newValue) {
        turns = newTurns;
        shown = at;
        caption = newCaption;
        value = newValue;
        getAccessibleContext().setAccessibleName(caption);
        getAccessibleContext().setAccessibleDescription(value);
        repaint();
    }

    List<Turn> turns() {
        return turns;
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(200, Math.clamp(getFontMetrics(caption()).getHeight() * 4L, 72, 92));
    }

    private static Font caption() {
        Font base = UIManager.getFont("Label.font");
        return base.deriveFont(Math.min(base.getSize2D() * 0.88f, 15));
    }

    /** The words have a row of their own above the curve. */
    private int top() {
        return PAD / 2 + getFontMetrics(caption()).getHeight() + (int) DOT + 2;
    }

    private double y(double chance) {
        return top() + (1 - chance) * (getHeight() - PAD - top());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        double middle = y(0.5);
        g.setColor(UIManager.getColor("tabuleiro.line-strong"));
        g.setStroke(new BasicStroke(1, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, DASHES, 0));
        g.draw(new Line2D.Double(PAD, middle, getWidth() - PAD, middle));
        curve(g, middle);
        dots(g);
        words(g);
        g.dispose();
    }

    /** The curve, in pieces where more than one turn in a row is unknown, as while a game is being reviewed. */
    private void curve(Graphics2D g, double middle) {
        List<Point2D> piece = new ArrayList<>();
        int unknown = 0;
        for (int i = 0; i < turns.size(); i++) {
            Optional<Double> chance = turns.get(i).chance();
            if (chance.isEmpty()) {
                unknown++;
                continue;
            }
            if (unknown > 1) {
                piece(g, piece, middle);
                piece.clear();
            }
            piece.add(new Point2D.Double(PAD + i * step(), y(chance.get())));
            unknown = 0;
        }
        piece(g, piece, middle);
    }

    private static void piece(Graphics2D g, List<Point2D> points, double middle) {
        if (points.size() < 2) {
            return;
        }
        Path2D line = new Path2D.Double();
        line.moveTo(points.getFirst().getX(), points.getFirst().getY());
        points.forEach(point -> line.lineTo(point.getX(), point.getY()));
        Color brass = UIManager.getColor("tabuleiro.brass");
        Path2D area = new Path2D.Double(line);
        area.lineTo(points.getLast().getX(), middle);
        area.lineTo(points.getFirst().getX(), middle);
        area.closePath();
        g.setColor(new Color(brass.getRed(), brass.getGreen(), brass.getBlue(), 60));
        g.fill(area);
        g.setColor(brass);
        g.setStroke(new BasicStroke(2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(line);
    }

    private void dots(Graphics2D g) {
        g.setStroke(new BasicStroke(1.5f));
        for (int i = 0; i < turns.size(); i++) {
            double x = PAD + i * step();
            Optional<Double> chance = turns.get(i).chance();
            if (i == shown) {
                g.setColor(UIManager.getColor("tabuleiro.ink-3"));
                g.draw(new Line2D.Double(x, top() - DOT - 2, x, getHeight() - 2));
            }
            if (chance.isPresent() && (i == shown || turns.get(i).mark().isPresent())) {
                double size = i == shown ? DOT + 1 : DOT;
                Ellipse2D dot = new Ellipse2D.Double(x - size, y(chance.get()) - size, 2 * size, 2 * size);
                g.setColor(UIManager.getColor(turns.get(i).mark().orElse("tabuleiro.brass")));
                g.fill(dot);
                g.setColor(UIManager.getColor("tabuleiro.sheet"));
                g.draw(dot);
            }
        }
    }

    private void words(Graphics2D g) {
        g.setFont(caption());
        g.setColor(UIManager.getColor("tabuleiro.ink-2"));
        FontMetrics metrics = g.getFontMetrics();
        int base = PAD / 2 + metrics.getAscent();
        int wide = metrics.stringWidth(value);
        g.drawString(value, getWidth() - PAD - wide, base);
        if (PAD + metrics.stringWidth(caption) + PAD + wide + PAD <= getWidth()) {
            g.drawString(caption, PAD, base);
        }
    }

    /** {@link JComponent} has no accessible context of its own. */
    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {};
        }
        return accessibleContext;
    }
}
