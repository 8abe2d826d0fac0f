package org.tabuleiro.web.border;

import java.util.List;
import java.util.Optional;

/**
 * The file about a game that a page teaches with.
 *
 * @param rules the rule page, from top to bottom
 * @param plan the lessons, without words
 * @param words the words of the lessons
 */
public record LearnPage(List<RuleBlock> rules, String plan, String words) {

    /** A part of a rule page. */
    public sealed interface RuleBlock {
        /** A heading. */
        record Heading(int level, List<Span> text) implements RuleBlock {}

        /** A paragraph. */
        record Paragraph(List<Span> text) implements RuleBlock {}

        /** A list. */
        record Items(List<List<Span>> items) implements RuleBlock {}

        /** A table. */
        record Rows(List<List<List<Span>>> rows) implements RuleBlock {}

        /** A board to try on, and a turn that it shows. */
        record Diagram(String position, Optional<String> turn) implements RuleBlock {}
    }
}
