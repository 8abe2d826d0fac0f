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

    private static Contest fiveAndThree() {
        return Contest.eximo(Terms.casual(TimeControl.minutes(5, 3)));
    }

    private static long left(Contest contest, Side side) {
        return contest.match.clocks().left(side, contest.now);
    }

    @Test
    void the_clock_runs_for_the_side_to_move_and_a_turn_earns_the_increment() {
        Contest contest = fiveAndThree();
        contest.now = 10_000;
        assertThat(left(contest, Side.FIRST)).isEqualTo(5 * MINUTE - 10_000);
        assertThat(left(contest, Side.SECOND)).isEqualTo(5 * MINUTE);
        contest.play("b3-b4");
        assertThat(left(contest, Side.FIRST)).isEqualTo(5 * MINUTE - 7_000);
        contest.now += 1_000;
        assertThat(left(contest, Side.FIRST)).isEqualTo(5 * MINUTE - 7_000);
        assertThat(left(contest, Side.SECOND)).isEqualTo(5 * MINUTE - 1_000);
    }

    @Test
    void the_credit_is_the_movers_and_the_other_clock_starts_now() {
        Contest contest = fiveAndThree();
        contest.now = 10_000;
        contest.submit(Actor.FIRST, new Command.Play("b3-b4", 0, 400));
        assertThat(left(contest, Side.FIRST)).isEqualTo(5 * MINUTE - 10_000 + 400 + 3_000);
        assertThat(left(contest, Side.SECOND)).isEqualTo(5 * MINUTE);
        contest.submit(Actor.SECOND, new Command.Play("b6-b5", 1, 400));
        assertThat(left(contest, Side.SECOND)).as("a credit never earns time").isEqualTo(5 * MINUTE + 3_000);
        contest.submit(Actor.FIRST, new Command.Play("c3-c4", 2, -1));
        assertThat(contest.reason()).contains(Reason.INVALID);
    }

    @Test
    void a_turn_that_comes_too_late_is_refused_and_ends_the_match() {
        Contest contest = fiveAndThree();
        contest.now = 5 * MINUTE;
        contest.play("b3-b4");
        assertThat(contest.reason()).contains(Reason.TOO_LATE);
        assertThat(contest.match.result()).contains(Result.win(Side.SECOND, Result.TIME));
        assertThat(contest.match.turns()).isEmpty();
        assertThat(left(contest, Side.FIRST)).isZero();
    }

    @Test
    void a_turn_in_the_last_millisecond_is_in_time() {
        Contest contest = fiveAndThree();
        contest.now = 5 * MINUTE - 1;
        contest.play("b3-b4");
        assertThat(contest.refusal).isEmpty();
        assertThat(left(contest, Side.FIRST)).isEqualTo(3_001);
    }

    @Test
    void a_flag_falls_when_the_time_is_up_and_not_before() {
        Contest contest = fiveAndThree();
        assertThat(contest.match.clocks().deadline()).hasValue(5 * MINUTE);
        contest.now = 5 * MINUTE - 1;
        contest.submit(Actor.ARBITER, new Command.Flag());
        assertThat(contest.reason()).contains(Reason.TIME_LEFT);
        contest.now = 5 * MINUTE;
        contest.submit(Actor.SECOND, new Command.Flag());
        assertThat(contest.match.result()).contains(Result.win(Side.SECOND, Result.TIME));
        assertThat(contest.match.clocks().deadline()).isEmpty();
    }

    @Test
    void without_a_clock_no_flag_falls_and_no_time_is_given() {
        Contest contest = Contest.eximo();
        contest.now = Long.MAX_VALUE / 2;
        contest.submit(Actor.ARBITER, new Command.Flag());
        assertThat(contest.reason()).contains(Reason.TERMS);
        contest.submit(Actor.ARBITER, new Command.GiveTime(Side.FIRST, 1000));
        assertThat(contest.reason()).contains(Reason.TERMS);
        assertThat(contest.match.clocks().running()).isEmpty();
    }

    @Test
    void a_clock_that_jumps_back_takes_no_time() {
        Contest contest = fiveAndThree();
        contest.now = -100_000;
        contest.play("b3-b4");
        assertThat(left(contest, Side.FIRST)).isEqualTo(5 * MINUTE + 3_000);
    }

    @Test
    void where_clocks_start_after_the_first_turns_these_cost_and_earn_nothing() {
        Contest contest = Contest.eximo(
                new Terms(TimeControl.minutes(5, 3), Terms.ClockStart.AFTER_FIRST_TURNS, TakeBacks.OFF, false));
        contest.playAfter(MINUTE, "b3-b4");
        contest.playAfter(MINUTE, "b6-b5");
        assertThat(left(contest, Side.FIRST)).isEqualTo(5 * MINUTE);
        assertThat(left(contest, Side.SECOND)).isEqualTo(5 * MINUTE);
        contest.now += 1_000;
        assertThat(left(contest, Side.FIRST)).isEqualTo(5 * MINUTE - 1_000);
    }

    @Test
    void a_set_up_uses_its_own_allowance_first_which_is_worth_nothing_afterwards() {
        Contest contest = new Contest(
                Games.BREAKTHRU.start(),
                new Terms(TimeControl.minutes(5, 3), Terms.ClockStart.AFTER_FIRST_TURNS, TakeBacks.FREE, true));
        assertThat(left(contest, Side.FIRST)).isEqualTo(8 * MINUTE);
        contest.playAfter(2 * MINUTE, "@d4@e4@f4@g4@h4@d5@h5@d6@h6@d7@h7@d8");
        assertThat(contest.refusal).isEmpty();
        assertThat(left(contest, Side.FIRST)).isEqualTo(6 * MINUTE + 3_000);
        contest.playAfter(4 * MINUTE, "@a1@b1@c1@d1@e1@f1@g1@h1@i1@j1@a2@b2@c2@d2@e2@f2@g2@h2@i2@j2");
        assertThat(contest.refusal).isEmpty();
        assertThat(left(contest, Side.FIRST)).isEqualTo(5 * MINUTE + 3_000);
        assertThat(left(contest, Side.SECOND)).isEqualTo(4 * MINUTE + 3_000);
    }

    @Test
    void per_turn_each_turn_has_the_whole_time() {
        Contest contest = Contest.eximo(Contest.terms(TimeControl.days(3), TakeBacks.OFF));
        contest.playAfter(2 * 24 * 60 * MINUTE, "b3-b4");
        assertThat(left(contest, Side.FIRST)).isEqualTo(3 * 24 * 60 * MINUTE);
        contest.now += 3 * 24 * 60 * MINUTE;
        contest.submit(Actor.FIRST, new Command.Flag());
        assertThat(contest.match.result()).contains(Result.win(Side.FIRST, Result.TIME));
    }

    @Test
    void a_take_back_sets_the_clocks_to_what_they_were_when_the_turn_that_is_now_due_began() {
        Contest contest = fiveAndThree();
        contest.playAfter(10_000, "b3-b4");
        contest.playAfter(20_000, "b6-b5");
        contest.now += 30_000;
        contest.submit(Actor.FIRST, new Command.TakeBack(1));
        assertThat(left(contest, Side.FIRST)).isEqualTo(5 * MINUTE - 7_000);
        assertThat(left(contest, Side.SECOND)).isEqualTo(5 * MINUTE);
        contest.now += 1_000;
        assertThat(left(contest, Side.SECOND)).isEqualTo(5 * MINUTE - 1_000);
        contest.submit(Actor.FIRST, new Command.Restore(2));
        assertThat(left(contest, Side.SECOND)).isEqualTo(5 * MINUTE - 17_000);
        assertThat(contest.match.clocks().running().orElseThrow().side()).isEqualTo(Side.FIRST);
    }

    @Test
    void a_take_back_after_a_flag_or_a_resignation_gives_the_time_of_the_turn_back() {
        Contest contest = fiveAndThree();
        contest.playAfter(10_000, "b3-b4");
        contest.now += 5 * MINUTE;
        contest.submit(Actor.ARBITER, new Command.Flag());
        contest.submit(Actor.SECOND, new Command.TakeBack(1));
        assertThat(left(contest, Side.SECOND)).isEqualTo(5 * MINUTE);
        contest.now += MINUTE;
        contest.submit(Actor.SECOND, new Command.Resign());
        assertThat(contest.match.clocks().running()).isEmpty();
        contest.submit(Actor.SECOND, new Command.TakeBack(1));
        assertThat(left(contest, Side.SECOND)).isEqualTo(5 * MINUTE);
        assertThat(contest.match.clocks().running().orElseThrow().since()).isEqualTo(contest.now);
    }

    @Test
    void while_paused_no_clock_runs_and_a_turn_costs_and_earns_no_time() {
        Contest contest = fiveAndThree();
        contest.now = 1_000;
        contest.submit(Actor.ARBITER, new Command.Pause());
        contest.playAfter(MINUTE, "b3-b4");
        assertThat(left(contest, Side.FIRST)).isEqualTo(5 * MINUTE - 1_000);
        contest.now += MINUTE;
        assertThat(left(contest, Side.SECOND)).isEqualTo(5 * MINUTE);
        contest.submit(Actor.ARBITER, new Command.TakeBack(0));
        assertThat(contest.match.clocks().running()).as("still paused").isEmpty();
        contest.submit(Actor.ARBITER, new Command.Resume());
        contest.now += 1_000;
        assertThat(left(contest, Side.FIRST)).isEqualTo(5 * MINUTE - 1_000);
    }

    @Test
    void only_the_arbiter_pauses_and_only_where_the_terms_allow_it() {
        Contest contest = fiveAndThree();
        contest.submit(Actor.FIRST, new Command.Pause());
        assertThat(contest.reason()).contains(Reason.NOT_ALLOWED);
        contest.submit(Actor.ARBITER, new Command.Resume());
        assertThat(contest.reason()).contains(Reason.PAUSE);
        contest.submit(Actor.ARBITER, new Command.Pause());
        contest.submit(Actor.ARBITER, new Command.Pause());
        assertThat(contest.reason()).contains(Reason.PAUSE);
        contest.submit(Actor.SECOND, new Command.Resume());
        assertThat(contest.reason()).contains(Reason.NOT_ALLOWED);
        Contest strict =
                Contest.eximo(new Terms(TimeControl.minutes(5, 3), Terms.ClockStart.AT_ONCE, TakeBacks.OFF, false));
        strict.submit(Actor.ARBITER, new Command.Pause());
        assertThat(strict.reason()).contains(Reason.TERMS);
    }

    @Test
    void a_side_gives_time_to_its_opponent_the_arbiter_to_both() {
        Contest contest = fiveAndThree();
        contest.submit(Actor.FIRST, new Command.GiveTime(Side.FIRST, 15_000));
        assertThat(contest.reason()).contains(Reason.NOT_ALLOWED);
        contest.submit(Actor.FIRST, new Command.GiveTime(Side.SECOND, 15_000));
        assertThat(left(contest, Side.SECOND)).isEqualTo(5 * MINUTE + 15_000);
        contest.now = 1_000;
        contest.submit(Actor.ARBITER, new Command.GiveTime(Side.FIRST, 2_000));
        assertThat(left(contest, Side.FIRST)).isEqualTo(5 * MINUTE + 1_000);
        long month = 30L * 24 * 60 * MINUTE;
        for (long wrong : new long[] {0, -1, month + 1, Long.MAX_VALUE}) {
            contest.submit(Actor.ARBITER, new Command.GiveTime(Side.FIRST, wrong));
            assertThat(contest.reason()).as("%d ms", wrong).contains(Reason.INVALID);
        }
        contest.submit(Actor.ARBITER, new Command.GiveTime(Side.FIRST, month));
        assertThat(contest.refusal).isEmpty();
    }

    @Test
    void after_the_last_turn_no_clock_runs() {
        Contest contest = new Contest(
                Games.EXIMO.read("8/8/8/8/3b4/2W5/8/8 w - 0 1").orElseThrow(), Terms.casual(TimeControl.minutes(5, 3)));
        contest.play("c3xe5");
        assertThat(contest.match.clocks().running()).isEmpty();
        contest.submit(Actor.FIRST, new Command.TakeBack(0));
        assertThat(contest.match.clocks().running()).isPresent();
        contest.submit(Actor.FIRST, new Command.Restore(1));
        assertThat(contest.match.clocks().running()).isEmpty();
    }

    @Test
    void the_short_forms_of_time_controls_are_read_and_written() {
        for (String text : new String[] {"", "5+3", "10+5", "15+10", "1+0", "180+180", "1d", "30d"}) {
            assertThat(TimeControl.parse(text).orElseThrow().text()).isEqualTo(text);
        }
        for (String wrong :
                new String[] {"banana", "5", "+3", "5+", "0+3", "181+0", "5+181", "0d", "31d", "d", "-5+3", "5+3+1"}) {
            assertThat(TimeControl.parse(wrong)).as(wrong).isInstanceOf(Parsed.Fault.class);
        }
        assertThat(TimeControl.minutes(5, 3)).isEqualTo(new TimeControl.Increment(5 * MINUTE, 3_000, 3 * MINUTE));
        assertThat(TimeControl.minutes(15, 10)).isEqualTo(new TimeControl.Increment(15 * MINUTE, 10_000, 5 * MINUTE));
        assertThat(TimeControl.minutes(1, 0)).isEqualTo(new TimeControl.Increment(MINUTE, 0, MINUTE));
        assertThat(TimeControl.days(2)).isEqualTo(new TimeControl.PerTurn(48 * 60 * MINUTE));
    }
}
