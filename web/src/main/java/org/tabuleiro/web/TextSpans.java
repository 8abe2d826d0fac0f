package org.tabuleiro.web;

import java.util.List;
import org.tabuleiro.content.RichText;
import org.tabuleiro.web.border.TextSpan;
import org.tabuleiro.web.border.TextSpan.SpanStyle;

/** Rich text as it crosses to the page. */
public final class TextSpans {
    private TextSpans() {}

    /** Parses inline Markdown. */
    public static List<TextSpan> parse(String text) {
        return of(RichText.parse(text));
    }

    /** The spans of parsed text. */
    public static List<TextSpan> of(List<RichText.Span> spans) {
        return spans.stream()
                .map(span -> new TextSpan(style(span.style()), span.text()))
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
