package org.tabuleiro.desktop.window;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.table.Session;

/** The turn being entered: what to do now or why a click was refused, a chip for each step, and what can be done besides. */
final class TurnStrip extends JPanel {

    /**
     * Something that can be done now, as a button.
     *
     * @param name what the button is called by those who look for it
     * @param text what it says
     * @param description what it does, where the text does not say it
     * @param action what it does
     */
    record Choice(String name, String text, String description, Runnable action) {
        Choice(String name, String text, Runnable action) {
            this(name, text, text, action);
        }
    }

    /** The height of a button from which on letters are large. */
    private static final int LARGE = 34;
    /** Room for a scroll bar. */
    private static final int BAR = 12;

    private final transient Session session;
    private final transient Texts texts;
    private final transient TurnEntry entry;
    private final PromptLine prompt = new PromptLine();
    private final JPanel chips = new JPanel(new MigLayout("insets 0, gap 4", "", "[center]"));
    private final JPanel choices = new JPanel(new MigLayout("insets 0, gap 4, hidemode 3", "", "[center]"));
    private final JViewport window = new JViewport();
    private final SetupTools setup;

    TurnStrip(GameScreen screen, TurnEntry entry) {
        super(new MigLayout("insets 4 8 4 8, fillx, gapy 2", "[grow, fill]", "[][]"));
        this.session = screen.session();
        this.texts = screen.texts();
        this.entry = entry;
        this.setup = new SetupTools(screen);
        add(prompt, "growx, wrap");
        window.setView(chips);
        window.setOpaque(false);
        if (rowHeight() < LARGE) {
            // Tools first, going back last: what comes and goes between them does not move either.
            JPanel row = new JPanel(new BorderLayout(4, 0));
            row.add(setup, BorderLayout.WEST);
            row.add(window, BorderLayout.CENTER);
            row.add(choices, BorderLayout.EAST);
            add(row, "growx, wmin 0, h " + rowHeight() + "px!");
        } else {
            add(window, "growx, wmin 0, wrap, h " + rowHeight() + "px!");
            add(scrolling(), "growx, wmin 0, h " + (rowHeight() + BAR) + "px!");
        }
    }

    /** With large letters not all buttons have room beside each other: they have a row of their own, which scrolls. */
    private JScrollPane scrolling() {
        JPanel row = new JPanel(new MigLayout("insets 0, gap 4, hidemode 3", "", "[center]"));
        row.add(setup);
        row.add(choices);
        JScrollPane pane =
                new JScrollPane(row, JScrollPane.VERTICAL_SCROLLBAR_NEVER, JScrollPane.HORIZONTAL_SCROLLBAR_AS_NEEDED);
        pane.setBorder(null);
        pane.setMinimumSize(new Dimension(0, 0));
        return pane;
    }

    /** As high as a button is in the font in use, so that chips that come and go move nothing. */
    private static int rowHeight() {
        return Math.max(28, new JButton("X").getPreferredSize().height);
    }

    PromptLine prompt() {
        return prompt;
    }

    /**
     * Shows how far the turn is.
     *
     * @param sentence what to say
     * @param refusal whether that says why something was refused
     * @param asked what can be answered or chosen instead of going on with a turn; often nothing
     */
    void update(String sentence, boolean refusal, List<Choice> asked) {
        prompt.show(sentence, refusal);
        FocusKeeper.around(this, () -> fill(asked));
        chips.setSize(chips.getPreferredSize());
        choices.revalidate();
        revalidate();
        repaint();
        SwingUtilities.invokeLater(this::showEnd);
    }

    private void fill(List<Choice> asked) {
        chips.removeAll();
        choices.removeAll();
        boolean entering = asked.isEmpty() && session.mayEnter();
        boolean placing = entering && session.shown().state().phase() == Phase.SETUP;
        setup.setVisible(placing);
        if (placing) {
            setup.update();
        }
        if (entering) {
            entered();
            possible();
        }
        asked.forEach(this::add);
    }

    @Override
    public void doLayout() {
        // A third for chips and going back.
        setup.fit(getWidth() * 2 / 3);
        super.doLayout();
    }

    /** The last chips are those that matter. */
    private void showEnd() {
        Dimension all = chips.getPreferredSize();
        window.setViewPosition(new Point(Math.max(0, all.width - window.getWidth()), 0));
    }

    private void entered() {
        TurnBuilder turn = session.entry();
        List<Step> steps = turn.steps();
        int number = 0;
        for (Step step : steps) {
            int upTo = number;
            chip(number++, step.text(), () -> session.returnTo(upTo));
        }
        for (Click click : turn.clicks()) {
            chip(number++, click.text(session.game().board()) + " …", entry::undo);
        }
        if (turn.turn().isPresent()) {
            JButton play = add(new Choice("command:confirm-turn", texts.of("confirm"), session::confirm));
            play.putClientProperty(
                    "FlatLaf.style", "background: $Button.default.background; foreground: $Button.default.foreground");
        }
    }

    /** Words such as end, and going back. */
    private void possible() {
        TurnBuilder turn = session.entry();
        for (TurnBuilder.Target target : turn.targets()) {
            if (target.click() instanceof Click.Word word) {
                add(new Choice("word:" + word.text(), entry.word(word.text()), () -> entry.click(word)));
            }
        }
        boolean begun = !turn.steps().isEmpty() || !turn.clicks().isEmpty();
        add(new Choice("command:undo-click", "⌫", texts.of("command.undo-click"), entry::undo))
                .setEnabled(begun);
        add(new Choice("command:reset-turn", "×", texts.of("command.reset-turn"), entry::reset))
                .setEnabled(begun);
    }

    private void chip(int number, String text, Runnable action) {
        JButton button = button(new Choice("chip:" + number, text, texts.of("chip", text), action));
        button.putClientProperty("JButton.buttonType", "roundRect");
        chips.add(button);
    }

    private JButton add(Choice choice) {
        JButton button = button(choice);
        choices.add((JComponent) button, "hmin 24");
        return button;
    }

    private static JButton button(Choice choice) {
        JButton button = new JButton(choice.text);
        button.setName(choice.name);
        if (!choice.description.equals(choice.text)) {
            button.setToolTipText(choice.description);
            button.getAccessibleContext().setAccessibleName(choice.description);
        }
        button.addActionListener(event -> choice.action.run());
        button.addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
                button.scrollRectToVisible(new Rectangle(button.getSize()));
            }
        });
        return button;
    }
}
