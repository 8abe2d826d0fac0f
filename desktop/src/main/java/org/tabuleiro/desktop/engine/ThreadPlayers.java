package org.tabuleiro.desktop.engine;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.review.TurnJudge;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Turn;
import org.tabuleiro.host.Contestant;
import org.tabuleiro.host.EngineFailure;
import org.tabuleiro.host.History;
import org.tabuleiro.table.Answer;
import org.tabuleiro.table.Player;
import org.tabuleiro.table.Question;
import org.tabuleiro.table.Responder;
import org.tabuleiro.table.Seat;

/** Computer players and engines that search on background threads and answer on the thread of the table. */
public final class ThreadPlayers implements Player.Factory {

    /** Creates the engine of a seat. */
    public interface EngineFactory {
        /**
         * The engine, or why it is not available.
         *
         * @throws EngineFailure if an engine does not start
         */
        Parsed<Contestant> create(Game game, Seat seat, long millis);
    }

    private final Executor tableThread;
    private final IntSupplier fullMillis;
    private final EngineFactory engines;

    /**
     * Players for the tables of a window.
     *
     * @param tableThread runs what is passed to a table, asynchronously
     * @param fullMillis the milliseconds per turn at full strength, read for each turn
     */
    public ThreadPlayers(Executor tableThread, IntSupplier fullMillis) {
        this(tableThread, fullMillis, ThreadPlayers::contestant);
    }

    /** With a custom engine factory. */
    public ThreadPlayers(Executor tableThread, IntSupplier fullMillis, EngineFactory engines) {
        this.tableThread = tableThread;
        this.fullMillis = fullMillis;
        this.engines = engines;
    }

    private static Parsed<Contestant> contestant(Game game, Seat seat, long millis) {
        String name = isFull(seat) ? "time:" + millis : seat.text();
        return Contestant.find(name, game).then(maker -> Parsed.ok(maker.create(game, System.nanoTime())));
    }

    private static boolean isFull(Seat seat) {
        return seat.equals(Seat.fullStrength());
    }

    @Override
    public Player create(Game game, Side side, Seat seat, Consumer<Answer> inbox) {
        return new Program(game, side, seat, inbox);
    }

    @Override
    public Player assistant(Game game, Consumer<Answer> inbox) {
        return new Program(game, Side.FIRST, Seat.fullStrength(), inbox);
    }

    /**
     * A player: turns and hints on one thread, draw offers on another, so that offers are answered during a
     * search.
     */
    private final class Program implements Player {
        private final Game game;
        private final Side side;
        private final Seat seat;
        private final Consumer<Answer> inbox;
        private final ExecutorService thinking = thread("thinking");
        private final ExecutorService offers = thread("offers");
        private final ConcurrentMap<Integer, Boolean> open = new ConcurrentHashMap<>();
        /** Undelivered progress: a busy table gets only the newest. */
        private final AtomicReference<Answer.@Nullable Progress> progress = new AtomicReference<>();

        private final Object policy = new Object();
        private @Nullable Responder responder;
        private @Nullable TurnJudge judge;
        private @Nullable Contestant contestant;
        private long contestantMillis;
        private volatile boolean hurried;

        Program(Game game, Side side, Seat seat, Consumer<Answer> inbox) {
            this.game = game;
            this.side = side;
            this.seat = seat;
            this.inbox = inbox;
        }

        private static ExecutorService thread(String name) {
            return Executors.newSingleThreadExecutor(
                    task -> Thread.ofPlatform().daemon().name(name).unstarted(task));
        }

        @Override
        public void ask(Question question) {
            open.put(question.id(), true);
            if (question instanceof Question.ForDraw) {
                offers.execute(() -> answer(question));
            } else {
                hurried = false;
                thinking.execute(() -> answer(question));
            }
        }

        private void answer(Question question) {
            if (!isOpen(question)) {
                return;
            }
            try {
                deliver(
                        switch (question) {
                            case Question.ForTurn turn -> turn(turn);
                            case Question.ForDraw draw -> byPolicy(each -> each.answer(draw));
                            case Question.ForHint hint -> Responder.answer(hint, () -> !isOpen(hint));
                            case Question.ForVerdict verdict ->
                                Responder.answer(verdict, judge(), () -> !isOpen(verdict));
                        });
            } catch (EngineFailure failure) {
                deliver(new Answer.Failed(question.id(), Message.of("desktop.engine-failed", failure.reason())));
            }
        }

        /** The judge of turns, created on first use; used by the thinking thread only. */
        private TurnJudge judge() {
            TurnJudge existing = judge;
            if (existing == null) {
                existing = TurnJudge.quick(game);
                judge = existing;
            }
            return existing;
        }

        private Answer turn(Question.ForTurn question) {
            return byPolicy(each -> each.before(question)).orElseGet(() -> switch (contestant(question)) {
                case Parsed.Ok<Contestant>(Contestant engine) -> {
                    Turn turn = engine.choose(
                            new History(question.start(), question.turns()),
                            () -> hurried || !isOpen(question),
                            known -> deliver(question, known));
                    yield byPolicy(each -> each.after(question, turn));
                }
                case Parsed.Fault<Contestant> fault -> new Answer.Failed(question.id(), fault.message());
            });
        }

        /**
         * The draw and resignation policy, shared by both threads and created on first use because it is
         * large.
         */
        private <T> T byPolicy(Function<Responder, T> asked) {
            synchronized (policy) {
                Responder existing = responder;
                if (existing == null) {
                    existing = new Responder(game, side);
                    responder = existing;
                }
                return asked.apply(existing);
            }
        }

        private Parsed<Contestant> contestant(Question.ForTurn question) {
            long millis = question.thinkingTime(fullMillis.getAsInt());
            Contestant existing = contestant;
            if (existing != null && (!isFull(seat) || millis == contestantMillis)) {
                return Parsed.ok(existing);
            }
            closeContestant();
            Parsed<Contestant> created = engines.create(game, seat, millis);
            if (created instanceof Parsed.Ok<Contestant>(Contestant fresh)) {
                contestant = fresh;
                contestantMillis = millis;
            }
            return created;
        }

        private boolean isOpen(Question question) {
            return open.containsKey(question.id());
        }

        private void deliver(Question question, Analysis known) {
            if (progress.getAndSet(new Answer.Progress(question.id(), known)) == null) {
                tableThread.execute(() -> {
                    Answer.Progress newest = progress.getAndSet(null);
                    if (newest != null && open.containsKey(newest.question())) {
                        inbox.accept(newest);
                    }
                });
            }
        }

        private void deliver(Answer answer) {
            tableThread.execute(() -> {
                if (open.remove(answer.question()) != null) {
                    inbox.accept(answer);
                }
            });
        }

        @Override
        public void cancel(int question) {
            open.remove(question);
        }

        @Override
        public void hurry() {
            hurried = true;
        }

        @Override
        public void close() {
            open.clear();
            if (thinking.isShutdown()) {
                return;
            }
            thinking.execute(this::closeContestant);
            thinking.shutdown();
            offers.shutdown();
        }

        private void closeContestant() {
            Contestant existing = contestant;
            if (existing != null) {
                existing.close();
            }
            contestant = null;
        }
    }
}
