package org.tabuleiro.desktop.window;

import java.awt.Dimension;
import java.awt.Window;
import java.awt.event.KeyEvent;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.KeyStroke;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Game;

/** The rules of a game that is not on the table, in a window of their own. */
final class RulesDialog extends JDialog {
    private static final Dimension SIZE = new Dimension(520, 640);

    RulesDialog(Window owner, Game game, Texts texts, Theme theme) {
        super(owner, texts.of("rules.title", texts.catalogue().name(game)), ModalityType.MODELESS);
        setName("rules");
        add(new RulesPanel(game, texts, theme));
        getRootPane()
                .registerKeyboardAction(
                        event -> dispose(),
                        KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0),
                        JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
        setDefaultCloseOperation(DISPOSE_ON_CLOSE);
        setSize(SIZE.width, Math.min(SIZE.height, owner.getHeight()));
        setLocationRelativeTo(owner);
    }
}
