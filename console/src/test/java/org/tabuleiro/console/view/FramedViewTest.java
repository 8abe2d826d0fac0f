package org.tabuleiro.console.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class FramedViewTest {
    private static final Pattern CELL = Pattern.compile("\u001B\\[48;5;(\\d+);38;5;\\d+;1m(.{3})\u001B\\[0m");

    private static List<String> draw(Game game, View.Style style) {
        State state = game.setups().isEmpty()
                ? game.start()
                : game.read(game.setups().values().iterator().next()).orElseThrow();
        return View.of(game, style).draw(state, List.of(), false);
    }

    /** The background colours of the squares, from the top left. */
    private static List<String> backgrounds(Game game) {
        List<String> backgrounds = CELL.matcher(String.join("\n", draw(game, View.Style.COLOURED)))
                .results()
                .map(cell -> cell.group(1))
                .toList();
        assertThat(backgrounds).hasSize(game.board().size());
        return backgrounds;
    }

    @Test
    void all_squares_of_eximo_have_one_background_and_dots_tell_the_empty_ones_apart() {
        assertThat(Set.copyOf(backgrounds(Games.EXIMO))).hasSize(1);
        String empty = CELL.matcher(draw(Games.EXIMO, View.Style.COLOURED).get(5))
                .results()
                .map(cell -> cell.group(2))
                .collect(Collectors.joining());
        assertThat(empty).isEqualTo(" · ".repeat(8));
    }

    @Test
    void the_board_of_xadrersi_is_chequered() {
        List<String> backgrounds = backgrounds(Games.XADRERSI);
        assertThat(Set.copyOf(backgrounds)).hasSize(2);
        assertThat(backgrounds.get(0)).isNotEqualTo(backgrounds.get(1)).isNotEqualTo(backgrounds.get(8));
    }
}
