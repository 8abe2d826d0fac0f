package org.tabuleiro.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
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
}
