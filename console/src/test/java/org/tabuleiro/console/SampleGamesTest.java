package org.tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;

/** The sample games, which window and page save alike. */
final class SampleGamesTest {
    @TempDir
    private Path folder = Path.of("");

    static List<Game> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_typed_game_is_saved_as_recorded(Game game) throws IOException {
        GameRecord recorded = ShortGames.of(game);
        Path file = folder.resolve("game.txt");
        StringBuilder typed = new StringBuilder();
        recorded.line().turns().forEach(turn -> typed.append(turn.text()).append('\n'));
        typed.append("save ").append(file).append("\nquit\n");

        Run run = Run.typed(typed.toString(), "play", game.id(), "--second", "human");

        assertThat(run.code()).isZero();
        GameRecord saved = GameReader.read(Files.readString(file), Games::find)
                .orElseThrow()
                .get(0);
        assertThat(GameWriter.write(new GameRecord(saved.start(), recorded.tags(), saved.line(), saved.result())))
                .isEqualTo(GameWriter.write(recorded));
    }
}
