package org.tabuleiro.desktop.command;

import java.awt.Window;
import java.util.List;
import java.util.Locale;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.swing.KeyBindings;
import org.tabuleiro.desktop.swing.UiTexts;

/** Lists all shortcuts, of the board and of the commands by menu. */
public final class ShortcutsDialog extends JDialog {
    /** The keys of the board; also the keys of their texts. */
    private static final List<String> BOARD = List.of(
            "arrows",
            "enter",
            "backspace",
            "escape",
            "next-piece",
            "previous-piece",
            "say-targets",
            "say-last",
            "cards");

    private final transient UiTexts texts;
    private final JPanel page =
            new JPanel(new MigLayout("insets 16, wrap 2, gapx 24, gapy 5", "[right][grow, fill]", ""));

    public ShortcutsDialog(Window owner, UiTexts texts, Commands commands) {
        super(owner, texts.of("command.shortcuts"), ModalityType.MODELESS);
        this.texts = texts;
        setName("shortcuts");
        title("keys.board");
        for (String key : BOARD) {
            row(texts.of("keys." + key), texts.of("keys-do." + key));
        }
        for (Commands.Menu menu : Commands.Menu.values()) {
            List<Commands.Command> with = commands.of(menu).stream()
                    .filter(command -> command.key() != null)
                    .toList();
            if (!with.isEmpty()) {
                title("menu." + menu.name().toLowerCase(Locale.ROOT));
            }
            for (Commands.Command command : with) {
                KeyStroke key = command.key();
                row(key == null ? "" : KeyNames.text(key), texts.of(command.textKey()));
            }
        }
        JScrollPane scroll = new JScrollPane(page);
        scroll.setBorder(null);
        scroll.getVerticalScrollBar().setUnitIncrement(24);
        add(scroll);
        KeyBindings.closeOnEscape(this);
        setDefaultCloseOperation(DISPOSE_ON_CLOSE);
        pack();
        setSize(Math.min(getWidth() + 24, owner.getWidth()), Math.min(getHeight(), owner.getHeight()));
        setLocationRelativeTo(owner);
    }

    private void title(String key) {
        JLabel title = new JLabel(texts.of(key));
        title.putClientProperty("FlatLaf.styleClass", "h3");
        page.add(title, "span 2, gaptop 8, left");
    }

    private void row(String key, String does) {
        JLabel label = new JLabel(key);
        label.putClientProperty("FlatLaf.style", "font: bold");
        page.add(label);
        page.add(new JLabel(does));
    }
}
