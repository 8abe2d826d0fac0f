package org.tabuleiro.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SignatureTest {
    /** Also read by the test of the search in the browser. */
    private static final Path EXPECTED = Path.of("src/test/resources/signature.properties");

    private static final Path DOCUMENTED = Path.of("../docs/speed.md");

    static List<Game> games() {
        return Games.ALL;
    }

    private static Properties expected() throws IOException {
        Properties expected = new Properties();
        try (var reader = Files.newBufferedReader(EXPECTED)) {
            expected.load(reader);
        }
        return expected;
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_search_visits_exactly_the_recorded_number_of_nodes(Game game) throws IOException {
        assertThat(String.valueOf(Signature.nodes(game))).isEqualTo(expected().getProperty(game.id()));
    }

    @Test
    void the_recorded_numbers_cover_all_games_and_add_up_to_the_documented_total() throws IOException {
        Properties expected = expected();
        assertThat(expected.stringPropertyNames())
                .containsExactlyInAnyOrderElementsOf(
                        games().stream().map(Game::id).toList());
        long total = expected.values().stream()
                .mapToLong(nodes -> Long.parseLong(nodes.toString()))
                .sum();
        assertThat(DOCUMENTED).content().contains("; " + total + " in all.");
    }

    @Test
    void its_positions_are_fixed_and_can_be_searched() {
        for (Game game : Games.ALL) {
            assertThat(Signature.positions(game, 50))
                    .isEqualTo(Signature.positions(game, 50))
                    .allMatch(state -> !state.isOver());
        }
    }
}
