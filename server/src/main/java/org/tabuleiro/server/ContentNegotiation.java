package org.tabuleiro.server;

import java.util.Locale;

/** Content negotiation: which representation of an asset the headers of a request accept. */
final class ContentNegotiation {
    private ContentNegotiation() {}

    /**
     * Whether an Accept-Encoding header accepts gzip, by name or by {@code *}, with a weight other than 0.
     */
    static boolean acceptsGzip(String acceptEncoding) {
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

    /**
     * Whether an If-None-Match header has the ETag of the response, so that the cached copy is still valid.
     */
    static boolean matchesEtag(String ifNoneMatch, String etag) {
        for (String part : ifNoneMatch.split(",", -1)) {
            String tag = part.strip();
            // If-None-Match uses the weak comparison (RFC 9110).
            if (tag.equals("*") || (tag.startsWith("W/") ? tag.substring(2) : tag).equals(etag)) {
                return true;
            }
        }
        return false;
    }
}
