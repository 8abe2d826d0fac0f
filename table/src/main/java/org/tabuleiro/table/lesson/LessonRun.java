package org.tabuleiro.table.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.tabuleiro.content.Lesson;
import org.tabuleiro.content.Task;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.TableEvent;

/**
 * A lesson in progress, task by task. Turns are entered at a study, which is replaced whenever a task begins
 * with a position of its own; a complete turn is judged, and answered where the lesson shows a reply.
 */
public final class LessonRun implements Table.Listener {

    /** The stage of a task. */
    public enum Stage {
        /** A turn is being entered. */
        ENTERING,
        /** The turn did not solve the task. */
        WRONG,
        /** The turn solved the task. */
        RIGHT
    }

    private final Function<State, Table> opening;
    private Lesson lesson;
    private Table table;
    private Runnable unsubscribe;
    private int task;
    private Stage stage = Stage.ENTERING;
    private Optional<GameTree.Node> judged = Optional.empty();
    private Optional<Turn> solution = Optional.empty();

    /**
     * Starts a lesson.
     *
     * @param lesson the lesson
     * @param from the task to begin with; those before it are played with their solutions
     * @param opening opens a study of a position, and closes the one before
     */
    public LessonRun(Lesson lesson, int from, Function<State, Table> opening) {
        this.lesson = lesson;
        this.opening = opening;
        table = opening.apply(current().start().orElseThrow());
        unsubscribe = table.subscribe(this);
        while (task < Math.min(from, lesson.tasks().size() - 1)) {
            play(current().solution(table.live().state()).orElseThrow().steps());
            next();
        }
    }

    public Lesson lesson() {
        return lesson;
    }

    /** Continues with the same lesson in another language. */
    public void setLesson(Lesson translated) {
        lesson = translated;
    }

    /** The study of the current task. */
    public Table table() {
        return table;
    }

    /** The number of the current task, from 0. */
    public int taskNumber() {
        return task;
    }

    public Task current() {
        return lesson.tasks().get(task);
    }

    public boolean isLastTask() {
        return task == lesson.tasks().size() - 1;
    }

    public Stage stage() {
        return stage;
    }

    /** Whether the last task is solved. */
    public boolean isDone() {
        return stage == Stage.RIGHT && isLastTask();
    }

    /** The feedback on the last turn; empty while one is being entered. */
    public String feedback() {
        return judged.map(node -> feedback(node).text()).orElse("");
    }

    /** Whether this node is the learner's last turn; otherwise it is a reply. */
    public boolean isJudged(GameTree.Node node) {
        return judged.filter(turn -> turn == node).isPresent();
    }

    /** The solution that the learner has asked for. */
    public Optional<Turn> solution() {
        return solution;
    }

    /** Before any input: whether it is allowed. After a wrong turn, the first input takes that turn back. */
    public boolean allowsInput() {
        boolean entering = stage == Stage.ENTERING;
        retry();
        return entering;
    }

    @Override
    public void changed() {}

    @Override
    public void happened(TableEvent event) {
        if (stage == Stage.ENTERING && event instanceof TableEvent.Tried(GameTree.Node node)) {
            judge(node);
        }
    }

    private void judge(GameTree.Node node) {
        judged = Optional.of(node);
        solution = Optional.empty();
        stage = feedback(node).reached() ? Stage.RIGHT : Stage.WRONG;
        if (stage == Stage.RIGHT && current().reply().isPresent()) {
            String reply = current().reply().get();
            if (node.state().readSteps(reply) instanceof Parsed.Ok<List<Step>>(List<Step> steps)) {
                play(steps);
            }
        }
    }

    private Task.Feedback feedback(GameTree.Node node) {
        return current().answer(node.parent().orElseThrow().state(), node.turn().orElseThrow());
    }

    /** Plays a whole turn, whether turns are confirmed or not. */
    private void play(List<Step> steps) {
        table.input().suggest(steps);
        table.input().confirm();
    }

    /** Resets the turn being entered; returns a solution of the task. */
    public Optional<Turn> showSolution() {
        if (stage == Stage.ENTERING) {
            table.input().resetTurn();
            solution = current().solution(table.live().state());
        }
        return solution;
    }

    /** Takes back a wrong turn. */
    public void retry() {
        if (stage == Stage.WRONG) {
            stage = Stage.ENTERING;
            judged = Optional.empty();
            table.controls().takeBack();
        }
    }

    /** Begins the next task, after this one is solved. */
    public void next() {
        if (stage != Stage.RIGHT || isLastTask()) {
            return;
        }
        task++;
        stage = Stage.ENTERING;
        judged = Optional.empty();
        solution = Optional.empty();
        current().start().ifPresent(start -> {
            unsubscribe.run();
            table = opening.apply(start);
            unsubscribe = table.subscribe(this);
        });
    }
}
