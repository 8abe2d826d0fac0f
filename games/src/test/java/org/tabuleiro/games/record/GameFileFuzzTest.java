package org.tabuleiro.games.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.games.EveryGame;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Mutator;
import org.tabuleiro.games.Parsed;

/** Fuzzing: mutated game files are refused or read, and what is read is written in canonical form. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class GameFileFuzzTest {
    private static final int TEXTS = 20_000 / Integer.getInteger("trials.divisor", 1);
    private static final Duration LIMIT = Duration.ofSeconds(20);

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void mutated_game_files_are_read_or_refused(Game game) {
        Mutator mutator = new Mutator(6);
        int accepted = 0;
        for (int i = 0; i < TEXTS; i++) {
            String good = GameWriter.write(RandomRecord.of(game, i % 50, 3));
            String text = mutator.mutate(good);
            try {
                accepted += readsStably(text) ? 1 : 0;
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("%s, seed 6, text %d: <%s>: %s".formatted(game, i, text, failure), failure);
            }
        }
        assertThat(accepted).isBetween(1, TEXTS - 1);
    }

    /** Whether a text is accepted; if it is, writing what was read and reading that must change nothing. */
    private static boolean readsStably(String text) {
        if (!(GameReader.read(text, EveryGame::find) instanceof Parsed.Ok<List<GameRecord>>(List<GameRecord> games))) {
            return false;
        }
        String written = GameWriter.write(games);
        assertThat(GameReader.read(written, EveryGame::find)).isEqualTo(Parsed.ok(games));
        assertThat(GameWriter.write(GameReader.read(written, EveryGame::find).orElseThrow()))
                .isEqualTo(written);
        return true;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "\0", "\uFEFF", "[", "]", "{", "}", "(", ")", "$", "\"", "\\", "*", "1-0", "[A", "[A \""
            })
    void odd_texts_are_no_game_files(String text) {
        assertThat(GameReader.read(text, EveryGame::find)).isInstanceOf(Parsed.Fault.class);
        assertThat(GameReader.read(text.repeat(100_000), EveryGame::find)).isInstanceOf(Parsed.Fault.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(",
                "()",
                ")",
                "{a}",
                "{",
                "$1",
                "$99999999999",
                "1.",
                "1",
                "...",
                "b3-b4 ",
                "b3-b4,",
                "!",
                "\0",
                "*"
            })
    void odd_movetexts_are_read_or_refused_in_time(String part) {
        String tags = "[Game \"eximo\"]\n[First \"A\"]\n[Second \"B\"]\n[Result \"*\"]\n\n";
        assertTimeoutPreemptively(LIMIT, () -> {
            for (String begin : List.of("", "b3-b4 ", "b3-b4 (")) {
                for (String end : List.of("", " *", ") *")) {
                    readsStably(tags + begin + part.repeat(20_000) + end);
                }
            }
        });
    }

    @Test
    void a_tag_may_be_very_long() {
        String long1 = "x".repeat(1_000_000);
        assertThat(readsStably("[Game \"eximo\"]\n[First \"" + long1 + "\"]\n[Second \"B\"]\n[Result \"*\"]\n\n*\n"))
                .isTrue();
    }
}
