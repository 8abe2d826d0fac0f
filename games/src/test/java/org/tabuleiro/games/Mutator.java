package org.tabuleiro.games;

import java.util.Random;

/** Mutates valid texts for fuzzing, deterministically by seed. */
public final class Mutator {
    private static final String[] SCRAPS = {
        "0",
        "1",
        "9",
        "11",
        "999999999",
        "99999999999999999999",
        "-1",
        "00",
        "a",
        "W",
        "b",
        "x",
        ":",
        "-",
        "@",
        ">",
        ",",
        "/",
        "[",
        "]",
        "(",
        ")",
        "{",
        "}",
        "\"",
        "\\",
        "$",
        ".",
        "*",
        " ",
        "  ",
        "\t",
        "\n",
        "\r",
        "\0",
        "\uFEFF",
        "é",
        "İ",
        "ß",
        "\uD83D",
        "\uDE00",
        "😀",
        "٣",
        "end",
        "drop",
        "1-0",
        "A",
        "F",
        "k11"
    };

    private final Random random;

    /** A mutator with its seed. */
    public Mutator(long seed) {
        random = new Random(seed);
    }

    /** The text with one to four edits: a piece put in, left out, doubled, swapped or replaced. */
    public String mutate(String text) {
        StringBuilder out = new StringBuilder(text);
        for (int edits = 1 + random.nextInt(4); edits > 0; edits--) {
            int at = random.nextInt(out.length() + 1);
            int end = Math.min(out.length(), at + 1 + random.nextInt(3));
            switch (random.nextInt(6)) {
                case 0 -> out.insert(at, SCRAPS[random.nextInt(SCRAPS.length)]);
                case 1 -> out.replace(at, end, SCRAPS[random.nextInt(SCRAPS.length)]);
                case 2 -> out.delete(at, end);
                case 3 -> out.insert(at, out.substring(at, end));
                case 4 -> out.insert(random.nextInt(out.length() + 1), out.substring(at, end));
                default -> {
                    if (at < out.length()) {
                        out.setCharAt(at, (char) (out.charAt(at) ^ 1 << random.nextInt(7)));
                    }
                }
            }
        }
        return out.toString();
    }

    /** A number from 0 up to a bound. */
    public int below(int bound) {
        return random.nextInt(bound);
    }
}
