package org.tabuleiro.table.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.ShortGames;
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
    void a_man_on_its_last_rank_is_refused_with_a_reason_until_it_is_removed() {
        PositionDraft draft = draft(Games.EXIMO);
        int h8 = Games.EXIMO.board().find("h8");
        draft.put(h8, 'W');
        assertThat(why(draft).key()).isEqualTo("eximo.position.far-rank");
        assertThat(draft.layout().at(h8)).isEqualTo('W');
        draft.put(h8, Layout.EMPTY);
        assertThat(isPossible(draft)).isTrue();
    }

    @Test
    void a_typed_illegal_position_is_shown_and_explained() {
        PositionDraft draft = draft(Games.EXIMO);
        draft.type("W7/8/8/8/8/8/8/8 w - 0 1");
        assertThat(draft.layout().at(Games.EXIMO.board().find("a8"))).isEqualTo('W');
        assertThat(why(draft).key()).isEqualTo("eximo.position.far-rank");
    }

    @Test
    void an_invalid_position_string_leaves_the_board_and_says_what_was_expected() {
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
        assertThat(draft.layout().turnNumber()).isEqualTo(5);
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
        assertThat(draft.layout().turnNumber()).isEqualTo(5);
    }

    @Test
    void the_side_to_move_and_the_number_of_the_turn_go_together() {
        PositionDraft draft = draft(Games.EXIMO);
        draft.side(Side.SECOND);
        assertThat(isPossible(draft)).isTrue();
        assertThat(draft.layout().turnNumber()).isEqualTo(2);
        draft.turn(7);
        assertThat(draft.layout().side()).isEqualTo(Side.FIRST);
        assertThat(isPossible(draft)).isTrue();
    }

    private static List<String> next(PositionDraft draft, Language language) {
        Catalogue texts = new Catalogue(language);
        return draft.pendingFields().stream()
                .map(field -> draft.pendingName(texts, field))
                .toList();
    }

    @Test
    void what_comes_next_is_offered_in_words_and_only_if_it_is_possible() {
        PositionDraft draft = draft(Games.EXIMO);
        draft.type("8/8/8/4W3/8/2W5/1W6/8 w - 0 21");
        assertThat(next(draft, Language.ENGLISH)).containsExactly("a new turn", "placing new men", "b2 keeps jumping");
        assertThat(next(draft, Language.PORTUGUESE)).contains("b2 continua a saltar");
        draft.play(Games.BREAKTHRU);
        assertThat(next(draft, Language.ENGLISH)).containsExactly("placing ships");
        draft.setup("standard");
        assertThat(next(draft, Language.ENGLISH)).startsWith("a new turn", "Gold decides who plays first");
        draft.play(Games.XADRERSI);
        assertThat(next(draft, Language.ENGLISH)).containsExactly("a new turn");
        draft.play(Games.SIXTEEN_STONES);
        assertThat(next(draft, Language.ENGLISH)).contains("placing a stone");
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void every_choice_of_what_comes_next_has_a_name_and_is_possible(Game game) {
        for (int turns = 0; turns < ShortGames.of(game).line().turns().size(); turns++) {
            PositionDraft draft = new PositionDraft(ShortGames.after(game, turns));
            for (Language language : Language.values()) {
                assertThat(next(draft, language)).allMatch(name -> !name.contains(".") && !name.contains(":"));
            }
            for (String field : draft.pendingFields()) {
                PositionDraft chosen = new PositionDraft(ShortGames.after(game, turns));
                chosen.pending(field);
                assertThat(isPossible(chosen)).as(field).isTrue();
                assertThat(chosen.layout().pending()).isEqualTo(field);
            }
        }
    }

    @Test
    void the_phase_of_a_set_up_implies_its_turn_and_side() {
        PositionDraft draft = draft(Games.BREAKTHRU);
        draft.setup("standard");
        draft.pending("-");
        draft.side(Side.SECOND);
        draft.turn(8);
        assertThat(draft.pendingFields()).contains("choose");
        draft.pending("choose");
        assertThat(isPossible(draft)).isTrue();
        assertThat(draft.layout().turnNumber()).isEqualTo(3);
        assertThat(draft.layout().side()).isEqualTo(Side.FIRST);
    }

    @Test
    void a_man_that_was_to_continue_and_is_removed_leaves_a_new_turn() {
        PositionDraft draft = draft(Games.EXIMO);
        draft.type("8/8/8/4W3/8/2W5/1W6/8 w jump:b2 0 21");
        draft.put(Games.EXIMO.board().find("b2"), Layout.EMPTY);
        assertThat(draft.layout().pending()).isEqualTo(Layout.NOTHING);
    }

    @Test
    void a_problem_is_explained_without_the_words_of_the_file_format() {
        Catalogue texts = new Catalogue(Language.ENGLISH);
        PositionDraft draft = draft(Games.XADRERSI);
        assertThat(draft.problem(texts)).isEmpty();
        draft.put(0, 'Q');
        assertThat(draft.problem(texts))
                .hasValue("This position is not possible: White's first piece is the king, so the white king must be"
                        + " on the board.");
        draft.type("8/8/8/8/8/8/8/K7[Q2R2B2Nkq2r2b2n] w - 0 1");
        assertThat(draft.problem(texts))
                .hasValue("This position is not possible: with 1 piece on the board it is Black's turn.");
        draft.type("8/8 w");
        assertThat(draft.problem(texts)).get().asString().contains("position string");
        draft.type("8/8/8/8/8/8/8/3W4 b - 0 2");
        assertThat(draft.problem(texts))
                .hasValue("The game is over in this position. White wins: Black has no men left.");
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

    @Test
    void a_named_set_up_is_taken_and_an_unknown_one_changes_nothing() {
        PositionDraft draft = draft(Games.BREAKTHRU);
        draft.setup("diamond");
        assertThat(draft.text()).isEqualTo(Games.BREAKTHRU.setups().get("diamond"));
        assertThat(isPossible(draft)).isTrue();
        draft.setup("nonsense");
        assertThat(draft.text()).isEqualTo(Games.BREAKTHRU.setups().get("diamond"));
    }

    @Test
    void a_draft_begins_again_from_the_start() {
        PositionDraft draft = draft(Games.EXIMO);
        draft.clear();
        assertThat(draft.layout().side()).isEqualTo(Side.FIRST);
        draft.start();
        assertThat(draft.state()).isEqualTo(Parsed.ok(Games.EXIMO.start()));
    }

    @Test
    void a_stone_taken_off_in_a_placement_goes_back_to_its_bank_and_another_takes_its_place() {
        PositionDraft draft = draft(Games.SIXTEEN_STONES);
        draft.put(0, 'R');
        assertThat(draft.layout().reserve()).containsExactly(7, 8);
        draft.put(0, Layout.EMPTY);
        assertThat(draft.layout().reserve()).containsExactly(8, 8);
        assertThat(draft.layout().turnNumber()).isEqualTo(1);
        draft.put(0, 'R');
        draft.put(0, 'b');
        assertThat(draft.layout().reserve()).containsExactly(8, 7);
        draft.put(0, 'b');
        assertThat(draft.layout().reserve()).containsExactly(8, 7);
    }

    @Test
    void a_bank_is_never_negative() {
        PositionDraft draft = draft(Games.SIXTEEN_STONES);
        for (int square = 0; square < 10; square++) {
            draft.put(square, 'R');
        }
        assertThat(draft.layout().reserve()).containsExactly(0, 8);
        assertThat(isPossible(draft)).isFalse();
    }

    @Test
    void a_placement_is_followed_to_its_last_turn() {
        PositionDraft draft = draft(Games.BREAKTHRU);
        assertThat(isPossible(draft)).isTrue();
        draft.put(Games.BREAKTHRU.board().find("d4"), 'G');
        assertThat(isPossible(draft)).isTrue();
        assertThat(draft.layout().reserve()).containsExactly(11, 20);
    }

    @Test
    void in_play_stones_do_not_come_from_the_banks() {
        PositionDraft draft = new PositionDraft(
                Games.SIXTEEN_STONES.read("5/5/2b2/5/RRb1b[R] r - 0 19").orElseThrow());
        draft.put(24, 'R');
        assertThat(draft.layout().reserve()).containsExactly(1, 0);
        assertThat(isPossible(draft)).isTrue();
        draft.put(24, Layout.EMPTY);
        assertThat(draft.layout().reserve()).containsExactly(1, 0);
    }

    @Test
    void banks_pending_and_the_no_progress_count_can_be_set() {
        PositionDraft draft = new PositionDraft(
                Games.SIXTEEN_STONES.read("5/5/2b2/5/RRb1b[R] r - 0 19").orElseThrow());
        draft.reserve(1, 2);
        assertThat(draft.text()).isEqualTo("5/5/2b2/5/RRb1b[R2b] r - 0 19");
        draft.noProgressCount(7);
        assertThat(draft.text()).isEqualTo("5/5/2b2/5/RRb1b[R2b] r - 7 19");
        assertThat(isPossible(draft)).isTrue();
        draft.pending("nonsense");
        assertThat(draft.layout().pending()).isEqualTo("nonsense");
        assertThat(isPossible(draft)).isFalse();
    }

    @Test
    void the_side_that_is_to_move_already_changes_nothing_and_back_again_is_a_later_turn() {
        PositionDraft draft = draft(Games.EXIMO);
        draft.side(Side.FIRST);
        assertThat(draft.layout().turnNumber()).isEqualTo(1);
        draft.side(Side.SECOND);
        draft.side(Side.FIRST);
        assertThat(draft.layout().turnNumber()).isEqualTo(3);
    }

    @Test
    void a_side_that_a_typed_turn_already_belongs_to_keeps_that_turn() {
        PositionDraft draft = draft(Games.EXIMO);
        draft.type(Games.EXIMO.start().toString().replace(" w - 0 1", " w - 0 2"));
        assertThat(why(draft).key()).isEqualTo("position.side-turn");
        draft.side(Side.SECOND);
        assertThat(draft.layout().turnNumber()).isEqualTo(2);
        assertThat(isPossible(draft)).isTrue();
    }

    @Test
    void a_piece_moved_nowhere_and_nothing_moved_somewhere_change_nothing() {
        PositionDraft draft = draft(Games.EXIMO);
        String before = draft.text();
        draft.move(at("b3"), at("b3"));
        draft.move(at("a1"), at("b3"));
        assertThat(draft.text()).isEqualTo(before);
        draft.move(at("b3"), at("b6"));
        assertThat(draft.layout().at(at("b6"))).isEqualTo('W');
        assertThat(draft.layout().at(at("b3"))).isEqualTo(Layout.EMPTY);
    }

    private static int at(String square) {
        return Games.EXIMO.board().find(square);
    }
}
