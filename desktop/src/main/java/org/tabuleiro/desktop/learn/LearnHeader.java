package org.tabuleiro.desktop.learn;

import java.awt.Font;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.swing.LineIcon;

/** The header of a page about learning: the way back, and the title. */
final class LearnHeader extends JPanel {
    LearnHeader(String title, String back, Runnable goBack) {
        super(new MigLayout("insets 12px 20px 4px 20px, fillx, gap 14px", "[][0:pref, grow][]", "[center]"));
        setOpaque(false);
        JButton button = new JButton(back, new LineIcon(LineIcon.Shape.BACK));
        button.setName("learn:back");
        button.setToolTipText(back);
        button.addActionListener(event -> goBack.run());
        JLabel name = new JLabel(title);
        name.setName("learn:title");
        name.setToolTipText(title);
        name.setFont(Appearance.serif(Font.BOLD, UIManager.getFont("Label.font").getSize2D() * 1.8f));
        add(button, "hmin 36px, wmin 60");
        add(name, "wmin 40");
    }

    /** Adds a button at the right. */
    JButton action(String name, String text, Runnable action) {
        JButton button = new JButton(text);
        button.setName(name);
        button.setToolTipText(text);
        button.addActionListener(event -> action.run());
        add(button, "hmin 36px, wmin 60");
        return button;
    }
}
