package org.tabuleiro.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SquareColoursTest {
    private static final Pattern SQUARE = Pattern.compile("<rect x=[^>]* width=\"60\" height=\"60\" fill=\"([^\"]+)\"");

    private static List<Theme.Use> grounds(Game game) {
        return IntStream.range(0, game.board().size())
                .mapToObj(Look.of(game)::ground)
                .toList();
    }

    /** The fills of the squares of the start position in a picture, in the order of the squares. */
    private static List<String> fills(Game game) {
        List<String> fills = new ArrayList<>();
        Matcher squares = SQUARE.matcher(BoardPicture.svg(game.start(), "", false));
        while (squares.find()) {
            fills.add(squares.group(1));
        }
        assertThat(fills).hasSize(game.board().size());
        return fills;
    }

    @Test
    void all_squares_of_eximo_have_one_colour() {
        assertThat(grounds(Games.EXIMO)).containsOnly(Theme.Use.LIGHT);
        assertThat(fills(Games.EXIMO)).containsOnly(Theme.WOOD.colour(Theme.Use.LIGHT));
    }

    @Test
    void the_board_of_xadrersi_is_chequered_and_a1_is_dark() {
        List<Theme.Use> grounds = grounds(Games.XADRERSI);
        assertThat(grounds).containsOnly(Theme.Use.LIGHT, Theme.Use.DARK);
        assertThat(grounds.get(0)).isEqualTo(Theme.Use.DARK);
        assertThat(grounds.get(1)).isEqualTo(Theme.Use.LIGHT);
        assertThat(grounds.get(8)).isEqualTo(Theme.Use.LIGHT);
        assertThat(fills(Games.XADRERSI)).hasSameSizeAs(grounds).contains(Theme.WOOD.colour(Theme.Use.DARK));
    }
}
