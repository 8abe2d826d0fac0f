package org.tabuleiro.web.border;

import java.util.List;
import java.util.Optional;

/**
 * A lesson.
 *
 * @param id its id
 * @param title its title
 * @param text the lesson text
 * @param tasks the tasks
 */
public record LessonView(String id, String title, List<TextSpan> text, List<LessonTask> tasks) {

    /**
     * A task for one turn.
     *
     * @param text the task text
     * @param position the start position; absent if the task continues the one before
     * @param reply the opponent's turn afterwards
     */
    public record LessonTask(List<TextSpan> text, Optional<String> position, Optional<String> reply) {}

    /**
     * The answer to a turn.
     *
     * @param reached whether the turn solves the task
     * @param text the answer
     */
    public record TaskAnswer(boolean reached, List<TextSpan> text) {}
}
