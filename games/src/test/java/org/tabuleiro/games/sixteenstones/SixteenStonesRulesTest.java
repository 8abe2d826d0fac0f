package org.tabuleiro.games.sixteenstones;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.BoardForm;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.TurnBuilder;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SixteenStonesRulesTest {
    private static final Game GAME = new SixteenStones();

    private static State state(String position) {
        return GAME.read(position).orElseThrow();
    }

    private static List<String> steps(String position) {
        return state(position).legalSteps().stream().map(Step::text).toList();
    }

    private static TurnBuilder click(String position, String... clicks) {
        TurnBuilder builder = new TurnBuilder(state(position));
        for (String click : clicks) {
            assertThat(builder.click(Click.of(GAME, click))).isInstanceOf(TurnBuilder.Accepted.class);
        }
        return builder;
    }

    /** The rule that refuses the last of these clicks, the others being good. */
    private static String refusal(String position, String... clicks) {
        String last = clicks[clicks.length - 1];
        TurnBuilder builder =
                click(position, List.of(clicks).subList(0, clicks.length - 1).toArray(new String[0]));
        TurnBuilder.Answer answer = builder.click(Click.of(GAME, last));
        assertThat(answer).isInstanceOf(TurnBuilder.Refused.class);
        return ((TurnBuilder.Refused) answer).reason().key().substring("sixteen-stones.refusal.".length());
    }

    private static String faultyField(String position) {
        return GAME.read(position) instanceof Parsed.Fault<State>(String field, Message message) ? field : "none";
    }

    // --- placement ---

    @Test
    void the_players_place_one_stone_at_a_time_on_empty_squares() {
        State placed = GAME.start().play("@c3");
        assertThat(placed).hasToString("5/5/2R2/5/5[7R8b] b place 0 2");
        assertThat(placed.legalSteps()).hasSize(24);
    }

    @Test
    void with_the_sixteenth_stone_the_first_turn_of_red_begins() {
        State all = state("RbRbR/bRbRb/RbRbR/5/5[b] b place 0 16").play("@a1");
        assertThat(all).hasToString("RbRbR/bRbRb/RbRbR/5/b4[] r first 0 17");
    }

    @Test
    void nothing_is_captured_while_stones_are_placed() {
        assertThat(state("5/5/Rb3/5/5[7R7b] r place 0 3").play("@c3")).hasToString("5/5/RbR2/5/5[6R7b] b place 0 4");
    }

    // --- move and push ---

    @Test
    void a_stone_moves_to_any_of_the_eight_neighbouring_squares() {
        assertThat(steps("b3b/5/2R2/5/R4[] r - 0 19"))
                .filteredOn(step -> step.startsWith("c3-"))
                .containsExactlyInAnyOrder("c3-b2", "c3-c2", "c3-d2", "c3-b3", "c3-d3", "c3-b4", "c3-c4", "c3-d4");
    }

    @Test
    void a_push_shifts_all_stones_from_the_rear_on() {
        String position = "bb3/5/5/5/RRRb1[] r - 0 19";
        assertThat(state(position).play("a1>d1")).hasToString("bb3/5/5/5/1RRRb[] r p 0 19");
        assertThat(state(position).play("b1>d1")).hasToString("bb3/5/5/5/R1RRb[] r p 0 19");
    }

    @Test
    void a_push_needs_more_pushing_than_pushed_stones() {
        assertThat(steps("bb3/5/5/5/RRbb1[] r - 0 19")).noneMatch(step -> step.contains(">"));
        assertThat(steps("bb3/5/5/5/RRRbb[] r - 0 19"))
                .filteredOn(step -> step.contains(">"))
                .containsExactly("a1>d1");
    }

    @Test
    void no_push_with_an_own_stone_behind_the_enemy_run() {
        assertThat(steps("bb3/5/5/5/RRbR1[] r - 0 19")).noneMatch(step -> step.contains(">"));
    }

    @Test
    void a_stone_pushed_over_the_edge_goes_to_the_bank_of_its_owner() {
        assertThat(state("bb3/5/5/5/2RRb[R] r - 7 19").play("c1>e1")).hasToString("bb3/5/5/5/3RR[Rb] r px 7 19");
    }

    // --- captures ---

    @Test
    void a_moved_stone_captures_what_it_flanks_and_a_bank_stone_takes_the_square() {
        String position = "5/5/Rb3/2R1b/4b[R] r - 3 19";
        assertThat(steps(position)).contains("c2-c3xb3").doesNotContain("c2-c3");
        assertThat(state(position).play("c2-c3xb3")).hasToString("5/5/RDR2/4b/4b[b] b - 0 20");
    }

    @Test
    void with_an_empty_bank_nothing_is_captured() {
        assertThat(steps("5/5/Rb3/2R1b/4b[] r - 3 19")).contains("c2-c3").noneMatch(step -> step.contains("x"));
    }

    @Test
    void a_dormant_stone_flanks_nothing() {
        assertThat(steps("5/5/Db3/2R1b/4b[R] r - 3 19")).contains("c2-c3").doesNotContain("c2-c3xb3");
    }

    @Test
    void a_dormant_stone_that_moves_flanks_at_once() {
        assertThat(steps("5/5/Rb3/2D1b/4b[R] r - 3 19")).contains("c2-c3xb3");
    }

    @Test
    void a_dormant_stone_wakes_when_the_enemy_pushes_it() {
        assertThat(state("bb3/5/5/5/RDd2[] r - 0 19").play("a1>c1")).hasToString("bb3/5/5/5/1RRb1[] r p 0 19");
    }

    @Test
    void a_stone_that_goes_between_two_enemy_stones_is_not_captured() {
        assertThat(state("5/5/R1R2/1b3/b3R[R2b] b - 3 20").play("b2-b3")).hasToString("5/5/RbR2/5/b3R[R2b] b m 3 20");
    }

    @Test
    void a_stone_pushed_between_two_active_stones_is_captured() {
        assertThat(state("5/3R1/RRb2/3R1/b3b[R] r - 3 19").play("a3>c3xd3"))
                .hasToString("5/3R1/1RRD1/3R1/b3b[b] r px 3 19");
    }

    @Test
    void of_the_pushing_stones_only_the_front_one_flanks() {
        assertThat(steps("2R2/2b2/RRb2/5/b3b[R] r - 3 19")).contains("a3>c3xc4");
        assertThat(steps("1R3/1b3/RRb2/5/b3b[R] r - 3 19")).contains("a3>c3");
    }

    @Test
    void a_small_bank_leaves_the_choice_and_a_large_one_takes_all() {
        assertThat(steps("5/5/Rb1bR/2R2/b3b[R] r - 3 19"))
                .filteredOn(step -> step.startsWith("c2-c3"))
                .containsExactlyInAnyOrder("c2-c3xb3", "c2-c3xd3");
        assertThat(steps("5/5/Rb1bR/2R2/b3b[3R] r - 3 19"))
                .filteredOn(step -> step.startsWith("c2-c3"))
                .containsExactly("c2-c3xb3xd3");
    }

    // --- the turn ---

    @Test
    void a_turn_ends_by_itself_when_nothing_is_left_to_do() {
        assertThat(state("bb3/5/5/5/R3R[] r - 0 19").play("a1-a2")).hasToString("bb3/5/5/R4/4R[] b - 1 20");
    }

    @Test
    void after_a_move_the_player_may_still_push_sacrifice_or_end() {
        assertThat(steps("bb3/3R1/5/1R3/RRRb1[R] r m 4 31")).containsExactlyInAnyOrder("a1>d1", "b1>d1", "sac", "end");
    }

    @Test
    void a_sacrifice_must_be_used_before_the_turn_can_end() {
        State bought = state("bb3/3R1/5/1R3/1RRRb[R] r mp 4 31").play("sac");
        assertThat(bought).hasToString("bb3/3R1/5/1R3/1RRRb[] r mps 4 31");
        assertThat(bought.legalSteps()).noneMatch(Step::isEnd);
        assertThat(bought.play("b2-b3")).hasToString("bb3/3R1/1R3/5/1RRRb[] b - 0 32");
    }

    @Test
    void after_two_actions_of_one_kind_the_other_kind_is_optional() {
        assertThat(steps("bb3/3R1/5/1R3/RRRb1[] r mms 4 31")).containsExactlyInAnyOrder("a1>d1", "b1>d1", "end");
    }

    @Test
    void the_first_turn_is_one_push_or_one_move_without_sacrifice() {
        State first = state("5/5/5/2b2/RRb2[R] r first 0 17");
        assertThat(first.legalSteps()).extracting(Step::text).doesNotContain("sac", "end");
        assertThat(first.play("a1>c1")).hasToString("5/5/5/2b2/1RRb1[R] b first 1 18");
        assertThat(first.play("a1>c1").play("c2-c3")).hasToString("5/5/2b2/5/1RRb1[R] r - 2 19");
    }

    @Test
    void a_player_who_can_neither_push_nor_move_passes() {
        State blocked = state("5/5/5/RRR2/bbRR1[3b] b - 0 20");
        assertThat(blocked.legalSteps()).extracting(Step::text).containsExactly("pass");
        assertThat(blocked.play("pass")).hasToString("5/5/5/RRR2/bbRR1[3b] r - 1 21");
    }

    // --- the end ---

    @Test
    void a_player_left_with_one_stone_has_lost_and_the_turn_stops_there() {
        State won = state("5/5/5/2b2/2RRb[R] r - 5 19").play("c1>e1");
        assertThat(won).hasToString("5/5/5/2b2/3RR[Rb] b - 0 20");
        assertThat(won.result().map(GAME::text)).contains("red stones");
        assertThat(won.legalSteps()).isEmpty();
    }

    @Test
    void a_win_in_the_first_turn_leaves_nothing_pending() {
        assertThat(state("5/5/5/2b2/2RRb[] r first 0 17").play("c1>e1")).hasToString("5/5/5/2b2/3RR[b] b - 0 18");
    }

    @Test
    void a_position_that_occurs_for_the_third_time_is_a_draw() {
        State state = state("bb3/5/5/5/R3R[] r - 0 19");
        for (String turn : List.of("a1-a2", "a5-a4", "a2-a1", "a4-a5", "a1-a2", "a5-a4", "a2-a1")) {
            state = state.play(turn);
            assertThat(state.isOver()).isFalse();
        }
        assertThat(state.play("a4-a5").result().map(GAME::text)).contains("draw repetition");
    }

    @Test
    void a_hundred_turns_without_progress_are_a_draw() {
        assertThat(state("bb3/5/5/5/R3R[] r - 99 199").play("a1-a2").result().map(GAME::text))
                .contains("draw no-progress");
    }

    // --- clicks, prompts and refusals ---

    @Test
    void a_move_and_a_push_are_two_clicks_each() {
        TurnBuilder builder = click("bb3/5/2R2/1R3/RRRb1[] r - 4 31", "c3", "d4", "a1", "d1");
        assertThat(builder.turn()).hasToString("Optional[c3-d4,a1>d1]");
    }

    @Test
    void captured_stones_are_clicked_only_where_there_is_a_choice() {
        assertThat(click("5/5/Rb1bR/2R2/b3b[R] r - 3 19", "c2", "c3").steps()).isEmpty();
        assertThat(click("5/5/Rb1bR/2R2/b3b[R] r - 3 19", "c2", "c3", "d3").steps())
                .extracting(Step::text)
                .containsExactly("c2-c3xd3");
        assertThat(click("5/5/Rb3/2R1b/4b[R] r - 3 19", "c2", "c3").steps())
                .extracting(Step::text)
                .containsExactly("c2-c3xb3");
    }

    @Test
    void several_captured_stones_are_clicked_in_any_order() {
        String position = "5/R1R1R/1bbb1/5/b1R1b[2R] r - 3 19";
        for (List<String> order : List.of(List.of("b3", "d3"), List.of("d3", "b3"))) {
            assertThat(click(position, "c1", "c2", order.get(0), order.get(1)).steps())
                    .extracting(Step::text)
                    .containsExactly("c1-c2xb3xd3");
        }
    }

    @Test
    void a_word_does_not_discard_a_move_whose_captures_are_being_chosen() {
        String position = "5/5/Rb1bR/2R2/b3b[R] r p 3 19";
        Click sacrifice = new Click.Word("sac");
        Click end = new Click.Word("end");
        assertThat(click(position, "c2").targets())
                .extracting(TurnBuilder.Target::click)
                .contains(sacrifice, end);
        TurnBuilder builder = click(position, "c2", "c3");
        assertThat(builder.targets()).extracting(TurnBuilder.Target::click).doesNotContain(sacrifice, end);
        for (Click word : List.of(sacrifice, end)) {
            assertThat(builder.click(word))
                    .isEqualTo(new TurnBuilder.Refused(Message.of("sixteen-stones.refusal.capture-first", "b3, d3")));
        }
        assertThat(builder.clicks()).containsExactly(Click.of(GAME, "c2"), Click.of(GAME, "c3"));
    }

    @Test
    void the_prompt_says_which_actions_were_made_and_which_are_left() {
        assertThat(click("bb3/5/2R2/1R3/RRRb1[R] r - 4 31", "c3", "d4").prompt())
                .isEqualTo(Message.of(
                        "sixteen-stones.prompt.may",
                        Message.of("sixteen-stones.made.m"),
                        Message.of("sixteen-stones.may.pse")));
        assertThat(click("bb3/5/2R2/1R3/RRRb1[R] r - 4 31", "sac").prompt())
                .isEqualTo(Message.of(
                        "sixteen-stones.prompt.must",
                        Message.of("sixteen-stones.made.s"),
                        Message.of("sixteen-stones.may.pm")));
        assertThat(click("5/5/Rb1bR/2R2/b3b[R] r - 3 19", "c2", "c3").prompt())
                .isEqualTo(Message.of("sixteen-stones.prompt.capture", 1, "b3, d3"));
    }

    @Test
    void a_pass_is_forced() {
        assertThat(new TurnBuilder(state("5/5/5/RRR2/bbRR1[] b - 0 20")).forced())
                .hasValueSatisfying(step -> assertThat(step.text()).isEqualTo("pass"));
    }

    @Test
    void a_refused_push_names_the_rule() {
        String position = "b1R1b/2b2/1R1b1/RRbb1/R1bbR[] r - 4 31";
        assertThat(refusal(position, "a1", "c4")).isEqualTo("push-line");
        assertThat(refusal(position, "a1", "c1")).isEqualTo("push-gap");
        assertThat(refusal(position, "a2", "c2")).isEqualTo("push-weak");
        assertThat(refusal(position, "e1", "c1")).isEqualTo("push-weak");
        assertThat(refusal("bb3/5/5/5/RRbR1[] r - 0 19", "a1", "c1")).isEqualTo("push-backed");
        assertThat(refusal("bb3/5/5/5/RRRbb[] r - 0 19", "a1", "e1")).isEqualTo("push-nearest");
        assertThat(refusal("bb3/5/5/RR3/1RRRb[] r p 0 19", "b1", "e1")).isEqualTo("no-push-left");
    }

    @Test
    void a_refused_move_names_the_rule() {
        assertThat(refusal("bb3/5/5/5/RRRb1[] r - 0 19", "a1", "a3")).isEqualTo("move-far");
        assertThat(refusal("bb3/5/5/5/RRRb1[] r m 0 19", "a1", "a2")).isEqualTo("no-move-left");
        assertThat(refusal("bb3/5/5/5/RRRb1[] r - 0 19", "a3")).isEqualTo("pick-stone");
        assertThat(refusal("bb3/5/5/5/RRRb1[] r - 0 19", "d1")).isEqualTo("enemy-stone");
        assertThat(refusal("bb3/5/5/5/1RRRb[R] r mp 0 19", "b1")).isEqualTo("actions-made");
        assertThat(refusal("5/5/5/RRR2/bbRR1[] b - 0 20", "a1")).isEqualTo("must-pass");
        assertThat(refusal("5/5/5/5/R4[7R8b] b place 0 2", "a1")).isEqualTo("occupied");
    }

    @Test
    void a_refused_word_names_the_rule() {
        assertThat(refusal("bb3/5/5/5/RRRb1[] r - 0 19", "sac")).isEqualTo("sacrifice-bank");
        assertThat(refusal("bb3/5/5/5/RRRb1[R] r s 0 19", "sac")).isEqualTo("sacrifice-twice");
        assertThat(refusal("bb3/5/5/5/RRRb1[R] r first 0 17", "sac")).isEqualTo("sacrifice-first");
        assertThat(refusal("bb3/5/5/5/RRRb1[R] r - 0 19", "end")).isEqualTo("end-nothing");
        assertThat(refusal("bb3/5/5/5/RRRb1[R] r s 0 19", "end")).isEqualTo("end-owed");
        assertThat(refusal("bb3/5/5/5/RRRb1[R] r first 0 17", "end")).isEqualTo("end-first");
        assertThat(refusal("bb3/5/5/5/RRRb1[R] r - 0 19", "pass")).isEqualTo("pass");
    }

    // --- position strings and forms ---

    @Test
    void a_pending_that_leaves_nothing_to_decide_is_refused() {
        assertThat(faultyField("bb3/5/2R2/1R3/RRRb1[] r mp 4 31")).isEqualTo("pending");
        assertThat(faultyField("5/5/5/RRR2/bbRR1[] b m 0 20")).isEqualTo("pending");
        assertThat(faultyField("bb3/5/2R2/1R3/RRRb1[R] r sx 4 31")).isEqualTo("pending");
        assertThat(faultyField("1b3/5/2R2/1R3/5[R] r m 4 31")).isEqualTo("pending");
        assertThat(faultyField("RbRbR/bRbRb/RbRbR/5/b4[] r place 0 17")).isEqualTo("pending");
    }

    @Test
    void a_placement_determines_its_counters() {
        assertThat(faultyField("5/5/5/5/R4[7R8b] b place 0 4")).isEqualTo("turn");
        assertThat(faultyField("5/5/5/5/R4[7R8b] b place 1 2")).isEqualTo("quiet");
        assertThat(faultyField("5/5/5/5/bb3[8R6b] r place 0 3")).isEqualTo("board");
    }

    @Test
    void a_prolog_board_is_read_from_the_top_rank_down() {
        String rows = "[[blue,blue,empty,empty,empty],[empty,empty,empty,empty,empty],[empty,empty,empty,empty,empty],"
                + "[dormant_blue,empty,empty,empty,empty],[red,dormant_red,empty,empty,empty]]";
        BoardForm form = GAME.forms().getOrDefault("prolog", BoardForm.integers("."));
        String board = form.read(GAME.board(), rows).orElseThrow();
        State state =
                GAME.state(GAME.complete(board, List.of(2, 1), Side.SECOND)).orElseThrow();
        assertThat(state).hasToString("bb3/5/5/d4/RD3[2Rb] b - 0 20");
        assertThat(form.write(GAME.board(), state.layout())).isEqualTo(rows);
    }
}
