package org.tabuleiro.protocol;

/**
 * The body of {@code POST /api/v1/bot}.
 *
 * @param name the name of the bot: a letter, and up to 19 more letters, digits, hyphens and underscores
 */
public record NewBot(String name) {
    /** Refuses other names. */
    public NewBot {
        if (!name.matches("[\\p{L}][\\p{L}0-9_-]{1,19}")) {
            throw new IllegalArgumentException("not a name");
        }
    }
}
