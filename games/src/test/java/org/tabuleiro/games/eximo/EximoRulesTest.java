package org.tabuleiro.games.eximo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/** The rules of Eximo, one by one. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class EximoRulesTest {
    private static final Game GAME = new Eximo();

    /** White can capture with c4 and with f4; b2 has quiet moves only. */
    private static final String TWO_CAPTURERS = "8/8/8/2b2b2/2W2W2/8/1W6/8 w - 0 15";

    /** The white man on b2 captures c3, and then c5 or e5. */
    private static final String FORK = "8/8/8/2b1b3/8/2b5/1W6/8 w - 0 1";

    /** The white man on c7 is one step from the far rank, and the drop zone has its twelve squares free. */
    private static final String BEFORE_THE_FAR_RANK = "5b2/2W5/8/8/8/8/8/8 w - 0 41";

    private static State read(String position) {
        return GAME.read(position).orElseThrow();
    }

    private static List<String> steps(State state) {
        return state.legalSteps().stream().map(Step::text).toList();
    }

    private static List<String> steps(String position) {
        return steps(read(position));
    }

    /** The state after a step, which need not complete the turn. */
    private static State after(String position, String step) {
        State state = read(position);
        return state.play(state.legalSteps().stream()
                .filter(legal -> legal.text().equals(step))
                .findFirst()
                .orElseThrow());
    }

    private static List<String> turns(String position) {
        List<String> texts = new ArrayList<>();
        for (Turn turn : read(position).legalTurns()) {
            texts.add(turn.text());
        }
        return texts;
    }

    private static String result(String position) {
        return read(position).result().map(GAME::text).orElse("");
    }

    private static void assertRefused(String position, String field, String key) {
        assertThat(GAME.read(position)).isInstanceOfSatisfying(Parsed.Fault.class, fault -> {
            assertThat(fault.field()).isEqualTo(field);
            assertThat(fault.message().key()).isEqualTo("eximo.position." + key);
        });
    }

    @Test
    void each_side_begins_with_sixteen_men_and_white_plays_first() {
        assertThat(GAME.start()).hasToString("1bbbbbb1/1bbbbbb1/1bb2bb1/8/8/1WW2WW1/1WWWWWW1/1WWWWWW1 w - 0 1");
        assertThat(GAME.start().layout().count('W')).isEqualTo(16);
        assertThat(GAME.start().layout().count('b')).isEqualTo(16);
        assertThat(GAME.start().toMove()).isEqualTo(Side.FIRST);
    }

    @Test
    void a_man_moves_one_square_straight_or_diagonally_forward() {
        assertThat(steps("b7/8/8/8/3W4/8/8/8 w - 0 1")).containsExactlyInAnyOrder("d4-c5", "d4-d5", "d4-e5");
    }

    @Test
    void forward_is_down_for_black() {
        assertThat(steps("8/8/8/8/3b4/8/8/W7 b - 0 2")).containsExactlyInAnyOrder("d4-c3", "d4-d3", "d4-e3");
    }

    @Test
    void a_man_on_the_a_file_or_the_h_file_does_not_go_around_the_board() {
        assertThat(steps("3b4/8/8/8/W6W/8/8/8 w - 0 1")).containsExactlyInAnyOrder("a4-a5", "a4-b5", "h4-g5", "h4-h5");
        assertThat(steps("8/8/8/8/bW5b/W7/8/8 w - 0 1")).doesNotContain("b4xh4", "a3xh3");
    }

    @Test
    void a_man_jumps_forward_over_a_man_of_its_own_which_stays() {
        State after = read("b7/8/8/8/8/2W5/1W6/8 w - 0 11").play("b2-d4");
        assertThat(after).hasToString("b7/8/8/8/3W4/2W5/8/8 b - 1 12");
    }

    @Test
    void a_man_jumps_straight_and_diagonally_forward_but_not_sideways() {
        assertThat(steps("b7/8/8/8/2WWW3/2WWW3/8/8 w - 0 11"))
                .contains("d3-d5", "d3-b5", "d3-f5")
                .doesNotContain("d3-b3", "d3-f3", "d4-b4", "d4-f4");
    }

    @Test
    void a_jump_needs_an_empty_square_just_behind_the_man() {
        assertThat(steps("b7/8/8/8/8/3W4/3W4/3W4 w - 0 11")).contains("d2-d4").doesNotContain("d1-d3", "d1-d4");
    }

    @Test
    void a_man_that_can_jump_again_must() {
        State pending = after("b7/8/8/4W3/8/2W5/1W6/8 w - 0 21", "b2-d4");
        assertThat(pending).hasToString("b7/8/8/4W3/3W4/2W5/8/8 w jump:d4 0 21");
        assertThat(steps(pending)).containsExactly("-f6");
    }

    @Test
    void an_ordinary_move_is_not_continued_by_a_jump() {
        assertThat(turns("b7/8/8/3W4/8/2W5/8/8 w - 0 21"))
                .contains("c3-c4")
                .noneMatch(turn -> turn.startsWith("c3-c4-"));
    }

    @Test
    void a_jump_is_not_continued_by_a_capture() {
        assertThat(turns("8/8/8/4b3/8/2W5/1W6/8 w - 0 21")).contains("b2-d4").doesNotContain("b2-d4xf6");
    }

    @Test
    void at_a_fork_of_jumps_the_player_chooses() {
        assertThat(steps("8/b7/8/2WWW3/3W4/8/8/8 w jump:d4 0 1")).containsExactlyInAnyOrder("-b6", "-d6", "-f6");
    }

    @Test
    void a_capture_removes_the_enemy_man_that_is_jumped_over() {
        State after = read("b7/8/8/3b4/3W4/8/8/8 w - 5 11").play("d4xd6");
        assertThat(after).hasToString("b7/8/3W4/8/8/8/8/8 b - 0 12");
    }

    @Test
    void a_man_captures_in_five_directions_forward_and_sideways() {
        assertThat(steps("8/8/8/2bbb3/2bWb3/2bbb3/8/8 w - 0 11"))
                .containsExactlyInAnyOrder("d4xb6", "d4xd6", "d4xf6", "d4xb4", "d4xf4");
    }

    @Test
    void a_capture_needs_an_empty_square_just_behind_the_enemy_man() {
        assertThat(steps("8/8/3b4/3b4/3W4/8/8/8 w - 0 11")).containsExactlyInAnyOrder("d4-c5", "d4-e5");
        assertThat(steps("8/8/8/8/b7/1W6/8/8 w - 0 11")).containsExactlyInAnyOrder("b3-b4", "b3-c4");
    }

    @Test
    void capturing_is_compulsory_for_the_side_but_the_man_is_chosen_freely() {
        assertThat(steps(TWO_CAPTURERS)).containsExactlyInAnyOrder("c4xc6", "f4xf6");
    }

    @Test
    void a_man_that_can_capture_again_must() {
        State pending = after(FORK, "b2xd4");
        assertThat(pending).hasToString("8/8/8/2b1b3/3W4/8/8/8 w take:d4 0 1");
        assertThat(steps(pending)).containsExactlyInAnyOrder("xb6", "xf6");
    }

    @Test
    void the_longest_chain_need_not_be_taken() {
        assertThat(turns("8/8/6b1/2b1b3/8/3b4/3W4/8 w - 0 21"))
                .contains("d2xd4xb6")
                .anyMatch(turn -> turn.length() > 8);
    }

    @Test
    void a_captured_man_leaves_at_once_and_is_not_captured_again_on_the_way_back() {
        assertThat(turns("8/8/8/8/8/1Wb5/8/8 w - 0 21")).containsExactly("b3xd3");
    }

    @Test
    void a_man_that_arrives_on_the_far_rank_is_removed_and_a_drop_is_due() {
        State pending = after(BEFORE_THE_FAR_RANK, "c7-d8");
        assertThat(pending).hasToString("5b2/8/8/8/8/8/8/8 w drop 0 41");
    }

    @Test
    void two_new_men_are_dropped_on_files_b_to_g_of_the_first_two_ranks() {
        List<String> drops = steps("5b2/8/8/8/8/8/8/8 w drop 0 41");
        assertThat(drops).hasSize(12 * 11 / 2).allMatch(drop -> drop.matches("@[b-g][12]@[b-g][12]"));
        assertThat(steps("8/8/8/8/8/8/8/5W2 b drop 0 42")).allMatch(drop -> drop.matches("@[b-g][78]@[b-g][78]"));
    }

    @Test
    void with_one_empty_square_one_man_is_dropped() {
        assertThat(turns("8/2W5/8/8/b7/8/1WWWWWW1/1WWWWW2 w - 0 1"))
                .contains("c7-c8@g1")
                .doesNotContain("c7-c8");
    }

    @Test
    void with_no_empty_square_no_man_is_dropped() {
        State after = read("8/2W5/8/8/b7/8/1WWWWWW1/1WWWWWW1 w - 0 1").play("c7-c8");
        assertThat(after).hasToString("8/8/8/8/b7/8/1WWWWWW1/1WWWWWW1 b - 0 2");
    }

    @Test
    void a_side_may_have_more_than_sixteen_men() {
        State after = read("8/2W5/8/8/b1WWWWWW/2WWWWWW/1WWW4/8 w - 0 1").play("c7-c8@b1@c1");
        assertThat(after.layout().count('W')).isEqualTo(17);
    }

    @Test
    void a_chain_of_jumps_ends_on_the_far_rank() {
        assertThat(turns("8/2W5/1W6/8/8/b7/8/8 w - 0 1"))
                .contains("b6-d8@b1@c1")
                .noneMatch(turn -> turn.equals("b6-d8"));
    }

    @Test
    void a_chain_of_captures_ends_on_the_far_rank_even_where_it_could_go_on() {
        assertThat(turns("4b3/2b5/1W6/8/8/8/8/8 w - 0 1"))
                .isNotEmpty()
                .allMatch(turn -> turn.matches("b6xd8@[b-g][12]@[b-g][12]"));
    }

    @Test
    void a_player_without_men_has_lost() {
        assertThat(result("8/8/8/8/8/8/8/3W4 b - 0 2")).isEqualTo("white no-men");
        assertThat(result("3b4/8/8/8/8/8/8/8 w - 0 1")).isEqualTo("black no-men");
    }

    @Test
    void a_player_without_a_legal_step_has_lost() {
        assertThat(result("2bbb3/3W4/8/8/8/8/8/8 w - 0 51")).isEqualTo("black no-step");
    }

    @Test
    void a_turn_with_a_capture_or_an_arrival_is_a_lasting_one() {
        assertThat(read("b7/8/8/3b4/3W4/8/8/8 w - 9 11").play("d4xd6").layout().noProgressCount())
                .isZero();
        assertThat(read("5b2/2W5/8/8/8/8/8/8 w - 9 41")
                        .play("c7-c8@b1@c1")
                        .layout()
                        .noProgressCount())
                .isZero();
        assertThat(read("5b2/2W5/8/8/8/W7/8/8 w - 9 41").play("a3-a4").layout().noProgressCount())
                .isEqualTo(10);
    }

    @Test
    void two_hundred_turns_without_a_lasting_one_are_a_draw() {
        assertThat(result("b7/8/8/8/8/8/8/W7 w - 199 201")).isEmpty();
        assertThat(result("b7/8/8/8/8/8/8/W7 w - 200 201")).isEqualTo("draw no-progress");
    }

    @Test
    void a_position_with_a_man_on_its_own_far_rank_is_refused() {
        assertRefused("W7/8/8/8/8/8/8/8 w - 0 1", "board", "far-rank");
        assertRefused("8/8/8/8/8/8/8/b7 w - 0 1", "board", "far-rank");
    }

    @Test
    void a_position_in_which_nothing_can_go_on_is_refused() {
        assertRefused("8/8/8/8/3W4/8/8/8 w jump:d4 0 1", "pending", "nothing-pending");
        assertRefused("8/8/8/3b4/8/8/8/8 w take:d4 0 1", "pending", "nothing-pending");
        assertRefused("8/8/8/8/8/8/1WWWWWW1/1WWWWWW1 w drop 0 1", "pending", "nothing-pending");
        assertRefused("8/8/8/8/3W4/8/8/8 w push:d4 0 1", "pending", "pending");
    }
}
