package org.tabuleiro.table;

import java.util.Optional;
import org.tabuleiro.engine.review.Hint;
import org.tabuleiro.engine.review.Verdict;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Turn;

/** The answer of a player to a question of its table. */
public sealed interface Answer {

    /** The id of the question. */
    int question();

    /**
     * The player is still thinking.
     *
     * @param question the id of the question
     * @param known the best analysis so far
     */
    record Progress(int question, Analysis known) implements Answer {}

    /**
     * The turn to play.
     *
     * @param question the id of the question
     * @param turn the turn; an illegal one counts as a failure
     * @param offersDraw whether a draw is offered with it
     */
    record Chosen(int question, Turn turn, boolean offersDraw) implements Answer {}

    /**
     * The player resigns.
     *
     * @param question the id of the question
     */
    record Resigns(int question) implements Answer {}

    /**
     * The answer to a draw offer.
     *
     * @param question the id of the question
     * @param accepts whether the player accepts
     */
    record ToDraw(int question, boolean accepts) implements Answer {}

    /**
     * A hint.
     *
     * @param question the id of the question
     * @param hint the hint with all its stages
     */
    record Hinted(int question, Hint hint) implements Answer {}

    /**
     * The judgement of a turn.
     *
     * @param question the id of the question
     * @param verdict the verdict; empty where a short search cannot judge, as in a set-up
     */
    record Judged(int question, Optional<Verdict> verdict) implements Answer {}

    /**
     * The player cannot answer: an engine has ended or broken a rule, or could not be loaded.
     *
     * @param question the id of the question
     * @param reason why
     */
    record Failed(int question, Message reason) implements Answer {}
}
