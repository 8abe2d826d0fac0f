package org.tabuleiro.desktop.rules;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Point;
import java.util.List;
import javax.swing.JEditorPane;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import org.tabuleiro.content.RulePage;
import org.tabuleiro.content.Theme;
import org.tabuleiro.desktop.board.BoardThumbnail;
import org.tabuleiro.desktop.swing.ScrollablePanel;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Turn;

/** The rule page of a game with its diagrams. */
public final class RulesPanel extends JScrollPane {
    private static final int DIAGRAM = 230;

    private final transient Game game;
    private final transient UiTexts texts;
    private final transient Theme theme;
    private boolean made;

    public RulesPanel(Game game, UiTexts texts, Theme theme) {
        this.game = game;
        this.texts = texts;
        this.theme = theme;
        setName("rules");
        setBorder(null);
        getVerticalScrollBar().setUnitIncrement(24);
    }

    /** Builds the page when it is first shown, because that takes longer than building the board. */
    @Override
    public void doLayout() {
        if (!made && isVisible()) {
            made = true;
            make();
        }
        super.doLayout();
    }

    private void make() {
        Page page = new Page();
        StringBuilder html = new StringBuilder();
        for (RulePage.Block block :
                RulePage.of(game, texts.catalogue().language()).blocks()) {
            switch (block) {
                case RulePage.Diagram(var state, var turn) -> {
                    addText(page, html);
                    BoardThumbnail board =
                            BoardThumbnail.of(state, turn.map(Turn::squares).orElse(List.of()), theme);
                    board.getAccessibleContext()
                            .setAccessibleName(
                                    state + turn.map(each -> ": " + each.text()).orElse(""));
                    page.add(board);
                }
                default -> html.append(RulesHtml.of(block));
            }
        }
        addText(page, html);
        setViewportView(page);
        SwingUtilities.invokeLater(() -> getViewport().setViewPosition(new Point(0, 0)));
    }

    /** Adds the text since the last diagram in a single pane, so that it can be selected as a whole. */
    private static void addText(Page page, StringBuilder html) {
        if (!html.isEmpty()) {
            page.add(text("<html><body>" + html + "</body></html>"));
            html.setLength(0);
        }
    }

    private static JEditorPane text(String html) {
        JEditorPane pane = new JEditorPane("text/html", html);
        pane.putClientProperty(JEditorPane.HONOR_DISPLAY_PROPERTIES, true);
        pane.setEditable(false);
        pane.setOpaque(false);
        return pane;
    }

    /** Lays out text and diagrams vertically; text wraps at the width of the viewport. */
    private static final class Page extends ScrollablePanel {
        private static final int MARGIN = 8;
        private static final int GAP = 4;

        Page() {
            super(null);
        }

        @Override
        public Dimension getPreferredSize() {
            int width = getParent() == null ? getWidth() : getParent().getWidth();
            return new Dimension(width, place(width));
        }

        @Override
        public void doLayout() {
            place(getWidth());
        }

        /** Stacks the components; returns the total height. */
        private int place(int width) {
            int inside = Math.max(1, width - 2 * MARGIN);
            int y = MARGIN;
            for (Component each : getComponents()) {
                int side = Math.min(inside, DIAGRAM);
                boolean text = each instanceof JEditorPane;
                if (text) {
                    // The preferred height depends on the current width.
                    each.setSize(inside, Short.MAX_VALUE);
                }
                int height = text ? each.getPreferredSize().height : side;
                each.setBounds(MARGIN, y, text ? inside : side, height);
                y += height + GAP;
            }
            return y + MARGIN;
        }

        @Override
        public Dimension getPreferredScrollableViewportSize() {
            return new Dimension(280, 400);
        }
    }
}
