package org.tabuleiro.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SquareColoursTest {
    private static List<Theme.Use> grounds(Game game) {
        return IntStream.range(0, game.board().size())
                .mapToObj(Look.of(game)::ground)
                .toList();
    }

    @Test
    void all_squares_of_eximo_have_one_colour() {
        assertThat(grounds(Games.EXIMO)).containsOnly(Theme.Use.LIGHT);
    }

    @Test
    void the_board_of_xadrersi_is_chequered_and_a1_is_dark() {
        List<Theme.Use> grounds = grounds(Games.XADRERSI);
        assertThat(grounds).containsOnly(Theme.Use.LIGHT, Theme.Use.DARK);
        assertThat(grounds.get(0)).isEqualTo(Theme.Use.DARK);
        assertThat(grounds.get(1)).isEqualTo(Theme.Use.LIGHT);
        assertThat(grounds.get(8)).isEqualTo(Theme.Use.LIGHT);
    }

    @Test
    void the_marked_area_of_breakthru_is_where_the_flagship_stands_and_its_escorts_may_be_put() {
        State start = Games.BREAKTHRU.start();
        Set<Integer> central = new TreeSet<>(Set.of(start.layout().board().indexOf('F')));
        start.legalSteps().forEach(step -> central.addAll(step.squares()));
        assertThat(central).hasSize(25);
        List<Theme.Use> grounds = grounds(Games.BREAKTHRU);
        for (int square = 0; square < grounds.size(); square++) {
            boolean marked = central.contains(square);
            assertThat(grounds.get(square) == Theme.Use.AREA).as("" + square).isEqualTo(marked);
        }
        assertThat(Look.of(Games.BREAKTHRU).area()).hasToString("Optional[d4-h8]");
    }

    /** Without colours the line alone tells the area from what is around it. */
    @ParameterizedTest
    @EnumSource(Theme.class)
    void the_line_around_an_area_stands_out_from_all_squares(Theme theme) {
        double line = luminance(theme.colour(Theme.Use.LABEL));
        for (Theme.Use ground : List.of(Theme.Use.LIGHT, Theme.Use.DARK, Theme.Use.AREA)) {
            double square = luminance(theme.colour(ground));
            assertThat((square + 0.05) / (line + 0.05)).as(ground.name()).isGreaterThanOrEqualTo(3);
        }
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void the_squares_of_an_area_differ_from_all_other_squares_and_from_marks_that_fill_a_square(Theme theme) {
        assertThat(Stream.of("LIGHT", "DARK", "LAST", "CHOSEN", "ZONE")
                        .map(use -> theme.colour(Theme.Use.valueOf(use))))
                .doesNotContain(theme.colour(Theme.Use.AREA));
    }

    private static double luminance(String colour) {
        return 0.2126 * linear(colour, 1) + 0.7152 * linear(colour, 3) + 0.0722 * linear(colour, 5);
    }

    private static double linear(String colour, int at) {
        double part = Integer.parseInt(colour.substring(at, at + 2), 16) / 255.0;
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"h8-d4", "d4-h12", "d4-", "d4"})
    void an_area_that_is_no_rectangle_of_the_board_is_refused(String corners) {
        assertThatThrownBy(() -> Area.read(Games.BREAKTHRU.board(), corners))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(corners);
    }
}
