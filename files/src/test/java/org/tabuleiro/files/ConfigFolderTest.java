package org.tabuleiro.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ConfigFolderTest {

    @Test
    void the_folder_follows_the_conventions_of_the_platform() {
        assertThat(ConfigFolder.find("Linux", "/home/ana", Map.of())).contains(Path.of("/home/ana/.config/tabuleiro"));
        assertThat(ConfigFolder.find("Linux", "/home/ana", Map.of("HOME", "/h")))
                .contains(Path.of("/h/.config/tabuleiro"));
        assertThat(ConfigFolder.find("Linux", "?", Map.of("XDG_CONFIG_HOME", "/c")))
                .contains(Path.of("/c/tabuleiro"));
        assertThat(ConfigFolder.find("Linux", "/h", Map.of("XDG_CONFIG_HOME", "c")))
                .contains(Path.of("/h/.config/tabuleiro"));
        assertThat(ConfigFolder.find("Mac OS X", "/Users/ana", Map.of()))
                .contains(Path.of("/Users/ana/Library/Application Support/tabuleiro"));
        assertThat(ConfigFolder.find("Windows 11", "/w", Map.of("APPDATA", "/roaming")))
                .contains(Path.of("/roaming/tabuleiro"));
        assertThat(ConfigFolder.find("Linux", "?", Map.of())).isEmpty();
        assertThat(ConfigFolder.find("Linux", "", Map.of("HOME", ""))).isEmpty();
    }

    @Test
    void data_has_a_folder_of_its_own() {
        assertThat(ConfigFolder.findData("Linux", "/home/ana", Map.of("XDG_CONFIG_HOME", "/c")))
                .contains(Path.of("/home/ana/.local/share/tabuleiro"));
        assertThat(ConfigFolder.findData("Linux", "?", Map.of("XDG_DATA_HOME", "/d")))
                .contains(Path.of("/d/tabuleiro"));
        assertThat(ConfigFolder.findData("Windows 11", "/w", Map.of("LOCALAPPDATA", "/local")))
                .contains(Path.of("/local/tabuleiro"));
    }
}
