package org.tabuleiro.console.view;

import java.util.Comparator;

/** The order in which people list steps: numbers count as numbers, so a3 comes before a10. */
public final class NaturalOrder implements Comparator<String> {
    /** The one order. */
    public static final NaturalOrder OF_TEXTS = new NaturalOrder();

    private NaturalOrder() {}

    @Override
    public int compare(String one, String other) {
        int i = 0;
        int j = 0;
        while (i < one.length() && j < other.length()) {
            int oneEnd = digitsEnd(one, i);
            int otherEnd = digitsEnd(other, j);
            int difference = oneEnd > i && otherEnd > j
                    ? Integer.compare(
                            Integer.parseInt(one.substring(i, oneEnd)), Integer.parseInt(other.substring(j, otherEnd)))
                    : Character.compare(one.charAt(i), other.charAt(j));
            if (difference != 0) {
                return difference;
            }
            i = Math.max(oneEnd, i + 1);
            j = Math.max(otherEnd, j + 1);
        }
        return Integer.compare(one.length() - i, other.length() - j);
    }

    /** Where a run of digits ends, of at most nine: square numbers have two. */
    private static int digitsEnd(String text, int from) {
        int end = from;
        while (end < text.length() && end < from + 9 && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end;
    }
}
