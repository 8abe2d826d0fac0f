package org.tabuleiro.desktop.command;

import static org.assertj.core.api.Assertions.assertThat;

import javax.swing.KeyStroke;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class KeyNamesTest {
    @ParameterizedTest
    @CsvSource({
        "ctrl N, Ctrl+N",
        "ctrl shift S, Ctrl+Shift+S",
        "ctrl PLUS, Ctrl++",
        "ctrl EQUALS, Ctrl+=",
        "ctrl SUBTRACT, Ctrl+−",
        "alt LEFT, Alt+←",
        "ctrl ENTER, Ctrl+Enter",
        "shift F6, Shift+F6",
        "typed ?, ?"
    })
    void shortcuts_are_named_as_on_the_keyboard(String key, String name) {
        assertThat(KeyNames.text(KeyStroke.getKeyStroke(key))).isEqualTo(name);
    }
}
