package org.tabuleiro.table.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tabuleiro.table.Tables.click;
import static org.tabuleiro.table.Tables.play;
import static org.tabuleiro.table.Tables.state;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.Tables;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SpokenSquaresTest {
    private static final Catalogue ENGLISH = new Catalogue(Language.ENGLISH);

    private static String said(Table table, String square) {
        return new Speech(table, () -> ENGLISH).square(table.game().board().find(square));
    }

    @Test
    void the_board_is_named_after_its_game() {
        assertThat(new Speech(Tables.of(Games.EXIMO.start()), () -> ENGLISH).board())
                .isEqualTo("Board of Eximo");
    }

    @Test
    void a_square_is_named_with_what_stands_on_it() {
        Table table = Tables.of(Games.EXIMO.start());
        assertThat(said(table, "a1")).isEqualTo("a1, empty");
        assertThat(said(table, "b6")).isEqualTo("b6, black man");
    }

    @Test
    void a_man_that_can_move_says_how_many_squares_it_can_reach() {
        assertThat(said(Tables.of(Games.EXIMO.start()), "b3")).isEqualTo("b3, white man, can move, 3 targets");
        Table blocked = Tables.of(state(Games.EXIMO, "1b6/W7/8/8/8/8/8/8 w - 0 1"));
        assertThat(said(blocked, "a7")).isEqualTo("a7, white man, can move, one target");
    }

    @Test
    void where_capturing_is_compulsory_only_men_that_capture_say_so() {
        Table table = Tables.of(state(Games.EXIMO, "8/8/8/2bb1b2/2W2W2/8/1W6/8 w - 0 15"));
        assertThat(said(table, "c4")).isEqualTo("c4, white man, can capture, 2 targets");
        assertThat(said(table, "f4")).isEqualTo("f4, white man, can capture, one target");
        assertThat(said(table, "b2")).isEqualTo("b2, white man");
        assertThat(said(table, "c5")).isEqualTo("c5, black man");
    }

    @Test
    void a_ship_that_can_also_move_does_not_say_that_it_captures() {
        Table table = Tables.of(state(Games.BREAKTHRU, "11/11/11/4s6/3G7/5F5/11/2s3G4/1s9/11/9s1[] g - 3 9"));
        assertThat(said(table, "d7")).isEqualTo("d7, gold escort, can move, 21 targets");
    }

    @Test
    void a_ship_that_is_shut_in_says_that_it_can_only_capture_though_others_move() {
        Table table = Tables.of(state(Games.BREAKTHRU, "11/11/11/11/11/5F5/11/11/11/GG9/sG8s[] s - 0 10"));
        assertThat(said(table, "a1")).isEqualTo("a1, silver ship, can capture, one target");
        assertThat(said(table, "k1")).startsWith("k1, silver ship, can move");
    }

    @Test
    void a_man_in_the_middle_of_its_captures_says_how_it_can_go_on() {
        Table table = Tables.of(state(Games.EXIMO, "8/8/8/8/3bb3/1Wb5/8/8 w - 0 31"), "b3xd3");
        assertThat(said(table, "d3")).isEqualTo("d3, white man, can capture, 2 targets");
        assertThat(said(table, "d5")).isEqualTo("d5, empty, can capture here");
        assertThat(said(table, "c3")).isEqualTo("c3, empty");
    }

    @Test
    void a_chosen_man_says_so_and_the_squares_it_can_reach_do() {
        Table table = Tables.of(Games.EXIMO.start());
        click(table, "b3");
        assertThat(said(table, "b3")).startsWith("b3, white man, chosen");
        assertThat(said(table, "c3")).doesNotContain("chosen");
        assertThat(said(table, "b4")).isEqualTo("b4, empty, can move here");
        assertThat(said(table, "d4")).isEqualTo("d4, empty");
    }

    @Test
    void a_square_on_which_a_chosen_man_lands_by_a_capture_says_so() {
        Table table = Tables.of(state(Games.EXIMO, "8/8/8/2bb4/2W5/8/8/8 w - 0 1"));
        click(table, "c4");
        assertThat(said(table, "c6")).isEqualTo("c6, empty, can capture here");
        assertThat(said(table, "d5")).isEqualTo("d5, black man");
    }

    @Test
    void squares_on_which_something_can_be_placed_say_so() {
        Table setup = Tables.of(Games.BREAKTHRU.start());
        assertThat(said(setup, "d4")).isEqualTo("d4, empty, can place here");
        assertThat(said(setup, "a1")).isEqualTo("a1, empty");
        Table drop = Tables.of(state(Games.EXIMO, "5b2/2W5/8/8/8/8/2W5/2W5 w - 0 41"), "c7-d8");
        // The first of two clicks: it decides nothing yet.
        assertThat(said(drop, "b1")).isEqualTo("b1, empty, can place here");
        assertThat(said(drop, "c1")).isEqualTo("c1, white man");
        click(drop, "b1");
        assertThat(said(drop, "b1")).startsWith("b1, empty, chosen");
        assertThat(said(drop, "f2")).isEqualTo("f2, empty, can place here");
    }

    @Test
    void a_turn_that_is_half_entered_is_spoken_of_as_it_stands() {
        Table table = Tables.of(state(Games.BREAKTHRU, "10s/11/11/3G7/11/5F5/11/7G3/11/11/s10[] g - 0 5"), "h4-h2");
        assertThat(said(table, "h2")).isEqualTo("h2, gold escort");
        assertThat(said(table, "h4")).isEqualTo("h4, empty");
        assertThat(said(table, "d8")).startsWith("d8, gold escort, can move");
    }

    @Test
    void an_earlier_position_is_spoken_of_without_what_can_be_done_at_the_end_of_the_game() {
        Table table = Tables.of(Games.EXIMO.start(), "b3-b4");
        table.display(table.tree().root());
        assertThat(said(table, "b3")).isEqualTo("b3, white man");
        assertThat(said(table, "b4")).isEqualTo("b4, empty");
        table.display(table.live());
        assertThat(said(table, "b6")).startsWith("b6, black man, can move");
    }

    @Test
    void a_click_that_waits_at_the_end_of_the_game_is_not_chosen_in_an_earlier_position() {
        Table table = Tables.of(Games.EXIMO.start(), "b3-b4");
        click(table, "b6");
        assertThat(said(table, "b6")).contains("chosen");
        table.display(table.tree().root());
        assertThat(said(table, "b6")).isEqualTo("b6, black man");
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void all_squares_together_say_the_same_as_each(Game game) {
        Table table = Tables.of(game.start());
        Speech speech = new Speech(table, () -> ENGLISH);
        List<String> each =
                IntStream.range(0, game.board().size()).mapToObj(speech::square).toList();
        assertThat(speech.squares()).isEqualTo(each).hasSize(game.board().size());
        play(table, table.input().entry().state().legalSteps().get(0).text());
        assertThat(speech.squares()).isNotEqualTo(each);
    }

    @Test
    void the_language_is_the_one_of_the_moment() {
        Language[] language = {Language.ENGLISH};
        Speech speech = new Speech(Tables.of(Games.EXIMO.start()), () -> new Catalogue(language[0]));
        assertThat(speech.square(0)).isEqualTo("a1, empty");
        language[0] = Language.PORTUGUESE;
        assertThat(speech.square(0)).isEqualTo("a1, vazia");
    }
}
