package org.tabuleiro.desktop.game;

import java.awt.CardLayout;
import java.awt.Insets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.desktop.command.Commands;
import org.tabuleiro.desktop.command.GameMenu;
import org.tabuleiro.desktop.swing.FocusRestorer;
import org.tabuleiro.desktop.swing.FontFit;
import org.tabuleiro.desktop.swing.KeyBindings;
import org.tabuleiro.desktop.swing.LineIcon;
import org.tabuleiro.desktop.swing.UiTexts;

/**
 * The primary actions and the menu with all others. A confirmation of an irreversible action replaces them
 * temporarily.
 */
final class GameButtons extends JPanel {
    private static final String HINT = "hint";
    /** Takes the place of the hint while the computer thinks for long. */
    private static final String HURRY = "hurry";

    private static final List<String> BUTTONS = List.of("take-back", HINT, HURRY, "flip");
    private static final Map<String, LineIcon.Shape> ICONS = Map.of(
            "take-back",
            LineIcon.Shape.UNDO,
            HINT,
            LineIcon.Shape.HINT,
            HURRY,
            LineIcon.Shape.HURRY,
            "flip",
            LineIcon.Shape.FLIP);
    private static final int LONG_MILLIS = 1000;
    private static final String ALL = "all";
    private static final String QUESTION = "question";

    private static final int GAP = 6;
    private static final int HEIGHT = 44;

    private final CardLayout cards = new CardLayout();
    private final JLabel question = new JLabel();
    private final JButton yes = new JButton();
    private final JButton no;
    private final JButton menu;
    private final JButton hint;
    private final JButton hurry;
    private final transient Commands commands;
    private final Map<String, JButton> buttons = new LinkedHashMap<>();
    private final Timer thinking = new Timer(LONG_MILLIS, event -> showHurry(true));
    private transient Runnable agreed = () -> {};

    GameButtons(UiTexts texts, Commands commands) {
        this.commands = commands;
        setLayout(cards);
        JPanel all = new JPanel(new MigLayout("insets 0, fillx, gap " + GAP + "px, hidemode 3", "[grow, fill]", ""));
        for (String id : BUTTONS) {
            commands.find(id).ifPresent(command -> {
                JButton button = button(texts.of("button." + id), ICONS.get(id));
                button.setName("command:" + id);
                button.setToolTipText(texts.of("command." + id));
                button.addActionListener(event -> command.run());
                buttons.put(id, button);
                all.add(button, "hmin " + HEIGHT + "px, wmin 40");
            });
        }
        hint = Objects.requireNonNull(buttons.get(HINT));
        hurry = Objects.requireNonNull(buttons.get(HURRY));
        menu = button(texts.of("button.menu"), LineIcon.Shape.MENU);
        menu.setName("command:menu");
        menu.addActionListener(event -> showMenu(texts));
        all.add(menu, "hmin " + HEIGHT + "px, wmin 40");
        List<JButton> shown = new ArrayList<>(buttons.values());
        shown.add(menu);
        shown.forEach(each -> FontFit.apply(each, (GameScreen.minSidebarWidth() - 18) / (shown.size() - 1) - GAP));
        // The long label of a button that is rarely shown does not make the others smaller.
        shown.remove(hurry);
        FontFit.level(shown);
        thinking.setRepeats(false);
        showHurry(false);
        all.setOpaque(false);
        setOpaque(false);
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

    private static JButton button(String text, LineIcon.@Nullable Shape shape) {
        JButton button = new JButton(text);
        if (shape != null) {
            button.setIcon(new LineIcon(shape));
        }
        button.setVerticalTextPosition(JButton.BOTTOM);
        button.setHorizontalTextPosition(JButton.CENTER);
        button.setIconTextGap(1);
        button.setMargin(new Insets(2, 2, 2, 2));
        return button;
    }

    /** Opens above the button, which is at the bottom of the window. */
    private void showMenu(UiTexts texts) {
        JPopupMenu popup = new GameMenu(commands, texts).popup();
        popup.show(menu, menu.getWidth() - popup.getPreferredSize().width, -popup.getPreferredSize().height);
    }

    private void showHurry(boolean isHurry) {
        FocusRestorer.around(this, () -> {
            hint.setVisible(!isHurry);
            hurry.setVisible(isHurry);
        });
    }

    /** Enables the available commands. */
    void update() {
        if (!commands.enabled(HURRY)) {
            thinking.stop();
            showHurry(false);
        } else if (!thinking.isRunning() && !hurry.isVisible()) {
            thinking.start();
        }
        FocusRestorer.around(this, () -> buttons.forEach((id, button) -> button.setEnabled(commands.enabled(id))));
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
