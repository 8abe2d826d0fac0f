package org.tabuleiro.console.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.Interrupt;
import org.tabuleiro.console.io.LiveText;
import org.tabuleiro.console.view.ScoreText;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.review.TurnJudge;
import org.tabuleiro.engine.search.Analysis;
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

/**
 * Computer players of a game in the terminal. Questions are queued until the game calls {@link #answer},
 * which blocks. On a terminal a line shows the progress of the search, and a key or Ctrl+C makes the player
 * answer at once.
 */
final class TerminalPlayers implements Player.Factory {
    private final Console console;
    /** The milliseconds per turn at full strength; empty for the default. */
    private final String fullMillis;

    private final Map<Side, Long> seeds = new EnumMap<>(Side.class);
    private final Deque<Runnable> questions = new ArrayDeque<>();
    private boolean interrupted;

    /**
     * Computer players.
     *
     * @param console where progress is shown
     * @param random the source of their seeds
     * @param fullMillis the milliseconds per turn at full strength; empty for the default
     */
    TerminalPlayers(Console console, RandomGenerator random, String fullMillis) {
        this.console = console;
        this.fullMillis = fullMillis;
        for (Side side : Side.values()) {
            seeds.put(side, random.nextLong());
        }
    }

    /** Whether a question is waiting. */
    boolean hasQuestion() {
        return !questions.isEmpty();
    }

    /** Answers the oldest question. */
    void answer() {
        questions.remove().run();
    }

    /** Returns whether the user interrupted a search, and clears the flag. */
    boolean consumeInterrupt() {
        boolean stopped = interrupted;
        interrupted = false;
        return stopped;
    }

    @Override
    public Player create(Game game, Side side, Seat seat, Consumer<Answer> inbox) {
        return new TerminalPlayer(game, side, seat, inbox);
    }

    @Override
    public Player assistant(Game game, Consumer<Answer> inbox) {
        return new TerminalPlayer(game, Side.FIRST, Seat.fullStrength(), inbox);
    }

    /** The computer player of one side. */
    private final class TerminalPlayer implements Player {
        private final Game game;
        private final Side side;
        private final Seat seat;
        private final Consumer<Answer> inbox;
        private final Responder responder;
        private @Nullable Contestant contestant;

        TerminalPlayer(Game game, Side side, Seat seat, Consumer<Answer> inbox) {
            this.game = game;
            this.side = side;
            this.seat = seat;
            this.inbox = inbox;
            this.responder = new Responder(game, side);
        }

        @Override
        public void ask(Question question) {
            questions.add(() -> inbox.accept(answer(question)));
        }

        private Answer answer(Question question) {
            try {
                return switch (question) {
                    case Question.ForTurn turn -> turn(turn);
                    case Question.ForDraw draw -> responder.answer(draw);
                    case Question.ForHint hint -> {
                        try (Interrupt interrupt = Interrupt.watch(console)) {
                            yield Responder.answer(hint, interrupt);
                        }
                    }
                    case Question.ForVerdict verdict -> Responder.answer(verdict, TurnJudge.quick(game), () -> false);
                };
            } catch (EngineFailure failure) {
                close();
                return new Answer.Failed(
                        question.id(), Message.of("console.engine-failed", seat.text(), failure.reason()));
            }
        }

        private Answer turn(Question.ForTurn question) {
            if (console.isTerminal() && !console.hasCursor()) {
                console.say("console.thinking");
            }
            try (LiveText line = new LiveText(console);
                    Interrupt interrupt = Interrupt.watch(console)) {
                ThinkingLine thinking = new ThinkingLine(question, line, interrupt);
                Answer answer = responder.answer(
                        question,
                        (asked, stop, progress) ->
                                contestant().choose(new History(asked.start(), asked.turns()), stop, progress),
                        thinking::isStopRequested,
                        thinking::update);
                interrupted |= interrupt.isRequested();
                return answer;
            }
        }

        private Contestant contestant() {
            Contestant made = contestant;
            if (made == null) {
                boolean timed = !fullMillis.isEmpty() && seat.equals(Seat.fullStrength());
                made = switch (Contestant.find(timed ? "time:" + fullMillis : seat.text(), game)) {
                    case Parsed.Ok<Contestant.Factory>(Contestant.Factory factory) ->
                        factory.create(game, seeds.getOrDefault(side, 1L));
                    case Parsed.Fault<Contestant.Factory>(String field, Message message) ->
                        throw new EngineFailure(message, seat.text());
                };
                contestant = made;
            }
            return made;
        }

        @Override
        public void cancel(int question) {
            // The table drops the answer. There is only one thread, so no search is running now.
        }

        @Override
        public void hurry() {
            // Keys are polled during the search.
        }

        @Override
        public void close() {
            Contestant made = contestant;
            if (made != null) {
                made.close();
            }
            contestant = null;
        }
    }

    /** The line that shows the progress of a search. */
    private final class ThinkingLine {
        private final Question.ForTurn question;
        private final LiveText line;
        private final Interrupt interrupt;
        private final long start = System.nanoTime();
        private @Nullable Analysis known;

        ThinkingLine(Question.ForTurn question, LiveText line, Interrupt interrupt) {
            this.question = question;
            this.line = line;
            this.interrupt = interrupt;
        }

        void update(Answer.Progress progress) {
            known = progress.known();
        }

        /** The stop signal; the search polls it often enough to update the line here. */
        boolean isStopRequested() {
            if (line.isDue()) {
                line.show(List.of(text()));
            }
            return interrupt.isRequested();
        }

        private String text() {
            String thinks = console.catalogue().text("console.thinking");
            Analysis analysis = known;
            String seconds = String.format(Locale.ROOT, "%.1f", (System.nanoTime() - start) / 1e9);
            if (analysis == null || question.againstPerson()) {
                // What the computer thinks of its own turn is no business of its opponent.
                return console.catalogue().text("console.thinking.time", thinks, seconds);
            }
            double chance = Knowledge.of(question.start().game())
                    .winProbability(analysis.best().score());
            return console.catalogue()
                    .text(
                            "console.thinking.more",
                            thinks,
                            String.valueOf(analysis.depth()),
                            ScoreText.chance(console.catalogue(), chance),
                            seconds);
        }
    }
}
