package org.tabuleiro.desktop.swing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class MnemonicsTest {

    @Test
    void texts_with_the_same_first_letter_get_different_mnemonics() {
        assertThat(Mnemonics.indices(List.of("Save", "Save as …", "Share"))).containsExactly(0, 5, 1);
    }

    @Test
    void a_text_with_a_single_letter_gets_it() {
        assertThat(Mnemonics.indices(List.of("ab", "a"))).containsExactly(1, 0);
    }

    @Test
    void letters_with_accents_are_not_used() {
        assertThat(Mnemonics.indices(List.of("Última", "…"))).containsExactly(1, -1);
    }
}
