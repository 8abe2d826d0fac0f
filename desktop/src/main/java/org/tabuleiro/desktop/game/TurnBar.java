package org.tabuleiro.desktop.game;

import java.awt.BorderLayout;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.swing.FocusRestorer;
import org.tabuleiro.desktop.swing.FontFit;
import org.tabuleiro.desktop.swing.LineIcon;
import org.tabuleiro.desktop.swing.Sheet;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.desktop.swing.WrappedText;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.coach.Advice;
import org.tabuleiro.table.coach.EndSummary;
import org.tabuleiro.table.coach.MistakeReview;
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

    private static final String CONFIRM = "command:confirm-turn";
    private static final int BAR = 4;
    /** The width from which buttons have icons. */
    private static final int WIDE = 380;

    private static final Map<String, LineIcon.Shape> ICONS = Map.of(
            "command:again", LineIcon.Shape.AGAIN,
            "command:learn", LineIcon.Shape.HINT,
            "command:review", LineIcon.Shape.CHART,
            "command:copy-game", LineIcon.Shape.SHARE,
            "command:save", LineIcon.Shape.SAVE);

    private final transient GameScreen screen;
    private final transient Table table;
    private final transient UiTexts texts;
    private final transient TurnEntry entry;
    private final EndPanel end;
    private final MistakeProgress progress;
    private final PromptLine prompt = new PromptLine();
    private final JButton rule = new JButton();
    private final WrappedText advice = new WrappedText("", "tabuleiro.ink-2");
    private final ChipRow chips = new ChipRow();
    private final JPanel back = new JPanel(new MigLayout("insets 0, gap 4", "", "[center]"));
    private final JPanel strip = new JPanel(new BorderLayout(4, 0));
    private final JPanel choices =
            new JPanel(new MigLayout("insets 0, gap 6px, fillx, wrap 2", "[grow, fill, sg]", ""));
    private final SetupTools setup;
    private transient List<Item> shownChips = List.of();
    private transient List<Item> shownBack = List.of();
    private transient List<Item> shownChoices = List.of();
    private transient Optional<MistakeReview.Stage> shownStage = Optional.empty();
    private boolean wide;

    TurnBar(GameScreen screen, TurnEntry entry) {
        super(new MigLayout("insets 8px 14px 8px 10px, fillx, gapy 6, hidemode 3, wrap 1", "[grow, fill]", ""));
        this.screen = screen;
        this.table = screen.table();
        this.texts = screen.texts();
        this.entry = entry;
        this.setup = new SetupTools(screen);
        setOpaque(false);
        end = new EndPanel(screen);
        end.setVisible(false);
        advice.setName("advice");
        advice.setVisible(false);
        progress = new MistakeProgress(table, texts);
        add(progress, "growx, wmin 0");
        add(end.headline(), "wmin 40");
        add(prompt, "growx");
        rule.setText(texts.of("see-rule"));
        rule.setName("see-rule");
        rule.setVisible(false);
        rule.addActionListener(event -> rule().ifPresent(screen::showRule));
        add(rule, "growx 0");
        add(advice, "growx, wmin 60");
        add(end, "growx, wmin 0");
        for (JPanel each : List.of(back, strip, choices)) {
            each.setOpaque(false);
        }
        setup.setOpaque(false);
        strip.add(chips, BorderLayout.CENTER);
        strip.add(back, BorderLayout.EAST);
        add(setup, "growx, wmin 0");
        add(strip, "growx, wmin 0, h " + rowHeight() + "px!");
        add(choices, "growx, wmin 0");
        setup.setVisible(false);
        strip.setVisible(false);
        choices.setVisible(false);
    }

    private static int rowHeight() {
        return Math.max(28, new JButton("X").getPreferredSize().height);
    }

    /** A sheet with a brass edge. */
    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        Sheet.paint(g, getWidth(), getHeight());
        g.setColor(UIManager.getColor(prompt.isRefusal() ? "tabuleiro.bad" : "tabuleiro.brass"));
        if (end.isVisible()) {
            g.clipRect(0, 0, getWidth(), BAR);
            g.fillRoundRect(0, 0, getWidth(), 2 * Sheet.ARC, Sheet.ARC, Sheet.ARC);
        } else {
            g.clipRect(0, 0, BAR, getHeight());
            g.fillRoundRect(0, 0, 2 * Sheet.ARC, getHeight(), Sheet.ARC, Sheet.ARC);
        }
        g.dispose();
    }

    /** Smaller, in a low panel. */
    void setCompact(boolean compact) {
        prompt.setCompact(compact);
        end.setCompact(compact);
        advice.setFont(compact ? GameScreen.small() : UIManager.getFont("Label.font"));
    }

    /** Larger, in a large panel. */
    void setRoomy(boolean roomy) {
        prompt.setRoomy(roomy);
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
        Optional<EndSummary> summary = screen.isEndDisplayed() ? table.coach().end() : Optional.empty();
        summary.ifPresent(end::show);
        end.setVisible(summary.isPresent());
        end.headline().setVisible(summary.isPresent());
        progress.update();
        prompt.setPlain(summary.isPresent());
        prompt.setReview(table.match().isOver() && table.coach().mistakes().isEmpty());
        // The headline names the winner.
        String words = summary.filter(each -> table.notice().isEmpty())
                .map(each -> each.why(table, texts.catalogue()))
                .orElse(sentence);
        boolean isNew = !words.equals(prompt.getText());
        prompt.show(words, sentence, refusal);
        rule.setVisible(rule().isPresent());
        advise();
        boolean entering =
                table.input().mayEnter() && (asked.isEmpty() || table.match().isOver());
        boolean isReplayed = screen.isReplayed();
        boolean placing = entering && !isReplayed && table.displayed().state().phase() == Phase.SETUP;
        setup.setVisible(placing);
        if (placing) {
            setup.update();
        }
        // Only a turn of several steps has a strip: a single click is seen on the board.
        boolean stepped = entering && !table.input().entry().steps().isEmpty();
        // The ships of a set-up are seen and counted.
        List<Item> entered = stepped && !placing ? entered() : List.of();
        List<Item> undo = stepped ? undo() : List.of();
        // In a finished game, and after the last mistake, a turn can be tried, but is not asked for.
        boolean isAsked = !isReplayed
                && (table.coach().mistakes().isEmpty() || table.coach().isSolutionSecret());
        List<Item> offered = new ArrayList<>(entering && (isAsked || stepped) ? possible() : List.of());
        offered.addAll(asked);
        // Unchanged buttons are not replaced: they may be focused or pressed.
        Optional<MistakeReview.Stage> stage = table.coach().mistakes().map(MistakeReview::stage);
        if (!isLike(entered, shownChips)
                || !isLike(undo, shownBack)
                || !isLike(offered, shownChoices)
                || !stage.equals(shownStage)) {
            shownStage = stage;
            shownChips = entered;
            shownBack = undo;
            shownChoices = offered;
            FocusRestorer.around(this, this::fill);
            strip.setVisible(!undo.isEmpty());
            choices.setVisible(!offered.isEmpty());
            choices.revalidate();
        }
        revalidate();
        repaint();
        if (isNew) {
            // With a very large font the panel scrolls.
            SwingUtilities.invokeLater(() -> scrollRectToVisible(new Rectangle(getSize())));
        }
    }

    /** The section of the rule page that explains the refusal. */
    private Optional<String> rule() {
        return table.notice().flatMap(notice -> notice.rule(table.game(), texts.catalogue()));
    }

    /** What a beginner should know besides the prompt, or the next level after a win. */
    private void advise() {
        // Before the first turn the aim is in the place of the list.
        boolean isAimShown = table.tree().root().children().isEmpty();
        Optional<Advice> given = table.coach().advice().filter(each -> each.topic() != Advice.Topic.AIM || !isAimShown);
        String words = given.map(each -> texts.of(each.message()))
                .or(() -> table.coach()
                        .end()
                        .filter(each -> end.isVisible() && !screen.isTight())
                        .flatMap(EndSummary::next)
                        .map(texts::of))
                .orElse("");
        if (!words.equals(advice.getText())) {
            advice.setText(words);
            advice.setColour(
                    given.filter(each -> each.topic() != Advice.Topic.AIM).isPresent()
                            ? "tabuleiro.warn"
                            : "tabuleiro.ink-2");
            prompt.getAccessibleContext().setAccessibleDescription(words);
        }
        advice.setVisible(!words.isEmpty());
    }

    private static boolean isLike(List<Item> some, List<Item> others) {
        boolean like = some.size() == others.size();
        for (int i = 0; like && i < some.size(); i++) {
            like = some.get(i).isLike(others.get(i));
        }
        return like;
    }

    private void fill() {
        back.removeAll();
        choices.removeAll();
        shownBack.forEach(item -> back.add(button(item)));
        chips.show(shownChips.stream().map(TurnBar::button).toList());
        fillChoices();
    }

    /** The end has a row with the two main actions, and one with the others. */
    private void fillChoices() {
        boolean ended = shownChoices.stream().anyMatch(item -> item.name.equals("command:review"));
        List<JButton> buttons = shownChoices.stream().map(TurnBar::button).toList();
        int room = GameScreen.minSidebarWidth() - 44;
        boolean isFitted = ended || table.coach().mistakes().isPresent();
        int fitting = columns(buttons, wide ? WIDE : room);
        int columns = ended ? 6 : isFitted ? Math.max(2, fitting) : fitting;
        ((MigLayout) choices.getLayout()).setLayoutConstraints("insets 0, gap 6px, fillx, wrap " + columns);
        for (int i = 0; i < buttons.size(); i++) {
            JButton button = buttons.get(i);
            String name = shownChoices.get(i).name;
            if (isPrimary(name)) {
                button.putClientProperty("FlatLaf.styleClass", "primary");
            }
            if (wide && ICONS.containsKey(name)) {
                button.setIcon(new LineIcon(ICONS.get(name)));
            }
            int span = !ended ? 1 : name.equals("command:learn") ? 4 : 2;
            if (isFitted) {
                FontFit.apply(button, (wide ? WIDE : room) * span / columns - 6);
            }
            choices.add(button, "grow, wmin 40, hmin " + (wide ? 40 : 30) + "px, span " + span);
        }
        if (isFitted) {
            FontFit.level(buttons);
        }
    }

    /** A card has one primary action: the last step of the turn, a rematch, or the next mistake. */
    private boolean isPrimary(String name) {
        Optional<MistakeReview.Stage> stage = table.coach().mistakes().map(MistakeReview::stage);
        boolean solved = stage.filter(each -> each == MistakeReview.Stage.SOLVED || each == MistakeReview.Stage.SHOWN)
                .isPresent();
        return switch (name) {
            case CONFIRM -> true;
            case "command:again" -> stage.isEmpty();
            case "command:learn" -> !end.isVisible();
            case "command:next-mistake" -> solved;
            case "command:end-mistakes" -> stage.equals(Optional.of(MistakeReview.Stage.DONE));
            default -> false;
        };
    }

    /** Up to three columns if they fit. */
    private static int columns(List<JButton> buttons, int room) {
        int widest = 0;
        for (JButton button : buttons) {
            widest = Math.max(widest, button.getPreferredSize().width);
        }
        // Four are two rows of two.
        int columns = buttons.size() == 4 ? 2 : Math.min(3, buttons.size());
        while (columns > 1 && columns * (widest + 6) > room + 6) {
            columns--;
        }
        return columns;
    }

    @Override
    public void doLayout() {
        setup.fit(getWidth() - 24);
        boolean nowWide = getWidth() - 24 >= WIDE;
        if (nowWide != wide) {
            wide = nowWide;
            FocusRestorer.around(this, this::fill);
        }
        super.doLayout();
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

    /** Confirm, and words such as "end". */
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
        if (possible.contains(Choice.RESUME)) {
            items.add(new Item("command:pause", texts.of("button.go-on"), table.controls()::resume));
        }
        return items;
    }

    private List<Item> undo() {
        Set<Choice> possible = table.choices();
        return List.of(
                back("undo-click", "⌫", possible.contains(Choice.UNDO_CLICK), entry::undo),
                back("reset-turn", "×", possible.contains(Choice.RESET_TURN), entry::reset));
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
