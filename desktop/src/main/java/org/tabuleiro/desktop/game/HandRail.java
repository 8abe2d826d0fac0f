package org.tabuleiro.desktop.game;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.GridLayout;
import java.awt.RenderingHints;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import org.tabuleiro.content.Theme;
import org.tabuleiro.desktop.board.PieceIcon;
import org.tabuleiro.desktop.swing.KeyBindings;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.Table;

/** The hand of a player as a rail with a cell per kind of piece; pieces are clicked or dragged from it. */
public final class HandRail extends JPanel {
    private static final int ARC = 12;
    private static final int GAP = 4;
    private static final int LOWEST = 40;
    private static final int HIGHEST = 96;

    private final transient EntryBoard board;
    private final transient Table table;
    private final transient UiTexts texts;
    private final Side side;
    private final List<HandCell> cells = new ArrayList<>();
    private transient Theme theme;
    private boolean compact;

    HandRail(EntryBoard board, Side side) {
        this.board = board;
        this.table = board.table();
        this.texts = board.texts();
        this.side = side;
        this.theme = board.settings().theme();
        setOpaque(false);
        setBorder(BorderFactory.createEmptyBorder(GAP, GAP, GAP, GAP));
        String letters = table.game().reserveLetters();
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            if (Layout.isFirst(letter) == (side == Side.FIRST)) {
                HandCell cell = new HandCell(letter);
                cells.add(cell);
                add(cell);
            }
        }
        setLayout(new GridLayout(1, cells.size(), GAP, 0));
        KeyBindings.onAncestor(this, KeyStroke.getKeyStroke("LEFT"), () -> focusCell(-1));
        KeyBindings.onAncestor(this, KeyStroke.getKeyStroke("RIGHT"), () -> focusCell(1));
        setMinimumSize(new Dimension(cells.size() * LOWEST, LOWEST + 2 * GAP));
    }

    /** Moves the focus to the next or previous cell. */
    private void focusCell(int by) {
        for (int i = 0; i < cells.size(); i++) {
            if (cells.get(i).isFocusOwner()) {
                cells.get(Math.floorMod(i + by, cells.size())).requestFocusInWindow();
                return;
            }
        }
    }

    /** As high as its cells are wide, so that they have the size of a square of the board. */
    @Override
    public Dimension getPreferredSize() {
        int width = getParent() == null || getParent().getWidth() == 0
                ? 300
                : getParent().getWidth();
        int cell = (width - GAP * (cells.size() + 1)) / cells.size();
        int high = board.screen().getHeight();
        int room = high > 0 ? high / (compact ? 14 : 10) : HIGHEST;
        return new Dimension(width, Math.clamp(Math.min(cell, room), LOWEST, HIGHEST) + 2 * GAP);
    }

    /** Smaller, in a low panel. */
    void setCompact(boolean newCompact) {
        compact = newCompact;
    }

    /** Changes the look of the pieces. */
    void setTheme(Theme newTheme) {
        theme = newTheme;
        repaint();
    }

    /** Follows the table. */
    void update() {
        boolean entering = table.input().mayEnter() && table.displayed().state().toMove() == side;
        cells.forEach(cell -> cell.update(entering));
        // At the end nothing is left to place, and the result needs the room.
        setVisible(!board.table().input().state().isOver());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(UIManager.getColor("tabuleiro.rail"));
        g.fillRoundRect(0, 0, getWidth(), getHeight(), ARC, ARC);
        g.dispose();
    }

    /** A kind of piece with the number of pieces left. */
    private final class HandCell extends JToggleButton {
        private final char letter;
        private final transient Click click;
        private int count;

        HandCell(char letter) {
            this.letter = letter;
            click = new Click.Piece(
                    String.valueOf(letter).toUpperCase(Locale.ROOT).charAt(0));
            setName("hand:" + letter);
            setContentAreaFilled(false);
            setBorderPainted(false);
            setOpaque(false);
            addActionListener(event -> board.entry().clickHand(side, click));
            new HandDrag(board, this, side, letter, click);
        }

        void update(boolean entering) {
            count = board.table()
                    .input()
                    .state()
                    .layout()
                    .reserve()
                    .get(table.game().reserveLetters().indexOf(letter));
            String name = texts.catalogue().text(table.game().id() + ".piece." + letter) + " ×" + count;
            setToolTipText(name);
            getAccessibleContext().setAccessibleName(name);
            setSelected(entering && table.input().entry().clicks().contains(click));
            boolean isPickable = entering
                    && table.input().entry().targets().stream()
                            .anyMatch(target -> target.click().equals(click));
            setCursor(Cursor.getPredefinedCursor(isPickable ? Cursor.HAND_CURSOR : Cursor.DEFAULT_CURSOR));
            repaint();
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = (Graphics2D) graphics.create();
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            Color ground = UIManager.getColor(
                    isSelected()
                            ? "tabuleiro.rail-chosen"
                            : count > 0 ? "tabuleiro.rail-cell" : "tabuleiro.rail-empty");
            g.setColor(ground);
            g.fillRoundRect(0, 0, getWidth(), getHeight(), ARC / 2, ARC / 2);
            int size = Math.min(getWidth(), getHeight()) * 9 / 10;
            PieceIcon piece = new PieceIcon(table.game(), letter, size, theme).bare();
            (count > 0 ? piece : piece.faded()).paintIcon(this, g, (getWidth() - size) / 2, (getHeight() - size) / 2);
            if (count > 1) {
                badge(g);
            }
            if (isFocusOwner()) {
                g.setColor(UIManager.getColor("tabuleiro.brass"));
                g.setStroke(new java.awt.BasicStroke(3));
                g.drawRoundRect(1, 1, getWidth() - 3, getHeight() - 3, ARC / 2, ARC / 2);
            }
            g.dispose();
        }

        private void badge(Graphics2D g) {
            String text = String.valueOf(count);
            g.setFont(UIManager.getFont("Label.font").deriveFont(Font.BOLD));
            int high = g.getFontMetrics().getHeight();
            int wide = Math.max(high, g.getFontMetrics().stringWidth(text) + 10);
            g.setColor(UIManager.getColor("tabuleiro.badge"));
            g.fillRoundRect(getWidth() - wide - 3, 3, wide, high, high, high);
            g.setColor(UIManager.getColor("tabuleiro.badge-ink"));
            g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            g.drawString(
                    text,
                    getWidth() - wide - 3 + (wide - g.getFontMetrics().stringWidth(text)) / 2,
                    3 + g.getFontMetrics().getAscent());
        }
    }
}
