package org.tabuleiro.console.bot;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.host.Contestant;
import org.tabuleiro.host.EngineFailure;
import org.tabuleiro.host.History;
import org.tabuleiro.table.Answer;
import org.tabuleiro.table.Player;
import org.tabuleiro.table.Question;
import org.tabuleiro.table.Responder;
import org.tabuleiro.table.Seat;

/** The programs of a bot: they think on threads of their own, and answer on the thread of the tables. */
final class BotPlayers implements Player.Factory, AutoCloseable {
    /** The longest time for a turn, in milliseconds; with a clock it is less. */
    private static final long MOST_MILLIS = 10_000;

    private final Executor tables;
    private final ExecutorService threads;

    /**
     * The programs of a bot.
     *
     * @param tables the thread of the tables
     * @param count how many think at once
     */
    BotPlayers(Executor tables, int count) {
        this.tables = tables;
        threads = Executors.newFixedThreadPool(
                count, Thread.ofPlatform().daemon().name("bot").factory());
    }

    @Override
    public Player create(Game game, Side side, Seat seat, Consumer<Answer> inbox) {
        return new BotPlayer(game, side, seat, inbox);
    }

    @Override
    public Player assistant(Game game, Consumer<Answer> inbox) {
        return new BotPlayer(game, Side.FIRST, Seat.fullStrength(), answer -> {});
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }

    /** The program in one match. Questions about draws are answered while it thinks about a turn. */
    private final class BotPlayer implements Player {
        private final Game game;
        private final Seat seat;
        private final Consumer<Answer> inbox;
        private final Responder responder;
        private final Set<Integer> cancelled = new HashSet<>();
        /** Held while the contestant is used. */
        private final Object thinking = new Object();

        private @Nullable Contestant contestant;
        private volatile boolean closed;

        BotPlayer(Game game, Side side, Seat seat, Consumer<Answer> inbox) {
            this.game = game;
            this.seat = seat;
            this.inbox = inbox;
            this.responder = new Responder(game, side);
        }

        @Override
        public void ask(Question question) {
            threads.execute(() -> {
                Answer answer = answer(question);
                tables.execute(() -> inbox.accept(answer));
            });
        }

        private Answer answer(Question question) {
            try {
                return switch (question) {
                    case Question.ForTurn turn -> turn(turn);
                    case Question.ForDraw draw -> {
                        synchronized (responder) {
                            yield responder.answer(draw);
                        }
                    }
                    case Question.ForHint hint -> Responder.answer(hint, () -> true);
                    case Question.ForVerdict verdict -> new Answer.Judged(verdict.id(), Optional.empty());
                };
            } catch (EngineFailure failure) {
                return new Answer.Failed(
                        question.id(), Message.of("console.engine-failed", seat.text(), failure.reason()));
            }
        }

        private Answer turn(Question.ForTurn question) {
            long deadline = System.nanoTime() + question.thinkingTime(MOST_MILLIS) * 1_000_000;
            synchronized (responder) {
                var early = responder.before(question);
                if (early.isPresent()) {
                    return early.get();
                }
            }
            synchronized (thinking) {
                var turn = contestant()
                        .choose(
                                new History(question.start(), question.turns()),
                                () -> System.nanoTime() > deadline || isCancelled(question.id()),
                                known -> {});
                synchronized (responder) {
                    return responder.after(question, turn);
                }
            }
        }

        private Contestant contestant() {
            Contestant made = contestant;
            if (made == null) {
                made = switch (Contestant.find(seat.text(), game)) {
                    case Parsed.Ok<Contestant.Factory>(Contestant.Factory factory) ->
                        factory.create(game, System.nanoTime());
                    case Parsed.Fault<Contestant.Factory>(String field, Message message) ->
                        throw new EngineFailure(message, seat.text());
                };
                contestant = made;
            }
            return made;
        }

        private boolean isCancelled(int question) {
            synchronized (cancelled) {
                return closed || cancelled.contains(question);
            }
        }

        @Override
        public void cancel(int question) {
            synchronized (cancelled) {
                cancelled.add(question);
            }
        }

        @Override
        public void hurry() {
            // Nobody hurries a bot.
        }

        @Override
        public void close() {
            closed = true;
            // Not by the thread of the tables: an engine may still be thinking.
            Thread.ofVirtual().start(() -> {
                synchronized (thinking) {
                    Contestant made = contestant;
                    contestant = null;
                    if (made != null) {
                        made.close();
                    }
                }
            });
        }
    }
}
