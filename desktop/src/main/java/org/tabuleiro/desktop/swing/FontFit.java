package org.tabuleiro.desktop.swing;

import java.awt.Font;
import java.awt.Insets;
import java.util.List;
import javax.swing.JButton;

/** Shrinks the labels of buttons that would not fit beside each other, as with a very large font. */
public final class FontFit {
    private static final float SMALLEST = 11;

    private FontFit() {}

    /** Gives all buttons the largest font, at most their own, with which the widest has a width. */
    public static void apply(List<JButton> buttons, int width) {
        for (JButton button : buttons) {
            button.putClientProperty("JComponent.minimumWidth", 0);
            button.setMargin(new Insets(2, 4, 2, 4));
        }
        for (JButton button : buttons) {
            while (button.getPreferredSize().width > width && button.getFont().getSize2D() > SMALLEST) {
                Font smaller = button.getFont().deriveFont(button.getFont().getSize2D() - 1);
                buttons.forEach(each -> each.setFont(smaller));
            }
        }
    }
}
