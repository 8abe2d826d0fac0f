package org.tabuleiro.lab;

import java.util.Optional;

/**
 * A position that was played, and what became of it.
 *
 * @param game the number of the game it comes from
 * @param position its position string
 * @param result what the first player got in the end: 1, 0.5 or 0
 * @param score what a search made of it, for the first player
 */
public record Sample(int game, String position, double result, int score) {

    /** One line of a data file: the parts with tabs between them. */
    public String line() {
        return game + "\t" + position + "\t" + result + "\t" + score;
    }

    /** Reads a line of a data file; empty if it is none, as the last one of a file that was cut off. */
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
