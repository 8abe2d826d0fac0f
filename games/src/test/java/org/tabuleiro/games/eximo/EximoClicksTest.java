package org.tabuleiro.games.eximo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.TurnBuilder.Accepted;
import org.tabuleiro.games.TurnBuilder.Progress;
import org.tabuleiro.games.TurnBuilder.Refused;

/** Eximo turns by clicks. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class EximoClicksTest {
    /** A white man on b2 takes c3, then must choose between two ways, one of which goes on. */
    private static final String FORK = "8/8/8/2b1b3/8/2b5/1W6/8 w - 0 1";

    @Test
    void a_move_is_two_clicks() {
        TurnBuilder builder = builder(Games.EXIMO.start(), "b3", "b4");
        assertThat(text(builder)).isEqualTo("b3-b4");
    }

    @Test
    void a_chain_is_clicked_hop_by_hop() {
        TurnBuilder builder = builder(read(FORK), "b2", "d4");
        assertThat(builder.progress()).isEqualTo(Progress.INCOMPLETE);
        assertThat(builder.clicks()).isEmpty();
        click(builder, "f6");
        assertThat(text(builder)).isEqualTo("b2xd4xf6");
    }

    @Test
    void two_clicks_enter_a_chain_whose_last_square_is_unambiguous() {
        assertThat(text(builder(read(FORK), "b2", "f6"))).isEqualTo("b2xd4xf6");
        assertThat(text(builder(read(FORK), "b2", "b6"))).isEqualTo("b2xd4xb6");
    }

    @Test
    void a_chain_taken_in_two_clicks_is_taken_back_in_two() {
        TurnBuilder builder = builder(read(FORK), "b2", "f6");
        assertThat(builder.undo()).isTrue();
        assertThat(builder.clicks()).containsExactly(square("b2"));
        assertThat(builder.steps()).isEmpty();
        assertThat(builder.undo()).isTrue();
        assertThat(builder.undo()).isFalse();
    }

    @Test
    void forced_hops_are_made_at_once() {
        TurnBuilder builder = builder(read("8/8/8/4b3/8/2b5/1W6/8 w - 0 1"), "b2", "d4");
        assertThat(text(builder)).isEqualTo("b2xd4xf6");
    }

    @Test
    void the_last_square_is_not_enough_if_two_ways_lead_to_it() {
        // To d6 by b4 or by f4.
        State state = read("8/8/8/2b1b3/8/2b1b3/3W4/8 w - 0 1");
        assertThat(state.legalSteps()).extracting(Step::text).containsExactlyInAnyOrder("d2xb4", "d2xf4");
        TurnBuilder builder = builder(state, "d2");
        assertThat(builder.click(square("d6"))).isInstanceOf(Refused.class);
        click(builder, "b4");
        assertThat(text(builder)).isEqualTo("d2xb4xd6");
    }

    @Test
    void in_a_chain_the_man_itself_may_be_clicked_first() {
        TurnBuilder builder = builder(read(FORK), "b2", "d4", "d4", "b6");
        assertThat(text(builder)).isEqualTo("b2xd4xb6");
    }

    @Test
    void drops_are_one_click_per_man_in_either_order() {
        State state = read("8/2W5/8/8/8/8/8/4W3 w - 0 1");
        assertThat(text(builder(state, "c7", "c8", "b1", "f2"))).isEqualTo("c7-c8@b1@f2");
        TurnBuilder other = builder(state, "c7", "c8", "f2");
        assertThat(other.clicks()).containsExactly(square("f2"));
        click(other, "b1");
        assertThat(text(other)).isEqualTo("c7-c8@b1@f2");
        assertThat(other.undo()).isTrue();
        assertThat(other.clicks()).containsExactly(square("f2"));
        assertThat(other.steps()).extracting(Step::text).containsExactly("c7-c8");
    }

    @Test
    void the_only_free_square_is_filled_without_a_click() {
        State state = read("8/2W5/8/8/8/8/1WWWWWW1/1WWWWW2 w - 0 1");
        assertThat(text(builder(state, "c7", "c8"))).isEqualTo("c7-c8@g1");
    }

    @Test
    void another_man_can_be_selected_and_a_man_deselected() {
        TurnBuilder builder = builder(Games.EXIMO.start(), "b3", "c3");
        assertThat(builder.clicks()).containsExactly(square("c3"));
        click(builder, "c3");
        assertThat(builder.clicks()).isEmpty();
    }

    @Test
    void capturing_is_compulsory_and_the_refusal_names_the_men_that_can() {
        State state = read("8/8/8/8/1b4b1/1W4W1/6W1/8 w - 0 1");
        assertThat(refusal(builder(state), "g2"))
                .isEqualTo(Message.of("eximo.refusal.must-take", Message.of("squares.either", "b3", "g3")));
        assertThat(refusal(builder(state, "b3"), "c4"))
                .isEqualTo(Message.of("eximo.refusal.must-take-to", "b3", Message.of("squares.one", "b5")));
    }

    @Test
    void every_other_refusal_has_its_reason_too() {
        State start = Games.EXIMO.start();
        assertThat(refusal(builder(start), "d4").key()).isEqualTo("eximo.refusal.pick-man");
        assertThat(refusal(builder(start), "b7").key()).isEqualTo("eximo.refusal.enemy-man");
        State stuck = read("8/8/8/bbb5/bb6/W7/6W1/8 w - 0 1");
        assertThat(refusal(builder(stuck), "a3")).isEqualTo(Message.of("eximo.refusal.stuck", "a3"));
        assertThat(refusal(builder(start, "b3"), "b5").key()).isEqualTo("eximo.refusal.not-there");
        assertThat(refusal(builder(start), "end").key()).isEqualTo("refusal.not-a-square");
        assertThat(refusal(builder(start, "b3", "b4"), "c6").key()).isEqualTo("refusal.complete");
        State over = read("2bbb3/3W4/8/8/8/8/8/8 w - 0 1");
        assertThat(refusal(builder(over), "d7").key()).isEqualTo("refusal.over");
        assertThat(refusal(builder(read(FORK), "b2", "d4"), "d5"))
                .isEqualTo(Message.of("eximo.refusal.take-on", "d4", Message.of("squares.either", "b6", "f6")));
        TurnBuilder jump = builder(read("8/8/8/2WWW3/3W4/8/8/8 w jump:d4 0 1"));
        assertThat(refusal(jump, "c5").key()).isEqualTo("eximo.refusal.jump-on");
    }

    @Test
    void a_refused_drop_says_what_is_wrong_with_the_square() {
        State state = read("8/2W5/8/8/8/8/8/4W3 w - 0 1");
        TurnBuilder builder = builder(state, "c7", "c8");
        assertThat(refusal(builder, "e1")).isEqualTo(Message.of("eximo.refusal.drop-occupied", "e1"));
        assertThat(refusal(builder, "a1")).isEqualTo(Message.of("eximo.refusal.drop-zone", "a1"));
        assertThat(refusal(builder, "d5")).isEqualTo(Message.of("eximo.refusal.drop-zone", "d5"));
    }

    private static State read(String position) {
        return Games.EXIMO.read(position).orElseThrow();
    }

    private static Click square(String name) {
        return Click.of(Games.EXIMO, name);
    }

    private static TurnBuilder builder(State state, String... clicks) {
        TurnBuilder builder = new TurnBuilder(state);
        for (String click : clicks) {
            click(builder, click);
        }
        return builder;
    }

    private static void click(TurnBuilder builder, String name) {
        assertThat(builder.click(square(name))).as(name).isInstanceOf(Accepted.class);
    }

    private static Message refusal(TurnBuilder builder, String name) {
        List<Step> before = builder.steps();
        Refused refused = (Refused) builder.click(square(name));
        assertThat(builder.steps()).isEqualTo(before);
        return refused.reason();
    }

    /** The text of the complete turn. */
    private static String text(TurnBuilder builder) {
        assertThat(builder.progress()).isEqualTo(Progress.COMPLETE);
        return builder.turn().orElseThrow().text();
    }
}
