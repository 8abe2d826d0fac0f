package org.tabuleiro.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Games;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class DesktopOptionsTest {

    private static DesktopOptions parse(String... words) {
        return DesktopOptions.parse(List.of(words), new Catalogue(Language.ENGLISH));
    }

    @Test
    void game_folder_and_language_can_be_given_in_any_order() {
        DesktopOptions options = parse("--lang=pt", "xadrersi", "--folder", "here");
        assertThat(options.game()).contains(Games.XADRERSI);
        assertThat(options.language()).contains(Language.PORTUGUESE);
        assertThat(options.folder()).isEqualTo(Path.of("here"));
        assertThat(options.file()).isEmpty();
        assertThat(options.information()).isEmpty();
    }

    @Test
    void no_arguments_open_the_home_screen_in_the_language_of_the_settings() {
        DesktopOptions options = parse();
        assertThat(options.game()).isEmpty();
        assertThat(options.language()).isEmpty();
        assertThat(options.once()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"game.pgn", "games/game", "./eximo"})
    void a_path_that_is_not_a_game_is_a_file_to_open(String word) {
        DesktopOptions options = parse(word);
        assertThat(options.file()).contains(Path.of(word));
        assertThat(options.game()).isEmpty();
    }

    @Test
    void an_existing_file_needs_no_extension(@TempDir Path folder) throws IOException {
        Path file = Files.createFile(folder.resolve("chess"));
        assertThat(parse(file.toString()).file()).contains(file);
    }

    @Test
    void help_and_version_take_precedence() {
        assertThat(parse("chess", "--help").information().orElseThrow())
                .startsWith("Usage: tabuleiro desktop [")
                .contains("Open the window.", "--folder=FOLDER", "Show this help.", "eximo, breakthru");
        assertThat(parse("-V").information().orElseThrow()).startsWith("Tabuleiro ");
    }

    @Test
    void every_option_is_explained_in_Portuguese_too() {
        String help = DesktopOptions.parse(List.of("-h"), new Catalogue(Language.PORTUGUESE))
                .information()
                .orElseThrow();
        assertThat(help)
                .startsWith("Utilização: tabuleiro desktop [")
                .contains("Abrir a janela.", "definições", "medições", "Um JOGO", "Idioma", "versão");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--colour | there is no option --colour; see: tabuleiro desktop --help",
                "--floder=x | there is no option --floder; did you mean --folder?",
                "--folder | --folder needs a value: --folder=FOLDER",
                "--folder= | --folder needs a value: --folder=FOLDER",
                "--once=1 | --once takes no value",
                "--lang=fr | there is no language fr",
                "chess | there is no game and no file chess"
            })
    void invalid_arguments_are_explained(String word, String told) {
        assertThatThrownBy(() -> parse(word))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        bad -> assertThat(new Catalogue(Language.ENGLISH)
                                        .text(bad.fault().message()))
                                .contains(told));
    }
}
