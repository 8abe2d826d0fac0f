package org.tabuleiro.desktop.swing;

import java.awt.Rectangle;
import javax.swing.JTextArea;

/** A text that wraps and is not edited: an HTML label would load the HTML parser. */
public final class WrappedText extends JTextArea {
    /** A text in a colour of the look and feel, such as {@code Label.foreground}. */
    public WrappedText(String words, String colour) {
        super(words);
        setLineWrap(true);
        setWrapStyleWord(true);
        setEditable(false);
        setFocusable(false);
        setOpaque(false);
        setBorder(null);
        setColour(colour);
    }

    /** Changes the colour. */
    public void setColour(String colour) {
        putClientProperty("FlatLaf.style", "foreground: $" + colour + "; focusedBackground: null");
    }

    /** A text area would scroll itself into view. */
    @Override
    public void scrollRectToVisible(Rectangle box) {}
}
