package org.tabuleiro.console.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.RichText;
import org.tabuleiro.content.RulePage;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RulesTextTest {

    private static List<RichText.Span> text(String markdown) {
        return RichText.parse(markdown);
    }

    @Test
    void paragraphs_and_items_are_wrapped_without_their_emphasis() {
        assertThat(RulesText.heading(new RulePage.Heading(2, text("The *turn*"), "turn")))
                .containsExactly("The turn");
        assertThat(RulesText.paragraph(
                        new RulePage.Paragraph(
                                text("A turn is a **move** or a capture, as in `b3-b4`; you may not pass.")),
                        30))
                .containsExactly("A turn is a move or a capture,", "as in b3-b4; you may not pass.");
        assertThat(RulesText.bullets(
                        new RulePage.Bullets(
                                List.of(text("A man goes one square forward to an empty square."), text("A jump."))),
                        30))
                .containsExactly("- A man goes one square", "  forward to an empty square.", "- A jump.");
    }

    @Test
    void the_cells_of_a_table_are_aligned_and_long_ones_wrapped() {
        RulePage.Grid table = new RulePage.Grid(List.of(
                List.of(text("what"), text("text")),
                List.of(text("placement"), text("`@c3`")),
                List.of(text("push"), text("`a1>d1`: the rear stone, then the nearest pushed enemy stone")),
                List.of(text("pass"), text(""))));
        assertThat(RulesText.table(table, 100))
                .containsExactly(
                        "what       text",
                        "---------  ----------------------------------------------------------",
                        "placement  @c3",
                        "push       a1>d1: the rear stone, then the nearest pushed enemy stone",
                        "pass");
        assertThat(RulesText.table(table, 40))
                .containsExactly(
                        "what       text",
                        "---------  -----------------------------",
                        "placement  @c3",
                        "push       a1>d1: the rear stone, then",
                        "           the nearest pushed enemy",
                        "           stone",
                        "pass");
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 60, 80, 100, 160})
    void every_line_of_the_rules_is_as_full_as_the_width_allows(int width) {
        for (Game game : Games.ALL) {
            for (Language language : Language.values()) {
                for (RulePage.Block block : RulePage.of(game, language).blocks()) {
                    checkFull(lines(block, width), width);
                    assertThat(words(lines(block, width))).isEqualTo(words(lines(block, 100_000)));
                }
            }
        }
    }

    private static List<String> lines(RulePage.Block block, int width) {
        return switch (block) {
            case RulePage.Heading heading -> RulesText.heading(heading);
            case RulePage.Paragraph paragraph -> RulesText.paragraph(paragraph, width);
            case RulePage.Bullets bullets -> RulesText.bullets(bullets, width);
            case RulePage.Grid table -> RulesText.table(table, width);
            case RulePage.Diagram diagram -> List.of();
        };
    }

    /** Checks that the first word of the next line would not have fitted. */
    private static void checkFull(List<String> lines, int width) {
        boolean inTable = false;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            assertThat(line.length()).isLessThanOrEqualTo(width);
            inTable = !line.isEmpty()
                    && (inTable || (i + 1 < lines.size() && lines.get(i + 1).startsWith("---")));
            String next = i + 1 < lines.size() ? lines.get(i + 1).strip() : "";
            if (!inTable && !line.isEmpty() && !next.isEmpty() && !next.startsWith("- ")) {
                assertThat(line.length() + 1 + next.split(" ", -1)[0].length())
                        .as("%s%n%s", line, next)
                        .isGreaterThan(width);
            }
        }
    }

    private static List<String> words(List<String> lines) {
        return lines.stream()
                .flatMap(line -> List.of(line.split(" +", -1)).stream())
                .filter(word -> !word.isEmpty() && !word.matches("-+"))
                .sorted()
                .toList();
    }
}
