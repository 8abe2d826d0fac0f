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

    private static TestMatch timed(TakeBacks takeBacks) {
        return TestMatch.eximo(TestMatch.terms(TimeControl.minutes(5, 3), takeBacks));
    }

    // --- turns ---

    @Test
    void the_side_to_move_plays_a_whole_turn() {
        TestMatch test = TestMatch.eximo();
        List<Event> events = test.play("b3-b4");
        assertThat(events).singleElement().isInstanceOf(Event.TurnPlayed.class);
        assertThat(test.match.turns()).hasToString("[b3-b4]");
        assertThat(test.match.toMove()).isEqualTo(Side.SECOND);
        assertThat(test.match.revision()).isEqualTo(1);
    }

    @Test
    void the_other_side_must_wait() {
        TestMatch test = TestMatch.eximo();
        assertThat(test.submit(Actor.SECOND, new Command.Play("b6-b5", 0))).isEmpty();
        assertThat(test.reason()).contains(Reason.NOT_YOUR_TURN);
    }

    @Test
    void the_arbiter_plays_no_turns() {
        TestMatch test = TestMatch.eximo();
        test.submit(Actor.ARBITER, new Command.Play("b3-b4", 0));
        assertThat(test.reason()).contains(Reason.NOT_ALLOWED);
    }

    @Test
    void an_illegal_turn_is_refused_in_the_words_of_the_rules() {
        TestMatch test = TestMatch.eximo();
        assertThat(test.play("b3-b8")).isEmpty();
        assertThat(test.reason()).contains(Reason.ILLEGAL);
        assertThat(test.refusal.orElseThrow().message().key()).startsWith("turn.");
    }

    @Test
    void the_beginning_of_a_turn_is_no_turn() {
        TestMatch test = new TestMatch(
                Games.BREAKTHRU
                        .read(Games.BREAKTHRU.setups().getOrDefault("standard", ""))
                        .orElseThrow(),
                Terms.casual(new TimeControl.None()));
        test.play("gold");
        assertThat(test.reason()).contains(Reason.ILLEGAL);
    }

    @Test
    void a_turn_is_stale_after_a_turn_a_take_back_a_restoration_or_an_end_that_its_sender_has_not_seen() {
        TestMatch test = TestMatch.eximo();
        test.play("b3-b4");
        test.play("g6-g5");
        test.submit(Actor.FIRST, new Command.Play("c3-c4", 1));
        assertThat(test.reason()).contains(Reason.STALE);
        int beforeTakeBack = test.match.revision();
        test.submit(Actor.SECOND, new Command.TakeBack(0));
        test.submit(Actor.FIRST, new Command.Play("c3-c4", beforeTakeBack));
        assertThat(test.reason()).contains(Reason.STALE);
        int beforeRestoration = test.match.revision();
        test.submit(Actor.SECOND, new Command.Restore(2));
        test.submit(Actor.FIRST, new Command.Play("c3-c4", beforeRestoration));
        assertThat(test.reason()).contains(Reason.STALE);
        int beforeEnd = test.match.revision();
        test.submit(Actor.FIRST, new Command.Resign());
        test.submit(Actor.FIRST, new Command.TakeBack(2));
        test.submit(Actor.FIRST, new Command.Play("c3-c4", beforeEnd));
        assertThat(test.reason()).contains(Reason.STALE);
        test.submit(Actor.FIRST, new Command.Play("c3-c4", test.match.revision()));
        assertThat(test.refusal).isEmpty();
    }

    @Test
    void an_offer_does_not_make_a_turn_stale() {
        TestMatch test = TestMatch.eximo();
        test.submit(Actor.SECOND, new Command.OfferDraw());
        test.submit(Actor.FIRST, new Command.Play("b3-b4", 0));
        assertThat(test.refusal).isEmpty();
        assertThat(test.match.drawOffer())
                .as("an offer that was not seen stays open")
                .isPresent();
    }

    @Test
    void a_turn_that_ends_the_game_by_its_rules_is_followed_by_the_end() {
        TestMatch test = new TestMatch(Games.EXIMO.read(LAST_TURN).orElseThrow(), Terms.casual(new TimeControl.None()));
        List<Event> events = test.play("c3xe5");
        assertThat(events).hasSize(2);
        assertThat(test.match.result()).contains(Result.win(Side.FIRST, "no-men"));
        assertThat(test.match.isEndedByPlayers()).isFalse();
        test.play("b6-b5");
        assertThat(test.reason()).contains(Reason.OVER);
    }

    @Test
    void a_match_that_begins_where_the_game_is_over_is_over() {
        TestMatch test = new TestMatch(
                Games.EXIMO.read("2bbb3/3W4/8/8/8/8/8/8 w - 0 1").orElseThrow(),
                Terms.casual(TimeControl.minutes(5, 3)));
        assertThat(test.match.result()).contains(Result.win(Side.SECOND, "no-step"));
        assertThat(test.match.clocks().running()).isEmpty();
        assertThat(test.match.startClocks().running()).isEmpty();
    }

    @Test
    void an_event_that_does_not_fit_is_a_bug() {
        TestMatch test = TestMatch.eximo();
        Event turn = test.play("b3-b4").get(0);
        assertThatThrownBy(() -> test.match.apply(turn)).isInstanceOf(IllegalArgumentException.class);
    }

    // --- ends between the players ---

    @Test
    void a_side_resigns_in_its_own_turn_and_in_the_other_ones() {
        for (Actor actor : List.of(Actor.FIRST, Actor.SECOND)) {
            TestMatch test = TestMatch.eximo();
            test.submit(actor, new Command.Resign());
            Side winner = actor == Actor.FIRST ? Side.SECOND : Side.FIRST;
            assertThat(test.match.result()).contains(Result.win(winner, Result.RESIGNATION));
            assertThat(test.match.isEndedByPlayers()).isTrue();
        }
    }

    @Test
    void the_arbiter_does_not_resign_or_offer_draws() {
        TestMatch test = TestMatch.eximo();
        test.submit(Actor.ARBITER, new Command.Resign());
        assertThat(test.reason()).contains(Reason.NOT_ALLOWED);
        test.submit(Actor.ARBITER, new Command.OfferDraw());
        assertThat(test.reason()).contains(Reason.NOT_ALLOWED);
    }

    @Test
    void nothing_but_a_take_back_follows_an_end() {
        TestMatch test = TestMatch.eximo();
        test.submit(Actor.FIRST, new Command.Resign());
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
                test.submit(actor, command);
                assertThat(test.reason()).as("%s by %s", command, actor).contains(Reason.OVER);
            }
        }
        test.submit(Actor.FIRST, new Command.TakeBack(0));
        assertThat(test.match.isOver()).isFalse();
    }

    @Test
    void the_arbiter_aborts_at_any_time_a_side_only_before_both_have_played() {
        TestMatch test = TestMatch.eximo();
        test.play("b3-b4");
        TestMatch early = TestMatch.eximo();
        early.play("b3-b4");
        early.submit(Actor.SECOND, new Command.Abort());
        assertThat(early.match.isOver()).isTrue();
        assertThat(early.match.result()).isEmpty();
        test.play("b6-b5");
        test.submit(Actor.SECOND, new Command.Abort());
        assertThat(test.reason()).contains(Reason.NOT_ALLOWED);
        test.submit(Actor.ARBITER, new Command.Abort());
        assertThat(test.match.end()).contains(new Match.End(Optional.empty()));
    }

    @Test
    void only_the_arbiter_adjudicates_and_only_to_a_result_between_players() {
        TestMatch test = TestMatch.eximo();
        Result win = Result.win(Side.SECOND, Result.TIME);
        test.submit(Actor.FIRST, new Command.Adjudicate(win));
        assertThat(test.reason()).contains(Reason.NOT_ALLOWED);
        for (Result wrong : List.of(
                Result.win(Side.FIRST, "no-men"), Result.draw(Result.TIME), Result.win(Side.FIRST, Result.AGREEMENT))) {
            test.submit(Actor.ARBITER, new Command.Adjudicate(wrong));
            assertThat(test.reason()).as("%s", wrong).contains(Reason.INVALID);
        }
        test.submit(Actor.ARBITER, new Command.Adjudicate(win));
        assertThat(test.match.result()).contains(win);
    }

    // --- draws ---

    @Test
    void a_draw_offer_is_accepted_by_the_opponent_who_names_it() {
        TestMatch test = TestMatch.eximo();
        test.submit(Actor.FIRST, new Command.OfferDraw());
        assertThat(test.match.drawOffer()).contains(new Match.DrawOffer(1, Side.FIRST));
        for (Actor actor : List.of(Actor.FIRST, Actor.ARBITER)) {
            test.submit(actor, new Command.AcceptDraw(1));
            assertThat(test.reason()).contains(Reason.NO_OFFER);
        }
        test.submit(Actor.SECOND, new Command.AcceptDraw(2));
        assertThat(test.reason()).contains(Reason.NO_OFFER);
        test.submit(Actor.SECOND, new Command.AcceptDraw(1));
        assertThat(test.match.result()).contains(Result.draw(Result.AGREEMENT));
        assertThat(test.match.drawOffer()).isEmpty();
    }

    @Test
    void a_declined_offer_is_closed_and_can_be_made_again() {
        TestMatch test = TestMatch.eximo();
        test.submit(Actor.FIRST, new Command.OfferDraw());
        test.submit(Actor.FIRST, new Command.OfferDraw());
        assertThat(test.reason()).contains(Reason.ALREADY_OFFERED);
        test.submit(Actor.SECOND, new Command.DeclineDraw(1));
        assertThat(test.match.drawOffer()).isEmpty();
        test.submit(Actor.SECOND, new Command.AcceptDraw(1));
        assertThat(test.reason()).contains(Reason.NO_OFFER);
        test.submit(Actor.FIRST, new Command.OfferDraw());
        assertThat(test.match.drawOffer()).contains(new Match.DrawOffer(3, Side.FIRST));
    }

    @Test
    void two_offers_that_cross_agree() {
        TestMatch test = TestMatch.eximo();
        test.submit(Actor.FIRST, new Command.OfferDraw());
        test.submit(Actor.SECOND, new Command.OfferDraw());
        assertThat(test.match.result()).contains(Result.draw(Result.AGREEMENT));
    }

    @Test
    void a_turn_declines_the_opponents_offer_that_its_sender_had_seen_and_keeps_the_own_one() {
        TestMatch test = TestMatch.eximo();
        test.submit(Actor.FIRST, new Command.OfferDraw());
        test.play("b3-b4");
        assertThat(test.match.drawOffer())
                .as("one's own turn keeps one's own offer")
                .isPresent();
        List<Event> events = test.play("b6-b5");
        assertThat(events.get(0)).isEqualTo(new Event.DrawDeclined(1));
        assertThat(test.match.drawOffer()).isEmpty();
    }

    // --- take-backs ---

    @Test
    void free_take_backs_happen_at_once_and_can_be_restored() {
        TestMatch test = TestMatch.eximo();
        test.play("b3-b4");
        test.play("b6-b5");
        test.submit(Actor.FIRST, new Command.TakeBack(0));
        assertThat(test.match.turns()).isEmpty();
        assertThat(test.match.state()).isEqualTo(test.match.start());
        test.submit(Actor.ARBITER, new Command.Restore(1));
        test.submit(Actor.ARBITER, new Command.Restore(2));
        assertThat(test.match.turns()).hasToString("[b3-b4, b6-b5]");
        test.submit(Actor.ARBITER, new Command.Restore(3));
        assertThat(test.reason()).contains(Reason.NOTHING);
        test.submit(Actor.ARBITER, new Command.Restore(2));
        assertThat(test.reason()).contains(Reason.NOTHING);
    }

    @Test
    void another_turn_forgets_what_was_taken_back_the_same_one_keeps_the_rest() {
        TestMatch test = TestMatch.eximo();
        test.play("b3-b4");
        test.play("b6-b5");
        test.submit(Actor.FIRST, new Command.TakeBack(0));
        test.play("b3-b4");
        test.submit(Actor.FIRST, new Command.Restore(2));
        assertThat(test.refusal).isEmpty();
        test.submit(Actor.FIRST, new Command.TakeBack(0));
        test.play("c3-c4");
        test.submit(Actor.FIRST, new Command.Restore(2));
        assertThat(test.reason()).contains(Reason.NOTHING);
    }

    @Test
    void taken_back_twice_the_turns_come_back_in_their_order() {
        TestMatch test = TestMatch.eximo();
        test.play("b3-b4");
        test.play("b6-b5");
        test.submit(Actor.FIRST, new Command.TakeBack(1));
        test.submit(Actor.FIRST, new Command.TakeBack(0));
        test.submit(Actor.FIRST, new Command.Restore(2));
        assertThat(test.match.turns()).hasToString("[b3-b4, b6-b5]");
    }

    @Test
    void nothing_can_be_taken_back_beyond_what_was_played() {
        TestMatch test = TestMatch.eximo();
        test.play("b3-b4");
        for (int turns : new int[] {-1, 1, 2}) {
            test.submit(Actor.FIRST, new Command.TakeBack(turns));
            assertThat(test.reason()).as("to %d turns", turns).contains(Reason.NOTHING);
        }
    }

    @Test
    void an_end_between_the_players_is_taken_back_alone_or_with_turns_and_is_not_restored() {
        TestMatch test = TestMatch.eximo();
        test.play("b3-b4");
        test.submit(Actor.SECOND, new Command.Resign());
        test.submit(Actor.SECOND, new Command.TakeBack(1));
        assertThat(test.match.isOver()).isFalse();
        assertThat(test.match.turns()).hasSize(1);
        test.submit(Actor.SECOND, new Command.Resign());
        test.submit(Actor.SECOND, new Command.TakeBack(0));
        test.submit(Actor.SECOND, new Command.Restore(1));
        assertThat(test.match.isOver()).isFalse();
    }

    @Test
    void an_end_by_the_rules_goes_with_its_turn_and_comes_back_with_it() {
        TestMatch test = new TestMatch(Games.EXIMO.read(LAST_TURN).orElseThrow(), Terms.casual(new TimeControl.None()));
        test.play("c3xe5");
        test.submit(Actor.FIRST, new Command.TakeBack(1));
        assertThat(test.reason()).contains(Reason.NOTHING);
        test.submit(Actor.FIRST, new Command.TakeBack(0));
        assertThat(test.match.isOver()).isFalse();
        test.submit(Actor.FIRST, new Command.Restore(1));
        assertThat(test.match.result()).contains(Result.win(Side.FIRST, "no-men"));
    }

    @Test
    void by_consent_a_take_back_needs_the_opponent_and_cannot_be_restored() {
        TestMatch test = timed(TakeBacks.BY_CONSENT);
        test.play("b3-b4");
        test.play("b6-b5");
        test.submit(Actor.FIRST, new Command.TakeBack(0));
        Match.TakeBackRequest request = test.match.takeBackRequest().orElseThrow();
        assertThat(request).isEqualTo(new Match.TakeBackRequest(3, Side.FIRST, 0));
        assertThat(test.match.turns()).hasSize(2);
        for (Actor actor : Actor.values()) {
            test.submit(actor, new Command.TakeBack(1));
            assertThat(test.refusal).isPresent();
        }
        test.submit(Actor.FIRST, new Command.AcceptTakeBack(3));
        assertThat(test.reason()).contains(Reason.NO_OFFER);
        test.submit(Actor.SECOND, new Command.AcceptTakeBack(3));
        assertThat(test.match.turns()).isEmpty();
        test.submit(Actor.FIRST, new Command.Restore(2));
        assertThat(test.reason()).contains(Reason.TERMS);
    }

    @Test
    void a_request_is_declined_by_the_opponent_or_closed_by_any_turn() {
        TestMatch test = timed(TakeBacks.BY_CONSENT);
        test.play("b3-b4");
        test.submit(Actor.FIRST, new Command.TakeBack(0));
        test.submit(Actor.SECOND, new Command.DeclineTakeBack(2));
        assertThat(test.match.takeBackRequest()).isEmpty();
        test.submit(Actor.FIRST, new Command.TakeBack(0));
        List<Event> events = test.play("b6-b5");
        assertThat(events.get(0)).isEqualTo(new Event.TakeBackDeclined(4));
        assertThat(test.match.takeBackRequest()).isEmpty();
        test.submit(Actor.SECOND, new Command.AcceptTakeBack(4));
        assertThat(test.reason()).contains(Reason.NO_OFFER);
    }

    @Test
    void by_consent_nothing_is_taken_back_after_the_end_and_nothing_at_all_where_take_backs_are_off() {
        TestMatch consent = timed(TakeBacks.BY_CONSENT);
        consent.play("b3-b4");
        consent.submit(Actor.FIRST, new Command.Resign());
        consent.submit(Actor.FIRST, new Command.TakeBack(0));
        assertThat(consent.reason()).contains(Reason.OVER);
        TestMatch off = timed(TakeBacks.OFF);
        off.play("b3-b4");
        off.submit(Actor.FIRST, new Command.TakeBack(0));
        assertThat(off.reason()).contains(Reason.TERMS);
    }

    @Test
    void a_take_back_closes_every_offer() {
        TestMatch test = TestMatch.eximo();
        test.play("b3-b4");
        test.submit(Actor.FIRST, new Command.OfferDraw());
        test.submit(Actor.FIRST, new Command.TakeBack(0));
        assertThat(test.match.drawOffer()).isEmpty();
    }

    // --- hidden events ---

    @Test
    void a_hidden_event_advances_the_revision_and_changes_nothing_else() {
        Match match = TestMatch.eximo().match;
        Match after = match.apply(new Event.Hidden());
        assertThat(after.revision()).isEqualTo(1);
        assertThat(after.positionRevision()).isZero();
        assertThat(after.state()).isEqualTo(match.state());
    }
}
