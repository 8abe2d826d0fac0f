package org.tabuleiro.desktop.thinking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.host.Contestant;
import org.tabuleiro.host.EngineFailure;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Session;

/** Computers at a table, without a screen: what they tell is dealt with on the thread of the test. */
final class OpponentsTest implements Opponents.Listener {
    private static final long PATIENCE = 60;

    private final BlockingQueue<Runnable> told = new LinkedBlockingQueue<>();
    private final List<String> news = new ArrayList<>();
    private final List<Opponents> open = new ArrayList<>();

    private Opponents sit(Session session) {
        Opponents opponents = new Opponents(session, seat -> make(session, seat), () -> true, told::add, this);
        open.add(opponents);
        return opponents;
    }

    private static Contestant make(Session session, Seat seat) {
        String name = switch (seat) {
            case Seat.Computer(int level) -> "level:" + level;
            case Seat.Engine(String command) -> "engine:" + command;
            case Seat.Person() -> throw new IllegalArgumentException();
        };
        return Contestant.find(name, session.game()).orElseThrow().make(session.game(), 7);
    }

    @AfterEach
    void close() {
        open.forEach(Opponents::close);
    }

    @Override
    public void thinks(Side side, Analysis known) {}

    @Override
    public void failed(Side side, EngineFailure failure) {
        news.add(side + " " + failure.reason().key());
    }

    @Override
    public void offersDraw(Side side) {
        news.add(side + " offers a draw");
    }

    /** Deals with what is told until something is so. */
    private void until(BooleanSupplier condition) {
        try {
            while (!condition.getAsBoolean()) {
                Runnable next = told.poll(PATIENCE, TimeUnit.SECONDS);
                assertThat(next).as("something is told").isNotNull();
                if (next != null) {
                    next.run();
                }
            }
        } catch (InterruptedException ended) {
            throw new IllegalStateException(ended);
        }
    }

    private static void play(Session session, String turn) {
        session.enter(session.entry().state().readSteps(turn).orElseThrow());
    }

    @Test
    void the_computer_answers_a_turn() {
        Session session = new Session(Games.EXIMO.start(), new Seat.Person(), new Seat.Computer(1));
        Opponents opponents = sit(session);
        assertThat(opponents.isThinking()).isFalse();
        play(session, "b2-d4");
        assertThat(opponents.isThinking()).isTrue();
        until(() -> session.live().depth() == 2);
        assertThat(session.mayEnter()).isTrue();
        assertThat(opponents.isThinking()).isFalse();
    }

    @Test
    void a_turn_that_was_taken_back_is_not_answered() {
        Session session = new Session(Games.EXIMO.start(), new Seat.Person(), new Seat.Computer(1));
        sit(session);
        play(session, "b2-d4");
        assertThat(session.takeBack()).isTrue();
        play(session, "g2-h3");
        until(() -> session.live().depth() == 2);
        assertThat(session.live().path().get(1).turn().orElseThrow().text()).isEqualTo("g2-h3");
    }

    @Test
    void who_takes_the_other_side_is_answered_there() {
        Session session = new Session(Games.EXIMO.start(), new Seat.Person(), new Seat.Computer(1));
        sit(session);
        session.swapSeats();
        until(() -> session.live().depth() == 1);
        assertThat(session.mayEnter()).isTrue();
    }

    @Test
    void computers_play_each_other_and_wait_when_they_are_told_to() {
        Session session = new Session(Games.XADRERSI.start(), new Seat.Computer(1), new Seat.Computer(1));
        Opponents opponents = sit(session);
        assertThat(opponents.isWatched()).isTrue();
        opponents.setPaused(true);
        int depth = session.live().depth();
        assertThat(opponents.isThinking()).isFalse();
        opponents.step();
        until(() -> session.live().depth() == depth + 1);
        assertThat(opponents.isThinking()).isFalse();
        opponents.setPaused(false);
        opponents.hurry();
        until(() -> session.live().depth() == depth + 2);
    }

    @Test
    void an_engine_that_dies_is_reported_and_the_game_goes_on_with_somebody_else() {
        Session session = new Session(Games.EXIMO.start(), new Seat.Person(), new Seat.Engine("exit 1"));
        Opponents opponents = sit(session);
        play(session, "b2-d4");
        until(() -> !news.isEmpty());
        assertThat(news).containsExactly("SECOND engine.ended");
        assertThat(session.live().depth()).isEqualTo(1);
        assertThat(opponents.isThinking()).isFalse();
        session.sit(Side.SECOND, new Seat.Computer(1));
        until(() -> session.live().depth() == 2);
        assertThat(session.result()).isEmpty();
    }

    @Test
    void an_engine_that_fails_is_asked_again_when_that_is_wanted() {
        Session session = new Session(Games.EXIMO.start(), new Seat.Person(), new Seat.Engine("exit 1"));
        Opponents opponents = sit(session);
        play(session, "b2-d4");
        until(() -> news.size() == 1);
        opponents.retry();
        until(() -> news.size() == 2);
    }

    @Test
    void a_computer_that_stands_well_declines_a_draw() {
        State state = Games.EXIMO.read("8/8/8/8/3bbb2/8/1W6/8 w - 0 21").orElseThrow();
        Session session = new Session(state, new Seat.Person(), new Seat.Computer(2));
        Opponents opponents = sit(session);
        assertThat(opponents.askDraw(Side.FIRST, agrees -> {})).isFalse();
        assertThat(opponents.askDraw(Side.SECOND, agrees -> news.add("agrees " + agrees)))
                .isTrue();
        until(() -> !news.isEmpty());
        assertThat(news).containsExactly("agrees false");
    }

    @Test
    void a_game_that_was_resigned_is_left_alone() {
        Session session = new Session(Games.EXIMO.start(), new Seat.Person(), new Seat.Computer(1));
        Opponents opponents = sit(session);
        play(session, "b2-d4");
        session.resign(Side.FIRST);
        assertThat(opponents.isThinking()).isFalse();
        assertThat(session.result()).contains(Result.win(Side.SECOND, Result.RESIGNATION));
        assertThat(session.live().depth()).isEqualTo(1);
    }
}
