package org.tabuleiro.web;

/** A sentence with the little Markdown that our texts use, as spans of plain, strong, slanted and literal text. */
public final class RichText {
    private final Json spans = Json.array();
    private final StringBuilder plain = new StringBuilder();
    private final String text;

    private RichText(String text) {
        this.text = text;
    }

    /** The spans of a text: each an array of its kind, which is b, i, code or nothing, and what it says. */
    public static Json spans(String text) {
        RichText rich = new RichText(text);
        rich.read();
        return rich.spans;
    }

    private void read() {
        int at = 0;
        while (at < text.length()) {
            int next = span(at, "**", "b");
            next = next > at ? next : span(at, "*", "i");
            next = next > at ? next : span(at, "`", "code");
            if (next == at) {
                plain.append(text.charAt(at));
                next++;
            }
            at = next;
        }
        flush();
    }

    /** Takes what a sign encloses, if it stands here and once more later; gives where to go on. */
    private int span(int at, String sign, String kind) {
        int begin = at + sign.length();
        int end = text.startsWith(sign, at) ? text.indexOf(sign, begin) : -1;
        if (end <= begin) {
            return at;
        }
        flush();
        add(kind, text.substring(begin, end));
        return end + sign.length();
    }

    private void flush() {
        if (plain.length() > 0) {
            add("", plain.toString());
            plain.setLength(0);
        }
    }

    private void add(String kind, String what) {
        spans.add(Json.array().add(kind).add(what));
    }
}
