package org.tabuleiro.table;

import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameTree;

/** Something that happened at a table, for interfaces to show: none has to compare two views to find out. */
public sealed interface TableEvent {

    /**
     * A turn of the match was played.
     *
     * @param node where it led
     * @param side by whom
     * @param enteredHere whether a person at this table entered it
     * @param forced whether it was played without a choice
     */
    record Played(GameTree.Node node, Side side, boolean enteredHere, boolean forced) implements TableEvent {}

    /**
     * A turn was tried out: it is a variation.
     *
     * @param node where it led
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
     * @param result how
     */
    record Ended(Result result) implements TableEvent {}

    /**
     * A draw was offered.
     *
     * @param side by whom
     */
    record DrawOffered(Side side) implements TableEvent {}

    /**
     * A draw was declined.
     *
     * @param side by whom
     */
    record DrawDeclined(Side side) implements TableEvent {}

    /**
     * A player is thinking.
     *
     * @param side which side
     * @param known what it has found so far
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
