package org.tabuleiro.desktop.rules;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Point;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JEditorPane;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import javax.swing.text.BadLocationException;
import javax.swing.text.Document;
import javax.swing.text.html.HTML;
import javax.swing.text.html.HTMLDocument;
import javax.swing.text.html.HTMLEditorKit;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.RulePage;
import org.tabuleiro.content.Theme;
import org.tabuleiro.desktop.board.BoardThumbnail;
import org.tabuleiro.desktop.swing.BackgroundTask;
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
    private boolean loading;
    /** The section to show as soon as the page is laid out; empty for the beginning. */
    private String section = "";

    public RulesPanel(Game game, UiTexts texts, Theme theme) {
        this.game = game;
        this.texts = texts;
        this.theme = theme;
        setName("rules");
        setBorder(null);
        getVerticalScrollBar().setUnitIncrement(24);
    }

    /** Scrolls to a section. */
    public void show(String newSection) {
        section = newSection;
        SwingUtilities.invokeLater(this::scroll);
    }

    /** Moves the heading of the section to the top of the viewport. */
    private void scroll() {
        if (getViewport().getView() instanceof Page page) {
            // A scroll bar that appears makes the page narrower, and its text longer.
            validate();
            page.setSize(page.getPreferredSize());
            page.doLayout();
            int last = Math.max(0, page.getHeight() - getViewport().getHeight());
            getViewport().setViewPosition(new Point(0, Math.min(last, page.top(section))));
        }
    }

    /** A part of the page that a component shows. */
    private sealed interface Part {
        /** The text between two diagrams, in a single document so that it can be selected as a whole. */
        record Text(Document document) implements Part {}

        record Diagram(RulePage.Diagram diagram) implements Part {}
    }

    /**
     * Builds the page when it is first shown. It is parsed in the background: the HTML parser alone, with its
     * style sheet and classes, would block the event dispatch thread for a tenth of a second.
     */
    @Override
    public void doLayout() {
        if (!loading && isVisible()) {
            loading = true;
            Language language = texts.catalogue().language();
            BackgroundTask.run(() -> parse(RulePage.of(game, language)), this::show);
        }
        super.doLayout();
    }

    private static List<Part> parse(RulePage page) {
        List<Part> parts = new ArrayList<>();
        StringBuilder html = new StringBuilder();
        for (RulePage.Block block : page.blocks()) {
            switch (block) {
                case RulePage.Diagram diagram -> {
                    addText(parts, html);
                    parts.add(new Part.Diagram(diagram));
                }
                default -> html.append(RulesHtml.of(block));
            }
        }
        addText(parts, html);
        return parts;
    }

    private static void addText(List<Part> parts, StringBuilder html) {
        if (!html.isEmpty()) {
            parts.add(new Part.Text(document("<html><body>" + html + "</body></html>")));
            html.setLength(0);
        }
    }

    private static Document document(String html) {
        HTMLEditorKit kit = new HTMLEditorKit();
        Document document = kit.createDefaultDocument();
        try {
            kit.read(new StringReader(html), document, 0);
        } catch (IOException | BadLocationException never) {
            throw new IllegalStateException(never);
        }
        return document;
    }

    private void show(List<Part> parts) {
        Page page = new Page();
        for (Part part : parts) {
            page.add(
                    switch (part) {
                        case Part.Text(Document document) -> text(document);
                        case Part.Diagram(RulePage.Diagram diagram) -> board(diagram);
                    });
        }
        page.setName("rules-page");
        setViewportView(page);
        SwingUtilities.invokeLater(this::scroll);
    }

    private BoardThumbnail board(RulePage.Diagram diagram) {
        List<Integer> marked = diagram.turn().map(Turn::squares).orElse(List.of());
        BoardThumbnail board = BoardThumbnail.of(diagram.state(), marked, theme);
        board.getAccessibleContext()
                .setAccessibleName(diagram.state()
                        + diagram.turn().map(each -> ": " + each.text()).orElse(""));
        return board;
    }

    private static JEditorPane text(Document document) {
        JEditorPane pane = new JEditorPane();
        pane.setEditorKit(new HTMLEditorKit());
        pane.setDocument(document);
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

        /** The vertical position of the heading of a section; 0 if there is no such section. */
        int top(String section) {
            for (Component each : getComponents()) {
                if (each instanceof JEditorPane pane && pane.getDocument() instanceof HTMLDocument document) {
                    int offset = anchor(document, section);
                    if (offset >= 0) {
                        try {
                            return pane.getY()
                                    + (int) pane.modelToView2D(offset).getY();
                        } catch (BadLocationException never) {
                            throw new IllegalStateException(never);
                        }
                    }
                }
            }
            return 0;
        }

        private static int anchor(HTMLDocument document, String section) {
            HTMLDocument.Iterator anchors = document.getIterator(HTML.Tag.A);
            while (anchors.isValid()) {
                if (section.equals(anchors.getAttributes().getAttribute(HTML.Attribute.NAME))) {
                    return anchors.getStartOffset();
                }
                anchors.next();
            }
            return -1;
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
