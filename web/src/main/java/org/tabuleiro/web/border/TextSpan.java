package org.tabuleiro.web.border;

/**
 * A span of rich text.
 *
 * @param style its style
 * @param text its text
 */
public record TextSpan(SpanStyle style, String text) {

    /** The style of a span. */
    public enum SpanStyle {
        /** Plain text. */
        PLAIN,
        /** Strong emphasis. */
        STRONG,
        /** Emphasis. */
        EMPHASIS,
        /** Code, such as notation. */
        CODE
    }
}
