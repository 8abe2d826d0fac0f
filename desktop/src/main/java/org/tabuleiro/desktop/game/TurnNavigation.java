package org.tabuleiro.desktop.game;

import java.awt.Font;
import java.awt.Insets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.command.Commands;
import org.tabuleiro.desktop.swing.FocusRestorer;
import org.tabuleiro.desktop.swing.LineIcon;
import org.tabuleiro.desktop.swing.UiTexts;

/** Below the list of moves: buttons that walk through the game, and the field for typed turns. */
final class TurnNavigation extends JPanel {
    private final transient Commands commands;
    private final Map<String, JButton> buttons = new LinkedHashMap<>();
    private final JTextField field = new JTextField();

    TurnNavigation(UiTexts texts, Commands commands, TurnEntry entry) {
        super(new MigLayout("insets 4 6 6 6, fillx, gap 2px", "[][][][][grow, fill]", "[center]"));
        this.commands = commands;
        setOpaque(false);
        List.of("first-turn", "previous-turn", "next-turn", "last-turn")
                .forEach(id -> commands.find(id).ifPresent(command -> {
                    JButton button = new JButton(new LineIcon(shape(id)));
                    button.setName("walk:" + id);
                    button.setToolTipText(texts.of("command." + id));
                    button.getAccessibleContext().setAccessibleName(texts.of("command." + id));
                    button.putClientProperty("JButton.buttonType", "borderless");
                    button.setMargin(new Insets(3, 5, 3, 5));
                    button.addActionListener(event -> command.run());
                    buttons.put(id, button);
                    add(button, "hmin 28px, wmin 28px");
                }));
        field.setName("typed");
        field.putClientProperty("JTextField.placeholderText", texts.of("type-turn"));
        // A half-typed turn can be continued when the focus returns.
        field.putClientProperty("JTextField.selectAllOnFocusPolicy", "never");
        field.getAccessibleContext().setAccessibleName(texts.of("type-turn"));
        field.addActionListener(event -> {
            if (entry.type(field.getText())) {
                field.setText("");
            } else {
                // Refused text is selected, to be corrected or overwritten.
                field.selectAll();
            }
        });
        add(field, "wmin 60, gapleft 4");
    }

    private static LineIcon.Shape shape(String id) {
        return switch (id) {
            case "first-turn" -> LineIcon.Shape.FIRST;
            case "previous-turn" -> LineIcon.Shape.BACK;
            case "next-turn" -> LineIcon.Shape.FORWARD;
            default -> LineIcon.Shape.LAST;
        };
    }

    /** Smaller, in a low panel. */
    void setCompact(boolean compact) {
        Font font = compact ? GameScreen.small() : UIManager.getFont("TextField.font");
        field.setFont(font);
        buttons.forEach((id, button) -> button.setIcon(new LineIcon(shape(id), Math.round(font.getSize2D() * 1.4f))));
    }

    JTextField field() {
        return field;
    }

    /** Enables the available commands. */
    void update() {
        FocusRestorer.around(this, () -> buttons.forEach((id, button) -> button.setEnabled(commands.enabled(id))));
    }
}
