package org.tabuleiro.web.border;

import java.util.List;

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
     */
    public record LessonTask(List<TextSpan> text) {}

    /** The stage of a task: a turn is being entered, or was judged as wrong or right. */
    public enum TaskStage {
        ENTERING,
        WRONG,
        RIGHT
    }

    /**
     * A lesson in progress.
     *
     * @param table the table of the current task
     * @param task the number of the task, from 0
     * @param stage its stage
     * @param answer the feedback on the last turn
     * @param solution the solution that the learner has asked for; empty if not
     */
    public record LessonState(int table, int task, TaskStage stage, List<TextSpan> answer, String solution) {}
}
