package org.tabuleiro.desktop.window;

import java.awt.Dimension;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.table.Session;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.TurnBuilder;

/** The turn being entered: a chip for each step, the words that can be clicked, and what to do now or why a click was refused. */
final class TurnStrip extends JPanel {
    /** What the strip asks for. */
    interface Actions {
        void returnTo(int steps);

        void word(Click.Word word);

        void undo();

        void reset();

        void confirm();
    }

    private final transient Session session;
    private final transient Texts texts;
    private final transient Actions actions;
    private final JPanel chips = new JPanel(new MigLayout("insets 0, gap 4", "", "[28!]"));
    private final JLabel prompt = new JLabel(" ");

    TurnStrip(Session session, Texts texts, Actions actions) {
        super(new MigLayout("insets 4 8 4 8, fillx, gapy 2, hidemode 3", "[grow]", "[][28!]"));
        this.session = session;
        this.texts = texts;
        this.actions = actions;
        prompt.setName("prompt");
        prompt.putClientProperty("FlatLaf.styleClass", "large");
        prompt.setMinimumSize(new Dimension(0, 0));
        add(prompt, "growx, wrap");
        add(chips, "growx");
        update(" ", false);
    }

    /** Shows how far the turn is, and a sentence. */
    void update(String sentence, boolean refusal) {
        prompt.setText(sentence);
        prompt.putClientProperty("FlatLaf.style", refusal ? "foreground: $Component.error.focusedBorderColor" : null);
        prompt.getAccessibleContext().setAccessibleDescription(sentence);
        FocusKeeper.around(chips, this::fill);
        chips.revalidate();
        chips.repaint();
    }

    private void fill() {
        chips.removeAll();
        TurnBuilder entry = session.entry();
        List<Step> steps = entry.steps();
        if (session.mayEnter()) {
            for (int i = 0; i < steps.size(); i++) {
                int upTo = i;
                chip(steps.get(i).text(), "chip:" + i, () -> actions.returnTo(upTo));
            }
            for (Click click : entry.clicks()) {
                chip(click.text(session.game().board()) + "…", "chip:" + steps.size(), actions::undo);
            }
            for (TurnBuilder.Target target : entry.targets()) {
                if (target.click() instanceof Click.Word word) {
                    String label = session.game().id() + ".word." + word.text();
                    chip(
                            texts.catalogue().has(label) ? texts.catalogue().text(label) : word.text(),
                            "word:" + word.text(),
                            () -> actions.word(word));
                }
            }
            if (entry.turn().isPresent()) {
                chip(texts.of("confirm"), "confirm", actions::confirm);
            }
            if (!steps.isEmpty() || !entry.clicks().isEmpty()) {
                chip("⌫", "undo-click", actions::undo).getAccessibleContext().setAccessibleName(texts.of("undo-click"));
                chip("✕", "reset-turn", actions::reset)
                        .getAccessibleContext()
                        .setAccessibleName(texts.of("reset-turn"));
            }
        }
    }

    /** Shows a sentence and nothing else new. */
    void say(String sentence) {
        prompt.setText(sentence);
    }

    private JButton chip(String text, String name, Runnable action) {
        JButton button = new JButton(text);
        button.setName(name);
        button.setFocusable(true);
        button.putClientProperty("JButton.buttonType", name.startsWith("chip:") ? "roundRect" : "square");
        button.addActionListener(event -> action.run());
        chips.add(button, "h 28!");
        return button;
    }
}
