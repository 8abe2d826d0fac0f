package org.tabuleiro.table;

import java.util.Optional;
import java.util.function.Consumer;
import org.tabuleiro.engine.level.OfferPolicy;
import org.tabuleiro.engine.review.Hint;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Turn;

/**
 * What every program answers besides its turns: whether it resigns, offers a draw or accepts one, by the draw and resignation
 * policy of the engine. Adapters add how a turn is chosen: by our search or by an external engine. Not thread-safe: an
 * adapter that answers a draw offer while a turn is being thought about calls {@link #before}, {@link #after} and the answer
 * to the draw under one lock.
 */
public final class Responder {

    /** Chooses turns. */
    public interface Chooser {
        /** The turn to play; at once when the stop asks for it. */
        Turn choose(Question.ForTurn question, Search.Stop stop, Consumer<Analysis> progress);
    }

    private final OfferPolicy policy;

    /** The policy of a player in one match. */
    public Responder(Game game, Side side) {
        this.policy = new OfferPolicy(game, side);
    }

    /** Answers a question about a turn in one go. */
    public Answer answer(
            Question.ForTurn question, Chooser chooser, Search.Stop stop, Consumer<Answer.Progress> progress) {
        return before(question).orElseGet(() -> {
            Turn turn =
                    chooser.choose(question, stop, known -> progress.accept(new Answer.Progress(question.id(), known)));
            return after(question, turn);
        });
    }

    /** What is answered before a turn is thought about: a resignation, or nothing. */
    public Optional<Answer> before(Question.ForTurn question) {
        if (!question.againstPerson()) {
            return Optional.empty();
        }
        policy.assess(question.state());
        return question.mayResign() && policy.wouldResign()
                ? Optional.of(new Answer.Resigns(question.id()))
                : Optional.empty();
    }

    /** The answer with a turn that was chosen. */
    public Answer after(Question.ForTurn question, Turn turn) {
        return new Answer.Chosen(question.id(), turn, question.againstPerson() && policy.offersDraw());
    }

    /** The answer to a draw offer; it may come while a turn is being thought about. */
    public Answer answer(Question.ForDraw question) {
        return new Answer.ToDraw(question.id(), policy.acceptsDraw(question.state()));
    }

    /** A hint, in one go. */
    public static Answer answer(Question.ForHint question, Search.Stop stop) {
        return new Answer.Hinted(question.id(), Hint.of(question.state(), stop));
    }
}
