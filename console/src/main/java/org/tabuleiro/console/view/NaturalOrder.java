package org.tabuleiro.console.view;

import java.util.Comparator;

/** Natural sort order: digits compare as numbers, so a3 comes before a10. */
public final class NaturalOrder implements Comparator<String> {
    /** The only instance. */
    public static final NaturalOrder INSTANCE = new NaturalOrder();

    private NaturalOrder() {}

    @Override
    public int compare(String first, String second) {
        int i = 0;
        int j = 0;
        while (i < first.length() && j < second.length()) {
            int firstEnd = digitsEnd(first, i);
            int secondEnd = digitsEnd(second, j);
            int difference = firstEnd > i && secondEnd > j
                    ? Integer.compare(
                            Integer.parseInt(first.substring(i, firstEnd)),
                            Integer.parseInt(second.substring(j, secondEnd)))
                    : Character.compare(first.charAt(i), second.charAt(j));
            if (difference != 0) {
                return difference;
            }
            i = Math.max(firstEnd, i + 1);
            j = Math.max(secondEnd, j + 1);
        }
        return Integer.compare(first.length() - i, second.length() - j);
    }

    /** The end of a run of digits; at most nine, so that it fits an int. */
    private static int digitsEnd(String text, int from) {
        int end = from;
        while (end < text.length() && end < from + 9 && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end;
    }
}
