package org.tabuleiro.desktop.rules;

import java.awt.Color;
import java.awt.Font;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import javax.swing.text.DefaultStyledDocument;
import javax.swing.text.MutableAttributeSet;
import javax.swing.text.SimpleAttributeSet;
import javax.swing.text.StyleConstants;
import javax.swing.text.TabSet;
import javax.swing.text.TabStop;
import org.tabuleiro.content.RichText;
import org.tabuleiro.content.RulePage;
import org.tabuleiro.desktop.swing.Appearance;

/**
 * Writes headings, paragraphs and lists of a rule page into a document: headings in the serif, and space
 * between the lines. It can be used from any thread.
 */
final class RuleText {
    private static final float LINE_SPACING = 0.22f;
    private static final String BULLET = "•\t";
    /** Sizes as factors of the text size. */
    private static final float LARGE = 1.55f;

    private static final float MEDIUM = 1.25f;

    private final DefaultStyledDocument document = new DefaultStyledDocument();
    private final Map<String, Integer> sections = new HashMap<>();
    private final Font base;
    private final Color ink = UIManager.getColor("tabuleiro.ink");

    /** An empty text in a font. */
    RuleText(Font base) {
        this.base = base;
    }

    DefaultStyledDocument document() {
        return document;
    }

    /** The offsets of the headings by their section. */
    Map<String, Integer> sections() {
        return sections;
    }

    boolean isEmpty() {
        return document.getLength() == 0;
    }

    void heading(RulePage.Heading heading) {
        boolean isLarge = heading.level() <= 2;
        float size = base.getSize2D() * (isLarge ? LARGE : MEDIUM);
        Font font = Appearance.serif(Font.BOLD, size);
        int from = begin();
        if (!heading.section().isEmpty()) {
            sections.put(heading.section(), from);
        }
        MutableAttributeSet look = new SimpleAttributeSet();
        StyleConstants.setFontFamily(look, font.getFamily());
        StyleConstants.setForeground(look, ink);
        StyleConstants.setFontSize(look, Math.round(size));
        StyleConstants.setBold(look, true);
        for (RichText.Span span : heading.text()) {
            insert(span.text(), look);
        }
        paragraph(from, from == 0 ? 0 : isLarge ? 1.3f : 1, 0.25f, 0);
    }

    void paragraph(List<RichText.Span> text) {
        int from = begin();
        spans(text);
        paragraph(from, 0.3f, 0.45f, 0);
    }

    void bullets(List<List<RichText.Span>> items) {
        for (List<RichText.Span> item : items) {
            int from = begin();
            insert(BULLET, look(RichText.Style.PLAIN));
            spans(item);
            paragraph(from, 0.1f, 0.25f, 1.2f);
        }
    }

    /** Text without space around it, as in the cell of a table. */
    void cell(List<RichText.Span> text, boolean isHead) {
        int from = begin();
        for (RichText.Span span : text) {
            insert(span.text(), look(isHead ? RichText.Style.STRONG : span.style()));
        }
        paragraph(from, 0, 0, 0);
    }

    /** Begins a paragraph; returns its offset. */
    private int begin() {
        if (!isEmpty()) {
            insert("\n", look(RichText.Style.PLAIN));
        }
        return document.getLength();
    }

    private void spans(List<RichText.Span> text) {
        text.forEach(span -> insert(span.text(), look(span.style())));
    }

    private MutableAttributeSet look(RichText.Style style) {
        MutableAttributeSet look = new SimpleAttributeSet();
        StyleConstants.setFontFamily(look, style == RichText.Style.CODE ? Font.MONOSPACED : base.getFamily());
        StyleConstants.setForeground(look, ink);
        float size = base.getSize2D() * (style == RichText.Style.CODE ? 0.95f : 1);
        StyleConstants.setFontSize(look, Math.round(size));
        StyleConstants.setBold(look, style == RichText.Style.STRONG);
        StyleConstants.setItalic(look, style == RichText.Style.EMPHASIS);
        return look;
    }

    /** Spaces are factors of the text size. */
    private void paragraph(int from, float above, float below, float indent) {
        float size = base.getSize2D();
        MutableAttributeSet block = new SimpleAttributeSet();
        StyleConstants.setSpaceAbove(block, above * size);
        StyleConstants.setSpaceBelow(block, below * size);
        StyleConstants.setLineSpacing(block, LINE_SPACING);
        // Swing cuts fractions off.
        int hanging = Math.round(indent * size);
        StyleConstants.setLeftIndent(block, hanging);
        StyleConstants.setFirstLineIndent(block, -hanging);
        if (hanging > 0) {
            // Tab stops are counted from the left indent.
            StyleConstants.setTabSet(block, new TabSet(new TabStop[] {new TabStop(0)}));
        }
        document.setParagraphAttributes(from, document.getLength() - from, block, true);
    }

    private void insert(String text, MutableAttributeSet look) {
        try {
            document.insertString(document.getLength(), text, look);
        } catch (BadLocationException never) {
            throw new IllegalStateException(never);
        }
    }
}
