package org.tabuleiro.web;

import java.util.List;
import org.tabuleiro.content.Lesson;
import org.tabuleiro.content.Lessons;
import org.tabuleiro.content.Task;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameTree;

/** The lessons of a game in one language: what there is to do, what is said to a turn, and a turn that would be right. */
final class Course {
    private final List<Lesson> lessons;

    Course(Game game, String plan, String words) {
        lessons = Lessons.parse(game, plan, words);
    }

    /** Everything that a page shows; a task without a position goes on where the one before ended. */
    Json describe() {
        Json list = Json.array();
        for (Lesson lesson : lessons) {
            Json tasks = Json.array();
            for (Task task : lesson.tasks()) {
                Json json = Json.object().put("text", RichText.spans(task.text()));
                task.start().ifPresent(start -> json.put("position", start.toString()));
                task.reply().ifPresent(reply -> json.put("reply", reply));
                tasks.add(json);
            }
            list.add(Json.object()
                    .put("id", lesson.id())
                    .put("title", lesson.title())
                    .put("text", RichText.spans(lesson.text()))
                    .put("tasks", tasks));
        }
        return list;
    }

    /** What is said to the turn that led to a place. */
    Json answer(int lesson, int task, GameTree.Node node) {
        State before = node.parent().orElseThrow().state();
        Task.Answer answer = task(lesson, task).answer(before, node.turn().orElseThrow());
        return Json.object().put("reached", answer.reached()).put("text", RichText.spans(answer.text()));
    }

    /** A turn that reaches the goal; nothing if there is none. */
    String solution(int lesson, int task, State from) {
        return task(lesson, task).solution(from).map(Turn::text).orElse("");
    }

    private Task task(int lesson, int task) {
        return lessons.get(lesson).tasks().get(task);
    }
}
