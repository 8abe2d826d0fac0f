package org.tabuleiro.web.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The fonts of the page. */
final class FontsTest {
    private static final Path FOLDER = Path.of("src/main/ts/style/fonts");
    private static final long MAX_BYTES = 120_000;

    @Test
    void all_fonts_together_stay_within_their_size_limit() throws IOException {
        long bytes = 0;
        for (Path file : fonts()) {
            bytes += Files.size(file);
        }
        assertThat(bytes).isBetween(1L, MAX_BYTES);
    }

    @Test
    void the_style_sheet_loads_every_font_and_swaps_it_in() throws IOException {
        String sheet = Files.readString(FOLDER.resolveSibling("fonts.css"));
        for (Path file : fonts()) {
            assertThat(sheet).contains("url(\"./fonts/" + file.getFileName() + "\")");
        }
        assertThat(sheet.split("font-display: swap", -1)).hasSize(fonts().size() + 1);
    }

    private static List<Path> fonts() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".woff2")).toList();
        }
    }
}
