package org.tabuleiro.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Parsed;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TypedPathTest {

    @Test
    void a_leading_tilde_stands_for_the_home_folder_as_in_a_shell() {
        String home = System.getenv().getOrDefault("HOME", System.getProperty("user.home"));
        assertThat(TypedPath.parse("~/x/y.pgn")).isEqualTo(Parsed.ok(Path.of(home, "x", "y.pgn")));
        assertThat(TypedPath.parse("~x")).isEqualTo(Parsed.ok(Path.of("~x")));
    }

    @Test
    void what_cannot_be_a_path_is_a_fault() {
        assertThat(TypedPath.parse("")).isEqualTo(Parsed.fault("", "files.name", ""));
        assertThat(TypedPath.parse("a\0b")).isEqualTo(Parsed.fault("", "files.name", "a?b"));
    }
}
