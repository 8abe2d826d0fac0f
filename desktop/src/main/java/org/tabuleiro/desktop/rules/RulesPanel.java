package org.tabuleiro.desktop.rules;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Point;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.JTextPane;
import javax.swing.SwingUtilities;
import javax.swing.text.BadLocationException;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.RichText;
import org.tabuleiro.content.RulePage;
import org.tabuleiro.desktop.swing.BackgroundTask;
import org.tabuleiro.desktop.swing.ScrollablePanel;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Game;

/** The rule page of a game with its diagrams, set as on the web page. */
public final class RulesPanel extends JScrollPane {

    private final transient Game game;
    private final transient UiTexts texts;
    private final transient Function<RulePage.Diagram, JComponent> diagrams;
    private final Font font;
    private final boolean titled;
    private boolean loading;
    /** The section to show as soon as the page is laid out; empty for the beginning. */
    private String section = "";

    /**
     * The rules of a game.
     *
     * @param game the game
     * @param texts the language
     * @param font the font of the text
     * @param titled whether the page begins with its title; if a header has it, it begins with how to use it
     * @param diagrams makes the board of a diagram
     */
    public RulesPanel(
            Game game, UiTexts texts, Font font, boolean titled, Function<RulePage.Diagram, JComponent> diagrams) {
        this.game = game;
        this.texts = texts;
        this.font = font;
        this.titled = titled;
        this.diagrams = diagrams;
        setName("rules");
        setBorder(null);
        setOpaque(false);
        getViewport().setOpaque(false);
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
        /** The text between two other parts, in a single document so that it can be selected as a whole. */
        record Text(RuleText text) implements Part {}

        record Table(List<List<List<RichText.Span>>> rows) implements Part {}

        record Diagram(RulePage.Diagram diagram) implements Part {}
    }

    /** Builds the page when it is first shown; it is read and parsed in the background. */
    @Override
    public void doLayout() {
        if (!loading && isVisible()) {
            loading = true;
            Language language = texts.catalogue().language();
            String note = texts.of("learn.try");
            BackgroundTask.run(() -> parts(RulePage.of(game, language), note), this::show);
        }
        super.doLayout();
    }

    private List<Part> parts(RulePage page, String note) {
        List<Part> parts = new ArrayList<>();
        RuleText text = new RuleText(font);
        if (!titled) {
            text.paragraph(List.of(new RichText.Span(RichText.Style.EMPHASIS, note)));
        }
        for (RulePage.Block block : page.blocks()) {
            switch (block) {
                case RulePage.Heading heading -> {
                    if (titled || heading.level() > 1) {
                        text.heading(heading);
                    }
                }
                case RulePage.Paragraph(List<RichText.Span> words) -> text.paragraph(words);
                case RulePage.Bullets(List<List<RichText.Span>> items) -> text.bullets(items);
                case RulePage.Grid(List<List<List<RichText.Span>>> rows) -> {
                    text = finished(parts, text);
                    parts.add(new Part.Table(rows));
                }
                case RulePage.Diagram diagram -> {
                    text = finished(parts, text);
                    parts.add(new Part.Diagram(diagram));
                }
            }
        }
        finished(parts, text);
        return parts;
    }

    /** Adds a text unless it is empty; returns the next one. */
    private RuleText finished(List<Part> parts, RuleText text) {
        if (!text.isEmpty()) {
            parts.add(new Part.Text(text));
        }
        return new RuleText(font);
    }

    private void show(List<Part> parts) {
        Page page = new Page(font);
        setViewportView(page);
        add(page, parts.iterator());
    }

    /** Adds the parts up to the next diagram; each diagram takes an event of its own. */
    private void add(Page page, Iterator<Part> parts) {
        boolean isDrawn = false;
        while (parts.hasNext() && !isDrawn) {
            switch (parts.next()) {
                case Part.Text(RuleText text) -> page.add(new TextPart(text));
                case Part.Table(List<List<List<RichText.Span>>> rows) -> page.add(new RuleTable(rows, font));
                case Part.Diagram(RulePage.Diagram diagram) -> {
                    page.add(diagrams.apply(diagram));
                    isDrawn = true;
                }
            }
        }
        page.revalidate();
        if (parts.hasNext()) {
            SwingUtilities.invokeLater(() -> add(page, parts));
        } else {
            page.setName("rules-page");
            SwingUtilities.invokeLater(this::scroll);
        }
    }

    /** A text with its sections. */
    private static final class TextPart extends JTextPane {
        private final transient Map<String, Integer> sections;

        TextPart(RuleText text) {
            sections = text.sections();
            setDocument(text.document());
            RuleTable.makeReadable(this);
        }
    }

    /** Lays out the parts vertically; text wraps at the width of the viewport, or earlier in a wide one. */
    private static final class Page extends ScrollablePanel {
        private static final int MARGIN = 14;
        /** The widest text, in characters of average width. */
        private static final int WIDEST = 46;

        private static final int DIAGRAM = 380;
        private static final int GAP = 10;

        private final int widest;

        Page(Font font) {
            super(null);
            setOpaque(false);
            widest = font.getSize() * WIDEST;
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
                if (each instanceof TextPart part && part.sections.containsKey(section)) {
                    try {
                        int top = (int)
                                part.modelToView2D(part.sections.get(section)).getY();
                        return part.getY() + top;
                    } catch (BadLocationException never) {
                        throw new IllegalStateException(never);
                    }
                }
            }
            return 0;
        }

        /** Stacks the components; returns the total height. */
        private int place(int width) {
            int inside = Math.clamp(width - 2 * MARGIN, 1, widest);
            int y = MARGIN;
            for (Component each : getComponents()) {
                boolean isText = each instanceof JTextPane || each instanceof RuleTable;
                int wide = isText ? inside : Math.min(inside, DIAGRAM);
                // The preferred height depends on the current width.
                each.setSize(wide, Short.MAX_VALUE);
                int height = each.getPreferredSize().height;
                each.setBounds(MARGIN, y, wide, height);
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
