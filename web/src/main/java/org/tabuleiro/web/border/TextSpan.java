package org.tabuleiro.web.border;

/**
 * A part of a sentence.
 *
 * @param style how it is set
 * @param text what it says
 */
public record TextSpan(SpanStyle style, String text) {

    /** How a part of a sentence is set. */
    public enum SpanStyle {
        /** As it is. */
        PLAIN,
        /** Strong. */
        STRONG,
        /** Emphasised. */
        EMPHASIS,
        /** Literally, such as notation. */
        CODE
    }
}
