package org.tabuleiro.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RichTextTest {
    private static RichText.Span span(RichText.Style style, String text) {
        return new RichText.Span(style, text);
    }

    @Test
    void delimiters_set_the_style_of_what_they_enclose() {
        assertThat(RichText.parse("Take **two** men, *not* `@_`."))
                .containsExactly(
                        span(RichText.Style.PLAIN, "Take "),
                        span(RichText.Style.STRONG, "two"),
                        span(RichText.Style.PLAIN, " men, "),
                        span(RichText.Style.EMPHASIS, "not"),
                        span(RichText.Style.PLAIN, " "),
                        span(RichText.Style.CODE, "@_"),
                        span(RichText.Style.PLAIN, "."));
    }

    @Test
    void a_delimiter_that_is_not_closed_is_plain_text() {
        assertThat(RichText.parse("N@* or `")).isEqualTo(List.of(span(RichText.Style.PLAIN, "N@* or `")));
    }

    @Test
    void plain_text_has_no_delimiters() {
        assertThat(RichText.plain(RichText.parse("Take **two** `@_`."))).isEqualTo("Take two @_.");
    }
}
