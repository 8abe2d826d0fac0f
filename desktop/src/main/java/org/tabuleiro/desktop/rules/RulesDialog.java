package org.tabuleiro.desktop.rules;

import java.awt.Dimension;
import java.awt.Window;
import javax.swing.JDialog;
import org.tabuleiro.content.Theme;
import org.tabuleiro.desktop.swing.KeyBindings;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Game;

/** The rule page of a game in a separate window. */
public final class RulesDialog extends JDialog {
    private static final Dimension SIZE = new Dimension(520, 640);

    public RulesDialog(Window owner, Game game, UiTexts texts, Theme theme) {
        super(owner, texts.of("rules.title", texts.catalogue().name(game)), ModalityType.MODELESS);
        setName("rules");
        add(new RulesPanel(game, texts, theme));
        KeyBindings.closeOnEscape(this);
        setDefaultCloseOperation(DISPOSE_ON_CLOSE);
        setSize(SIZE.width, Math.min(SIZE.height, owner.getHeight()));
        setLocationRelativeTo(owner);
    }
}
