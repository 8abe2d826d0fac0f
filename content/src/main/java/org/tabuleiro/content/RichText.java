package org.tabuleiro.content;

import java.util.ArrayList;
import java.util.List;

/**
 * Inline Markdown as spans: plain text, {@code **strong**}, {@code *emphasis*} and {@code `code`}; spans do
 * not nest.
 */
public final class RichText {

    /** How a span is rendered. */
    public enum Style {
        PLAIN(""),
        STRONG("**"),
        EMPHASIS("*"),
        CODE("`");

        private final String delimiter;

        Style(String delimiter) {
            this.delimiter = delimiter;
        }
    }

    /**
     * A run of text in one style.
     *
     * @param style how it is rendered
     * @param text the text without delimiters
     */
    public record Span(Style style, String text) {}

    private final List<Span> spans = new ArrayList<>();
    private final StringBuilder plain = new StringBuilder();
    private final String text;

    private RichText(String text) {
        this.text = text;
    }

    /** Parses a text; a delimiter that is not closed is plain text. */
    public static List<Span> parse(String text) {
        RichText rich = new RichText(text);
        rich.read();
        return List.copyOf(rich.spans);
    }

    /** The text of spans without their styles. */
    public static String plain(List<Span> spans) {
        StringBuilder all = new StringBuilder();
        spans.forEach(span -> all.append(span.text()));
        return all.toString();
    }

    private void read() {
        int at = 0;
        while (at < text.length()) {
            int next = delimited(at, Style.STRONG);
            next = next > at ? next : delimited(at, Style.EMPHASIS);
            next = next > at ? next : delimited(at, Style.CODE);
            if (next == at) {
                plain.append(text.charAt(at));
                next++;
            }
            at = next;
        }
        endPlain();
    }

    /**
     * Reads a delimited span that begins here; returns the index after it, or the same index if there is
     * none.
     */
    private int delimited(int at, Style style) {
        int begin = at + style.delimiter.length();
        int end = text.startsWith(style.delimiter, at) ? text.indexOf(style.delimiter, begin) : -1;
        if (end <= begin) {
            return at;
        }
        endPlain();
        spans.add(new Span(style, text.substring(begin, end)));
        return end + style.delimiter.length();
    }

    private void endPlain() {
        if (!plain.isEmpty()) {
            spans.add(new Span(Style.PLAIN, plain.toString()));
            plain.setLength(0);
        }
    }
}
