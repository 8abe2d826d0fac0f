package org.tabuleiro.table;

import java.util.Optional;
import org.tabuleiro.engine.level.LevelPlayer;

/** The player of a side: a person, a program, or somebody elsewhere. */
public sealed interface Seat {
    /** The text of a person. */
    String PERSON = "human";
    /** The prefix of a level. */
    String LEVEL = "level:";
    /** The prefix of an engine's command. */
    String ENGINE = "engine:";

    /** The prefix of the name of a remote player. */
    String ELSEWHERE = "elsewhere:";

    /** Our computer at full strength. */
    static Seat fullStrength() {
        return new Computer(LevelPlayer.LEVELS);
    }

    /** A person at this table. */
    record Person() implements Seat {}

    /**
     * The computer.
     *
     * @param level from 1 to 8
     */
    record Computer(int level) implements Seat {}

    /**
     * An external engine that speaks the engine protocol.
     *
     * @param command the command that starts it
     */
    record Engine(String command) implements Seat {}

    /**
     * Any other program, by its name on the command line, such as {@code random} or {@code nodes:5000}.
     *
     * @param id its name
     */
    record Program(String id) implements Seat {}

    /**
     * A remote player: no player at this table is asked.
     *
     * @param name the player's name
     */
    record Elsewhere(String name) implements Seat {}

    /** The seat in settings and game files, as players are named on the command line. */
    default String text() {
        return switch (this) {
            case Person() -> PERSON;
            case Computer(int level) -> LEVEL + level;
            case Engine(String command) -> ENGINE + command;
            case Program(String id) -> id;
            case Elsewhere(String name) -> ELSEWHERE + name;
        };
    }

    /** Parses a seat; empty if the text is invalid. */
    static Optional<Seat> read(String text) {
        if (text.equals(PERSON)) {
            return Optional.of(new Person());
        }
        if (text.matches(LEVEL + "[1-" + LevelPlayer.LEVELS + "]")) {
            return Optional.of(new Computer(Integer.parseInt(text.substring(LEVEL.length()))));
        }
        if (text.startsWith(ELSEWHERE)) {
            return Optional.of(new Elsewhere(text.substring(ELSEWHERE.length())));
        }
        if (text.matches("random|(nodes|depth|time|uct|uct-time):.+")) {
            return Optional.of(new Program(text));
        }
        return text.startsWith(ENGINE) && text.length() > ENGINE.length()
                ? Optional.of(new Engine(text.substring(ENGINE.length())))
                : Optional.empty();
    }

    /** Whether a person at this table plays. */
    default boolean isPerson() {
        return this instanceof Person;
    }

    /**
     * Whether a lost game may be resigned: beginners' levels play to the end, so that a beginner sees how a
     * game is won.
     */
    default boolean resigns() {
        return !(this instanceof Computer(int level) && level <= 2);
    }

    /** Whether a program plays that this table asks for turns. */
    default boolean isProgram() {
        return !(this instanceof Person || this instanceof Elsewhere);
    }
}
