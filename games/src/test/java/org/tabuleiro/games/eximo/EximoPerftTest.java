package org.tabuleiro.games.eximo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Perft;

/** The known numbers of turns from the start. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class EximoPerftTest {

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 40", "2, 1600", "3, 60284", "4, 2093190", "5, 68411012"})
    void turn_perft_from_the_start(int depth, long count) {
        assertThat(turns(depth)).isEqualTo(count);
    }

    @Test
    @Tag("slow")
    void turn_perft_6_from_the_start() {
        assertThat(turns(6)).isEqualTo(2_083_746_780L);
    }

    private static long turns(int depth) {
        return new Perft(Games.EXIMO.newPosition()).turns(depth);
    }
}
