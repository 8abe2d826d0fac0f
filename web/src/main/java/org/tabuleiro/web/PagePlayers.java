package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.table.Answer;
import org.tabuleiro.table.Player;
import org.tabuleiro.table.Question;
import org.tabuleiro.table.Seat;
import org.tabuleiro.web.border.GameLine;
import org.tabuleiro.web.border.PlayerAnswer;
import org.tabuleiro.web.border.PlayerRequest;

/**
 * The computer players of a table, on the page's thread. Their engines are in a worker: requests go to an
 * outbox, which the page drains after every call; see {@link WorkerPlayers} for the other end.
 */
final class PagePlayers implements Player.Factory {
    private final IntSupplier ids;
    /** One seed for both sides, so that two computers of the same level share an engine. */
    private final int seed = (int) (Math.random() * Integer.MAX_VALUE);
    /** The states that open questions are about, by the ids of the questions. */
    private final Map<Integer, State> open = new HashMap<>();

    private List<PlayerRequest> outbox = new ArrayList<>();
    private long maxMillis = 1000;

    /**
     * Players without questions.
     *
     * @param ids numbers for players, which no other table of the page uses
     */
    PagePlayers(IntSupplier ids) {
        this.ids = ids;
    }

    /** Sets the time limit of full strength per turn. */
    void setMaxMillis(long millis) {
        maxMillis = millis;
    }

    @Override
    public Player create(Game game, Side side, Seat seat, Consumer<Answer> inbox) {
        int level = seat instanceof Seat.Computer(int strength) ? strength : 1;
        return new WorkerProxy(game, side, level);
    }

    @Override
    public Player assistant(Game game, Consumer<Answer> inbox) {
        return new WorkerProxy(game, Side.FIRST, 1);
    }

    /** Empties the outbox and returns its requests in order. */
    List<PlayerRequest> drain() {
        List<PlayerRequest> requests = outbox;
        outbox = new ArrayList<>();
        return requests;
    }

    /** Reads an answer of the worker; empty if its question is closed. */
    Optional<Answer> answer(PlayerAnswer message) {
        State state = open.get(message.question());
        if (state == null) {
            return Optional.empty();
        }
        Answer answer = PlayerMessages.read(message, state);
        if (!(answer instanceof Answer.Progress)) {
            open.remove(answer.question());
        }
        return Optional.of(answer);
    }

    /** The answer of a player whose worker crashed; the reason is empty if the worker could not be loaded. */
    Optional<Answer> failed(int question, String reason) {
        Message message = reason.isEmpty() ? Message.of("web.play.not-loaded") : Message.of("web.play.failed", reason);
        return Optional.ofNullable(open.remove(question)).map(state -> new Answer.Failed(question, message));
    }

    /** A player whose engine is in the worker. */
    private final class WorkerProxy implements Player {
        private final int id = ids.getAsInt();
        private final Game game;
        private final Side side;
        private final int level;

        WorkerProxy(Game game, Side side, int level) {
            this.game = game;
            this.side = side;
            this.level = level;
        }

        @Override
        public void ask(Question question) {
            open.put(question.id(), question.state());
            GameLine line = PlayerMessages.line(question);
            outbox.add(
                    switch (question) {
                        case Question.ForTurn turn ->
                            new PlayerRequest.AskTurn(
                                    id,
                                    turn.id(),
                                    game.id(),
                                    side,
                                    line,
                                    level,
                                    seed,
                                    turn.thinkingTime(maxMillis),
                                    turn.againstPerson(),
                                    turn.mayResign());
                        case Question.ForDraw draw -> new PlayerRequest.AskDraw(id, draw.id(), game.id(), side, line);
                        case Question.ForVerdict verdict ->
                            new PlayerRequest.AskVerdict(
                                    id,
                                    verdict.id(),
                                    game.id(),
                                    line,
                                    verdict.turn().text());
                        case Question.ForHint hint -> new PlayerRequest.AskHint(id, hint.id(), game.id(), line);
                    });
        }

        @Override
        public void cancel(int question) {
            open.remove(question);
            outbox.add(new PlayerRequest.Cancel(id, question));
        }

        @Override
        public void hurry() {
            outbox.add(new PlayerRequest.Hurry(id));
        }

        @Override
        public void close() {
            outbox.add(new PlayerRequest.Close(id));
        }
    }
}
