package org.tabuleiro.desktop.learn;

import java.awt.BorderLayout;
import java.util.List;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.desktop.game.EntryBoard;
import org.tabuleiro.desktop.game.TurnEntry;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.TableEvent;
import org.tabuleiro.table.lesson.LessonRun;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.scene.Scene;
import org.tabuleiro.table.scene.TurnArrows;

/** The board of a task, with the hands of the players in games that have them. */
final class LessonBoard extends JPanel implements EntryBoard.Screen, Table.Listener {
    private final transient LessonRun run;
    private final transient Runnable changed;
    private final transient EntryBoard board;
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
        this.changed = changed;
        setOpaque(false);
        board = new EntryBoard(run.table(), texts, settings, this);
        add(board.view());
        board.rail(Side.FIRST).ifPresent(rail -> add(rail, BorderLayout.SOUTH));
        board.rail(Side.SECOND).ifPresent(rail -> add(rail, BorderLayout.NORTH));
        unsubscribe = run.table().subscribe(this);
        board.update();
    }

    /** The hands are as wide as the board. */
    @Override
    public void doLayout() {
        super.doLayout();
        int wide = Math.min(getWidth(), board.view().getHeight());
        for (Side side : Side.values()) {
            board.rail(side)
                    .ifPresent(rail -> rail.setBounds((getWidth() - wide) / 2, rail.getY(), wide, rail.getHeight()));
        }
    }

    BoardView board() {
        return board.view();
    }

    TurnEntry entry() {
        return board.entry();
    }

    @Override
    public boolean allowsInput() {
        return run.allowsInput();
    }

    /** The turns of a task cannot be browsed: the arrow keys move the focused square. */
    @Override
    public boolean allowsBrowsing() {
        return false;
    }

    @Override
    public List<Mark> marks() {
        return run.solution()
                .map(turn -> List.<Mark>copyOf(TurnArrows.of(turn.steps(), 0)))
                .orElse(List.of());
    }

    /** Move hints are shown only while a turn is entered: afterwards they would be those of the other side. */
    @Override
    public Scene shown(Scene scene) {
        return run.stage() == LessonRun.Stage.ENTERING ? scene : scene.withoutMoveHints();
    }

    /** Shows the solution, step by step. */
    void showSolution() {
        State from = run.table().displayed().state();
        run.showSolution().map(Turn::steps).ifPresent(steps -> board.replay(from, steps));
        changed();
    }

    @Override
    public void happened(TableEvent event) {
        // The run is notified first: a second turn is the reply of the lesson.
        if (event instanceof TableEvent.Tried(GameTree.Node node) && !run.isJudged(node)) {
            // The learner's own turn is animated first.
            SwingUtilities.invokeLater(() -> board.replay(node));
        }
    }

    @Override
    public void changed() {
        board.update();
        changed.run();
    }

    /** Stops following the table. */
    void close() {
        unsubscribe.run();
        board.close();
    }
}
