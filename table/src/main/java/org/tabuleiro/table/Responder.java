package org.tabuleiro.table;

import java.util.Optional;
import java.util.function.Consumer;
import org.tabuleiro.engine.level.OfferPolicy;
import org.tabuleiro.engine.review.Hint;
import org.tabuleiro.engine.review.TurnJudge;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/**
 * Answers all questions to a program except for the choice of a turn: whether it resigns, offers a draw or
 * accepts a draw, by the engine's draw and resignation policy. Adapters choose the turn, by our search or by
 * an external engine. Not thread-safe: an adapter that answers a draw offer while a turn is being thought
 * about calls {@link #before}, {@link #after} and the answer to the draw under one lock.
 */
public final class Responder {

    /** Chooses turns. */
    public interface Chooser {
        /** The turn to play; returns at once when stopped. */
        Turn choose(Question.ForTurn question, Search.Stop stop, Consumer<Analysis> progress);
    }

    private final OfferPolicy policy;

    /** The policy of a player in one match. */
    public Responder(Game game, Side side) {
        this.policy = new OfferPolicy(game, side);
    }

    /** Answers a turn question synchronously. */
    public Answer answer(
            Question.ForTurn question, Chooser chooser, Search.Stop stop, Consumer<Answer.Progress> progress) {
        return before(question).orElseGet(() -> {
            Turn turn =
                    chooser.choose(question, stop, known -> progress.accept(new Answer.Progress(question.id(), known)));
            return after(question, turn);
        });
    }

    /** The answer before a turn is chosen: a resignation, or empty. */
    public Optional<Answer> before(Question.ForTurn question) {
        if (!question.againstPerson()) {
            return Optional.empty();
        }
        policy.assess(question.state());
        return question.mayResign() && policy.wouldResign()
                ? Optional.of(new Answer.Resigns(question.id()))
                : Optional.empty();
    }

    /** The answer with the chosen turn. */
    public Answer after(Question.ForTurn question, Turn turn) {
        return new Answer.Chosen(question.id(), turn, question.againstPerson() && policy.offersDraw());
    }

    /** The answer to a draw offer, possibly while a turn is being chosen. */
    public Answer answer(Question.ForDraw question) {
        return new Answer.ToDraw(question.id(), policy.acceptsDraw(question.state()));
    }

    /** Answers a question about the quality of a turn synchronously. */
    public static Answer answer(Question.ForVerdict question, TurnJudge judge, Search.Stop stop) {
        State before = question.state();
        return new Answer.Judged(
                question.id(), judge.canJudge(before) ? judge.judge(before, question.turn(), stop) : Optional.empty());
    }

    /** Answers a hint question synchronously. */
    public static Answer answer(Question.ForHint question, Search.Stop stop) {
        return new Answer.Hinted(question.id(), Hint.of(question.state(), stop));
    }
}
