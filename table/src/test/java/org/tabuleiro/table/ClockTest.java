package org.tabuleiro.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Side;

final class ClockTest {
    private static final Clock.Control FIVE = Clock.Control.find("5+3").orElseThrow();
    private static final long SECOND = 1_000_000_000;

    private final AtomicLong now = new AtomicLong();
    private final Clock clock = new Clock(FIVE, now::get);

    private void pass(long seconds) {
        now.addAndGet(seconds * SECOND);
    }

    @Test
    void it_runs_for_one_side_and_a_turn_earns_the_increment() {
        clock.run(Side.FIRST, false);
        pass(10);
        assertThat(clock.text(Side.FIRST)).isEqualTo("4:50");
        assertThat(clock.text(Side.SECOND)).isEqualTo("5:00");
        clock.played(Side.FIRST);
        clock.run(Side.SECOND, false);
        pass(60);
        assertThat(clock.text(Side.FIRST)).isEqualTo("4:53");
        assertThat(clock.text(Side.SECOND)).isEqualTo("4:00");
    }

    @Test
    void a_set_up_uses_its_allowance_first_and_what_is_left_of_it_is_lost() {
        clock.run(Side.FIRST, true);
        pass(60);
        assertThat(clock.text(Side.FIRST)).isEqualTo("7:00");
        clock.played(Side.FIRST);
        clock.run(Side.FIRST, false);
        assertThat(clock.text(Side.FIRST)).isEqualTo("5:03");
    }

    @Test
    void a_set_up_that_takes_longer_than_its_allowance_costs_the_time_of_play() {
        clock.run(Side.FIRST, true);
        pass(4 * 60);
        clock.run(Side.FIRST, false);
        assertThat(clock.text(Side.FIRST)).isEqualTo("4:00");
    }

    @Test
    void the_flag_falls_when_nothing_is_left_and_tenths_are_shown_before() {
        clock.run(Side.SECOND, false);
        pass(295);
        assertThat(clock.text(Side.SECOND)).isEqualTo("0:05.0");
        assertThat(clock.fallen()).isEmpty();
        pass(5);
        assertThat(clock.fallen()).contains(Side.SECOND);
        assertThat(clock.left(Side.SECOND)).isZero();
    }

    @Test
    void it_stands_still_when_stopped() {
        clock.run(Side.FIRST, false);
        pass(1);
        clock.stop();
        pass(100);
        assertThat(clock.text(Side.FIRST)).isEqualTo("4:59");
        assertThat(clock.running()).isEmpty();
    }

    @Test
    void what_is_written_down_is_read_again() {
        clock.run(Side.FIRST, true);
        pass(30);
        Clock read = Clock.read(clock.write(), now::get).orElseThrow();
        read.run(Side.FIRST, true);
        assertThat(read.text(Side.FIRST)).isEqualTo(clock.text(Side.FIRST)).isEqualTo("7:30");
        assertThat(read.control()).isEqualTo(FIVE);
        assertThat(Clock.read("", now::get)).isEmpty();
        assertThat(Clock.read("5+3 1 2 x 4", now::get)).isEmpty();
        assertThat(Clock.read("7+7 1 2 3 4", now::get)).isEmpty();
    }
}
