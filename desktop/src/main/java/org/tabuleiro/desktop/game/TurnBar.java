package org.tabuleiro.desktop.game;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.swing.FocusRestorer;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.text.TurnWords;

/** The turn being entered: prompt or refusal, a chip per step, and the available actions. */
final class TurnBar extends JPanel {

    /**
     * A button.
     *
     * @param name its component name
     * @param text its label
     * @param description its tooltip and accessible name
     * @param isEnabled whether it is enabled
     * @param action what it does
     */
    record Item(String name, String text, String description, boolean isEnabled, Runnable action) {
        Item(String name, String text, Runnable action) {
            this(name, text, text, true, action);
        }

        /** Whether a button for the other item would look and act the same. */
        boolean isLike(Item other) {
            return name.equals(other.name)
                    && text.equals(other.text)
                    && description.equals(other.description)
                    && isEnabled == other.isEnabled;
        }
    }

    /** The button height from which the font counts as large. */
    private static final int LARGE = 34;

    private static final String CONFIRM = "command:confirm-turn";
    /** Room for a scroll bar. */
    private static final int BAR = 12;

    private final transient Table table;
    private final transient UiTexts texts;
    private final transient TurnEntry entry;
    private final PromptLine prompt = new PromptLine();
    private final JPanel chips = new JPanel(new MigLayout("insets 0, gap 4", "", "[center]"));
    private final JPanel choices = new JPanel(new MigLayout("insets 0, gap 4, hidemode 3", "", "[center]"));
    private final JViewport window = new JViewport();
    private final SetupTools setup;
    private transient List<Item> shownChips = List.of();
    private transient List<Item> shownChoices = List.of();

    TurnBar(GameScreen screen, TurnEntry entry) {
        super(new MigLayout("insets 4 8 4 8, fillx, gapy 2", "[grow, fill]", "[][]"));
        this.table = screen.table();
        this.texts = screen.texts();
        this.entry = entry;
        this.setup = new SetupTools(screen);
        add(prompt, "growx, wrap");
        window.setView(chips);
        window.setOpaque(false);
        if (rowHeight() < LARGE) {
            // Set-up tools first and undo last, so that neither moves when chips come and go.
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

    /** With a large font the buttons get a scrolling row of their own. */
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

    /** The height of a button, so that the layout does not jump when chips come and go. */
    private static int rowHeight() {
        return Math.max(28, new JButton("X").getPreferredSize().height);
    }

    PromptLine prompt() {
        return prompt;
    }

    /**
     * Updates the bar.
     *
     * @param sentence the prompt
     * @param refusal whether the prompt explains a refusal
     * @param asked actions that replace those of turn entry; often none
     */
    void update(String sentence, boolean refusal, List<Item> asked) {
        prompt.show(sentence, refusal);
        boolean entering = asked.isEmpty() && table.input().mayEnter();
        boolean placing = entering && table.displayed().state().phase() == Phase.SETUP;
        setup.setVisible(placing);
        if (placing) {
            setup.update();
        }
        List<Item> entered = entering ? entered() : List.of();
        List<Item> offered = entering ? possible() : asked;
        // Unchanged buttons are not replaced: they may be focused or pressed.
        if (!isLike(entered, shownChips) || !isLike(offered, shownChoices)) {
            shownChips = entered;
            shownChoices = offered;
            FocusRestorer.around(this, this::fill);
            chips.setSize(chips.getPreferredSize());
            choices.revalidate();
        }
        revalidate();
        repaint();
        SwingUtilities.invokeLater(this::showEnd);
    }

    private static boolean isLike(List<Item> some, List<Item> others) {
        boolean like = some.size() == others.size();
        for (int i = 0; like && i < some.size(); i++) {
            like = some.get(i).isLike(others.get(i));
        }
        return like;
    }

    private void fill() {
        chips.removeAll();
        choices.removeAll();
        for (Item item : shownChips) {
            JButton chip = button(item);
            chip.putClientProperty("JButton.buttonType", "roundRect");
            chips.add(chip);
        }
        for (Item item : shownChoices) {
            JButton button = button(item);
            if (item.name.equals(CONFIRM)) {
                button.putClientProperty(
                        "FlatLaf.style",
                        "background: $Button.default.background; foreground: $Button.default.foreground");
            }
            choices.add((JComponent) button, "hmin 24");
        }
    }

    @Override
    public void doLayout() {
        // A third is left for chips and undo.
        setup.fit(getWidth() * 2 / 3);
        super.doLayout();
    }

    /** Scrolls to the last chips. */
    private void showEnd() {
        Dimension all = chips.getPreferredSize();
        window.setViewPosition(new Point(Math.max(0, all.width - window.getWidth()), 0));
    }

    /** A chip per step and click; clicking it undoes the turn to before it. */
    private List<Item> entered() {
        TurnBuilder turn = table.input().entry();
        TurnWords words = new TurnWords(texts.catalogue(), table.game());
        List<Item> items = new ArrayList<>();
        for (Step step : turn.steps()) {
            int number = items.size();
            items.add(chip(number, words.turn(step.text()), () -> table.input().returnTo(number)));
        }
        for (Click click : turn.clicks()) {
            items.add(chip(items.size(), click.text(table.game().board()) + " …", entry::undo));
        }
        return items;
    }

    private Item chip(int number, String text, Runnable action) {
        return new Item("chip:" + number, text, texts.of("chip", text), true, action);
    }

    /** Confirm, words such as "end", undo and reset. */
    private List<Item> possible() {
        Set<Choice> possible = table.choices();
        List<Item> items = new ArrayList<>();
        if (possible.contains(Choice.CONFIRM)) {
            items.add(new Item(CONFIRM, texts.of("confirm"), table.input()::confirm));
        }
        for (TurnBuilder.Target target : table.input().entry().targets()) {
            if (target.click() instanceof Click.Word word) {
                items.add(new Item("word:" + word.text(), entry.word(word.text()), () -> entry.click(word)));
            }
        }
        items.add(back("undo-click", "⌫", possible.contains(Choice.UNDO_CLICK), entry::undo));
        items.add(back("reset-turn", "×", possible.contains(Choice.RESET_TURN), entry::reset));
        if (possible.contains(Choice.RESUME)) {
            items.add(new Item("command:pause", texts.of("button.go-on"), table.controls()::resume));
        }
        return items;
    }

    private Item back(String id, String text, boolean isEnabled, Runnable action) {
        return new Item("command:" + id, text, texts.of("command." + id), isEnabled, action);
    }

    private static JButton button(Item item) {
        JButton button = new JButton(item.text);
        button.setName(item.name);
        button.setEnabled(item.isEnabled);
        if (!item.description.equals(item.text)) {
            button.setToolTipText(item.description);
            button.getAccessibleContext().setAccessibleName(item.description);
        }
        button.addActionListener(event -> item.action.run());
        button.addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
                button.scrollRectToVisible(new Rectangle(button.getSize()));
            }
        });
        return button;
    }
}
