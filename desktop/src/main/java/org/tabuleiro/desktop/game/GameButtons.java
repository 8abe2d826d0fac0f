package org.tabuleiro.desktop.game;

import java.awt.CardLayout;
import java.awt.Insets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.command.Commands;
import org.tabuleiro.desktop.swing.FocusRestorer;
import org.tabuleiro.desktop.swing.KeyBindings;
import org.tabuleiro.desktop.swing.UiTexts;

/** The command buttons of the sidebar. A confirmation of an irreversible action replaces them temporarily. */
final class GameButtons extends JPanel {
    private static final List<String> BUTTONS = List.of("take-back", "redo", "hint", "flip", "draw", "resign");
    private static final String ALL = "all";
    private static final String QUESTION = "question";

    private static final int GAP = 4;

    private final CardLayout cards = new CardLayout();
    private final JLabel question = new JLabel();
    private final JButton yes = new JButton();
    private final JButton no;
    private final transient Commands commands;
    private final Map<String, JButton> buttons = new LinkedHashMap<>();
    private transient Runnable agreed = () -> {};

    GameButtons(UiTexts texts, Commands commands) {
        this.commands = commands;
        setLayout(cards);
        JPanel all = new JPanel(
                new MigLayout("insets 0, fillx, gap " + GAP + "px, wrap " + columns(texts), "[grow, fill]", ""));
        for (String id : BUTTONS) {
            commands.find(id).ifPresent(command -> {
                JButton button = new JButton(texts.of("button." + id));
                button.setName("command:" + id);
                button.setToolTipText(texts.of("command." + id));
                button.setMargin(new Insets(2, 4, 2, 4));
                button.addActionListener(event -> command.run());
                buttons.put(id, button);
                all.add(button, "hmin 28, wmin 40");
            });
        }
        add(all, ALL);
        JPanel asking = new JPanel(new MigLayout("insets 0, fill, wrap 2", "[grow, fill, sg][grow, fill, sg]", "[][]"));
        question.setName("question");
        yes.setName("question:yes");
        no = new JButton(texts.of("no"));
        no.setName("question:no");
        asking.add(question, "span 2, wmin 40");
        asking.add(yes, "hmin 28");
        asking.add(no, "hmin 28");
        add(asking, QUESTION);
        yes.addActionListener(event -> {
            cards.show(this, ALL);
            agreed.run();
        });
        no.addActionListener(event -> cards.show(this, ALL));
        KeyBindings.onAncestor(asking, KeyStroke.getKeyStroke("ESCAPE"), () -> cards.show(this, ALL));
    }

    /** Enables the available commands. */
    void update() {
        FocusRestorer.around(this, () -> buttons.forEach((id, button) -> button.setEnabled(commands.enabled(id))));
    }

    /** The number of columns that fit the minimum width of the sidebar. */
    private static int columns(UiTexts texts) {
        List<Integer> widths = BUTTONS.stream()
                .map(id -> new JButton(texts.of("button." + id)).getPreferredSize().width)
                .toList();
        for (int columns = 3; columns > 1; columns--) {
            int all = 0;
            for (int column = 0; column < columns; column++) {
                int widest = 0;
                for (int i = column; i < widths.size(); i += columns) {
                    widest = Math.max(widest, widths.get(i));
                }
                all += widest + GAP;
            }
            if (all <= GameScreen.minSidebarWidth() - GAP) {
                return columns;
            }
        }
        return 1;
    }

    /** Asks for confirmation of an action that cannot be undone. */
    void ask(String text, String answer, Runnable action) {
        question.setText(text);
        yes.setText(answer);
        agreed = action;
        cards.show(this, QUESTION);
        SwingUtilities.invokeLater(no::requestFocusInWindow);
    }

    /** Whether a confirmation is shown. */
    boolean isAsking() {
        return question.isShowing();
    }
}
