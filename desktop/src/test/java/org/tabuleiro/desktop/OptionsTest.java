package org.tabuleiro.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Parsed;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class OptionsTest {

    @Test
    void game_folder_and_language_can_be_given_in_any_order() {
        Options options = Options.read(List.of("--lang=pt", "xadrersi", "--folder", "here"))
                .orElseThrow();
        assertThat(options.game()).contains(Games.XADRERSI);
        assertThat(options.language()).contains(Language.PORTUGUESE);
        assertThat(options.folder()).isEqualTo(Path.of("here"));
        assertThat(options.help()).isFalse();
    }

    @Test
    void nothing_given_is_the_start_screen_in_the_language_of_the_settings() {
        Options options = Options.read(List.of()).orElseThrow();
        assertThat(options.game()).isEmpty();
        assertThat(options.language()).isEmpty();
        assertThat(options.once()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"game.pgn", "games/game", "./eximo"})
    void what_is_no_game_but_looks_like_a_file_is_one_to_open(String word) {
        Options options = Options.read(List.of(word)).orElseThrow();
        assertThat(options.file()).contains(Path.of(word));
        assertThat(options.game()).isEmpty();
    }

    @Test
    void a_file_that_exists_needs_no_ending(@TempDir Path folder) throws IOException {
        Path file = Files.createFile(folder.resolve("chess"));
        assertThat(Options.read(List.of(file.toString())).orElseThrow().file()).contains(file);
    }

    @ParameterizedTest
    @CsvSource({
        "--colour, there is no option --colour",
        "--folder, --folder needs a value",
        "--folder=, cannot be the name of a folder",
        "--lang=fr, there is no language fr",
        "chess, there is no game and no file chess"
    })
    void what_cannot_be_understood_is_told_in_words(String word, String told) {
        Parsed<Options> read = Options.read(List.of(word));
        assertThat(read).isInstanceOf(Parsed.Fault.class);
        if (read instanceof Parsed.Fault<Options> fault) {
            assertThat(new Catalogue(Language.ENGLISH).text(fault.message())).contains(told);
        }
    }
}
