package org.tabuleiro.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.Refusal.Reason;
import org.tabuleiro.match.Terms.TakeBacks;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ClocksTest {
    private static final long MINUTE = 60_000;

    private static TestMatch fiveAndThree() {
        return TestMatch.eximo(Terms.casual(TimeControl.minutes(5, 3)));
    }

    private static long left(TestMatch test, Side side) {
        return test.match.clocks().left(side, test.now);
    }

    @Test
    void the_clock_runs_for_the_side_to_move_and_a_turn_earns_the_increment() {
        TestMatch test = fiveAndThree();
        test.now = 10_000;
        assertThat(left(test, Side.FIRST)).isEqualTo(5 * MINUTE - 10_000);
        assertThat(left(test, Side.SECOND)).isEqualTo(5 * MINUTE);
        test.play("b3-b4");
        assertThat(left(test, Side.FIRST)).isEqualTo(5 * MINUTE - 7_000);
        test.now += 1_000;
        assertThat(left(test, Side.FIRST)).isEqualTo(5 * MINUTE - 7_000);
        assertThat(left(test, Side.SECOND)).isEqualTo(5 * MINUTE - 1_000);
    }

    @Test
    void the_credit_is_the_movers_and_the_other_clock_starts_now() {
        TestMatch test = fiveAndThree();
        test.now = 10_000;
        test.submit(Actor.FIRST, new Command.Play("b3-b4", 0, 400));
        assertThat(left(test, Side.FIRST)).isEqualTo(5 * MINUTE - 10_000 + 400 + 3_000);
        assertThat(left(test, Side.SECOND)).isEqualTo(5 * MINUTE);
        test.submit(Actor.SECOND, new Command.Play("b6-b5", 1, 400));
        assertThat(left(test, Side.SECOND)).as("a credit never earns time").isEqualTo(5 * MINUTE + 3_000);
        test.submit(Actor.FIRST, new Command.Play("c3-c4", 2, -1));
        assertThat(test.reason()).contains(Reason.INVALID);
    }

    @Test
    void a_turn_that_comes_too_late_is_refused_and_ends_the_match() {
        TestMatch test = fiveAndThree();
        test.now = 5 * MINUTE;
        test.play("b3-b4");
        assertThat(test.reason()).contains(Reason.TOO_LATE);
        assertThat(test.match.result()).contains(Result.win(Side.SECOND, Result.TIME));
        assertThat(test.match.turns()).isEmpty();
        assertThat(left(test, Side.FIRST)).isZero();
    }

    @Test
    void a_turn_in_the_last_millisecond_is_in_time() {
        TestMatch test = fiveAndThree();
        test.now = 5 * MINUTE - 1;
        test.play("b3-b4");
        assertThat(test.refusal).isEmpty();
        assertThat(left(test, Side.FIRST)).isEqualTo(3_001);
    }

    @Test
    void a_flag_falls_when_the_time_is_up_and_not_before() {
        TestMatch test = fiveAndThree();
        assertThat(test.match.clocks().deadline()).hasValue(5 * MINUTE);
        test.now = 5 * MINUTE - 1;
        test.submit(Actor.ARBITER, new Command.Flag());
        assertThat(test.reason()).contains(Reason.TIME_LEFT);
        test.now = 5 * MINUTE;
        test.submit(Actor.SECOND, new Command.Flag());
        assertThat(test.match.result()).contains(Result.win(Side.SECOND, Result.TIME));
        assertThat(test.match.clocks().deadline()).isEmpty();
    }

    @Test
    void without_a_clock_no_flag_falls_and_no_time_is_given() {
        TestMatch test = TestMatch.eximo();
        test.now = Long.MAX_VALUE / 2;
        test.submit(Actor.ARBITER, new Command.Flag());
        assertThat(test.reason()).contains(Reason.TERMS);
        test.submit(Actor.ARBITER, new Command.GiveTime(Side.FIRST, 1000));
        assertThat(test.reason()).contains(Reason.TERMS);
        assertThat(test.match.clocks().running()).isEmpty();
    }

    @Test
    void a_clock_that_jumps_back_takes_no_time() {
        TestMatch test = fiveAndThree();
        test.now = -100_000;
        test.play("b3-b4");
        assertThat(left(test, Side.FIRST)).isEqualTo(5 * MINUTE + 3_000);
    }

    @Test
    void where_clocks_start_after_the_first_turns_these_cost_and_earn_nothing() {
        TestMatch test = TestMatch.eximo(
                new Terms(TimeControl.minutes(5, 3), Terms.ClockStart.AFTER_FIRST_TURNS, TakeBacks.OFF, false));
        test.playAfter(MINUTE, "b3-b4");
        test.playAfter(MINUTE, "b6-b5");
        assertThat(left(test, Side.FIRST)).isEqualTo(5 * MINUTE);
        assertThat(left(test, Side.SECOND)).isEqualTo(5 * MINUTE);
        test.now += 1_000;
        assertThat(left(test, Side.FIRST)).isEqualTo(5 * MINUTE - 1_000);
    }

    @Test
    void a_set_up_uses_its_own_allowance_first_which_is_worth_nothing_afterwards() {
        TestMatch test = new TestMatch(
                Games.BREAKTHRU.start(),
                new Terms(TimeControl.minutes(5, 3), Terms.ClockStart.AFTER_FIRST_TURNS, TakeBacks.FREE, true));
        assertThat(left(test, Side.FIRST)).isEqualTo(8 * MINUTE);
        test.playAfter(2 * MINUTE, "@d4@e4@f4@g4@h4@d5@h5@d6@h6@d7@h7@d8");
        assertThat(test.refusal).isEmpty();
        assertThat(left(test, Side.FIRST)).isEqualTo(6 * MINUTE + 3_000);
        test.playAfter(4 * MINUTE, "@a1@b1@c1@d1@e1@f1@g1@h1@i1@j1@a2@b2@c2@d2@e2@f2@g2@h2@i2@j2");
        assertThat(test.refusal).isEmpty();
        assertThat(left(test, Side.FIRST)).isEqualTo(5 * MINUTE + 3_000);
        assertThat(left(test, Side.SECOND)).isEqualTo(4 * MINUTE + 3_000);
    }

    @Test
    void per_turn_each_turn_has_the_whole_time() {
        TestMatch test = TestMatch.eximo(TestMatch.terms(TimeControl.days(3), TakeBacks.OFF));
        test.playAfter(2 * 24 * 60 * MINUTE, "b3-b4");
        assertThat(left(test, Side.FIRST)).isEqualTo(3 * 24 * 60 * MINUTE);
        test.now += 3 * 24 * 60 * MINUTE;
        test.submit(Actor.FIRST, new Command.Flag());
        assertThat(test.match.result()).contains(Result.win(Side.FIRST, Result.TIME));
    }

    @Test
    void a_take_back_sets_the_clocks_to_what_they_were_when_the_turn_that_is_now_due_began() {
        TestMatch test = fiveAndThree();
        test.playAfter(10_000, "b3-b4");
        test.playAfter(20_000, "b6-b5");
        test.now += 30_000;
        test.submit(Actor.FIRST, new Command.TakeBack(1));
        assertThat(left(test, Side.FIRST)).isEqualTo(5 * MINUTE - 7_000);
        assertThat(left(test, Side.SECOND)).isEqualTo(5 * MINUTE);
        test.now += 1_000;
        assertThat(left(test, Side.SECOND)).isEqualTo(5 * MINUTE - 1_000);
        test.submit(Actor.FIRST, new Command.Restore(2));
        assertThat(left(test, Side.SECOND)).isEqualTo(5 * MINUTE - 17_000);
        assertThat(test.match.clocks().running().orElseThrow().side()).isEqualTo(Side.FIRST);
    }

    @Test
    void a_take_back_after_a_flag_or_a_resignation_restores_the_time_of_the_turn() {
        TestMatch test = fiveAndThree();
        test.playAfter(10_000, "b3-b4");
        test.now += 5 * MINUTE;
        test.submit(Actor.ARBITER, new Command.Flag());
        test.submit(Actor.SECOND, new Command.TakeBack(1));
        assertThat(left(test, Side.SECOND)).isEqualTo(5 * MINUTE);
        test.now += MINUTE;
        test.submit(Actor.SECOND, new Command.Resign());
        assertThat(test.match.clocks().running()).isEmpty();
        test.submit(Actor.SECOND, new Command.TakeBack(1));
        assertThat(left(test, Side.SECOND)).isEqualTo(5 * MINUTE);
        assertThat(test.match.clocks().running().orElseThrow().since()).isEqualTo(test.now);
    }

    @Test
    void while_paused_no_clock_runs_and_a_turn_costs_and_earns_no_time() {
        TestMatch test = fiveAndThree();
        test.now = 1_000;
        test.submit(Actor.ARBITER, new Command.Pause());
        test.playAfter(MINUTE, "b3-b4");
        assertThat(left(test, Side.FIRST)).isEqualTo(5 * MINUTE - 1_000);
        test.now += MINUTE;
        assertThat(left(test, Side.SECOND)).isEqualTo(5 * MINUTE);
        test.submit(Actor.ARBITER, new Command.TakeBack(0));
        assertThat(test.match.clocks().running()).as("still paused").isEmpty();
        test.submit(Actor.ARBITER, new Command.Resume());
        test.now += 1_000;
        assertThat(left(test, Side.FIRST)).isEqualTo(5 * MINUTE - 1_000);
    }

    @Test
    void only_the_arbiter_pauses_and_only_where_the_terms_allow_it() {
        TestMatch test = fiveAndThree();
        test.submit(Actor.FIRST, new Command.Pause());
        assertThat(test.reason()).contains(Reason.NOT_ALLOWED);
        test.submit(Actor.ARBITER, new Command.Resume());
        assertThat(test.reason()).contains(Reason.PAUSE);
        test.submit(Actor.ARBITER, new Command.Pause());
        test.submit(Actor.ARBITER, new Command.Pause());
        assertThat(test.reason()).contains(Reason.PAUSE);
        test.submit(Actor.SECOND, new Command.Resume());
        assertThat(test.reason()).contains(Reason.NOT_ALLOWED);
        TestMatch strict =
                TestMatch.eximo(new Terms(TimeControl.minutes(5, 3), Terms.ClockStart.AT_ONCE, TakeBacks.OFF, false));
        strict.submit(Actor.ARBITER, new Command.Pause());
        assertThat(strict.reason()).contains(Reason.TERMS);
    }

    @Test
    void a_side_gives_time_to_its_opponent_the_arbiter_to_both() {
        TestMatch test = fiveAndThree();
        test.submit(Actor.FIRST, new Command.GiveTime(Side.FIRST, 15_000));
        assertThat(test.reason()).contains(Reason.NOT_ALLOWED);
        test.submit(Actor.FIRST, new Command.GiveTime(Side.SECOND, 15_000));
        assertThat(left(test, Side.SECOND)).isEqualTo(5 * MINUTE + 15_000);
        test.now = 1_000;
        test.submit(Actor.ARBITER, new Command.GiveTime(Side.FIRST, 2_000));
        assertThat(left(test, Side.FIRST)).isEqualTo(5 * MINUTE + 1_000);
        long month = 30L * 24 * 60 * MINUTE;
        for (long wrong : new long[] {0, -1, month + 1, Long.MAX_VALUE}) {
            test.submit(Actor.ARBITER, new Command.GiveTime(Side.FIRST, wrong));
            assertThat(test.reason()).as("%d ms", wrong).contains(Reason.INVALID);
        }
        test.submit(Actor.ARBITER, new Command.GiveTime(Side.FIRST, month));
        assertThat(test.refusal).isEmpty();
    }

    @Test
    void after_the_last_turn_no_clock_runs() {
        TestMatch test = new TestMatch(
                Games.EXIMO.read("8/8/8/8/3b4/2W5/8/8 w - 0 1").orElseThrow(), Terms.casual(TimeControl.minutes(5, 3)));
        test.play("c3xe5");
        assertThat(test.match.clocks().running()).isEmpty();
        test.submit(Actor.FIRST, new Command.TakeBack(0));
        assertThat(test.match.clocks().running()).isPresent();
        test.submit(Actor.FIRST, new Command.Restore(1));
        assertThat(test.match.clocks().running()).isEmpty();
    }

    @Test
    void the_short_forms_of_time_controls_are_read_and_written() {
        for (String text :
                new String[] {"", "5+3", "10+5", "15+10", "1+0", "180+180", "5s", "30s", "180s", "1d", "30d"}) {
            assertThat(TimeControl.parse(text).orElseThrow().text()).isEqualTo(text);
        }
        for (String wrong : new String[] {
            "banana", "5", "+3", "5+", "0+3", "181+0", "5+181", "0d", "31d", "d", "4s", "181s", "s", "-5+3", "5+3+1"
        }) {
            assertThat(TimeControl.parse(wrong)).as(wrong).isInstanceOf(Parsed.Fault.class);
        }
        assertThat(TimeControl.minutes(5, 3)).isEqualTo(new TimeControl.Increment(5 * MINUTE, 3_000, 3 * MINUTE));
        assertThat(TimeControl.minutes(15, 10)).isEqualTo(new TimeControl.Increment(15 * MINUTE, 10_000, 5 * MINUTE));
        assertThat(TimeControl.minutes(1, 0)).isEqualTo(new TimeControl.Increment(MINUTE, 0, MINUTE));
        assertThat(TimeControl.days(2)).isEqualTo(new TimeControl.PerTurn(48 * 60 * MINUTE, 0));
    }

    @Test
    void seconds_per_turn_begin_anew_with_each_turn() {
        TestMatch test = new TestMatch(Games.EXIMO.start(), Terms.casual(TimeControl.seconds(30)));
        test.now += 20_000;
        test.play("b3-b4");
        assertThat(test.match.clocks().of(Side.FIRST).millis()).isEqualTo(30_000);
        assertThat(test.match.clocks().of(Side.SECOND).millis()).isEqualTo(30_000);
        test.now += 29_000;
        assertThat(test.submit(Actor.ARBITER, new Command.Flag())).isEmpty();
        test.now += 1_001;
        test.submit(Actor.ARBITER, new Command.Flag());
        assertThat(test.match.result().orElseThrow().winner()).hasValue(Side.FIRST);
    }

    @Test
    void a_set_up_has_more_time_than_seconds_per_turn() {
        TestMatch test = new TestMatch(Games.BREAKTHRU.start(), Terms.casual(TimeControl.seconds(10)));
        assertThat(test.match.clocks().of(Side.FIRST)).isEqualTo(new Clocks.Budget(10_000, 100_000));
        assertThat(TimeControl.seconds(5)).isEqualTo(new TimeControl.PerTurn(5_000, MINUTE));
        assertThat(TimeControl.seconds(180)).isEqualTo(new TimeControl.PerTurn(180_000, 5 * MINUTE));
        assertThat(TimeControl.seconds(180).isCorrespondence()).isFalse();
        assertThat(TimeControl.days(1).isCorrespondence()).isTrue();
    }
}
