package org.tabuleiro.desktop.swing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.desktop.storage.Settings;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class MotionTest {
    @TempDir
    Path folder;

    @Test
    void a_desktop_without_animations_reduces_motion() {
        assertThat(Motion.isReducedByDesktop(0)).isTrue();
        assertThat(Motion.isReducedByDesktop(false)).isTrue();
        assertThat(Motion.isReducedByDesktop(1)).isFalse();
        assertThat(Motion.isReducedByDesktop(null)).isFalse();
    }

    @Test
    void the_setting_of_the_user_comes_first() {
        Settings settings = new Settings(folder);
        settings.set(Motion.REDUCED, true);
        assertThat(Motion.isReduced(settings)).isTrue();
        settings.set(Motion.REDUCED, false);
        assertThat(Motion.isReduced(settings)).isFalse();
    }
}
