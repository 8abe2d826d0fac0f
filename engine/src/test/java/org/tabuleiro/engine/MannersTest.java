package org.tabuleiro.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class MannersTest {
    private static State state(Game game, String text) {
        return game.read(text).orElseThrow();
    }

    /** Black has two men, White twenty. */
    private static State lost(int turn) {
        return state(
                Games.EXIMO,
                "1b5b/8/8/8/1WWWWWW1/1WW2WW1/1WWWWWW1/1WWWWWW1 " + (turn % 2 == 1 ? "w" : "b") + " - 0 " + turn);
    }

    /** One turn before the draw by lack of progress, and nobody can capture or escape with it. */
    private static State dead(int turn) {
        return state(
                Games.BREAKTHRU,
                "11/11/11/11/5s5/4sFs4/5s5/11/11/11/G1G8[] " + (turn % 2 == 1 ? "g" : "s") + " - 199 " + turn);
    }

    @Test
    void a_game_that_stays_lost_is_given_up_but_not_at_once() {
        Manners black = new Manners(Games.EXIMO, Side.SECOND);
        black.look(lost(50));
        black.look(lost(52));
        assertThat(black.wouldResign()).isFalse();
        black.look(lost(54));
        assertThat(black.wouldResign()).isTrue();
    }

    @Test
    void turns_that_were_taken_back_do_not_count() {
        Manners black = new Manners(Games.EXIMO, Side.SECOND);
        black.look(lost(50));
        black.look(lost(52));
        black.look(lost(50));
        assertThat(black.wouldResign()).isFalse();
        black.look(lost(54));
        assertThat(black.wouldResign()).isFalse();
    }

    @Test
    void a_game_that_is_won_or_even_is_not_given_up() {
        Manners white = new Manners(Games.EXIMO, Side.FIRST);
        for (int turn = 51; turn < 60; turn += 2) {
            white.look(lost(turn));
            assertThat(white.wouldResign()).isFalse();
        }
    }

    @Test
    void a_draw_is_taken_by_the_one_who_is_worse_and_not_by_the_other() {
        Manners black = new Manners(Games.EXIMO, Side.SECOND);
        black.look(lost(50));
        assertThat(black.acceptsDraw(lost(51))).isFalse();
        black.look(lost(52));
        assertThat(black.acceptsDraw(lost(53))).isTrue();
        Manners white = new Manners(Games.EXIMO, Side.FIRST);
        white.look(lost(51));
        white.look(lost(53));
        assertThat(white.acceptsDraw(lost(54))).isFalse();
    }

    @Test
    void nobody_takes_a_draw_at_the_start() {
        for (Game game : Games.ALL) {
            assertThat(new Manners(game, Side.SECOND).acceptsDraw(game.start())).isFalse();
        }
    }

    @Test
    void a_dead_draw_is_taken_and_offered_by_both_but_rarely() {
        for (Side side : Side.values()) {
            Manners manners = new Manners(Games.BREAKTHRU, side);
            int offers = 0;
            int first = side == Side.FIRST ? 301 : 302;
            for (int turn = first; turn < first + 60; turn += 2) {
                manners.look(dead(turn));
                offers += manners.offersDraw() ? 1 : 0;
            }
            assertThat(manners.acceptsDraw(dead(401))).isTrue();
            assertThat(offers).isEqualTo(2);
        }
    }
}
