package org.tabuleiro.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.Refusal.Reason;
import org.tabuleiro.match.Terms.TakeBacks;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class MatchTest {
    /** White has one man that cannot be stopped from losing: any turn of it ends the game. */
    private static final String LAST_TURN = "8/8/8/8/3b4/2W5/8/8 w - 0 1";

    private static Contest timed(TakeBacks takeBacks) {
        return Contest.eximo(Contest.terms(TimeControl.minutes(5, 3), takeBacks));
    }

    // --- turns ---

    @Test
    void the_side_to_move_plays_a_whole_turn() {
        Contest contest = Contest.eximo();
        List<Event> events = contest.play("b3-b4");
        assertThat(events).singleElement().isInstanceOf(Event.TurnPlayed.class);
        assertThat(contest.match.turns()).hasToString("[b3-b4]");
        assertThat(contest.match.toMove()).isEqualTo(Side.SECOND);
        assertThat(contest.match.revision()).isEqualTo(1);
    }

    @Test
    void the_other_side_must_wait() {
        Contest contest = Contest.eximo();
        assertThat(contest.submit(Actor.SECOND, new Command.Play("b6-b5", 0))).isEmpty();
        assertThat(contest.reason()).contains(Reason.NOT_YOUR_TURN);
    }

    @Test
    void the_arbiter_plays_no_turns() {
        Contest contest = Contest.eximo();
        contest.submit(Actor.ARBITER, new Command.Play("b3-b4", 0));
        assertThat(contest.reason()).contains(Reason.NOT_ALLOWED);
    }

    @Test
    void an_illegal_turn_is_refused_in_the_words_of_the_rules() {
        Contest contest = Contest.eximo();
        assertThat(contest.play("b3-b8")).isEmpty();
        assertThat(contest.reason()).contains(Reason.ILLEGAL);
        assertThat(contest.refusal.orElseThrow().message().key()).startsWith("turn.");
    }

    @Test
    void the_beginning_of_a_turn_is_no_turn() {
        Contest contest = new Contest(
                Games.BREAKTHRU
                        .read(Games.BREAKTHRU.setups().getOrDefault("standard", ""))
                        .orElseThrow(),
                Terms.casual(new TimeControl.None()));
        contest.play("gold");
        assertThat(contest.reason()).contains(Reason.ILLEGAL);
    }

    @Test
    void a_turn_is_stale_after_a_turn_a_take_back_a_restoration_or_an_end_that_its_sender_has_not_seen() {
        Contest contest = Contest.eximo();
        contest.play("b3-b4");
        contest.play("g6-g5");
        contest.submit(Actor.FIRST, new Command.Play("c3-c4", 1));
        assertThat(contest.reason()).contains(Reason.STALE);
        int beforeTakeBack = contest.match.revision();
        contest.submit(Actor.SECOND, new Command.TakeBack(0));
        contest.submit(Actor.FIRST, new Command.Play("c3-c4", beforeTakeBack));
        assertThat(contest.reason()).contains(Reason.STALE);
        int beforeRestoration = contest.match.revision();
        contest.submit(Actor.SECOND, new Command.Restore(2));
        contest.submit(Actor.FIRST, new Command.Play("c3-c4", beforeRestoration));
        assertThat(contest.reason()).contains(Reason.STALE);
        int beforeEnd = contest.match.revision();
        contest.submit(Actor.FIRST, new Command.Resign());
        contest.submit(Actor.FIRST, new Command.TakeBack(2));
        contest.submit(Actor.FIRST, new Command.Play("c3-c4", beforeEnd));
        assertThat(contest.reason()).contains(Reason.STALE);
        contest.submit(Actor.FIRST, new Command.Play("c3-c4", contest.match.revision()));
        assertThat(contest.refusal).isEmpty();
    }

    @Test
    void an_offer_does_not_make_a_turn_stale() {
        Contest contest = Contest.eximo();
        contest.submit(Actor.SECOND, new Command.OfferDraw());
        contest.submit(Actor.FIRST, new Command.Play("b3-b4", 0));
        assertThat(contest.refusal).isEmpty();
        assertThat(contest.match.drawOffer())
                .as("an offer that was not seen stays open")
                .isPresent();
    }

    @Test
    void a_turn_that_ends_the_game_by_its_rules_is_followed_by_the_end() {
        Contest contest = new Contest(Games.EXIMO.read(LAST_TURN).orElseThrow(), Terms.casual(new TimeControl.None()));
        List<Event> events = contest.play("c3xe5");
        assertThat(events).hasSize(2);
        assertThat(contest.match.result()).contains(Result.win(Side.FIRST, "no-men"));
        assertThat(contest.match.isEndedByPlayers()).isFalse();
        contest.play("b6-b5");
        assertThat(contest.reason()).contains(Reason.OVER);
    }

    @Test
    void a_match_that_begins_where_the_game_is_over_is_over() {
        Contest contest = new Contest(
                Games.EXIMO.read("2bbb3/3W4/8/8/8/8/8/8 w - 0 1").orElseThrow(),
                Terms.casual(TimeControl.minutes(5, 3)));
        assertThat(contest.match.result()).contains(Result.win(Side.SECOND, "no-step"));
        assertThat(contest.match.clocks().running()).isEmpty();
        assertThat(contest.match.startClocks().running()).isEmpty();
    }

    @Test
    void an_event_that_does_not_fit_is_a_bug() {
        Contest contest = Contest.eximo();
        Event turn = contest.play("b3-b4").get(0);
        assertThatThrownBy(() -> contest.match.apply(turn)).isInstanceOf(IllegalArgumentException.class);
    }

    // --- ends between the players ---

    @Test
    void a_side_resigns_in_its_own_turn_and_in_the_other_ones() {
        for (Actor actor : List.of(Actor.FIRST, Actor.SECOND)) {
            Contest contest = Contest.eximo();
            contest.submit(actor, new Command.Resign());
            Side winner = actor == Actor.FIRST ? Side.SECOND : Side.FIRST;
            assertThat(contest.match.result()).contains(Result.win(winner, Result.RESIGNATION));
            assertThat(contest.match.isEndedByPlayers()).isTrue();
        }
    }

    @Test
    void the_arbiter_does_not_resign_or_offer_draws() {
        Contest contest = Contest.eximo();
        contest.submit(Actor.ARBITER, new Command.Resign());
        assertThat(contest.reason()).contains(Reason.NOT_ALLOWED);
        contest.submit(Actor.ARBITER, new Command.OfferDraw());
        assertThat(contest.reason()).contains(Reason.NOT_ALLOWED);
    }

    @Test
    void nothing_but_a_take_back_follows_an_end() {
        Contest contest = Contest.eximo();
        contest.submit(Actor.FIRST, new Command.Resign());
        List<Command> commands = List.of(
                new Command.Play("b3-b4", 9),
                new Command.Resign(),
                new Command.OfferDraw(),
                new Command.AcceptDraw(1),
                new Command.DeclineDraw(1),
                new Command.AcceptTakeBack(1),
                new Command.DeclineTakeBack(1),
                new Command.Restore(1),
                new Command.Flag(),
                new Command.Pause(),
                new Command.Resume(),
                new Command.Abort(),
                new Command.Adjudicate(Result.draw(Result.AGREEMENT)),
                new Command.GiveTime(Side.FIRST, 1000));
        for (Command command : commands) {
            for (Actor actor : Actor.values()) {
                contest.submit(actor, command);
                assertThat(contest.reason()).as("%s by %s", command, actor).contains(Reason.OVER);
            }
        }
        contest.submit(Actor.FIRST, new Command.TakeBack(0));
        assertThat(contest.match.isOver()).isFalse();
    }

    @Test
    void the_arbiter_aborts_at_any_time_a_side_only_before_both_have_played() {
        Contest contest = Contest.eximo();
        contest.play("b3-b4");
        Contest early = Contest.eximo();
        early.play("b3-b4");
        early.submit(Actor.SECOND, new Command.Abort());
        assertThat(early.match.isOver()).isTrue();
        assertThat(early.match.result()).isEmpty();
        contest.play("b6-b5");
        contest.submit(Actor.SECOND, new Command.Abort());
        assertThat(contest.reason()).contains(Reason.NOT_ALLOWED);
        contest.submit(Actor.ARBITER, new Command.Abort());
        assertThat(contest.match.end()).contains(new Match.End(Optional.empty()));
    }

    @Test
    void only_the_arbiter_adjudicates_and_only_to_a_result_between_players() {
        Contest contest = Contest.eximo();
        Result win = Result.win(Side.SECOND, Result.TIME);
        contest.submit(Actor.FIRST, new Command.Adjudicate(win));
        assertThat(contest.reason()).contains(Reason.NOT_ALLOWED);
        for (Result wrong : List.of(
                Result.win(Side.FIRST, "no-men"), Result.draw(Result.TIME), Result.win(Side.FIRST, Result.AGREEMENT))) {
            contest.submit(Actor.ARBITER, new Command.Adjudicate(wrong));
            assertThat(contest.reason()).as("%s", wrong).contains(Reason.INVALID);
        }
        contest.submit(Actor.ARBITER, new Command.Adjudicate(win));
        assertThat(contest.match.result()).contains(win);
    }

    // --- draws ---

    @Test
    void a_draw_offer_is_accepted_by_the_opponent_who_names_it() {
        Contest contest = Contest.eximo();
        contest.submit(Actor.FIRST, new Command.OfferDraw());
        assertThat(contest.match.drawOffer()).contains(new Match.DrawOffer(1, Side.FIRST));
        for (Actor actor : List.of(Actor.FIRST, Actor.ARBITER)) {
            contest.submit(actor, new Command.AcceptDraw(1));
            assertThat(contest.reason()).contains(Reason.NO_OFFER);
        }
        contest.submit(Actor.SECOND, new Command.AcceptDraw(2));
        assertThat(contest.reason()).contains(Reason.NO_OFFER);
        contest.submit(Actor.SECOND, new Command.AcceptDraw(1));
        assertThat(contest.match.result()).contains(Result.draw(Result.AGREEMENT));
        assertThat(contest.match.drawOffer()).isEmpty();
    }

    @Test
    void a_declined_offer_is_closed_and_can_be_made_again() {
        Contest contest = Contest.eximo();
        contest.submit(Actor.FIRST, new Command.OfferDraw());
        contest.submit(Actor.FIRST, new Command.OfferDraw());
        assertThat(contest.reason()).contains(Reason.ALREADY_OFFERED);
        contest.submit(Actor.SECOND, new Command.DeclineDraw(1));
        assertThat(contest.match.drawOffer()).isEmpty();
        contest.submit(Actor.SECOND, new Command.AcceptDraw(1));
        assertThat(contest.reason()).contains(Reason.NO_OFFER);
        contest.submit(Actor.FIRST, new Command.OfferDraw());
        assertThat(contest.match.drawOffer()).contains(new Match.DrawOffer(3, Side.FIRST));
    }

    @Test
    void two_offers_that_cross_agree() {
        Contest contest = Contest.eximo();
        contest.submit(Actor.FIRST, new Command.OfferDraw());
        contest.submit(Actor.SECOND, new Command.OfferDraw());
        assertThat(contest.match.result()).contains(Result.draw(Result.AGREEMENT));
    }

    @Test
    void a_turn_declines_the_opponents_offer_that_its_sender_had_seen_and_keeps_the_own_one() {
        Contest contest = Contest.eximo();
        contest.submit(Actor.FIRST, new Command.OfferDraw());
        contest.play("b3-b4");
        assertThat(contest.match.drawOffer())
                .as("one's own turn keeps one's own offer")
                .isPresent();
        List<Event> events = contest.play("b6-b5");
        assertThat(events.get(0)).isEqualTo(new Event.DrawDeclined(1));
        assertThat(contest.match.drawOffer()).isEmpty();
    }

    // --- take-backs ---

    @Test
    void free_take_backs_happen_at_once_and_can_be_restored() {
        Contest contest = Contest.eximo();
        contest.play("b3-b4");
        contest.play("b6-b5");
        contest.submit(Actor.FIRST, new Command.TakeBack(0));
        assertThat(contest.match.turns()).isEmpty();
        assertThat(contest.match.state()).isEqualTo(contest.match.start());
        contest.submit(Actor.ARBITER, new Command.Restore(1));
        contest.submit(Actor.ARBITER, new Command.Restore(2));
        assertThat(contest.match.turns()).hasToString("[b3-b4, b6-b5]");
        contest.submit(Actor.ARBITER, new Command.Restore(3));
        assertThat(contest.reason()).contains(Reason.NOTHING);
        contest.submit(Actor.ARBITER, new Command.Restore(2));
        assertThat(contest.reason()).contains(Reason.NOTHING);
    }

    @Test
    void another_turn_forgets_what_was_taken_back_the_same_one_keeps_the_rest() {
        Contest contest = Contest.eximo();
        contest.play("b3-b4");
        contest.play("b6-b5");
        contest.submit(Actor.FIRST, new Command.TakeBack(0));
        contest.play("b3-b4");
        contest.submit(Actor.FIRST, new Command.Restore(2));
        assertThat(contest.refusal).isEmpty();
        contest.submit(Actor.FIRST, new Command.TakeBack(0));
        contest.play("c3-c4");
        contest.submit(Actor.FIRST, new Command.Restore(2));
        assertThat(contest.reason()).contains(Reason.NOTHING);
    }

    @Test
    void taken_back_twice_the_turns_come_back_in_their_order() {
        Contest contest = Contest.eximo();
        contest.play("b3-b4");
        contest.play("b6-b5");
        contest.submit(Actor.FIRST, new Command.TakeBack(1));
        contest.submit(Actor.FIRST, new Command.TakeBack(0));
        contest.submit(Actor.FIRST, new Command.Restore(2));
        assertThat(contest.match.turns()).hasToString("[b3-b4, b6-b5]");
    }

    @Test
    void nothing_can_be_taken_back_beyond_what_was_played() {
        Contest contest = Contest.eximo();
        contest.play("b3-b4");
        for (int turns : new int[] {-1, 1, 2}) {
            contest.submit(Actor.FIRST, new Command.TakeBack(turns));
            assertThat(contest.reason()).as("to %d turns", turns).contains(Reason.NOTHING);
        }
    }

    @Test
    void an_end_between_the_players_is_taken_back_alone_or_with_turns_and_is_not_restored() {
        Contest contest = Contest.eximo();
        contest.play("b3-b4");
        contest.submit(Actor.SECOND, new Command.Resign());
        contest.submit(Actor.SECOND, new Command.TakeBack(1));
        assertThat(contest.match.isOver()).isFalse();
        assertThat(contest.match.turns()).hasSize(1);
        contest.submit(Actor.SECOND, new Command.Resign());
        contest.submit(Actor.SECOND, new Command.TakeBack(0));
        contest.submit(Actor.SECOND, new Command.Restore(1));
        assertThat(contest.match.isOver()).isFalse();
    }

    @Test
    void an_end_by_the_rules_goes_with_its_turn_and_comes_back_with_it() {
        Contest contest = new Contest(Games.EXIMO.read(LAST_TURN).orElseThrow(), Terms.casual(new TimeControl.None()));
        contest.play("c3xe5");
        contest.submit(Actor.FIRST, new Command.TakeBack(1));
        assertThat(contest.reason()).contains(Reason.NOTHING);
        contest.submit(Actor.FIRST, new Command.TakeBack(0));
        assertThat(contest.match.isOver()).isFalse();
        contest.submit(Actor.FIRST, new Command.Restore(1));
        assertThat(contest.match.result()).contains(Result.win(Side.FIRST, "no-men"));
    }

    @Test
    void by_consent_a_take_back_needs_the_opponent_and_cannot_be_restored() {
        Contest contest = timed(TakeBacks.BY_CONSENT);
        contest.play("b3-b4");
        contest.play("b6-b5");
        contest.submit(Actor.FIRST, new Command.TakeBack(0));
        Match.TakeBackRequest request = contest.match.takeBackRequest().orElseThrow();
        assertThat(request).isEqualTo(new Match.TakeBackRequest(3, Side.FIRST, 0));
        assertThat(contest.match.turns()).hasSize(2);
        for (Actor actor : Actor.values()) {
            contest.submit(actor, new Command.TakeBack(1));
            assertThat(contest.refusal).isPresent();
        }
        contest.submit(Actor.FIRST, new Command.AcceptTakeBack(3));
        assertThat(contest.reason()).contains(Reason.NO_OFFER);
        contest.submit(Actor.SECOND, new Command.AcceptTakeBack(3));
        assertThat(contest.match.turns()).isEmpty();
        contest.submit(Actor.FIRST, new Command.Restore(2));
        assertThat(contest.reason()).contains(Reason.TERMS);
    }

    @Test
    void a_request_is_declined_by_the_opponent_or_closed_by_any_turn() {
        Contest contest = timed(TakeBacks.BY_CONSENT);
        contest.play("b3-b4");
        contest.submit(Actor.FIRST, new Command.TakeBack(0));
        contest.submit(Actor.SECOND, new Command.DeclineTakeBack(2));
        assertThat(contest.match.takeBackRequest()).isEmpty();
        contest.submit(Actor.FIRST, new Command.TakeBack(0));
        List<Event> events = contest.play("b6-b5");
        assertThat(events.get(0)).isEqualTo(new Event.TakeBackDeclined(4));
        assertThat(contest.match.takeBackRequest()).isEmpty();
        contest.submit(Actor.SECOND, new Command.AcceptTakeBack(4));
        assertThat(contest.reason()).contains(Reason.NO_OFFER);
    }

    @Test
    void by_consent_nothing_is_taken_back_after_the_end_and_nothing_at_all_where_take_backs_are_off() {
        Contest consent = timed(TakeBacks.BY_CONSENT);
        consent.play("b3-b4");
        consent.submit(Actor.FIRST, new Command.Resign());
        consent.submit(Actor.FIRST, new Command.TakeBack(0));
        assertThat(consent.reason()).contains(Reason.OVER);
        Contest off = timed(TakeBacks.OFF);
        off.play("b3-b4");
        off.submit(Actor.FIRST, new Command.TakeBack(0));
        assertThat(off.reason()).contains(Reason.TERMS);
    }

    @Test
    void a_take_back_closes_every_offer() {
        Contest contest = Contest.eximo();
        contest.play("b3-b4");
        contest.submit(Actor.FIRST, new Command.OfferDraw());
        contest.submit(Actor.FIRST, new Command.TakeBack(0));
        assertThat(contest.match.drawOffer()).isEmpty();
    }

    // --- what happens unseen ---

    @Test
    void a_hidden_event_advances_the_revision_and_changes_nothing_else() {
        Match match = Contest.eximo().match;
        Match after = match.apply(new Event.Hidden());
        assertThat(after.revision()).isEqualTo(1);
        assertThat(after.positionRevision()).isZero();
        assertThat(after.state()).isEqualTo(match.state());
    }
}
