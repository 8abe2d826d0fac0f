package org.tabuleiro.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.Actor;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Decision;
import org.tabuleiro.match.Event;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.Referee;
import org.tabuleiro.match.Terms;
import org.tabuleiro.match.TimeControl;

/** A table with a remote referee: answers come late, not at all, twice, or in the wrong order. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RemoteTableTest {

    /** Decides as a server would, but delivers only when the test says so. */
    private static final class Server implements Referee {
        private final Set<Actor> actors;
        private final List<Runnable> outbox = new ArrayList<>();
        private Match match = Match.begin(
                Games.EXIMO.start(),
                new Terms(TimeControl.minutes(5, 3), Terms.ClockStart.AT_ONCE, Terms.TakeBacks.BY_CONSENT, false),
                0);
        private Match told = match;
        private @Nullable Listener listener;

        Server(Actor... actors) {
            this.actors = Set.of(actors);
        }

        @Override
        public Match match() {
            return told;
        }

        @Override
        public void subscribe(Listener newListener) {
            listener = newListener;
        }

        @Override
        public Set<Actor> actors() {
            return actors;
        }

        @Override
        public void submit(Actor actor, Command command) {
            Decision decision = match.decide(actor, command, 0);
            Listener client = listener;
            if (client == null) {
                return;
            }
            for (Event event : decision.events()) {
                match = match.apply(event);
                Match after = match;
                outbox.add(() -> {
                    told = after;
                    client.happened(event, after);
                });
            }
            decision.refusal().ifPresent(refusal -> outbox.add(() -> client.refused(command, refusal)));
        }

        /** What the opponent does on another machine. */
        void opponent(Command command) {
            submit(Actor.SECOND, command);
        }

        void deliver() {
            while (!outbox.isEmpty()) {
                outbox.remove(0).run();
            }
        }
    }

    private final Server server = new Server(Actor.FIRST);
    private final TestTable test = new TestTable(server, new Seat.Person(), new Seat.Elsewhere("Rui"));

    @Test
    void a_turn_is_pending_until_the_referee_confirms_it() {
        test.play("b2-d4");
        assertThat(test.table.input().isPending()).isTrue();
        assertThat(test.table.status()).isEqualTo(new Status.Pending());
        assertThat(test.table.input().mayEnter()).isFalse();
        assertThat(test.table.match().played()).isEmpty();
        assertThat(test.table.input().entry().turn()).as("the board shows it").isPresent();
        server.deliver();
        assertThat(test.table.input().isPending()).isFalse();
        assertThat(test.line()).isEqualTo("b2-d4");
        assertThat(test.table.status()).isEqualTo(new Status.Waiting(Side.SECOND, 0, OptionalInt.empty()));
    }

    @Test
    void no_player_is_asked_for_a_remote_side() {
        test.play("b2-d4");
        server.deliver();
        assertThat(test.questions).isEmpty();
        server.opponent(new Command.Play("d7-b5", 1));
        server.deliver();
        assertThat(test.table.input().mayEnter()).isTrue();
        TableEvent.Played played = (TableEvent.Played) test.events.getLast();
        assertThat(played.enteredHere()).isFalse();
    }

    @Test
    void a_refused_turn_is_no_longer_pending_and_can_be_entered_anew() {
        test.play("b2-d4");
        server.outbox.clear();
        server.match = server.told;
        server.submit(Actor.SECOND, new Command.Play("d7-b5", 0));
        test.table.match();
        server.outbox.clear();
        // The server has lost its memory and answers that the turn is stale.
        server.outbox.add(() -> java.util.Objects.requireNonNull(server.listener)
                .refused(
                        new Command.Play("b2-d4", 0),
                        TestTable.match(Games.EXIMO, Terms.casual(new TimeControl.None()))
                                .decide(Actor.SECOND, new Command.Play("b2-d4", 0), 0)
                                .refusal()
                                .orElseThrow()));
        server.deliver();
        assertThat(test.table.input().isPending()).isFalse();
        assertThat(test.table.input().mayEnter()).isTrue();
        assertThat(test.table.notice().orElseThrow().refusal()).isTrue();
        test.table.input().resetTurn();
        test.play("g2-h3");
        server.deliver();
        assertThat(test.line()).isEqualTo("g2-h3");
    }

    @Test
    void events_that_come_twice_count_once() {
        test.play("b2-d4");
        List<Runnable> sent = List.copyOf(server.outbox);
        server.deliver();
        int events = test.events.size();
        sent.forEach(Runnable::run);
        assertThat(test.line()).isEqualTo("b2-d4");
        assertThat(test.events).hasSize(events);
    }

    @Test
    void events_that_overtake_each_other_lead_to_the_last_match() {
        test.play("b2-d4");
        server.opponent(new Command.Play("d7-b5", 1));
        server.opponent(new Command.OfferDraw());
        List<Runnable> sent = new ArrayList<>(server.outbox);
        server.outbox.clear();
        sent.reversed().forEach(Runnable::run);
        assertThat(test.line()).isEqualTo("b2-d4 d7-b5");
        assertThat(test.table.match().revision()).isEqualTo(3);
        assertThat(test.table.displayed()).isSameAs(test.table.live());
        assertThat(test.table.choices()).contains(Choice.ACCEPT_DRAW);
    }

    @Test
    void a_take_back_needs_consent_and_nothing_changes_before() {
        test.play("b2-d4");
        server.deliver();
        assertThat(test.table.controls().takeBack()).isTrue();
        server.deliver();
        assertThat(test.line()).isEqualTo("b2-d4");
        assertThat(test.table.choices()).doesNotContain(Choice.TAKE_BACK, Choice.ACCEPT_TAKE_BACK);
        server.opponent(new Command.AcceptTakeBack(
                test.table.match().takeBackRequest().orElseThrow().id()));
        server.deliver();
        assertThat(test.line()).isEmpty();
        assertThat(test.table.choices()).as("no redo by consent").doesNotContain(Choice.REDO);
        assertThat(test.table.tree().root().children()).isEmpty();
        assertThat(test.table.displayed()).isSameAs(test.table.live());
    }

    @Test
    void a_request_to_take_back_names_the_turns_and_can_be_answered() {
        test.play("b2-d4");
        server.deliver();
        server.opponent(new Command.Play("d7-b5", 1));
        server.opponent(new Command.TakeBack(1));
        server.deliver();
        assertThat(test.table.choices()).contains(Choice.ACCEPT_TAKE_BACK, Choice.DECLINE_TAKE_BACK);
        assertThat(test.table.sentence(new Catalogue(Language.ENGLISH))).isEqualTo("Black asks to take back d7-b5.");
        test.table.controls().answerTakeBack(false);
        server.deliver();
        assertThat(test.line()).isEqualTo("b2-d4 d7-b5");
        assertThat(test.table.choices()).doesNotContain(Choice.ACCEPT_TAKE_BACK);
        server.opponent(new Command.TakeBack(1));
        server.deliver();
        test.table.controls().answerTakeBack(true);
        server.deliver();
        assertThat(test.line()).isEqualTo("b2-d4");
    }

    @Test
    void a_turn_of_the_own_side_from_another_device_is_not_entered_here() {
        server.submit(Actor.FIRST, new Command.Play("b2-d4", 0));
        server.deliver();
        TableEvent.Played played = (TableEvent.Played) test.events.getLast();
        assertThat(played.enteredHere()).isFalse();
        test.table.controls().takeBack();
        server.deliver();
        server.opponent(new Command.AcceptTakeBack(2));
        server.deliver();
        test.play("g2-h3");
        server.deliver();
        assertThat(((TableEvent.Played) test.events.getLast()).enteredHere()).isTrue();
    }

    @Test
    void a_match_can_be_aborted_until_both_have_played() {
        assertThat(test.table.choices()).contains(Choice.ABORT);
        test.play("b2-d4");
        server.deliver();
        server.opponent(new Command.Play("d7-b5", 1));
        server.deliver();
        assertThat(test.table.choices()).doesNotContain(Choice.ABORT);
        test.table.controls().abort();
        assertThat(server.outbox).isEmpty();
    }

    @Test
    void the_steps_that_the_opponent_has_entered_count_until_the_turn_is_played() {
        test.play("b2-d4");
        server.deliver();
        test.table.setRemoteSteps(1);
        assertThat(test.table.status()).isEqualTo(new Status.Waiting(Side.SECOND, 1, OptionalInt.empty()));
        server.opponent(new Command.Play("d7-b5", 1));
        server.deliver();
        test.play("b1-b2");
        server.deliver();
        assertThat(test.table.status()).isEqualTo(new Status.Waiting(Side.SECOND, 0, OptionalInt.empty()));
    }

    @Test
    void a_whole_match_replaces_what_was_missed_and_drops_the_pending_turn() {
        test.play("b2-d4");
        server.outbox.clear();
        server.submit(Actor.SECOND, new Command.Play("d7-b5", 1));
        server.submit(Actor.SECOND, new Command.Resign());
        server.outbox.clear();
        server.told = server.match;
        java.util.Objects.requireNonNull(server.listener).replaced(server.match);
        assertThat(test.line()).isEqualTo("b2-d4 d7-b5");
        assertThat(test.table.displayed()).isSameAs(test.table.live());
        assertThat(test.table.input().isPending()).isFalse();
        assertThat(test.events).contains(new TableEvent.WentBack());
        assertThat(test.events.getLast()).isInstanceOf(TableEvent.Ended.class);
    }

    @Test
    void nothing_is_judged_while_somebody_elsewhere_plays() {
        test.table.coach().review().setLive(true);
        test.play("b2-d4");
        server.deliver();
        assertThat(test.questions).isEmpty();
        assertThat(test.table.mayHelp()).isFalse();
        server.opponent(new Command.Resign());
        server.deliver();
        test.table.coach().review().start();
        assertThat(test.questions).isNotEmpty();
    }

    @Test
    void a_table_offers_only_what_it_may_do_there() {
        assertThat(test.table.choices())
                .contains(Choice.RESIGN, Choice.OFFER_DRAW)
                .doesNotContain(
                        Choice.PAUSE, Choice.STEP, Choice.SWAP_SEATS, Choice.ANALYSE, Choice.HINT, Choice.TAKE_OVER);
        test.table.controls().setAnalysing(true);
        server.deliver();
        assertThat(test.table.isAnalysing()).isFalse();
    }

    @Test
    void only_the_server_flags() {
        test.now = 1_000_000;
        test.table.tick(test.now);
        assertThat(server.outbox).isEmpty();
        assertThat(test.table.wakeAt())
                .as("there is nothing to do at the deadline")
                .isEmpty();
        assertThat(test.table.result()).isEmpty();
    }

    @Test
    void a_spectator_sees_everything_and_does_nothing() {
        Server watched = new Server();
        TestTable spectator = new TestTable(watched, new Seat.Elsewhere("Ana"), new Seat.Elsewhere("Rui"));
        assertThat(spectator.table.input().mayEnter()).isFalse();
        assertThat(spectator.table.choices()).isEmpty();
        watched.submit(Actor.FIRST, new Command.Play("b2-d4", 0));
        watched.submit(Actor.SECOND, new Command.Resign());
        watched.deliver();
        assertThat(spectator.line()).isEqualTo("b2-d4");
        assertThat(spectator.table.result()).contains(Result.win(Side.FIRST, Result.RESIGNATION));
        assertThat(spectator.table.choices()).containsExactlyInAnyOrder(Choice.ANALYSE, Choice.HINT);
    }
}
