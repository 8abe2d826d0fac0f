package org.tabuleiro.web;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.content.Lesson;
import org.tabuleiro.content.Lessons;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.lesson.LessonRun;
import org.tabuleiro.web.border.LessonView;
import org.tabuleiro.web.border.LessonView.LessonState;
import org.tabuleiro.web.border.LessonView.LessonTask;
import org.tabuleiro.web.border.LessonView.TaskStage;

/** The lessons that a page has read, and the one in progress. */
final class LessonCourse {
    private final Tables tables;
    private List<Lesson> lessons = List.of();
    private @Nullable Game game;
    private @Nullable LessonRun run;
    private int lesson;
    private int table;

    LessonCourse(Tables tables) {
        this.tables = tables;
    }

    /** Reads the lessons of a game; the lesson in progress continues in their language. */
    List<LessonView> read(Game newGame, String plan, String words) {
        lessons = Lessons.parse(newGame, plan, words);
        if (!newGame.equals(game)) {
            run = null;
            game = newGame;
        } else if (run != null) {
            run.setLesson(lessons.get(lesson));
        }
        return lessons.stream()
                .map(each -> new LessonView(
                        each.id(),
                        each.title(),
                        TextSpans.parse(each.text()),
                        each.tasks().stream()
                                .map(task -> new LessonTask(TextSpans.parse(task.text())))
                                .toList()))
                .toList();
    }

    /** Starts a lesson at a task. The page closes the tables. */
    LessonState begin(int index, int task) {
        lesson = index;
        run = new LessonRun(lessons.get(index), task, this::open);
        return state();
    }

    private Table open(State start) {
        table = tables.study(start);
        return tables.table(table).table();
    }

    LessonRun run() {
        LessonRun begun = run;
        if (begun == null) {
            throw new IllegalStateException("no lesson was started");
        }
        return begun;
    }

    LessonState state() {
        LessonRun now = run();
        return new LessonState(
                table,
                now.taskNumber(),
                switch (now.stage()) {
                    case ENTERING -> TaskStage.ENTERING;
                    case WRONG -> TaskStage.WRONG;
                    case RIGHT -> TaskStage.RIGHT;
                },
                TextSpans.parse(now.feedback()),
                now.solution().map(Turn::text).orElse(""));
    }
}
