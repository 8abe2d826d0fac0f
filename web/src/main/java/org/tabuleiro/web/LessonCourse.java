package org.tabuleiro.web;

import java.util.List;
import org.tabuleiro.content.Lesson;
import org.tabuleiro.content.Lessons;
import org.tabuleiro.content.Task;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.web.border.LessonView;
import org.tabuleiro.web.border.LessonView.LessonTask;
import org.tabuleiro.web.border.LessonView.TaskAnswer;

/** The lessons of a game in one language: tasks, answers to turns, and solutions. */
final class LessonCourse {
    private final List<Lesson> lessons;

    LessonCourse(Game game, String plan, String words) {
        lessons = Lessons.parse(game, plan, words);
    }

    /** The lessons as a page shows them. */
    List<LessonView> lessons() {
        return lessons.stream()
                .map(lesson -> new LessonView(
                        lesson.id(),
                        lesson.title(),
                        TextSpans.parse(lesson.text()),
                        lesson.tasks().stream().map(LessonCourse::task).toList()))
                .toList();
    }

    private static LessonTask task(Task task) {
        return new LessonTask(TextSpans.parse(task.text()), task.start().map(State::toString), task.reply());
    }

    /** The answer to the turn that led to a place. */
    TaskAnswer answer(int lesson, int task, GameTree.Node node) {
        State before = node.parent().orElseThrow().state();
        Task.Feedback answer = task(lesson, task).answer(before, node.turn().orElseThrow());
        return new TaskAnswer(answer.reached(), TextSpans.parse(answer.text()));
    }

    /** A turn that solves a task; empty if there is none. */
    String solution(int lesson, int task, State from) {
        return task(lesson, task).solution(from).map(Turn::text).orElse("");
    }

    private Task task(int lesson, int task) {
        return lessons.get(lesson).tasks().get(task);
    }
}
