package org.tabuleiro.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class HaltedClockTest {
    private static final long SECOND = 1_000_000_000;

    private long now;
    private final Clock clock = new Clock(Clock.Control.find("5+3").orElseThrow(), () -> now);
    private final Session session = Sessions.of(Games.EXIMO.start());

    private void pass(int seconds) {
        now += seconds * SECOND;
    }

    @Test
    void a_halted_clock_stands_still_and_runs_on_for_the_same_side() {
        session.setClock(clock);
        pass(10);
        session.setHalted(true);
        assertThat(clock.running()).isEmpty();
        pass(100);
        assertThat(clock.text(Side.FIRST)).isEqualTo("4:50");
        session.setHalted(false);
        assertThat(clock.running()).contains(Side.FIRST);
        pass(5);
        assertThat(clock.text(Side.FIRST)).isEqualTo("4:45");
    }

    @Test
    void no_flag_falls_while_the_clock_is_halted() {
        session.setClock(clock);
        session.setHalted(true);
        pass(1000);
        session.tick();
        assertThat(session.result()).isEmpty();
        session.setHalted(false);
        pass(300);
        session.tick();
        assertThat(session.result()).contains(Result.win(Side.SECOND, Result.TIME));
    }

    @Test
    void a_turn_played_while_the_clock_is_halted_earns_its_increment_and_starts_nothing() {
        session.setClock(clock);
        session.setHalted(true);
        Sessions.play(session, "b2-d4");
        assertThat(clock.running()).isEmpty();
        pass(60);
        assertThat(clock.text(Side.FIRST)).isEqualTo("5:03");
        assertThat(clock.text(Side.SECOND)).isEqualTo("5:00");
        session.setHalted(false);
        assertThat(clock.running()).contains(Side.SECOND);
    }

    @Test
    void a_clock_that_is_set_while_it_is_halted_does_not_start() {
        session.setHalted(true);
        session.setClock(clock);
        assertThat(clock.running()).isEmpty();
    }

    @Test
    void after_the_end_of_the_game_the_clock_stays_still() {
        session.setClock(clock);
        session.setHalted(true);
        session.resign(Side.FIRST);
        session.setHalted(false);
        assertThat(clock.running()).isEmpty();
    }
}
