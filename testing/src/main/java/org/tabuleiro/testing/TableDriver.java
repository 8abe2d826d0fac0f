package org.tabuleiro.testing;

import java.util.Set;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.Seat;

/**
 * Drives an interface in the scenarios: a real terminal, window or page, by its keys and buttons. Every
 * method waits until the interface has executed it.
 */
public interface TableDriver extends AutoCloseable {

    /** A feature that not every interface has; a scenario that needs it runs only where it exists. */
    enum Ability {
        /** Offer a draw while the computer is thinking. */
        OFFER_WHILE_THINKING,
        /** Display an earlier position. */
        BROWSE,
        /** Change the player of a side during the game. */
        CHANGE_SEAT,
        /** Try turns after the end of the game. */
        TRY_AFTER_END
    }

    /** The features of this interface. */
    Set<Ability> abilities();

    /**
     * Begins a game.
     *
     * @param game the id of the game
     * @param position the start position; empty for that of the game
     * @param first the player of the first side
     * @param second the player of the second side
     */
    void open(String game, String position, Seat first, Seat second);

    /** Opens a game file, with its players and clocks. */
    void openSaved(String file);

    /**
     * Begins a game of Eximo between a person, who plays first, and a program that fails on every question.
     */
    void openWithBrokenProgram();

    /** Repairs the failing program, if the interface can; a program that still fails is fine too. */
    default void mendProgram() {}

    /** Enters a turn. */
    void play(String turn);

    /** Executes a choice. */
    void choose(Choice choice);

    /** Displays the position after a number of turns. */
    void display(int turns);

    /** Changes the player of a side. */
    void sit(Side side, Seat seat);

    /** Changes the language. */
    void speak(Language language);

    /** The texts of the current language. */
    Catalogue texts();

    /** Waits until the interface shows a text. */
    void awaitSaid(String text);

    /** Waits until a number of turns have been played. */
    void awaitTurns(int turns);

    /** Whether the interface shows the match as paused. */
    boolean isPaused();

    /** The game as the interface saves it. */
    GameRecord record();

    @Override
    void close();
}
