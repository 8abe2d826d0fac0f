package org.tabuleiro.desktop.analysis;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;

/** The evaluation graph: the first player's win probability per turn; a click displays the turn. */
final class EvaluationGraph extends JComponent {
    private List<Optional<Double>> chances = List.of();
    private int shown;

    EvaluationGraph(IntConsumer go) {
        setName("chance-graph");
        setPreferredSize(new Dimension(200, 70));
        setMinimumSize(new Dimension(60, 50));
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                if (chances.size() > 1 && SwingUtilities.isLeftMouseButton(event)) {
                    double at = event.getX() / (double) Math.max(1, getWidth() - 1) * (chances.size() - 1);
                    go.accept(Math.clamp(Math.round(at), 0, chances.size() - 1));
                }
            }
        });
    }

    /**
     * Shows the probabilities after each turn, starting with the start position; unknown ones are skipped.
     */
    void show(List<Optional<Double>> newChances, int at) {
        chances = newChances;
        shown = at;
        repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(UIManager.getColor("TextArea.background"));
        g.fillRect(0, 0, getWidth(), getHeight());
        g.setColor(new Color(0x8A8378));
        g.drawLine(0, getHeight() / 2, getWidth(), getHeight() / 2);
        g.drawRect(0, 0, getWidth() - 1, getHeight() - 1);
        double step = chances.size() < 2 ? 0 : (getWidth() - 1.0) / (chances.size() - 1);
        Path2D path = new Path2D.Double();
        boolean begun = false;
        Path2D dots = new Path2D.Double();
        for (int i = 0; i < chances.size(); i++) {
            if (chances.get(i).isPresent()) {
                double y = (1 - chances.get(i).get()) * (getHeight() - 5) + 2;
                if (begun) {
                    path.lineTo(i * step, y);
                } else {
                    path.moveTo(i * step, y);
                    begun = true;
                }
                dots.append(new Ellipse2D.Double(i * step - 2.5, y - 2.5, 5, 5), false);
            }
        }
        if (begun) {
            g.setColor(UIManager.getColor("Component.accentColor"));
            g.setStroke(new BasicStroke(2));
            g.draw(path);
            g.fill(dots);
        }
        g.setColor(UIManager.getColor("Component.focusColor"));
        g.setStroke(new BasicStroke(1.5f));
        int x = (int) Math.round(shown * step);
        g.drawLine(x, 0, x, getHeight());
        g.dispose();
    }
}
