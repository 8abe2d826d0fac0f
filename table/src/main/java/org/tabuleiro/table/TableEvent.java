package org.tabuleiro.table;

import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameTree;

/** An event at a table, so that interfaces need not compare two views to find out what happened. */
public sealed interface TableEvent {

    /**
     * A turn of the match was played.
     *
     * @param node the new node
     * @param side the side that did it
     * @param enteredHere whether a person at this table entered it
     * @param forced whether it was a forced turn
     */
    record Played(GameTree.Node node, Side side, boolean enteredHere, boolean forced) implements TableEvent {}

    /**
     * A variation was played.
     *
     * @param node the new node
     */
    record Tried(GameTree.Node node) implements TableEvent {}

    /**
     * Something was refused.
     *
     * @param reason why
     */
    record Refused(Message reason) implements TableEvent {}

    /** Turns were taken back or restored. */
    record WentBack() implements TableEvent {}

    /**
     * The match ended.
     *
     * @param result the result
     */
    record Ended(Result result) implements TableEvent {}

    /**
     * A draw was offered.
     *
     * @param side the side that did it
     */
    record DrawOffered(Side side) implements TableEvent {}

    /**
     * A draw was declined.
     *
     * @param side the side that did it
     */
    record DrawDeclined(Side side) implements TableEvent {}

    /**
     * A take-back was requested.
     *
     * @param side the side that did it
     */
    record TakeBackRequested(Side side) implements TableEvent {}

    /**
     * A take-back was declined.
     *
     * @param side the side that did it
     */
    record TakeBackDeclined(Side side) implements TableEvent {}

    /**
     * A player is thinking; not reported where its thoughts are hidden.
     *
     * @param side which side
     * @param known the best analysis so far
     */
    record Thinking(Side side, Analysis known) implements TableEvent {}

    /**
     * A player failed.
     *
     * @param side which side
     * @param reason why
     */
    record Failed(Side side, Message reason) implements TableEvent {}
}
