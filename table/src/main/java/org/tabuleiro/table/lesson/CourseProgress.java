package org.tabuleiro.table.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.content.Lesson;
import org.tabuleiro.games.Message;

/**
 * The completed lessons of a game.
 *
 * @param lessons the ids of its lessons in order
 * @param done the ids of those that are completed
 */
public record CourseProgress(List<String> lessons, List<String> done) {

    /** The progress of a course; ids of lessons that no longer exist are dropped. */
    public static CourseProgress of(List<Lesson> course, List<String> completed) {
        List<String> ids = new ArrayList<>();
        for (Lesson lesson : course) {
            ids.add(lesson.id());
        }
        List<String> known = new ArrayList<>(ids);
        known.retainAll(completed);
        return new CourseProgress(List.copyOf(ids), List.copyOf(known));
    }

    /** The number of completed lessons. */
    public int count() {
        return done.size();
    }

    public boolean isDone(String lesson) {
        return done.contains(lesson);
    }

    /** The first lesson that is not completed. */
    public Optional<String> next() {
        for (String lesson : lessons) {
            if (!done.contains(lesson)) {
                return Optional.of(lesson);
            }
        }
        return Optional.empty();
    }

    /** The number of lessons that are completed, as in "3 of 9 lessons". */
    public Message message() {
        return Message.of("table.home.lessons", count(), lessons.size());
    }
}
