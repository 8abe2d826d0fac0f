package org.tabuleiro.lab;

import java.util.Optional;

/**
 * A training position: a position from a game and the result of the game.
 *
 * @param game the number of the game
 * @param position the position string
 * @param result the points of the first player: 1, 0.5 or 0
 * @param score the score of a search, for the first player
 */
public record Sample(int game, String position, double result, int score) {

    /** The sample as a tab-separated line. */
    public String line() {
        return game + "\t" + position + "\t" + result + "\t" + score;
    }

    /** Parses a line; empty if it is invalid, such as a truncated last line. */
    public static Optional<Sample> read(String line) {
        String[] parts = line.split("\t", -1);
        try {
            return parts.length != 4
                    ? Optional.empty()
                    : Optional.of(new Sample(
                            Integer.parseInt(parts[0]),
                            parts[1],
                            Double.parseDouble(parts[2]),
                            Integer.parseInt(parts[3])));
        } catch (NumberFormatException notASample) {
            return Optional.empty();
        }
    }
}
