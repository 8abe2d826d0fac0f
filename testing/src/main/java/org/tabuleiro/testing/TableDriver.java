package org.tabuleiro.testing;

import java.util.Set;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.Seat;

/**
 * An interface as the scenarios drive it: a real terminal, window or page, by the keys and buttons that people use. Every
 * method waits until the interface has done what was asked.
 */
public interface TableDriver extends AutoCloseable {

    /** What only some interfaces let people do; a scenario about it runs where the interface can do it. */
    enum Ability {
        /** Offer a draw while the computer is thinking. */
        OFFER_WHILE_THINKING,
        /** Display an earlier position. */
        BROWSE,
        /** Give a side to another player in mid-game. */
        CHANGE_SEAT,
        /** Try turns out after the end. */
        TRY_AFTER_END
    }

    /** What this interface lets people do. */
    Set<Ability> abilities();

    /**
     * Begins a game.
     *
     * @param game its id
     * @param position where it begins; empty for the start
     * @param first who plays the first side
     * @param second who plays the second side
     */
    void open(String game, String position, Seat first, Seat second);

    /** Opens a game file, with the players and clocks that it names. */
    void openSaved(String file);

    /** Begins a game of Eximo between a person on the first side and a program that fails whenever it is asked. */
    void openWithBrokenProgram();

    /** Lets the broken program work, if the interface can mend it; a program that still fails is fine too. */
    default void mendProgram() {}

    /** Enters a turn. */
    void play(String turn);

    /** Does what a choice offers. */
    void choose(Choice choice);

    /** Displays the position after so many turns. */
    void display(int turns);

    /** Gives a side to somebody. */
    void sit(Side side, Seat seat);

    /** Changes the language. */
    void speak(Language language);

    /** The texts of the language that is spoken now. */
    Catalogue texts();

    /** Waits until the interface says a text. */
    void awaitSaid(String text);

    /** Waits until so many turns of the match are played. */
    void awaitTurns(int turns);

    /** Whether the match is paused, as far as people can see. */
    boolean isPaused();

    /** The game as the interface saves it. */
    GameRecord record();

    @Override
    void close();
}
