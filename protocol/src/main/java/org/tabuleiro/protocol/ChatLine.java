package org.tabuleiro.protocol;

import org.tabuleiro.games.Side;

/**
 * Something that a player said. It is no event of the match and has a number of its own.
 *
 * @param number its number in its match: 1, 2, 3 ...
 * @param side the side that said it
 * @param preset what it is
 * @param at when, in the time of the server
 */
public record ChatLine(int number, Side side, ChatPreset preset, long at) {

    /** What can be said: each reader gets it in the own language, from the message {@code online.chat.NAME}. */
    public enum ChatPreset {
        /** Hello! */
        HELLO,
        /** Good luck! */
        GOOD_LUCK,
        /** Nice turn! */
        NICE_TURN,
        /** One moment, please. */
        ONE_MOMENT,
        /** Sorry! */
        SORRY,
        /** Well played! */
        WELL_PLAYED,
        /** Thank you! */
        THANKS,
        /** Goodbye! */
        GOODBYE
    }
}
