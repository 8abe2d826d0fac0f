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
import org.tabuleiro.games.Message;

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
                        ## The *turn* {#turn}

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
                                        new RichText.Span(RichText.Style.EMPHASIS, "turn")),
                                "turn"),
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

    @Test
    void a_section_ends_at_the_next_heading_of_its_level() {
        RulePage page = RulePage.parse(Games.EXIMO, """
                        # Eximo

                        ## The turn {#turn}
                        Above.

                        ### Move {#move}
                        A man moves.

                        ## The end
                        Over.
                        """);
        assertThat(page.section("turn").stream().flatMap(block -> shown(block).stream()))
                .containsExactly("The turn", "Above.", "Move", "A man moves.");
        assertThat(page.section("move").stream().flatMap(block -> shown(block).stream()))
                .containsExactly("Move", "A man moves.");
        assertThat(page.section("jump")).isEmpty();
        assertThat(page.section("")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void both_languages_have_the_same_sections(Game game) {
        List<String> english = sections(game, Language.ENGLISH);
        assertThat(english).hasSizeGreaterThan(4).doesNotHaveDuplicates();
        assertThat(sections(game, Language.PORTUGUESE)).isEqualTo(english);
    }

    private static List<String> sections(Game game, Language language) {
        return RulePage.of(game, language).blocks().stream()
                .flatMap(block -> block instanceof RulePage.Heading heading && heading.level() > 1
                        ? Stream.of(heading.section())
                        : Stream.empty())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_refusal_of_a_game_has_a_section_that_explains_it(Game game) {
        Catalogue catalogue = new Catalogue(Language.ENGLISH);
        List<String> refusals = catalogue.keys(game.id() + ".refusal.").stream()
                .filter(key -> !key.endsWith(".one"))
                .toList();
        assertThat(refusals).hasSizeGreaterThan(5);
        for (String key : refusals) {
            assertThat(catalogue.section(game, Message.of(key)))
                    .as(key)
                    .hasValueSatisfying(section -> assertThat(
                                    RulePage.of(game, Language.ENGLISH).section(section))
                            .hasSizeGreaterThan(1));
        }
    }

    /** A section that lists a refusal that no longer exists would be an oversight. */
    @ParameterizedTest
    @MethodSource("games")
    void sections_explain_only_refusals_that_exist_and_each_once(Game game) {
        Catalogue catalogue = new Catalogue(Language.PORTUGUESE);
        List<String> explained = catalogue.keys(game.id() + ".section.").stream()
                .flatMap(key -> Stream.of(catalogue.raw(key).split(" ")))
                .toList();
        assertThat(explained).doesNotHaveDuplicates().allMatch(name -> catalogue.has(game.id() + ".refusal." + name));
    }

    @Test
    void the_section_of_a_typed_turn_is_that_of_its_reason() {
        Catalogue catalogue = new Catalogue(Language.PORTUGUESE);
        Message reason = Message.of("eximo.refusal.must-take", "c3");
        assertThat(catalogue.section(Games.EXIMO, Message.of("turn.illegal", "b3-b4", reason)))
                .hasValue("compulsory");
        assertThat(catalogue.section(Games.EXIMO, Message.of("refusal.over"))).isEmpty();
        assertThat(catalogue.section(Games.BREAKTHRU, reason)).isEmpty();
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
