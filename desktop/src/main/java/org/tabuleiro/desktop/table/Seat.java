package org.tabuleiro.desktop.table;

/** Who plays a side. */
public sealed interface Seat {

    /** Somebody in front of the screen. */
    record Person() implements Seat {}

    /**
     * The computer.
     *
     * @param level from 1 to 8
     */
    record Computer(int level) implements Seat {}

    /**
     * A program of somebody else's that speaks the engine protocol.
     *
     * @param command how it is started
     */
    record Engine(String command) implements Seat {}

    /** Whether a person plays. */
    default boolean isPerson() {
        return this instanceof Person;
    }
}
