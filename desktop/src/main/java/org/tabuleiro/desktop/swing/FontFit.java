package org.tabuleiro.desktop.swing;

import java.awt.Font;
import java.awt.Insets;
import java.util.List;
import javax.swing.JButton;

/** Shrinks the labels of buttons that would not fit beside each other, as with a very large font. */
public final class FontFit {
    private static final float SMALLEST = 11;

    private FontFit() {}

    /** Reduces the font of a button until the button fits a width. */
    public static void apply(JButton button, int width) {
        button.putClientProperty("JComponent.minimumWidth", 0);
        button.setMargin(new Insets(2, 4, 2, 4));
        while (button.getPreferredSize().width > width && button.getFont().getSize2D() > SMALLEST) {
            button.setFont(button.getFont().deriveFont(button.getFont().getSize2D() - 1));
        }
    }

    /** Sets all buttons to the smallest of their font sizes. */
    public static void level(List<JButton> buttons) {
        float size = Float.MAX_VALUE;
        for (JButton button : buttons) {
            size = Math.min(size, button.getFont().getSize2D());
        }
        for (JButton button : buttons) {
            Font font = button.getFont();
            button.setFont(font.deriveFont(size));
        }
    }
}
