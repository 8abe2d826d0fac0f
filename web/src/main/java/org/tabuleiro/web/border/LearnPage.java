package org.tabuleiro.web.border;

import java.util.List;
import java.util.Optional;

/**
 * The file with the rules and lessons of a game.
 *
 * @param rules the rule page, from top to bottom
 * @param plan the lessons without their texts
 * @param words the texts of the lessons
 */
public record LearnPage(List<RuleBlock> rules, String plan, String words) {

    /** A part of a rule page. */
    public sealed interface RuleBlock {
        /** A heading with the id of its section, which may be empty. */
        record HeadingBlock(int level, List<TextSpan> text, String section) implements RuleBlock {}

        /** A paragraph. */
        record ParagraphBlock(List<TextSpan> text) implements RuleBlock {}

        /** A list. */
        record ListBlock(List<List<TextSpan>> items) implements RuleBlock {}

        /** A table. */
        record TableBlock(List<List<List<TextSpan>>> rows) implements RuleBlock {}

        /** A board to try on, and a turn that it shows. */
        record DiagramBlock(String position, Optional<String> turn) implements RuleBlock {}
    }
}
