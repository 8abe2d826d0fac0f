package org.tabuleiro.content;

import java.util.List;

/**
 * A lesson: one rule, learned by playing.
 *
 * @param id its id, the same in every language
 * @param title its title
 * @param text the rule in a few sentences
 * @param tasks the tasks in order, at least one
 */
public record Lesson(String id, String title, String text, List<Task> tasks) {}
