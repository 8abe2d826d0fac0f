package org.tabuleiro.games.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Games;

/** A file of many games gives all that can be read, however the others are broken. */
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
    void a_whole_file_is_read_as_it_is_without_faults() {
        GameReader.Recovered recovered = recovered(game("Ana", "1. b3-b4 *"), game("Eva", "*"));
        assertThat(firstPlayers(recovered)).containsExactly("Ana", "Eva");
        assertThat(recovered.faults()).isEmpty();
    }

    @Test
    void what_is_broken_is_told_by_its_place_and_spoils_nothing_else() {
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
