package org.tabuleiro.desktop.game;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.event.HierarchyEvent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTabbedPane;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.analysis.AnalysisPanel;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.desktop.command.Commands;
import org.tabuleiro.desktop.rules.RulesPanel;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.RecordTags;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.TableEvent;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.scene.Scene;
import org.tabuleiro.table.scene.SceneMaker;
import org.tabuleiro.table.scene.Speech;

/** The game screen: board, player bars and turn bar, with a sidebar of moves, analysis and rules. */
public final class GameScreen extends JPanel implements Table.Listener {
    private static final int TICK_MILLIS = 100;

    private final transient Table table;
    private final transient UiTexts texts;
    private final transient Settings settings;
    private final BoardView board;
    private final Map<Side, PlayerBar> hands = new EnumMap<>(Side.class);
    private final transient TurnEntry entry;
    private final transient StepAnimation replay;
    private final transient StatusLine status;
    private final transient StatusActions choices;
    private final TurnBar strip;
    private final MoveList moves;
    private final AnalysisPanel analysis;
    private final GameButtons buttons;
    private final JTextField turnField = new JTextField();
    private final JTabbedPane tabs = new JTabbedPane();
    private final JPanel left = new JPanel(
            new MigLayout("insets 0, fill, gap 0, wrap 1, hidemode 3", "[grow, fill]", "[][grow, fill][][]"));
    private final Timer ticking = new Timer(TICK_MILLIS, event -> tick());
    private final transient Runnable unsubscribe;
    private transient List<Mark> arrows = List.of();

    public GameScreen(Table table, UiTexts texts, Settings settings, Commands commands) {
        super(new MigLayout("insets 0, fill, gap 0", columns(), "[grow, fill]"));
        this.table = table;
        this.texts = texts;
        this.settings = settings;
        entry = new TurnEntry(this);
        board = new BoardView(Scene.of(table.displayed().state()), new Speech(table, texts::catalogue), entry);
        board.setName("board");
        entry.bindKeys(board);
        replay = new StepAnimation(board, this::draw);
        strip = new TurnBar(this, entry);
        status = new StatusLine(table, texts);
        choices = new StatusActions(table, texts, settings, commands);
        moves = new MoveList(table, texts);
        analysis = new AnalysisPanel(table, texts, this::showArrows);
        buttons = new GameButtons(texts, commands);
        for (Side side : Side.values()) {
            hands.put(side, new PlayerBar(this, side));
        }
        board.setFlipped(
                table.seat(Side.SECOND).isPerson() && !table.seat(Side.FIRST).isPerson());
        arrange();
        add(left);
        add(sidebar());
        applySettings();
        addHierarchyListener(event -> {
            // The board gets the initial focus, not the first button.
            if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0 && isShowing()) {
                board.requestFocusInWindow();
            }
        });
        unsubscribe = table.subscribe(this);
        changed();
    }

    /** In pixels, because logical units of MigLayout grow with the font without bound. */
    private static String columns() {
        int min = minSidebarWidth();
        return "[grow, fill][%dpx:%dpx:%dpx, fill]".formatted(min, min * 6 / 5, min * 8 / 5);
    }

    /** The minimum width of the sidebar, which grows with the font as far as the smallest window allows. */
    static int minSidebarWidth() {
        return Math.clamp(UIManager.getFont("Label.font").getSize() * 21L, 270, 350);
    }

    public Table table() {
        return table;
    }

    public UiTexts texts() {
        return texts;
    }

    /** The position on the board, including the steps already entered of an unfinished turn. */
    public State shownState() {
        return table.input().mayEnter()
                ? table.input().entry().state()
                : table.displayed().state();
    }

    Settings settings() {
        return settings;
    }

    public BoardView board() {
        return board;
    }

    public TurnEntry entry() {
        return entry;
    }

    public AnalysisPanel analysis() {
        return analysis;
    }

    JTabbedPane tabs() {
        return tabs;
    }

    /** The text field for typed turns. */
    JTextField turnField() {
        return turnField;
    }

    /** Applies the settings. */
    public void applySettings() {
        board.setTheme(settings.theme());
        hands.values().forEach(hand -> hand.setTheme(settings.theme()));
        board.setLabels(settings.is("coordinates", true));
        boolean still = settings.is("reduced-motion", false);
        table.setPace(Table.Pace.forPeople(!still));
        table.setShowsThoughts(settings.is("thoughts", false));
        table.coach().setWarnings(settings.is("warnings", true));
        table.input().setConfirming(settings.is("confirm", false));
        table.setMayResign(settings.is("resigns", true));
        draw();
        repaint();
    }

    private void arrange() {
        left.removeAll();
        Side above = board.isFlipped() ? Side.FIRST : Side.SECOND;
        left.add(hands.get(above), "growx");
        left.add(board, "grow, push");
        left.add(hands.get(above.other()), "growx");
        left.add(strip, "growx");
        left.revalidate();
    }

    private JPanel sidebar() {
        JPanel side = new JPanel(new MigLayout("insets 4, fill, wrap 1", "[grow, fill]", "[grow, fill][][]"));
        tabs.setName("tabs");
        tabs.addTab(
                texts.of("tab.moves"),
                new JScrollPane(
                        moves, JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED, JScrollPane.HORIZONTAL_SCROLLBAR_NEVER));
        JScrollPane analysisScroll = new JScrollPane(analysis);
        analysisScroll.setBorder(null);
        tabs.addTab(texts.of("tab.analysis"), analysisScroll);
        tabs.setMinimumSize(new Dimension(100, 100));
        tabs.addTab(texts.of("tab.rules"), new RulesPanel(table.game(), texts, settings.theme()));
        side.add(tabs);
        turnField.setName("typed");
        turnField.putClientProperty("JTextField.placeholderText", texts.of("type-turn"));
        // A half-typed turn can be continued when the focus returns.
        turnField.putClientProperty("JTextField.selectAllOnFocusPolicy", "never");
        turnField.getAccessibleContext().setAccessibleName(texts.of("type-turn"));
        turnField.addActionListener(event -> {
            if (entry.type(turnField.getText())) {
                turnField.setText("");
            } else {
                // Refused text is selected, to be corrected or overwritten.
                turnField.selectAll();
            }
        });
        side.add(turnField);
        side.add(buttons);
        return side;
    }

    /** Asks for confirmation of an action that cannot be undone. */
    public void ask(String question, String answer, Runnable action) {
        buttons.ask(question, answer, action);
    }

    private void showArrows(List<Mark> marks) {
        arrows = marks;
        draw();
    }

    /** Shows the rule page. */
    public void showRules() {
        tabs.setSelectedIndex(2);
    }

    /** Shows the analysis. */
    public void showAnalysis() {
        tabs.setSelectedIndex(1);
    }

    /** Whether the analysis is running and visible. */
    public boolean isAnalysisShown() {
        return analysis.isRunning() && tabs.getSelectedIndex() == 1;
    }

    /** Flips the board. */
    public void flip() {
        setFlipped(!board.isFlipped());
    }

    /** Shows the second player at the bottom, or the first. */
    public void setFlipped(boolean flipped) {
        board.setFlipped(flipped);
        arrange();
    }

    /** Moves the focus to the next or previous panel. */
    public void focusPanel(int by) {
        List<Component> panels = List.of(board, tabs, moves, turnField, buttons);
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        int at = 0;
        for (int i = 0; i < panels.size(); i++) {
            if (owner != null && SwingUtilities.isDescendingFrom(owner, panels.get(i))) {
                at = i;
            }
        }
        for (int i = 1; i <= panels.size(); i++) {
            Component next = panels.get(Math.floorMod(at + by * i, panels.size()));
            if (next.isShowing()) {
                if (next == buttons) {
                    buttons.transferFocusDownCycle();
                    firstButton().requestFocusInWindow();
                } else {
                    next.requestFocusInWindow();
                }
                return;
            }
        }
    }

    private Component firstButton() {
        return ((JPanel) buttons.getComponent(buttons.isAsking() ? 1 : 0)).getComponent(buttons.isAsking() ? 1 : 0);
    }

    private void tick() {
        hands.values().forEach(PlayerBar::tick);
    }

    /** Stops everything that runs for this screen; the game continues. */
    public void close() {
        unsubscribe.run();
        ticking.stop();
        analysis.close();
        replay.skip();
    }

    @Override
    public void happened(TableEvent event) {
        if (event instanceof TableEvent.Played(GameTree.Node node, Side side, boolean here, boolean forced)) {
            State before = node.parent().orElseThrow().state();
            Turn turn = node.turn().orElseThrow();
            if (here && before.phase() == Phase.SETUP) {
                SetupTools.remember(settings, before, turn.text());
            }
            if (!here && table.displayed() == node) {
                replay(before, turn.steps());
            }
        }
    }

    /** Animates steps, unless reduced motion is set. */
    void replay(State from, List<Step> steps) {
        if (!settings.is("reduced-motion", false)) {
            replay.steps(from, steps);
        }
    }

    /** Redraws the board. */
    void draw() {
        if (!replay.isRunning()) {
            List<Mark> extra = new ArrayList<>(arrows);
            extra.addAll(table.hintMarks());
            SceneMaker.Options options = new SceneMaker.Options(
                    entry.hovered(), settings.is("heat", false), settings.is("reduced-motion", false));
            board.show(SceneMaker.of(table, options, extra));
        }
    }

    @Override
    public void changed() {
        draw();
        hands.forEach((side, hand) -> hand.update(RecordTags.label(table, side, texts.catalogue())));
        strip.update(status.sentence(), status.isRefusal(), choices.list());
        moves.update();
        analysis.update();
        buttons.update();
        if (table.match().clocks().running().isEmpty()) {
            ticking.stop();
        } else if (!ticking.isRunning()) {
            ticking.start();
        }
    }
}
