package org.tabuleiro.table.scene;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.TestTable;

/** What a screen reader says about the squares. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
final class SpeechTest {

    /** What is said about a square after clicks. */
    private static String said(Language language, Game game, String position, String square, String... clicks) {
        Table table = TestTable.people(game.read(position).orElseThrow()).table;
        for (String click : clicks) {
            table.input().click(Click.of(game, click));
        }
        Catalogue catalogue = new Catalogue(language);
        return new Speech(table, () -> catalogue).square(game.board().find(square));
    }

    private static String said(Game game, String position, String square, String... clicks) {
        return said(Language.ENGLISH, game, position, square, clicks);
    }

    @Test
    void a_jump_over_an_own_man_is_no_capture() {
        String start = Games.EXIMO.start().toString();
        assertThat(said(Games.EXIMO, start, "b4", "b2")).isEqualTo("b4, empty, can jump here");
        assertThat(said(Games.EXIMO, start, "b4", "b3")).isEqualTo("b4, empty, can move here");
        assertThat(said(Language.PORTUGUESE, Games.EXIMO, start, "b4", "b2"))
                .isEqualTo("b4, vazia, pode saltar para aqui");
    }

    @Test
    void the_end_of_a_chain_of_jumps_is_a_jump_too() {
        assertThat(said(Games.EXIMO, "7b/8/8/4W3/8/2W5/1W6/8 w - 0 1", "f6", "b2"))
                .isEqualTo("f6, empty, can jump here");
    }

    @Test
    void a_jump_over_an_enemy_man_is_a_capture() {
        assertThat(said(Games.EXIMO, "7b/8/8/8/3b4/3W4/8/8 w - 0 1", "d5", "d3"))
                .isEqualTo("d5, empty, can capture here");
    }

    @Test
    void a_stone_that_can_be_pushed_is_not_captured() {
        String pushing = "5/5/2b2/5/RRb1b[] r - 0 19";
        assertThat(said(Games.SIXTEEN_STONES, pushing, "c1", "a1")).endsWith("can be pushed");
        assertThat(said(Language.PORTUGUESE, Games.SIXTEEN_STONES, pushing, "c1", "a1"))
                .endsWith("pode ser empurrada");
    }

    @Test
    void a_move_that_captures_says_so_even_where_the_captures_are_still_to_be_chosen() {
        assertThat(said(Games.SIXTEEN_STONES, "5/5/R1bR1/5/b4[R] r - 0 19", "b3", "a3"))
                .isEqualTo("b3, empty, can capture here");
        String choice = "2R2/2b2/1R1bR/5/b4[R] r - 0 19";
        assertThat(said(Games.SIXTEEN_STONES, choice, "c3", "b3")).isEqualTo("c3, empty, can capture here");
        assertThat(said(Games.SIXTEEN_STONES, choice, "c4", "b3", "c3")).endsWith("can capture here");
    }

    @Test
    void a_piece_that_can_only_capture_says_so() {
        assertThat(said(Games.EXIMO, "7b/8/8/8/3b4/3W4/8/8 w - 0 1", "d3")).endsWith("can capture, one target");
        assertThat(said(Games.EXIMO, Games.EXIMO.start().toString(), "b3")).contains("can move");
    }
}
