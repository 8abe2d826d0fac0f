package org.tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SquareNamesTest {
    private static final Board BOARD = Games.EXIMO.board();

    private static List<Integer> squares(String... names) {
        return Stream.of(names).map(BOARD::find).toList();
    }

    @Test
    void squares_to_choose_from_end_with_an_or() {
        assertThat(BOARD.either(squares("h3"))).isEqualTo(Message.of("squares.one", "h3"));
        assertThat(BOARD.either(squares("b3", "c2"))).isEqualTo(Message.of("squares.either", "b3", "c2"));
        assertThat(BOARD.either(squares("b3", "c2", "d4"))).isEqualTo(Message.of("squares.either", "b3, c2", "d4"));
    }
}
