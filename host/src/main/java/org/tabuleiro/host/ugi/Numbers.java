package org.tabuleiro.host.ugi;

/** Parses numbers in protocol lines. */
final class Numbers {
    private Numbers() {}

    /** The number if it is one within bounds, or -1. */
    static long within(String text, long least, long most) {
        try {
            long number = Long.parseLong(text);
            return number >= least && number <= most ? number : -1;
        } catch (NumberFormatException notANumber) {
            return -1;
        }
    }
}
