package org.tabuleiro.engine.level;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class OfferPolicyTest {
    private static State state(Game game, String text) {
        return game.read(text).orElseThrow();
    }

    /** Black has two men, White twenty. */
    private static State lost(int turn) {
        return state(
                Games.EXIMO,
                "1b5b/8/8/8/1WWWWWW1/1WW2WW1/1WWWWWW1/1WWWWWW1 " + (turn % 2 == 1 ? "w" : "b") + " - 0 " + turn);
    }

    /** One turn before a draw by the no-progress rule, without a capture or escape in that turn. */
    private static State dead(int turn) {
        return state(
                Games.BREAKTHRU,
                "11/11/11/11/5s5/4sFs4/5s5/11/11/11/G1G8[] " + (turn % 2 == 1 ? "g" : "s") + " - 199 " + turn);
    }

    @Test
    void a_player_resigns_after_several_lost_turns() {
        OfferPolicy black = new OfferPolicy(Games.EXIMO, Side.SECOND);
        black.assess(lost(50));
        black.assess(lost(52));
        assertThat(black.wouldResign()).isFalse();
        black.assess(lost(54));
        assertThat(black.wouldResign()).isTrue();
    }

    @Test
    void turns_taken_back_do_not_count() {
        OfferPolicy black = new OfferPolicy(Games.EXIMO, Side.SECOND);
        black.assess(lost(50));
        black.assess(lost(52));
        black.assess(lost(50));
        assertThat(black.wouldResign()).isFalse();
        black.assess(lost(54));
        assertThat(black.wouldResign()).isFalse();
    }

    @Test
    void a_won_or_even_game_is_not_resigned() {
        OfferPolicy white = new OfferPolicy(Games.EXIMO, Side.FIRST);
        for (int turn = 51; turn < 60; turn += 2) {
            white.assess(lost(turn));
            assertThat(white.wouldResign()).isFalse();
        }
    }

    @Test
    void the_worse_side_accepts_a_draw_and_the_better_side_does_not() {
        OfferPolicy black = new OfferPolicy(Games.EXIMO, Side.SECOND);
        black.assess(lost(50));
        assertThat(black.acceptsDraw(lost(51))).isFalse();
        black.assess(lost(52));
        assertThat(black.acceptsDraw(lost(53))).isTrue();
        OfferPolicy white = new OfferPolicy(Games.EXIMO, Side.FIRST);
        white.assess(lost(51));
        white.assess(lost(53));
        assertThat(white.acceptsDraw(lost(54))).isFalse();
    }

    @Test
    void no_side_accepts_a_draw_at_the_start() {
        for (Game game : Games.ALL) {
            assertThat(new OfferPolicy(game, Side.SECOND).acceptsDraw(game.start()))
                    .isFalse();
        }
    }

    @Test
    void in_a_dead_draw_both_sides_accept_and_offer_but_rarely() {
        for (Side side : Side.values()) {
            OfferPolicy manners = new OfferPolicy(Games.BREAKTHRU, side);
            int offers = 0;
            int first = side == Side.FIRST ? 301 : 302;
            for (int turn = first; turn < first + 60; turn += 2) {
                manners.assess(dead(turn));
                offers += manners.offersDraw() ? 1 : 0;
            }
            assertThat(manners.acceptsDraw(dead(401))).isTrue();
            assertThat(offers).isEqualTo(2);
        }
    }
}
