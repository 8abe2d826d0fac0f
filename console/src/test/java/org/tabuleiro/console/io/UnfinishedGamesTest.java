package org.tabuleiro.console.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.Play;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class UnfinishedGamesTest {
    @TempDir
    Path folder;

    private UnfinishedGames games() {
        return games(Map.of("XDG_CONFIG_HOME", folder.toString()));
    }

    private static UnfinishedGames games(Map<String, String> environment) {
        PrintStream nowhere = new PrintStream(PrintStream.nullOutputStream());
        return new UnfinishedGames(new Console(
                InputStream.nullInputStream(), nowhere, nowhere, () -> true, () -> false, environment, Games.ALL));
    }

    private Path file() {
        return folder.resolve("tabuleiro").resolve("kept-games.pgn");
    }

    private static GameRecord game(String... turns) {
        Play play = new Play(Games.EXIMO.start());
        List.of(turns).forEach(play::push);
        return play.record(Map.of(GameRecord.FIRST, "Ana", GameRecord.SECOND, "Rui"), List.of());
    }

    @Test
    void the_newest_game_is_offered_first() {
        GameRecord one = game("b3-b4");
        GameRecord two = game("c3-c4");
        GameRecord further = game("c3-c4", "c6-c5");
        assertThat(games().newest()).isEmpty();
        games().replace(Optional.empty(), Optional.of(one));
        games().replace(Optional.empty(), Optional.of(two));
        assertThat(games().offered()).contains(two);
        games().replace(Optional.of(two), Optional.of(further));
        assertThat(games().offered()).contains(further);
        games().replace(Optional.of(further), Optional.empty());
        assertThat(games().offered()).contains(one);
        games().replace(Optional.of(one), Optional.empty());
        assertThat(games().offered()).isEmpty();
        assertThat(file()).doesNotExist();
    }

    @Test
    void an_invalid_file_is_renamed_and_not_lost() throws IOException {
        Files.createDirectories(file().getParent());
        Files.writeString(file(), "dear diary");
        assertThat(games().offered()).isEmpty();
        assertThatThrownBy(() -> games().newest()).isInstanceOf(BadInput.class);
        games().replace(Optional.empty(), Optional.of(game("b3-b4")));
        assertThat(games().newest()).contains(game("b3-b4"));
        assertThat(file().resolveSibling("kept-games.pgn.broken-1")).hasContent("dear diary");
    }

    @Test
    void a_folder_that_cannot_be_created_is_reported() throws IOException {
        Path notAFolder = Files.writeString(folder.resolve("file"), "");
        UnfinishedGames games = games(Map.of("XDG_CONFIG_HOME", notAFolder.toString()));
        assertThatThrownBy(() -> games.replace(Optional.empty(), Optional.of(game("b3-b4"))))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("console.file.write");
    }
}
