package org.tabuleiro.games.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Games;

/** Error recovery: the valid games of a file are read, whatever is wrong with the others. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class GameFileRecoveryTest {

    private static String game(String first, String turns) {
        return "[Game \"eximo\"]\n[First \"" + first + "\"]\n[Second \"Rui\"]\n[Result \"*\"]\n\n" + turns + "\n";
    }

    private static GameReader.Recovered recovered(String... games) {
        return GameReader.readEach(String.join("\n", games), Games::find);
    }

    private static List<String> firstPlayers(GameReader.Recovered recovered) {
        return recovered.games().stream()
                .map(game -> game.tags().get(GameRecord.FIRST))
                .toList();
    }

    @Test
    void a_valid_file_is_read_without_faults() {
        GameReader.Recovered recovered = recovered(game("Ana", "1. b3-b4 *"), game("Eva", "*"));
        assertThat(firstPlayers(recovered)).containsExactly("Ana", "Eva");
        assertThat(recovered.faults()).isEmpty();
    }

    @Test
    void an_error_is_reported_with_its_location_and_does_not_affect_other_games() {
        List<String> broken = List.of(
                game("X", "1. z9-z8 *"),
                game("X", "1. b3-b4"),
                game("X", "1. b3-b4 {open *"),
                game("X", "*").replace("eximo", "chess"),
                game("X", "*").replace("[Second", "[First"),
                game("X", "*").replace("Rui\"", "Rui"),
                "no game at all\n");
        for (String each : broken) {
            GameReader.Recovered recovered = recovered(game("Ana", "*"), each, game("Eva", "1. b3-b4 *"));
            assertThat(firstPlayers(recovered)).as(each).containsExactly("Ana", "Eva");
            assertThat(recovered.faults())
                    .as(each)
                    .hasSize(1)
                    .first()
                    .satisfies(fault -> assertThat(fault.key()).isEqualTo("file.at"));
        }
    }

    @Test
    void an_empty_file_has_one_fault() {
        assertThat(recovered("").games()).isEmpty();
        assertThat(recovered("").faults()).hasSize(1);
    }
}
