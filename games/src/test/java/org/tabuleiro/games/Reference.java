package org.tabuleiro.games;

import java.util.List;

/**
 * A slow, obviously right implementation of a game's rules, written from the rule text with plain lists and
 * nothing of the fast one. It knows the game's own rules; the two draw rules are not its business.
 */
public interface Reference {

    /** The texts of the legal steps, in any order; none when the game is over by its own rules. */
    List<String> steps();

    /** The position after a legal step; this one stays as it is. */
    Reference after(String step);

    /** The position string. */
    String position();

    /** The result by the game's own rules, such as {@code white no-step}, or an empty text. */
    String result();
}
