package org.tabuleiro.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class PositionDraftTest {

    private static PositionDraft draft(Game game) {
        return new PositionDraft(game.start());
    }

    private static boolean isPossible(PositionDraft draft) {
        return draft.state() instanceof Parsed.Ok<State>;
    }

    private static Message why(PositionDraft draft) {
        return ((Parsed.Fault<State>) draft.state()).message();
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void the_start_position_is_possible_and_its_string_typed_again_is_the_same(Game game) {
        PositionDraft draft = draft(Games.EXIMO);
        draft.play(game);
        String text = draft.text();
        draft.type(text);
        assertThat(draft.text()).isEqualTo(game.start().toString());
        assertThat(isPossible(draft)).isTrue();
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void a_string_of_another_game_takes_that_game(Game game) {
        PositionDraft draft = draft(game.equals(Games.EXIMO) ? Games.XADRERSI : Games.EXIMO);
        draft.type(game.start().toString());
        assertThat(draft.game()).isEqualTo(game);
        assertThat(draft.state()).isEqualTo(Parsed.ok(game.start()));
    }

    @Test
    void a_man_on_his_last_rank_is_explained_and_goes_again() {
        PositionDraft draft = draft(Games.EXIMO);
        int h8 = Games.EXIMO.board().find("h8");
        draft.put(h8, 'W');
        assertThat(why(draft).key()).isEqualTo("eximo.position.far-rank");
        assertThat(draft.layout().at(h8)).isEqualTo('W');
        draft.put(h8, Layout.EMPTY);
        assertThat(isPossible(draft)).isTrue();
    }

    @Test
    void what_is_typed_and_impossible_stands_on_the_board_and_is_explained() {
        PositionDraft draft = draft(Games.EXIMO);
        draft.type("W7/8/8/8/8/8/8/8 w - 0 1");
        assertThat(draft.layout().at(Games.EXIMO.board().find("a8"))).isEqualTo('W');
        assertThat(why(draft).key()).isEqualTo("eximo.position.far-rank");
    }

    @Test
    void what_is_no_position_string_leaves_the_board_and_says_what_was_expected() {
        PositionDraft draft = draft(Games.EXIMO);
        Layout before = draft.layout();
        draft.type("8/8 w");
        assertThat(draft.layout()).isEqualTo(before);
        assertThat(why(draft).key()).isEqualTo("position.fields");
    }

    @Test
    void in_xadrersi_hands_and_turn_follow_from_the_board() {
        PositionDraft draft = draft(Games.XADRERSI);
        draft.put(27, 'K');
        assertThat(isPossible(draft)).isTrue();
        assertThat(draft.layout().side()).isEqualTo(Side.SECOND);
        draft.put(36, 'Q');
        assertThat(why(draft).key()).isEqualTo("xadrersi.position.alternate");
        draft.put(10, 'q');
        draft.put(20, 'n');
        assertThat(isPossible(draft)).isTrue();
        assertThat(draft.layout().turn()).isEqualTo(5);
    }

    @Test
    void stones_of_a_placement_come_from_the_banks() {
        PositionDraft draft = draft(Games.SIXTEEN_STONES);
        draft.put(0, 'R');
        draft.put(1, 'b');
        draft.put(2, 'b');
        assertThat(isPossible(draft)).isFalse();
        draft.put(3, 'R');
        assertThat(isPossible(draft)).isTrue();
        assertThat(draft.layout().reserve()).containsExactly(6, 6);
        assertThat(draft.layout().turn()).isEqualTo(5);
    }

    @Test
    void the_side_to_move_and_the_number_of_the_turn_go_together() {
        PositionDraft draft = draft(Games.EXIMO);
        draft.side(Side.SECOND);
        assertThat(isPossible(draft)).isTrue();
        assertThat(draft.layout().turn()).isEqualTo(2);
        draft.turn(7);
        assertThat(draft.layout().side()).isEqualTo(Side.FIRST);
        assertThat(isPossible(draft)).isTrue();
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void an_empty_board_is_empty(Game game) {
        PositionDraft draft = draft(game);
        draft.clear();
        assertThat(draft.layout().count(Layout.EMPTY)).isEqualTo(game.board().size());
    }

    @Test
    void a_piece_is_moved() {
        PositionDraft draft = draft(Games.EXIMO);
        draft.move(Games.EXIMO.board().find("b3"), Games.EXIMO.board().find("b4"));
        assertThat(draft.text()).isEqualTo("1bbbbbb1/1bbbbbb1/1bb2bb1/8/1W6/2W2WW1/1WWWWWW1/1WWWWWW1 w - 0 1");
    }
}
