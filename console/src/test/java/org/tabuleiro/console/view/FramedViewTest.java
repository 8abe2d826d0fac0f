package org.tabuleiro.console.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
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

    private static List<String> draw(Game game, TextView.Style style) {
        State state = game.setups().isEmpty()
                ? game.start()
                : game.read(game.setups().values().iterator().next()).orElseThrow();
        return TextView.of(game, style).draw(state, List.of(), false);
    }

    /** The background colours of the squares, from the top left. */
    private static List<String> backgrounds(Game game) {
        List<String> backgrounds = CELL.matcher(String.join("\n", draw(game, TextView.Style.COLOURED)))
                .results()
                .map(cell -> cell.group(1))
                .toList();
        assertThat(backgrounds).hasSize(game.board().size());
        return backgrounds;
    }

    @Test
    void all_squares_of_eximo_have_one_background_and_dots_tell_the_empty_ones_apart() {
        assertThat(Set.copyOf(backgrounds(Games.EXIMO))).hasSize(1);
        String empty = CELL.matcher(draw(Games.EXIMO, TextView.Style.COLOURED).get(5))
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

    @Test
    void the_central_area_of_breakthru_has_another_background() {
        List<String> backgrounds = backgrounds(Games.BREAKTHRU);
        Set<String> inside = new HashSet<>();
        Set<String> outside = new HashSet<>();
        for (int i = 0; i < backgrounds.size(); i++) {
            boolean central = i % 11 >= 3 && i % 11 <= 7 && i / 11 >= 3 && i / 11 <= 7;
            (central ? inside : outside).add(backgrounds.get(i));
        }
        assertThat(inside).hasSize(1).doesNotContainAnyElementsOf(outside);
    }

    @Test
    void without_colours_a_double_line_goes_around_the_central_area_of_breakthru() {
        assertThat(String.join("\n", draw(Games.BREAKTHRU, TextView.Style.FRAMED)))
                .isEqualTo("""
                    a  b  c   d  e  f  g  h   i  j  k\s
                  ┌───────────────────────────────────┐
                11│ ·  ·  ·   ·  ·  ·  ·  ·   ·  ·  · │11
                10│ ·  ·  ·   ○  ○  ○  ○  ○   ·  ·  · │10
                 9│ ·  ·  ·   ·  ·  ·  ·  ·   ·  ·  · │9
                  │         ╔═══════════════╗         │
                 8│ ·  ○  · ║ ·  ◆  ◆  ◆  · ║ ·  ○  · │8
                 7│ ·  ○  · ║ ◆  ·  ·  ·  ◆ ║ ·  ○  · │7
                 6│ ·  ○  · ║ ◆  ·  ★  ·  ◆ ║ ·  ○  · │6
                 5│ ·  ○  · ║ ◆  ·  ·  ·  ◆ ║ ·  ○  · │5
                 4│ ·  ○  · ║ ·  ◆  ◆  ◆  · ║ ·  ○  · │4
                  │         ╚═══════════════╝         │
                 3│ ·  ·  ·   ·  ·  ·  ·  ·   ·  ·  · │3
                 2│ ·  ·  ·   ○  ○  ○  ○  ○   ·  ·  · │2
                 1│ ·  ·  ·   ·  ·  ·  ·  ·   ·  ·  · │1
                  └───────────────────────────────────┘
                    a  b  c   d  e  f  g  h   i  j  k\s""");
    }

    @Test
    void the_line_around_the_area_stays_in_place_on_a_flipped_board() {
        State start = Games.BREAKTHRU.start();
        List<String> lines = TextView.of(Games.BREAKTHRU, TextView.Style.FRAMED).draw(start, List.of(), true);
        assertThat(lines.get(5)).isEqualTo("  │         ╔═══════════════╗         │");
        assertThat(lines.get(6)).startsWith(" 4│ ·  ·  · ║");
        assertThat(lines.get(11)).isEqualTo("  │         ╚═══════════════╝         │");
    }
}
