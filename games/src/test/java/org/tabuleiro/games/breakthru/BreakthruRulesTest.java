package org.tabuleiro.games.breakthru;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class BreakthruRulesTest {
    private static final Game GAME = new Breakthru();
    private static final String TWELVE = "@d4@e4@f4@g4@h4@d5@e5@f5@g5@h5@d6@e6";
    private static final String TWENTY = "@a1@b1@c1@d1@e1@f1@g1@h1@i1@j1@k1@a2@b2@c2@d2@e2@f2@g2@h2@i2";

    /** The flagship on f6, escorts on d8 and h4, silver ships on a1 and k11. */
    private static final String FEW = "10s/11/11/3G7/11/5F5/11/7G3/11/11/s10[] ";

    private static State read(String position) {
        return GAME.read(position).orElseThrow();
    }

    private static State setup(String name) {
        return read(named(GAME.setups(), name));
    }

    private static <T> T named(Map<String, T> things, String name) {
        return Optional.ofNullable(things.get(name)).orElseThrow();
    }

    private static State gold(String board) {
        return read(board + "[] g - 0 5");
    }

    private static State silver(String board) {
        return read(board + "[] s - 0 4");
    }

    private static List<String> steps(State state) {
        return state.legalSteps().stream().map(Step::text).toList();
    }

    private static String result(State state) {
        return state.result().map(GAME::text).orElse("");
    }

    private static String fault(String position) {
        return GAME.read(position) instanceof Parsed.Fault<State>(String field, Message message) ? field : "";
    }

    /**
     * Clicks one after the other; returns the key of the last refusal, or an empty text if the click was accepted.
     */
    private static String click(TurnBuilder builder, String... clicks) {
        String refusal = "";
        for (String click : clicks) {
            refusal = builder.click(Click.of(GAME, click)) instanceof TurnBuilder.Refused(Message reason)
                    ? reason.key()
                    : "";
        }
        return refusal;
    }

    @Test
    void escorts_go_on_the_24_free_squares_of_the_central_area() {
        assertThat(steps(GAME.start())).hasSize(24).contains("@d4", "@h8").doesNotContain("@f6", "@c4", "@h9");
    }

    @Test
    void silver_ships_go_on_the_96_squares_of_the_outer_area() {
        State state = GAME.start().play(TWELVE);

        assertThat(state.toMove()).isEqualTo(Side.SECOND);
        assertThat(steps(state)).hasSize(96).contains("@a1", "@c4", "@h9").doesNotContain("@h8");
    }

    @Test
    void after_the_set_up_gold_decides_who_plays_first() {
        State state = GAME.start().play(TWELVE).play(TWENTY);

        assertThat(state.turnNumber()).isEqualTo(3);
        assertThat(steps(state)).containsExactlyInAnyOrder("gold", "silver");
    }

    @Test
    void gold_who_chooses_gold_moves_in_the_same_turn() {
        State state = setup("standard").play("gold");

        assertThat(state)
                .hasToString(
                        "11/3sssss3/11/1s2GGG2s1/1s1G3G1s1/1s1G1F1G1s1/1s1G3G1s1/1s2GGG2s1/11/3sssss3/11[] g - 0 3");
        assertThat(state.isTurnStart()).isFalse();
        assertThat(state.play("d5-c5,h5-i5").turnNumber()).isEqualTo(4);
    }

    @Test
    void choosing_silver_is_the_whole_turn_and_not_a_lasting_one() {
        State state = setup("lotus").play("silver");

        assertThat(state.toMove()).isEqualTo(Side.SECOND);
        assertThat(state.turnNumber()).isEqualTo(4);
        assertThat(state.layout().noProgressCount()).isEqualTo(1);
    }

    @Test
    void the_four_classic_set_ups_stand_in_their_order_with_all_33_pieces() {
        assertThat(GAME.setups().keySet()).containsExactly("standard", "diamond", "corners", "lotus");
        assertThat(GAME.setups().values()).allSatisfy(text -> {
            assertThat(read(text).layout().count('G')).isEqualTo(12);
            assertThat(read(text).layout().count('s')).isEqualTo(20);
        });
    }

    @Test
    void a_ship_moves_like_a_rook_and_jumps_nothing() {
        State state = silver("11/11/11/11/11/5F5/11/11/2G8/11/s1s8");

        assertThat(steps(state))
                .contains("a1-b1", "a1-a11", "c1-c2", "c1-k1")
                .doesNotContain("a1-c1", "a1-d1", "c1-c3", "c1-c4", "a1-b2");
    }

    @Test
    void two_moves_are_made_by_two_different_ships() {
        State state = read(FEW + "s - 0 4").play("a1-a5");

        assertThat(state).hasToString("10s/11/11/3G7/11/5F5/s10/7G3/11/11/11[] s second:a5 0 4");
        assertThat(steps(state)).hasSize(20).allMatch(step -> step.startsWith("k11-"));
    }

    @Test
    void the_turn_is_over_after_one_move_if_no_other_ship_can_move() {
        State state = silver("11/11/11/11/11/5F5/11/11/11/G10/sG8s").play("k1-k5");

        assertThat(state.toMove()).isEqualTo(Side.FIRST);
    }

    @Test
    void the_flagship_does_not_make_the_second_move() {
        State state = read(FEW + "g - 0 5").play("d8-d9");

        assertThat(steps(state)).isNotEmpty().allMatch(step -> step.startsWith("h4-"));
    }

    @Test
    void a_capture_goes_one_square_diagonally_and_ends_the_turn() {
        State state = gold("11/11/11/4s6/3G7/5F5/11/11/11/11/s10");

        assertThat(steps(state)).contains("d7xe8");
        State after = state.play("d7xe8");
        assertThat(after).hasToString("11/11/11/4G6/11/5F5/11/11/11/11/s10[] s - 0 6");
    }

    @Test
    void a_captured_ship_leaves_the_board() {
        State after = silver("10s/11/11/11/11/5F5/11/2G8/1s9/11/11").play("b3xc4");

        assertThat(after.layout().count('G')).isZero();
        assertThat(after.layout().at(GAME.board().find("c4"))).isEqualTo('s');
    }

    @Test
    void capturing_is_never_compulsory() {
        assertThat(steps(silver("10s/11/11/11/11/5F5/11/2G8/1s9/11/11"))).contains("b3xc4", "b3-b4", "k11-k1");
    }

    @Test
    void no_piece_captures_along_a_rank_or_a_file() {
        assertThat(steps(gold("11/11/11/11/11/4sFs4/11/11/11/11/11"))).noneMatch(step -> step.contains("x"));
    }

    @Test
    void a_second_move_cannot_be_a_capture() {
        State state = silver("10s/11/11/11/11/5F5/11/2G8/1s9/11/11").play("k11-k1");

        assertThat(steps(state)).contains("b3-b4").doesNotContain("b3xc4");
    }

    @Test
    void a_flagship_move_is_a_whole_turn() {
        State after = read(FEW + "g - 7 5").play("Ff6-f9");

        assertThat(after.toMove()).isEqualTo(Side.SECOND);
        assertThat(after.layout().noProgressCount()).isEqualTo(8);
    }

    @Test
    void gold_wins_when_the_flagship_moves_to_the_edge() {
        State after = read(FEW + "g - 0 5").play("Ff6-k6");

        assertThat(result(after)).isEqualTo("gold flagship-on-edge");
        assertThat(after.legalSteps()).isEmpty();
        assertThat(after).hasToString("10s/11/11/3G7/11/10F/11/7G3/11/11/s10[] s - 1 6");
    }

    @Test
    void gold_wins_when_the_flagship_captures_on_the_edge() {
        assertThat(result(gold("11/11/11/11/11/9F1/10s/11/11/11/s10").play("Fj6xk5")))
                .isEqualTo("gold flagship-on-edge");
    }

    @Test
    void silver_wins_by_capturing_the_flagship() {
        assertThat(result(silver("11/11/11/11/4s6/5F5/6G4/11/11/11/s10").play("e7xf6")))
                .isEqualTo("silver flagship-captured");
    }

    @Test
    void a_player_without_a_step_at_the_start_of_a_turn_loses() {
        assertThat(result(gold("11/11/11/11/5s5/4sFs4/5s5/11/11/11/11"))).isEqualTo("silver no-step");
        assertThat(result(silver("11/11/11/11/11/5F5/11/11/11/11/11"))).isEqualTo("gold no-step");
    }

    @Test
    void two_hundred_turns_without_progress_are_a_draw() {
        State state = read(FEW + "g - 199 205").play("d8-d9,h4-h5");

        assertThat(result(state)).isEqualTo("draw no-progress");
    }

    @Test
    void a_position_that_occurs_for_the_third_time_is_a_draw() {
        State state = read(FEW + "g - 0 5");
        for (int i = 0; i < 2; i++) {
            assertThat(result(state)).isEmpty();
            state = state.play("d8-d9,h4-h5")
                    .play("a1-a2,k11-k10")
                    .play("d9-d8,h5-h4")
                    .play("a2-a1,k10-k11");
        }

        assertThat(result(state)).isEqualTo("draw repetition");
    }

    @Test
    void a_set_up_is_recorded_in_square_order_whatever_the_order_of_the_clicks() {
        TurnBuilder builder = new TurnBuilder(GAME.start());

        assertThat(click(builder, "e6", "d6", "h5", "g5", "f5", "e5", "d5", "h4", "g4", "f4", "e4", "d4"))
                .isEmpty();
        assertThat(builder.progress()).isEqualTo(TurnBuilder.Progress.COMPLETE);
        assertThat(builder.turn().orElseThrow().text()).isEqualTo(TWELVE);
    }

    @Test
    void two_moves_take_four_clicks_and_keep_their_order() {
        TurnBuilder builder = new TurnBuilder(read(FEW + "g - 0 5"));

        click(builder, "h4", "h2");
        assertThat(builder.progress()).isEqualTo(TurnBuilder.Progress.INCOMPLETE);
        assertThat(builder.prompt()).isEqualTo(Message.of("breakthru.prompt.second", "h2"));
        click(builder, "d8", "a8");
        assertThat(builder.turn().orElseThrow().text()).isEqualTo("h4-h2,d8-a8");
    }

    @Test
    void the_prompt_counts_the_ships_that_are_left_to_place() {
        TurnBuilder builder = new TurnBuilder(GAME.start());
        click(builder, "d4");

        assertThat(builder.prompt()).isEqualTo(Message.of("breakthru.prompt.setup-gold", 11));
    }

    @Test
    void a_refused_set_up_square_says_whether_it_is_taken_or_in_the_wrong_area() {
        TurnBuilder gold = new TurnBuilder(GAME.start());
        TurnBuilder silver = new TurnBuilder(GAME.start().play(TWELVE));

        assertThat(click(gold, "f6")).isEqualTo("breakthru.refusal.setup-occupied");
        assertThat(click(gold, "a1")).isEqualTo("breakthru.refusal.setup-outside");
        assertThat(click(silver, "h8")).isEqualTo("breakthru.refusal.setup-inside");
    }

    @Test
    void any_ship_of_a_set_up_can_be_removed_again_even_from_a_complete_one() {
        TurnBuilder builder = new TurnBuilder(GAME.start());
        click(builder, "d4", "d5", "d6");

        assertThat(builder.takeOff(Click.of(GAME, "d5"))).isTrue();
        assertThat(new Turn(builder.steps()).text()).isEqualTo("@d4@d6");
        assertThat(builder.state().layout().at(GAME.board().find("d5"))).isEqualTo(Layout.EMPTY);
        assertThat(builder.undo()).isTrue();
        assertThat(new Turn(builder.steps()).text()).isEqualTo("@d4@d5@d6");

        builder.reset();
        builder.enter(GAME.start().readSteps(TWELVE).orElseThrow());
        assertThat(builder.progress()).isEqualTo(TurnBuilder.Progress.COMPLETE);
        assertThat(builder.takeOff(Click.of(GAME, builder.steps().get(4).text().substring(1))))
                .isTrue();
        assertThat(builder.progress()).isEqualTo(TurnBuilder.Progress.INCOMPLETE);
        assertThat(builder.steps()).hasSize(11);
    }

    @Test
    void only_ships_of_this_set_up_can_be_removed() {
        TurnBuilder gold = new TurnBuilder(GAME.start());
        TurnBuilder moving = new TurnBuilder(read(FEW + "g - 0 5"));
        click(moving, "h4", "h2");

        assertThat(gold.takeOff(Click.of(GAME, "f6"))).isFalse();
        assertThat(gold.takeOff(Click.of(GAME, "d4"))).isFalse();
        assertThat(moving.takeOff(Click.of(GAME, "h2"))).isFalse();
        assertThat(moving.steps()).hasSize(1);
    }

    @Test
    void only_the_decision_is_legal_before_play() {
        TurnBuilder builder = new TurnBuilder(setup("diamond"));

        assertThat(click(builder, "f7")).isEqualTo("breakthru.refusal.choose");
        assertThat(click(builder, "silver")).isEmpty();
        assertThat(builder.progress()).isEqualTo(TurnBuilder.Progress.COMPLETE);
    }

    @Test
    void a_refused_destination_says_what_is_wrong_with_it() {
        State state = gold("11/3s7/11/3G7/11/5F5/11/7G3/11/11/s10");

        assertThat(click(new TurnBuilder(state), "d8", "d11")).isEqualTo("breakthru.refusal.blocked");
        assertThat(click(new TurnBuilder(state), "d8", "e9")).isEqualTo("breakthru.refusal.line");
        assertThat(click(new TurnBuilder(state), "d8", "d10")).isEqualTo("breakthru.refusal.take-diagonally");
    }

    @Test
    void a_refused_second_move_says_why_that_piece_is_not_free() {
        TurnBuilder builder = new TurnBuilder(gold("11/11/8s2/3G3G3/11/5F5/11/11/11/11/s10"));
        click(builder, "d8", "d4");

        assertThat(click(builder, "d4")).isEqualTo("breakthru.refusal.moved");
        assertThat(click(builder, "f6")).isEqualTo("breakthru.refusal.flagship-second");
        assertThat(click(builder, "a1")).isEqualTo("breakthru.refusal.enemy");
        assertThat(click(builder, "h8", "i9")).isEqualTo("breakthru.refusal.take-second");
    }

    @Test
    void an_illegal_position_is_refused_by_its_field() {
        assertThat(fault("11/11/11/11/11/5F5/11/11/11/11/11[12G20s] g setup 0 3"))
                .isEqualTo("turn");
        assertThat(fault("11/11/11/11/11/5F5/11/11/11/11/11[12G20s] g setup 4 1"))
                .isEqualTo("quiet");
        assertThat(fault("11/11/11/11/11/5F5/11/11/11/11/11[12G20s] s setup 0 2"))
                .isEqualTo("reserve");
        assertThat(fault("s10/11/11/11/11/5F5/11/11/11/11/11[12G19s] g setup 0 1"))
                .isEqualTo("reserve");
        assertThat(fault("11/11/11/11/11/11/5F5/11/11/11/11[12G20s] g setup 0 1"))
                .isEqualTo("board");
        assertThat(fault("sssssssssss/ssssssssss1/11/11/11/5F5/11/11/11/11/11[] g - 0 5"))
                .isEqualTo("board");
        assertThat(fault(FEW + "g second:f6 0 5")).isEqualTo("pending");
        assertThat(fault("11/11/11/3G7/11/5F5/11/11/11/11/s10[] g second:d8 0 5"))
                .isEqualTo("pending");
    }

    @Test
    void a_board_of_the_report_reads_top_rank_first() {
        String form = named(GAME.forms(), "prolog")
                .write(GAME.board(), read(FEW + "g - 0 5").layout());

        assertThat(form)
                .startsWith("[[empty,empty,empty,empty,empty,empty,empty,empty,empty,empty,silver],")
                .endsWith(",[silver,empty,empty,empty,empty,empty,empty,empty,empty,empty,empty]]")
                .contains("[empty,empty,empty,empty,empty,flagship,empty,empty,empty,empty,empty]");
        assertThat(GAME.complete(".".repeat(121), List.of(0, 0), Side.FIRST).turnNumber())
                .isEqualTo(5);
        assertThat(GAME.complete(".".repeat(121), List.of(0, 0), Side.SECOND).turnNumber())
                .isEqualTo(4);
    }
}
