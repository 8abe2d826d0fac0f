package org.tabuleiro.content;

import java.util.List;

/**
 * One rule to learn by playing.
 *
 * @param id the name by which it is remembered, the same in every language
 * @param title what it is called
 * @param text the rule in a few sentences
 * @param tasks what there is to do, one after the other, at least one
 */
public record Lesson(String id, String title, String text, List<Task> tasks) {}
