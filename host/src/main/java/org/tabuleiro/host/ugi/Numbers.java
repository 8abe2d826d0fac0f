package org.tabuleiro.host.ugi;

/** Numbers in protocol lines. */
final class Numbers {
    private Numbers() {}

    /** The number that a text says if it lies within bounds, or -1. */
    static int within(String text, int least, int most) {
        try {
            long number = Long.parseLong(text);
            return number >= least && number <= most ? (int) number : -1;
        } catch (NumberFormatException notANumber) {
            return -1;
        }
    }
}
