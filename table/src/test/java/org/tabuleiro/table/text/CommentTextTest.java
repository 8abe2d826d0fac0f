package org.tabuleiro.table.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Games;

/** Comments as they are read and edited. */
final class CommentTextTest {
    private static final CommentText ENGLISH = new CommentText(new Catalogue(Language.ENGLISH), Games.EXIMO);
    private static final CommentText PORTUGUESE = new CommentText(new Catalogue(Language.PORTUGUESE), Games.EXIMO);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[%chance 57]|White 57 %|Brancas 57 %",
                "[%chance 50]|White 50 %|Brancas 50 %",
                "[%chance 29]|Black 71 %|Pretas 71 %",
                "[%chance 0]|Black 100 %|Pretas 100 %",
                "[%chance 100]|White 100 %|Brancas 100 %",
                "so: [%chance 7] now|so: Black 93 % now|so: Pretas 93 % now",
                "[%chance 101]|[%chance 101]|[%chance 101]",
                "[%eval 0.3]|[%eval 0.3]|[%eval 0.3]",
                "White 57 %|White 57 %|White 57 %"
            })
    void a_chance_is_read_in_the_language_of_the_reader(String comment, String english, String portuguese) {
        assertThat(ENGLISH.shown(comment)).isEqualTo(english);
        assertThat(PORTUGUESE.shown(comment)).isEqualTo(portuguese);
    }

    @Test
    void what_is_not_changed_is_stored_as_it_was() {
        List<String> comments = List.of("hm", "[%chance 57]", "why not");
        assertThat(ENGLISH.edited(comments)).isEqualTo("hm\nWhite 57 %\nwhy not");
        assertThat(ENGLISH.written(comments, "hm\nWhite 57 %\nwhy not\n")).isEqualTo(comments);
    }

    @Test
    void a_chance_stays_without_words_when_a_person_writes_around_it() {
        List<String> comments = List.of("hm", "[%chance 57]");
        assertThat(PORTUGUESE.written(comments, "hm\nBrancas 57 %\nserá?"))
                .containsExactly("hm", "[%chance 57]", "será?");
        assertThat(PORTUGUESE.written(comments, "Brancas 57 %")).containsExactly("[%chance 57]");
    }

    @Test
    void a_chance_that_a_person_deletes_or_changes_is_removed() {
        List<String> comments = List.of("[%chance 57]");
        assertThat(ENGLISH.written(comments, " ")).isEmpty();
        assertThat(ENGLISH.written(comments, "why not")).containsExactly("why not");
        assertThat(ENGLISH.written(comments, "White 57 %, I think")).containsExactly("White 57 %, I think");
    }

    @Test
    void what_a_person_writes_is_stored_as_it_is() {
        assertThat(ENGLISH.written(List.of(), "White 57 %")).containsExactly("White 57 %");
        assertThat(ENGLISH.written(List.of("a", "b"), "a\nb\nc")).containsExactly("a\nb\nc");
    }
}
