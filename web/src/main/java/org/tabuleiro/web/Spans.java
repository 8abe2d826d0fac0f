package org.tabuleiro.web;

import java.util.List;
import org.tabuleiro.content.RichText;
import org.tabuleiro.web.border.Span;
import org.tabuleiro.web.border.Span.SpanStyle;

/** Rich text as it crosses to the page. */
public final class Spans {
    private Spans() {}

    /** Parses inline Markdown. */
    public static List<Span> parse(String text) {
        return of(RichText.parse(text));
    }

    /** The spans of parsed text. */
    public static List<Span> of(List<RichText.Span> spans) {
        return spans.stream()
                .map(span -> new Span(style(span.style()), span.text()))
                .toList();
    }

    private static SpanStyle style(RichText.Style style) {
        return switch (style) {
            case PLAIN -> SpanStyle.PLAIN;
            case STRONG -> SpanStyle.STRONG;
            case EMPHASIS -> SpanStyle.EMPHASIS;
            case CODE -> SpanStyle.CODE;
        };
    }
}
