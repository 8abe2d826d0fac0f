package org.tabuleiro.desktop.learn;

import java.awt.Component;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.content.RichText;
import org.tabuleiro.content.RulePage;
import org.tabuleiro.desktop.game.EntryBoard;
import org.tabuleiro.desktop.game.PromptLine;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.StyledText;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.scene.Scene;
import org.tabuleiro.table.scene.TurnArrows;
import org.tabuleiro.table.text.TurnWords;

/**
 * A diagram of a rule page: shows its turn as arrows, plays it step by step on demand, and lets the reader try
 * turns.
 */
public final class RuleDiagram extends JPanel implements EntryBoard.Screen, Table.Listener {
    private static final int GAP = 6;
    /** The width from which all buttons are in one row. */
    private static final int WIDE = 330;

    private final transient RulePage.Diagram diagram;
    private final transient UiTexts texts;
    private final transient Table table;
    private final transient EntryBoard board;
    private final transient List<Step> steps;
    /** The components from top to bottom. */
    private final transient List<Component> stack = new ArrayList<>();

    private final StyledText turn;
    private final JPanel buttons = new JPanel(new MigLayout());
    private final PromptLine prompt = new PromptLine();
    private final LessonEntryBar words;
    private final JButton play;
    private final JButton step;
    private final JButton reset;
    /** The number of steps that are shown as played. */
    private int played;

    /**
     * A diagram.
     *
     * @param diagram the position and its turn
     * @param table a study of the position
     * @param texts the language
     * @param settings the look
     */
    public RuleDiagram(RulePage.Diagram diagram, Table table, UiTexts texts, Settings settings) {
        super(null);
        this.diagram = diagram;
        this.texts = texts;
        this.table = table;
        steps = diagram.turn().map(Turn::steps).orElse(List.of());
        setName("diagram");
        setOpaque(false);
        board = new EntryBoard(table, texts, settings, this);
        board.view().setName("diagram:board");
        turn = new StyledText(UIManager.getFont("Label.font"), "tabuleiro.ink-2");
        turn.setName("diagram:turn");
        words = new LessonEntryBar(texts);
        play = button("diagram:play", texts.of("learn.play"), this::play);
        step = button("diagram:step", texts.of("learn.step"), this::step);
        reset = button("diagram:reset", texts.of("learn.reset"), this::reset);
        prompt.setQuiet();
        prompt.setName("diagram:prompt");
        buttons.setOpaque(false);
        board.rail(Side.SECOND).ifPresent(stack::add);
        stack.add(board.view());
        board.rail(Side.FIRST).ifPresent(stack::add);
        stack.addAll(List.of(turn, prompt, words, buttons));
        stack.forEach(this::add);
        table.subscribe(this);
        changed();
    }

    private static JButton button(String name, String text, Runnable action) {
        JButton button = new JButton(text);
        button.setName(name);
        button.setToolTipText(text);
        button.addActionListener(event -> action.run());
        return button;
    }

    private void play() {
        clear();
        played = steps.size();
        board.replay(diagram.state(), steps);
        changed();
    }

    /** Plays the next step; after the last one, the first again. */
    private void step() {
        int from = played % steps.size();
        clear();
        State state = diagram.state();
        for (Step each : steps.subList(0, from)) {
            state = state.play(each);
        }
        played = from + 1;
        board.replay(state, List.of(steps.get(from)));
        changed();
    }

    private void reset() {
        clear();
        changed();
        (steps.isEmpty() ? board.view() : play).requestFocusInWindow();
    }

    /** Discards what was played and tried. */
    private void clear() {
        played = 0;
        board.close();
        if (table.input().mayEnter()) {
            table.input().resetTurn();
        }
        table.display(table.tree().root());
    }

    /** Whether the reader has begun to try turns. */
    private boolean isTried() {
        return table.displayed() != table.tree().root()
                || (table.input().mayEnter() && isBegun(table.input().entry()));
    }

    private static boolean isBegun(TurnBuilder entry) {
        return !entry.steps().isEmpty() || !entry.clicks().isEmpty();
    }

    /** The first input ends what was played. */
    @Override
    public boolean allowsInput() {
        played = 0;
        return true;
    }

    /** The wheel scrolls the page, and the arrow keys move the focused square. */
    @Override
    public boolean allowsBrowsing() {
        return false;
    }

    @Override
    public List<Mark> marks() {
        return isTried() || played > 0 ? List.of() : List.copyOf(TurnArrows.of(steps, 0));
    }

    @Override
    public Scene shown(Scene scene) {
        if (isTried()) {
            return scene;
        }
        State state = diagram.state();
        for (Step each : steps.subList(0, played)) {
            state = state.play(each);
        }
        return played > 0 ? Scene.of(state) : scene.withoutMoveHints();
    }

    @Override
    public void changed() {
        board.update();
        boolean tried = isTried();
        turn.setVisible(!steps.isEmpty());
        turn.show(texts.of("learn.turn"), "tabuleiro.ink-2", spans());
        boolean refusal = table.notice().map(Table.Notice::refusal).orElse(false);
        boolean isOver = table.displayed().state().isOver();
        prompt.setVisible(tried || refusal || isOver);
        prompt.show(table.sentence(texts.catalogue()), refusal);
        if (tried) {
            words.update(table, board.entry());
        } else {
            words.setVisible(false);
        }
        play.setVisible(!steps.isEmpty());
        step.setVisible(steps.size() > 1);
        reset.setVisible(tried || played > 0);
        revalidate();
        repaint();
    }

    /** The steps, those that were played in strong letters. */
    private List<RichText.Span> spans() {
        TurnWords named = new TurnWords(texts.catalogue(), table.game());
        List<RichText.Span> spans = new ArrayList<>();
        for (Step each : steps) {
            boolean isPlayed = spans.size() < played;
            spans.add(new RichText.Span(
                    isPlayed ? RichText.Style.STRONG : RichText.Style.PLAIN, named.turn(each.text()) + "  "));
        }
        return spans;
    }

    /** Stops following the table. */
    @Override
    public void removeNotify() {
        board.close();
        super.removeNotify();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Math.max(1, getWidth()), place(Math.max(1, getWidth())));
    }

    @Override
    public void doLayout() {
        place(getWidth());
    }

    /** Stacks the visible parts; returns the height. */
    private int place(int width) {
        buttons.removeAll();
        ((MigLayout) buttons.getLayout())
                .setLayoutConstraints("insets 0, gap 6px, hidemode 3" + (width < WIDE ? ", wrap 2" : ""));
        List.of(play, step, reset).stream().filter(Component::isVisible).forEach(each -> buttons.add(each, "wmin 40"));
        buttons.setVisible(buttons.getComponentCount() > 0);
        int y = 0;
        for (Component part : stack) {
            if (part.isVisible()) {
                // The height of a text depends on the current width.
                part.setSize(width, Short.MAX_VALUE);
                int height = part == board.view() ? board.view().heightFor(width) : part.getPreferredSize().height;
                part.setBounds(0, y, width, height);
                y += height + GAP;
            }
        }
        return y + GAP;
    }
}
