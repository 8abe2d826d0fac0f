package org.tabuleiro.desktop.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.host.Contestant;
import org.tabuleiro.host.History;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Status;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.TableEvent;

/** Players at a table without a window: answers are processed on the thread of the test. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ThreadPlayersTest implements Table.Listener {
    private static final long TIMEOUT_SECONDS = 60;
    private static final Seat PERSON = new Seat.Person();
    private static final TimeControl NO_CLOCK = new TimeControl.None();

    private final BlockingQueue<Runnable> answers = new LinkedBlockingQueue<>();
    private final List<TableEvent> events = new ArrayList<>();
    private final List<Table> open = new ArrayList<>();

    @Override
    public void changed() {}

    @Override
    public void happened(TableEvent event) {
        events.add(event);
    }

    @AfterEach
    void close() {
        open.forEach(Table::close);
    }

    private Table sit(GameSetting setting) {
        return sit(setting, new ThreadPlayers(answers::add, () -> 100));
    }

    private Table sit(GameSetting setting, ThreadPlayers players) {
        Table table = setting.open(players, () -> 0);
        open.add(table);
        table.subscribe(this);
        table.begin();
        return table;
    }

    private Table against(Seat seat) {
        return sit(GameSetting.against(Games.EXIMO.start(), Side.FIRST, seat));
    }

    /** Processes answers until a condition holds. */
    private void until(BooleanSupplier condition) {
        try {
            while (!condition.getAsBoolean()) {
                Runnable next = answers.poll(TIMEOUT_SECONDS, TimeUnit.SECONDS);
                assertThat(next).as("an answer").isNotNull();
                if (next != null) {
                    next.run();
                }
            }
        } catch (InterruptedException ended) {
            throw new IllegalStateException(ended);
        }
    }

    private static void play(Table table, String turn) {
        table.input().enter(table.input().entry().state().readSteps(turn).orElseThrow());
    }

    private static int played(Table table) {
        return table.match().played().size();
    }

    private boolean hasFailed() {
        return events.stream().anyMatch(TableEvent.Failed.class::isInstance);
    }

    @Test
    void the_computer_answers_a_turn() {
        Table table = against(new Seat.Computer(1));
        assertThat(table.isThinking()).isFalse();
        play(table, "b2-d4");
        assertThat(table.isThinking())
                .as("it never answers inside the question")
                .isTrue();
        until(() -> played(table) == 2);
        assertThat(table.input().mayEnter()).isTrue();
        assertThat(table.isThinking()).isFalse();
    }

    @Test
    void full_strength_reports_progress_during_the_search() {
        Table table = against(Seat.fullStrength());
        table.preferences().setShowsThoughts(true);
        play(table, "b2-d4");
        until(() -> table.thoughts().isPresent());
        assertThat(table.isThinking()).isTrue();
        table.controls().hurry();
        until(() -> played(table) == 2);
    }

    @Test
    void a_turn_that_was_taken_back_is_not_answered() {
        Table table = against(new Seat.Computer(1));
        play(table, "b2-d4");
        assertThat(table.controls().takeBack()).isTrue();
        play(table, "g2-h3");
        until(() -> played(table) == 2);
        assertThat(table.match().turns().get(0)).hasToString("g2-h3");
    }

    @Test
    void the_computer_plays_on_after_the_seats_are_swapped() {
        Table table = against(new Seat.Computer(1));
        table.swapSeats();
        until(() -> played(table) == 1);
        assertThat(table.input().mayEnter()).isTrue();
    }

    @Test
    void two_computers_play_and_stop_while_paused() {
        Table table =
                sit(new GameSetting(Games.XADRERSI.start(), new Seat.Computer(1), new Seat.Computer(1), NO_CLOCK));
        until(() -> played(table) == 2);
        table.controls().pause();
        assertThat(table.isThinking()).isFalse();
        table.controls().step();
        until(() -> played(table) == 3);
        assertThat(table.isThinking()).isFalse();
        table.controls().resume();
        until(() -> played(table) == 4);
    }

    @Test
    void an_engine_process_that_dies_is_reported_and_somebody_else_can_take_its_seat() {
        Table table = against(new Seat.Engine("exit 1"));
        play(table, "b2-d4");
        until(this::hasFailed);
        assertThat(table.failure().orElseThrow().key()).isEqualTo("desktop.engine-failed");
        assertThat(table.status()).isInstanceOf(Status.Failed.class);
        assertThat(played(table)).isEqualTo(1);
        table.sit(Side.SECOND, new Seat.Computer(1));
        until(() -> played(table) == 2);
        assertThat(table.result()).isEmpty();
    }

    @Test
    void an_engine_that_has_failed_is_started_again_on_request() {
        Table table = against(new Seat.Engine("exit 1"));
        play(table, "b2-d4");
        until(this::hasFailed);
        events.clear();
        assertThat(table.choices()).contains(Choice.RETRY);
        table.controls().retry();
        until(this::hasFailed);
    }

    @Test
    void an_unknown_program_fails_with_the_reason() {
        Table table = against(new Seat.Program("nodes:many"));
        play(table, "b2-d4");
        until(this::hasFailed);
        assertThat(table.failure()).isPresent();
    }

    /** Searches until it is stopped. */
    private static final class Ponderer implements Contestant {
        private final CountDownLatch begun = new CountDownLatch(1);
        private final CountDownLatch closed = new CountDownLatch(1);

        @Override
        public Turn choose(History game) {
            return game.state().legalTurns().iterator().next();
        }

        @Override
        public Turn choose(History game, Search.Stop stop, Consumer<Analysis> progress) {
            begun.countDown();
            while (!stop.isRequested()) {
                Thread.onSpinWait();
            }
            return choose(game);
        }

        @Override
        public void close() {
            closed.countDown();
        }

        void awaitThinking() throws InterruptedException {
            assertThat(begun.await(TIMEOUT_SECONDS, TimeUnit.SECONDS)).isTrue();
        }
    }

    private Table against(Ponderer ponderer, State start) {
        return sit(
                new GameSetting(start, PERSON, new Seat.Computer(2), NO_CLOCK),
                new ThreadPlayers(answers::add, () -> 100, (game, seat, millis) -> Parsed.ok(ponderer)));
    }

    @Test
    void a_draw_offer_during_the_search_is_answered_and_the_search_continues() throws InterruptedException {
        Ponderer ponderer = new Ponderer();
        // The three black men stand far better than the white one.
        Table table = against(
                ponderer, Games.EXIMO.read("8/8/8/8/3bbb2/8/1W6/8 w - 0 21").orElseThrow());
        play(table, "b2-b3");
        ponderer.awaitThinking();
        table.controls().offerDraw();
        until(() -> events.contains(new TableEvent.DrawDeclined(Side.SECOND)));
        assertThat(table.isThinking()).isTrue();
        assertThat(played(table)).isEqualTo(1);
        table.controls().hurry();
        until(() -> played(table) == 2);
    }

    @Test
    void a_draw_offer_does_not_cancel_a_hurry() {
        Table table = against(new Ponderer(), Games.EXIMO.start());
        play(table, "b2-d4");
        table.controls().hurry();
        table.controls().offerDraw();
        until(() -> played(table) == 2);
    }

    @Test
    void resigning_stops_the_search_and_closing_the_table_closes_its_engines() throws InterruptedException {
        Ponderer ponderer = new Ponderer();
        Table table = against(ponderer, Games.EXIMO.start());
        play(table, "b2-d4");
        ponderer.awaitThinking();
        table.controls().resign();
        assertThat(table.isThinking()).isFalse();
        table.close();
        table.close();
        assertThat(ponderer.closed.await(TIMEOUT_SECONDS, TimeUnit.SECONDS)).isTrue();
        answers.forEach(Runnable::run);
        assertThat(played(table)).isEqualTo(1);
    }

    @Test
    void a_game_is_reviewed_in_the_background() {
        Table table = against(new Seat.Computer(1));
        play(table, "b2-d4");
        table.controls().resign();
        table.coach().review().start();
        until(() -> table.coach().review().isDone());
        assertThat(table.coach().review().summary(Side.FIRST).turns()).isEqualTo(1);
    }

    @Test
    void a_hint_comes_in_stages() {
        Table table = against(new Seat.Computer(1));
        table.controls().hint();
        until(() -> !table.hintMarks().isEmpty());
        int marks = table.hintMarks().size();
        table.controls().hint();
        assertThat(table.hintMarks()).hasSizeGreaterThan(marks);
    }
}
