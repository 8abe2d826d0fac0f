package org.tabuleiro.desktop.rules;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JPanel;
import javax.swing.JTextPane;
import javax.swing.UIManager;
import org.tabuleiro.content.RichText;

/** A table of a rule page, with a line below each row. Long cells wrap. */
final class RuleTable extends JPanel {
    private static final int GAP = 12;
    private static final int PAD = 6;

    private final transient List<List<JTextPane>> rows = new ArrayList<>();
    /** The widths of the columns without wrapping. */
    private final int[] wanted;

    /** A table with its head as the first row. */
    RuleTable(List<List<List<RichText.Span>>> cells, Font font) {
        super(null);
        setOpaque(false);
        wanted = new int[cells.getFirst().size()];
        for (List<List<RichText.Span>> row : cells) {
            List<JTextPane> panes = new ArrayList<>();
            for (List<RichText.Span> cell : row) {
                RuleText text = new RuleText(font);
                text.cell(cell, rows.isEmpty());
                JTextPane pane = new JTextPane();
                pane.setDocument(text.document());
                makeReadable(pane);
                int column = panes.size();
                wanted[column] = Math.max(wanted[column], pane.getPreferredSize().width + 1);
                panes.add(pane);
                add(pane);
            }
            rows.add(panes);
        }
    }

    /** A text that is read and can be selected. */
    static void makeReadable(JTextPane pane) {
        pane.setEditable(false);
        pane.setOpaque(false);
        pane.setBorder(null);
        pane.putClientProperty("FlatLaf.style", "focusedBackground: null");
    }

    /** The widths of the columns: what they want, or shares of the room in which narrow columns stay whole. */
    private int[] widths(int width) {
        int room = width - GAP * (wanted.length - 1);
        int[] widths = new int[wanted.length];
        int open = wanted.length;
        boolean changed = true;
        while (changed && open > 0) {
            changed = false;
            for (int i = 0; i < wanted.length; i++) {
                if (widths[i] == 0 && wanted[i] <= room / open) {
                    widths[i] = wanted[i];
                    room -= wanted[i];
                    open--;
                    changed = true;
                    break;
                }
            }
        }
        for (int i = 0; i < wanted.length; i++) {
            widths[i] = widths[i] == 0 ? Math.max(1, room / open) : widths[i];
        }
        return widths;
    }

    /** Places the cells; returns the height. */
    private int place(int width) {
        int[] widths = widths(width);
        int y = 0;
        for (List<JTextPane> row : rows) {
            int height = 0;
            for (int i = 0; i < row.size(); i++) {
                // The preferred height depends on the current width.
                row.get(i).setSize(widths[i], Short.MAX_VALUE);
                height = Math.max(height, row.get(i).getPreferredSize().height);
            }
            int x = 0;
            for (int i = 0; i < row.size(); i++) {
                row.get(i).setBounds(x, y + PAD, widths[i], height);
                x += widths[i] + GAP;
            }
            y += height + 2 * PAD;
        }
        return y + 1;
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(getWidth(), place(Math.max(1, getWidth())));
    }

    @Override
    public void doLayout() {
        place(getWidth());
    }

    @Override
    protected void paintComponent(Graphics g) {
        g.setColor(UIManager.getColor("tabuleiro.line"));
        for (List<JTextPane> row : rows) {
            int bottom = 0;
            for (JTextPane cell : row) {
                bottom = Math.max(bottom, cell.getY() + cell.getHeight() + PAD);
            }
            g.drawLine(0, bottom, getWidth(), bottom);
        }
    }
}
