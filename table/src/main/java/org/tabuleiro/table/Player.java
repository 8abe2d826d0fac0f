package org.tabuleiro.table;

import java.util.function.Consumer;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;

/**
 * A program that a table asks for turns, draws and hints. An adapter runs it on a thread, in a worker or in a
 * blocking call; it passes answers to the table's inbox on the table's own thread, and never inside
 * {@link #ask}.
 */
public interface Player {

    /**
     * Begins to answer a question. Several can be open: a draw offer does not interrupt a turn being thought
     * about.
     */
    void ask(Question question);

    /** The question is closed: its answer would be dropped, so thinking about it can end. */
    void cancel(int question);

    /** Asks to answer at once with what is known. */
    void hurry();

    /** Stops the player and releases its resources. */
    void close();

    /** Creates the players of a table. */
    interface Factory {

        /**
         * The program on a seat.
         *
         * @param game the game
         * @param side the side it plays
         * @param seat the seat of a program
         * @param inbox takes its answers, on the table's thread
         */
        Player create(Game game, Side side, Seat seat, Consumer<Answer> inbox);

        /** The program that answers hint questions. */
        Player assistant(Game game, Consumer<Answer> inbox);
    }
}
