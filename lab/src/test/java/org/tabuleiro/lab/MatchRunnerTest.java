package org.tabuleiro.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.host.Contestant;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class MatchRunnerTest {
    private final EngineMatch match = new EngineMatch(
            Games.XADRERSI,
            Contestant.find("random", Games.XADRERSI).orElseThrow(),
            Contestant.find("random", Games.XADRERSI).orElseThrow(),
            List.of("a", "b"),
            3);

    private static List<GameRecord> read(Path file) throws Exception {
        return GameReader.read(Files.readString(file), Games::find).orElseThrow();
    }

    @Test
    void a_resumed_match_has_the_same_result(@TempDir Path folder) throws Exception {
        Path whole = folder.resolve("whole.pgn");
        MatchRunner atOnce = new MatchRunner(match, Optional.of(whole), List.of());
        atOnce.run(20, 2, tally -> false, (record, tally) -> {});
        Path parts = folder.resolve("parts.pgn");
        new MatchRunner(match, Optional.of(parts), List.of())
                .run(20, 2, tally -> tally.games() >= 7, (record, tally) -> {});
        MatchRunner again = new MatchRunner(match, Optional.of(parts), read(parts));
        assertThat(again.tally().games()).isBetween(7, 9);
        again.run(20, 2, tally -> false, (record, tally) -> {});
        assertThat(again.tally()).isEqualTo(atOnce.tally());
        assertThat(read(parts)).containsExactlyInAnyOrderElementsOf(read(whole));
    }
}
