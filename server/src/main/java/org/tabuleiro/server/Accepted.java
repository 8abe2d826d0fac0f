package org.tabuleiro.server;

import java.util.Locale;

/** What the headers of a request say on the form of the answer. */
final class Accepted {
    private Accepted() {}

    /** Whether an Accept-Encoding header allows gzip: named, or by the star, and not with the weight 0. */
    static boolean gzip(String acceptEncoding) {
        boolean star = false;
        for (String part : acceptEncoding.toLowerCase(Locale.ROOT).split(",", -1)) {
            String[] words = part.split(";", -1);
            String name = words[0].strip();
            boolean wanted = true;
            for (String word : words) {
                wanted &= !word.replace(" ", "").matches("q=0(\\.0*)?");
            }
            if (name.equals("gzip") || name.equals("x-gzip")) {
                return wanted;
            }
            star |= name.equals("*") && wanted;
        }
        return star;
    }

    /** Whether an If-None-Match header names what would be answered: the browser has it already. */
    static boolean known(String ifNoneMatch, String etag) {
        for (String part : ifNoneMatch.split(",", -1)) {
            String tag = part.strip();
            // Weak tags will do: a copy that means the same is as good.
            if (tag.equals("*") || (tag.startsWith("W/") ? tag.substring(2) : tag).equals(etag)) {
                return true;
            }
        }
        return false;
    }
}
