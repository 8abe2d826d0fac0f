package org.tabuleiro.table;

import java.util.Optional;
import org.tabuleiro.engine.Player;

/** Who plays a side. */
public sealed interface Seat {
    /** How a person is named. */
    String PERSON = "human";
    /** How a level is named, before its number. */
    String LEVEL = "level:";
    /** How an engine is named, before its command. */
    String ENGINE = "engine:";

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

    /** The seat in settings and game files, as players are named on the command line. */
    default String text() {
        return switch (this) {
            case Person() -> PERSON;
            case Computer(int level) -> LEVEL + level;
            case Engine(String command) -> ENGINE + command;
        };
    }

    /** The seat with a text; empty if it means nothing. */
    static Optional<Seat> read(String text) {
        if (text.equals(PERSON)) {
            return Optional.of(new Person());
        }
        if (text.matches(LEVEL + "[1-" + Player.LEVELS + "]")) {
            return Optional.of(new Computer(Integer.parseInt(text.substring(LEVEL.length()))));
        }
        return text.startsWith(ENGINE) && text.length() > ENGINE.length()
                ? Optional.of(new Engine(text.substring(ENGINE.length())))
                : Optional.empty();
    }

    /** Whether a person plays. */
    default boolean isPerson() {
        return this instanceof Person;
    }
}
