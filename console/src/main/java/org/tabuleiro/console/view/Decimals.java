package org.tabuleiro.console.view;

import java.util.Locale;

/** Decimal numbers with a point, whatever the locale. */
public final class Decimals {
    private Decimals() {}

    /** Formats a number with a fixed number of digits after the point. */
    public static String fixed(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
