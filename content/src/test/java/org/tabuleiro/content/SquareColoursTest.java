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
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
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
    @MethodSource("sets")
    void the_line_around_an_area_stands_out_from_all_squares(Theme theme, Theme.Variant variant) {
        for (Theme.Use ground : List.of(Theme.Use.LIGHT, Theme.Use.DARK, Theme.Use.AREA)) {
            assertThat(contrast(Games.BREAKTHRU, theme, variant, Theme.Use.OUTLINE, ground))
                    .as(ground.name())
                    .isGreaterThanOrEqualTo(3);
        }
    }

    @ParameterizedTest
    @MethodSource("sets")
    void the_squares_of_an_area_differ_from_all_other_squares_and_from_marks_that_fill_a_square(
            Theme theme, Theme.Variant variant) {
        assertThat(Stream.of("LIGHT", "DARK", "CHOSEN", "ZONE", "VEIL")
                        .map(use -> theme.colour(Games.BREAKTHRU, variant, Theme.Use.valueOf(use))))
                .doesNotContain(theme.colour(Games.BREAKTHRU, variant, Theme.Use.AREA));
    }

    @ParameterizedTest
    @MethodSource("sets")
    void coordinates_are_readable_in_the_frame(Theme theme, Theme.Variant variant) {
        for (Game game : Games.ALL) {
            assertThat(contrast(game, theme, variant, Theme.Use.LABEL, Theme.Use.FRAME))
                    .as(game.id())
                    .isGreaterThanOrEqualTo(4.5);
        }
    }

    /** A mark has an edge: one of the two stands out from any square, and each from the other. */
    @ParameterizedTest
    @MethodSource("sets")
    void marks_stand_out_from_their_edges(Theme theme, Theme.Variant variant) {
        for (Game game : Games.ALL) {
            for (String use : List.of("LAST", "CHOSEN", "TARGET", "MUST", "HINT", "FOCUS")) {
                assertThat(contrast(game, theme, variant, Theme.Use.valueOf(use), Theme.Use.EDGE))
                        .as(game.id() + " " + use)
                        .isGreaterThanOrEqualTo(3);
            }
        }
    }

    static Stream<Arguments> sets() {
        return Stream.of(Theme.values())
                .flatMap(theme -> Stream.of(Theme.Variant.values()).map(variant -> Arguments.of(theme, variant)));
    }

    private static double contrast(Game game, Theme theme, Theme.Variant variant, Theme.Use one, Theme.Use other) {
        double a = luminance(theme.colour(game, variant, one)) + 0.05;
        double b = luminance(theme.colour(game, variant, other)) + 0.05;
        return Math.max(a, b) / Math.min(a, b);
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
