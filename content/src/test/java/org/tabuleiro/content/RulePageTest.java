package org.tabuleiro.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RulePageTest {

    static List<Game> games() {
        return Games.ALL;
    }

    private static List<RulePage.Diagram> diagrams(Game game, Language language) {
        return RulePage.of(game, language).blocks().stream()
                .flatMap(block -> block instanceof RulePage.Diagram diagram ? Stream.of(diagram) : Stream.empty())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void both_languages_show_the_same_diagrams(Game game) {
        List<RulePage.Diagram> english = diagrams(game, Language.ENGLISH);
        assertThat(english).hasSizeGreaterThanOrEqualTo(4);
        assertThat(diagrams(game, Language.PORTUGUESE)).isEqualTo(english);
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_turn_of_a_diagram_is_spelled_as_in_records(Game game) {
        String page = Resources.text(game.id() + "/rules_en.md").orElseThrow();
        List<RulePage.Diagram> diagrams = diagrams(game, Language.ENGLISH);
        assertThat(diagrams).anyMatch(diagram -> diagram.turn().isPresent());
        for (RulePage.Diagram diagram : diagrams) {
            diagram.turn().ifPresent(turn -> assertThat(page).contains("\nturn " + turn.text() + "\n"));
        }
    }

    @Test
    void markdown_becomes_blocks() {
        assertThat(RulePage.parse(Games.EXIMO, """
                        ## The *turn*

                        A turn is a **move**
                        or a capture.
                        - A man goes
                          forward.
                        - A jump.

                        | what | text |
                        |:---|---|
                        | step | `b3-b4` |
                        Text below.
                        """).blocks())
                .containsExactly(
                        new RulePage.Heading(
                                2,
                                List.of(
                                        new RichText.Span(RichText.Style.PLAIN, "The "),
                                        new RichText.Span(RichText.Style.EMPHASIS, "turn"))),
                        new RulePage.Paragraph(RichText.parse("A turn is a **move** or a capture.")),
                        new RulePage.Bullets(List.of(RichText.parse("A man goes forward."), RichText.parse("A jump."))),
                        new RulePage.Grid(List.of(
                                List.of(RichText.parse("what"), RichText.parse("text")),
                                List.of(RichText.parse("step"), RichText.parse("`b3-b4`")))),
                        new RulePage.Paragraph(RichText.parse("Text below.")));
    }

    @ParameterizedTest
    @MethodSource("games")
    void no_markup_is_left_in_what_is_shown(Game game) {
        for (Language language : Language.values()) {
            for (RulePage.Block block : RulePage.of(game, language).blocks()) {
                assertThat(shown(block)).noneMatch(text -> text.startsWith("#") || text.startsWith("|"));
            }
        }
    }

    private static List<String> shown(RulePage.Block block) {
        return switch (block) {
            case RulePage.Heading heading -> List.of(RichText.plain(heading.text()));
            case RulePage.Paragraph paragraph -> List.of(RichText.plain(paragraph.text()));
            case RulePage.Bullets bullets ->
                bullets.items().stream().map(RichText::plain).toList();
            case RulePage.Grid table ->
                table.rows().stream().flatMap(List::stream).map(RichText::plain).toList();
            case RulePage.Diagram diagram -> List.of();
        };
    }
}
