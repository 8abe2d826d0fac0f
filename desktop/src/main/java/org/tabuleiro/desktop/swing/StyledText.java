package org.tabuleiro.desktop.swing;

import java.awt.Font;
import java.awt.Rectangle;
import java.util.List;
import javax.swing.JTextPane;
import javax.swing.UIManager;
import javax.swing.text.AttributeSet;
import javax.swing.text.BadLocationException;
import javax.swing.text.MutableAttributeSet;
import javax.swing.text.SimpleAttributeSet;
import javax.swing.text.StyleConstants;
import org.tabuleiro.content.RichText;

/** A text with strong and emphasised parts that wraps and is not edited: HTML would load its parser. */
public final class StyledText extends JTextPane {
    /**
     * A text.
     *
     * @param font the font of its plain parts
     * @param colour a colour of the look and feel, such as {@code tabuleiro.ink}
     */
    public StyledText(Font font, String colour) {
        setEditable(false);
        setFocusable(false);
        setOpaque(false);
        setBorder(null);
        setFont(font);
        putClientProperty("FlatLaf.style", "foreground: $" + colour + "; focusedBackground: null");
    }

    /** Shows a text with its parts in their styles. */
    public StyledText show(List<RichText.Span> spans) {
        setText("");
        return append(spans);
    }

    /** Shows a strong word in a colour of the look and feel, then a text. */
    public StyledText show(String lead, String colour, List<RichText.Span> spans) {
        setText("");
        MutableAttributeSet attributes = new SimpleAttributeSet();
        StyleConstants.setBold(attributes, true);
        StyleConstants.setForeground(attributes, UIManager.getColor(colour));
        insert(lead + " ", attributes);
        return append(spans);
    }

    private StyledText append(List<RichText.Span> spans) {
        for (RichText.Span span : spans) {
            add(span.text(), span.style());
        }
        return this;
    }

    private void add(String words, RichText.Style style) {
        MutableAttributeSet attributes = new SimpleAttributeSet();
        switch (style) {
            case STRONG, CODE -> StyleConstants.setBold(attributes, true);
            case EMPHASIS -> StyleConstants.setItalic(attributes, true);
            case PLAIN -> {}
        }
        insert(words, attributes);
    }

    private void insert(String words, AttributeSet attributes) {
        try {
            getDocument().insertString(getDocument().getLength(), words, attributes);
        } catch (BadLocationException never) {
            throw new IllegalStateException(never);
        }
    }

    /** A text pane would scroll itself into view. */
    @Override
    public void scrollRectToVisible(Rectangle box) {}
}
