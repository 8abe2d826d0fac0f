package org.tabuleiro.web;

import java.util.List;
import org.tabuleiro.content.Lesson;
import org.tabuleiro.content.Lessons;
import org.tabuleiro.content.Task;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.web.border.Lesson.LessonTask;
import org.tabuleiro.web.border.Lesson.TaskAnswer;

/** The lessons of a game in one language: what there is to do, what is said to a turn, and a turn that would be right. */
final class Course {
    private final List<Lesson> lessons;

    Course(Game game, String plan, String words) {
        lessons = Lessons.parse(game, plan, words);
    }

    /** The lessons as a page shows them. */
    List<org.tabuleiro.web.border.Lesson> lessons() {
        return lessons.stream()
                .map(lesson -> new org.tabuleiro.web.border.Lesson(
                        lesson.id(),
                        lesson.title(),
                        Spans.parse(lesson.text()),
                        lesson.tasks().stream().map(Course::task).toList()))
                .toList();
    }

    private static LessonTask task(Task task) {
        return new LessonTask(Spans.parse(task.text()), task.start().map(State::toString), task.reply());
    }

    /** The answer to the turn that led to a place. */
    TaskAnswer answer(int lesson, int task, GameTree.Node node) {
        State before = node.parent().orElseThrow().state();
        Task.Feedback answer = task(lesson, task).answer(before, node.turn().orElseThrow());
        return new TaskAnswer(answer.reached(), Spans.parse(answer.text()));
    }

    /** A turn that reaches the goal; nothing if there is none. */
    String solution(int lesson, int task, State from) {
        return task(lesson, task).solution(from).map(Turn::text).orElse("");
    }

    private Task task(int lesson, int task) {
        return lessons.get(lesson).tasks().get(task);
    }
}
