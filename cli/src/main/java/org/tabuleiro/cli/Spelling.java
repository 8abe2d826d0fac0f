package org.tabuleiro.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the known word that a mistyped one was probably meant to be. */
public final class Spelling {
    /** Characters per allowed typo: longer words tolerate a larger edit distance. */
    private static final int CHARACTERS_PER_SLIP = 3;

    private Spelling() {}

    /** The nearest of the known words, if any is near enough to be meant; of several the first. */
    public static Optional<String> nearest(String typed, Collection<String> known) {
        String small = typed.toLowerCase(Locale.ROOT);
        return known.stream()
                .filter(word -> distance(small, word) <= Math.max(1, word.length() / CHARACTERS_PER_SLIP))
                .min(Comparator.comparingInt(word -> distance(small, word)));
    }

    /**
     * How many characters to insert, delete, replace or swap with their neighbour to turn one word into the
     * other (the optimal string alignment distance).
     */
    static int distance(String one, String other) {
        int[][] least = new int[one.length() + 1][other.length() + 1];
        for (int i = 0; i <= one.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                if (i == 0 || j == 0) {
                    least[i][j] = i + j;
                    continue;
                }
                int replaced = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
                least[i][j] = Math.min(least[i - 1][j - 1] + replaced, Math.min(least[i - 1][j], least[i][j - 1]) + 1);
                if (i > 1
                        && j > 1
                        && one.charAt(i - 1) == other.charAt(j - 2)
                        && one.charAt(i - 2) == other.charAt(j - 1)) {
                    least[i][j] = Math.min(least[i][j], least[i - 2][j - 2] + 1);
                }
            }
        }
        return least[one.length()][other.length()];
    }
}
