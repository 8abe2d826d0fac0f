package org.tabuleiro.web.border;

import java.util.List;
import java.util.Optional;

/**
 * A lesson.
 *
 * @param id its id
 * @param title its title
 * @param text what it teaches
 * @param tasks what there is to do
 */
public record LessonView(String id, String title, List<TextSpan> text, List<LessonTask> tasks) {

    /**
     * Something to do in one turn.
     *
     * @param text what there is to do
     * @param position where it begins; absent where it goes on after the task before
     * @param reply the opponent's turn afterwards
     */
    public record LessonTask(List<TextSpan> text, Optional<String> position, Optional<String> reply) {}

    /**
     * The answer to a turn.
     *
     * @param reached whether it does the task
     * @param text what is said to it
     */
    public record TaskAnswer(boolean reached, List<TextSpan> text) {}
}
