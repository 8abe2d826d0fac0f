package org.tabuleiro.desktop.learn;

import java.awt.BorderLayout;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.desktop.game.EntryScreen;
import org.tabuleiro.desktop.game.HandRail;
import org.tabuleiro.desktop.game.StepAnimation;
import org.tabuleiro.desktop.game.TurnEntry;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.Motion;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.TableEvent;
import org.tabuleiro.table.lesson.LessonRun;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.scene.Reserves;
import org.tabuleiro.table.scene.Scene;
import org.tabuleiro.table.scene.SceneMaker;
import org.tabuleiro.table.scene.Speech;
import org.tabuleiro.table.scene.TurnArrows;

/** The board of a task, with the hands of the players in games that have them. */
final class LessonBoard extends JPanel implements EntryScreen, Table.Listener {
    private final transient LessonRun run;
    private final transient Table table;
    private final transient UiTexts texts;
    private final transient Settings settings;
    private final transient Runnable changed;
    private final transient TurnEntry entry;
    private final transient StepAnimation animation;
    private final BoardView board;
    private final Map<Side, HandRail> rails = new EnumMap<>(Side.class);
    private final transient Runnable unsubscribe;

    /**
     * The board of the current task.
     *
     * @param run the lesson
     * @param texts the language
     * @param settings the look
     * @param changed called after every change
     */
    LessonBoard(LessonRun run, UiTexts texts, Settings settings, Runnable changed) {
        super(new BorderLayout(0, 8));
        this.run = run;
        this.table = run.table();
        this.texts = texts;
        this.settings = settings;
        this.changed = changed;
        setOpaque(false);
        entry = new TurnEntry(this);
        board = new BoardView(
                Scene.of(table.displayed().state()), new Speech(table, texts::catalogue), new WithoutBrowsing(entry));
        board.setName("board");
        board.setBankNames(texts.catalogue().banks(table.game()));
        board.setTheme(settings.theme());
        board.setLabels(settings.is("coordinates", true));
        entry.bindKeys(board);
        animation = new StepAnimation(board, this::draw);
        add(board);
        if (Reserves.isClicked(table.game())) {
            for (Side side : Side.values()) {
                HandRail rail = new HandRail(this, side);
                rail.setTheme(settings.theme());
                rails.put(side, rail);
                add(rail, side == Side.FIRST ? BorderLayout.SOUTH : BorderLayout.NORTH);
            }
        }
        table.input().setConfirming(settings.is("confirm", false));
        unsubscribe = table.subscribe(this);
        draw();
        rails.values().forEach(HandRail::update);
    }

    /** The turns of a task cannot be browsed: the arrow keys move the focused square. */
    private record WithoutBrowsing(TurnEntry entry) implements BoardView.Listener {
        @Override
        public void clicked(int square) {
            entry.clicked(square);
        }

        @Override
        public void dragged(int from, int to) {
            entry.dragged(from, to);
        }

        @Override
        public void hovered(int square) {
            entry.hovered(square);
        }

        @Override
        public void lifted(int square) {
            entry.lifted(square);
        }

        @Override
        public boolean isPickable(int square) {
            return entry.isPickable(square);
        }
    }

    @Override
    public Table table() {
        return table;
    }

    @Override
    public UiTexts texts() {
        return texts;
    }

    @Override
    public Settings settings() {
        return settings;
    }

    @Override
    public BoardView board() {
        return board;
    }

    @Override
    public TurnEntry entry() {
        return entry;
    }

    @Override
    public State shownState() {
        return table.input().mayEnter()
                ? table.input().entry().state()
                : table.displayed().state();
    }

    @Override
    public boolean allowsInput() {
        return run.allowsInput();
    }

    /** Move hints are shown only while a turn is entered: afterwards they would be those of the other side. */
    @Override
    public void draw() {
        if (!animation.isRunning()) {
            SceneMaker.Options options = new SceneMaker.Options(entry.hovered(), settings.is("heat", false), isStill());
            List<Mark> arrows = run.solution()
                    .map(turn -> List.<Mark>copyOf(TurnArrows.of(turn.steps(), 0)))
                    .orElse(List.of());
            Scene scene = SceneMaker.of(table, options, arrows);
            board.show(run.stage() == LessonRun.Stage.ENTERING ? scene : scene.withoutMoveHints());
        }
    }

    private boolean isStill() {
        return Motion.isReduced(settings);
    }

    @Override
    public void replay(State from, List<Step> steps) {
        if (isShowing() && !isStill()) {
            animation.steps(from, steps);
        }
    }

    /** Shows the solution, step by step. */
    void showSolution() {
        State from = table.displayed().state();
        run.showSolution().map(Turn::steps).ifPresent(steps -> replay(from, steps));
        update();
    }

    @Override
    public void happened(TableEvent event) {
        // The run is notified first: a second turn is the reply of the lesson.
        if (event instanceof TableEvent.Tried(GameTree.Node node) && !run.isJudged(node)) {
            // The learner's own turn is animated first.
            SwingUtilities.invokeLater(() -> replay(
                    node.parent().orElseThrow().state(),
                    node.turn().orElseThrow().steps()));
        }
    }

    @Override
    public void changed() {
        update();
    }

    private void update() {
        draw();
        rails.values().forEach(HandRail::update);
        changed.run();
    }

    /** Stops following the table. */
    void close() {
        unsubscribe.run();
        animation.skip();
    }
}
