package org.tabuleiro.web;

import java.util.HashMap;
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

/**
 * The programs of a table on the page's thread. They think in a worker: what they are asked goes to an outbox, which the page
 * empties after every call and forwards; see {@link Answering} for the other end.
 */
final class PagePlayers implements Player.Factory {
    private final IntSupplier ids;
    /** One seed for both sides, so that two programs of the same level share what they remember. */
    private final int seed = (int) (Math.random() * Integer.MAX_VALUE);
    /** The states that open questions are about, by the ids of the questions. */
    private final Map<Integer, State> open = new HashMap<>();

    private Json outbox = Json.array();
    private long mostMillis = 1000;

    /**
     * Players without questions.
     *
     * @param ids numbers for players, which no other table of the page uses
     */
    PagePlayers(IntSupplier ids) {
        this.ids = ids;
    }

    /** The most milliseconds that full strength uses for a turn. */
    void setMostMillis(long millis) {
        mostMillis = millis;
    }

    @Override
    public Player create(Game game, Side side, Seat seat, Consumer<Answer> inbox) {
        int level = seat instanceof Seat.Computer(int strength) ? strength : 1;
        return new Remote(game, TableView.name(side), level);
    }

    @Override
    public Player assistant(Game game, Consumer<Answer> inbox) {
        return new Remote(game, TableView.name(Side.FIRST), 1);
    }

    /** What is to be forwarded to the worker, in its order; nothing is left. */
    Json drain() {
        Json requests = outbox;
        outbox = Json.array();
        return requests;
    }

    /** Reads an answer of the worker; empty if its question is closed. */
    Optional<Answer> answer(String text) {
        State state = open.get(Wire.question(text));
        if (state == null) {
            return Optional.empty();
        }
        Answer answer = Wire.read(text, state);
        if (!(answer instanceof Answer.Progress)) {
            open.remove(answer.question());
        }
        return Optional.of(answer);
    }

    /** The answer of a player whose worker has broken; a worker that could not be loaded gives no reason. */
    Optional<Answer> failed(int question, String reason) {
        Message message = reason.isEmpty() ? Message.of("web.play.not-loaded") : Message.of("web.play.failed", reason);
        return Optional.ofNullable(open.remove(question)).map(state -> new Answer.Failed(question, message));
    }

    /** A player whose thoughts are elsewhere. */
    private final class Remote implements Player {
        private final int id = ids.getAsInt();
        private final String about;

        Remote(Game game, String side, int level) {
            this.about = game.id() + " " + side + " " + level + " " + seed;
        }

        private void post(String kind, int question, String text) {
            outbox.add(Json.object()
                    .put("player", id)
                    .put("kind", kind)
                    .put("question", question)
                    .put("text", id + " " + text));
        }

        @Override
        public void ask(Question question) {
            open.put(question.id(), question.state());
            String what = switch (question) {
                case Question.ForTurn turn ->
                    "turn " + turn.id() + " " + about + " " + turn.thinkingTime(mostMillis) + " " + turn.againstPerson()
                            + " " + turn.mayResign();
                case Question.ForDraw draw -> "draw " + draw.id() + " " + about;
                case Question.ForHint hint -> "hint " + hint.id() + " " + about;
            };
            post("ask", question.id(), what + "\n" + Wire.path(question));
        }

        @Override
        public void cancel(int question) {
            open.remove(question);
            post("cancel", question, "cancel " + question);
        }

        @Override
        public void hurry() {
            post("hurry", 0, "hurry");
        }

        @Override
        public void close() {
            post("close", 0, "close");
        }
    }
}
