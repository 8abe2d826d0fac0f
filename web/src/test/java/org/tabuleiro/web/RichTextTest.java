package org.tabuleiro.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RichTextTest {
    @Test
    void emphasis_and_code_become_spans() {
        assertThat(RichText.spans("Take **two** men, *not* `@_`.").toString()).isEqualTo("""
                        [["","Take "],["b","two"],[""," men, "],["i","not"],[""," "],["code","@_"],["","."]]""");
    }

    @Test
    void signs_that_enclose_nothing_stay_as_they_are() {
        assertThat(RichText.spans("N@* or `").toString()).isEqualTo("[[\"\",\"N@* or `\"]]");
    }

    @Test
    void what_looks_like_markup_is_text() {
        assertThat(RichText.spans("<b>\"x\"</b>").toString()).isEqualTo("[[\"\",\"<b>\\\"x\\\"</b>\"]]");
    }
}
