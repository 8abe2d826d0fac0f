package org.tabuleiro.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Parsed;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TextFileTest {
    @TempDir
    Path folder;

    private static String reason(Parsed<String> read) {
        assertThat(read).isInstanceOf(Parsed.Fault.class);
        return new Catalogue(Language.ENGLISH).text(((Parsed.Fault<String>) read).message());
    }

    private String reasonOf(byte[] content) throws IOException {
        return reason(TextFile.read(Files.write(folder.resolve("file"), content), 1));
    }

    @Test
    void a_text_is_read_as_UTF_8_up_to_the_size_limit() throws IOException {
        assertThat(TextFile.read(Files.writeString(folder.resolve("text"), "ação\n"), 1))
                .isEqualTo(Parsed.ok("ação\n"));
        Path full = Files.write(folder.resolve("full"), "x".repeat(1 << 20).getBytes(StandardCharsets.UTF_8));
        assertThat(TextFile.read(full, 1)).isInstanceOf(Parsed.Ok.class);
        Files.writeString(full, "x".repeat((1 << 20) + 1));
        assertThat(reason(TextFile.read(full, 1))).isEqualTo("it is larger than 1 MB");
    }

    @Test
    void a_huge_file_is_refused_before_it_fills_the_memory() throws IOException {
        Path huge = folder.resolve("huge");
        try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
            file.setLength(1L << 40);
        }
        assertThat(reason(TextFile.read(huge, 16))).isEqualTo("it is larger than 16 MB");
    }

    @Test
    void a_missing_file_and_a_missing_folder_are_distinguished() throws IOException {
        assertThat(reason(TextFile.read(folder.resolve("gone"), 1))).isEqualTo("there is no such file");
        assertThat(reason(TextFile.read(folder.resolve("no").resolve("gone"), 1)))
                .isEqualTo("there is no such folder");
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThat(reason(TextFile.read(file.resolve("gone"), 1))).isEqualTo("there is no such folder");
    }

    @Test
    void a_folder_in_place_of_a_file_is_reported() {
        assertThat(reason(TextFile.read(folder, 1))).isEqualTo("it is a folder; expected a file");
        assertThat(reason(TextFile.readStream(folder, 1))).isEqualTo("it is a folder; expected a file");
    }

    @Test
    void a_device_is_read_only_as_a_stream_and_only_up_to_the_size_limit() {
        assertThat(reason(TextFile.read(Path.of("/dev/null"), 1))).isEqualTo("it is not a regular file; expected one");
        assertThat(TextFile.readStream(Path.of("/dev/null"), 1)).isEqualTo(Parsed.ok(""));
        assertThat(reason(TextFile.readStream(Path.of("/dev/zero"), 1))).isEqualTo("it is larger than 1 MB");
    }

    @Test
    void invalid_encoding_is_reported_with_its_position() throws IOException {
        assertThat(reasonOf("ação".getBytes(StandardCharsets.ISO_8859_1)))
                .isEqualTo("it is not UTF-8 text (line 1, column 2)");
        assertThat(reasonOf(new byte[] {'a', '\n', 'b', 0, (byte) 0x89}))
                .isEqualTo("it is not UTF-8 text (line 2, column 2)");
        // The last character is cut off.
        assertThat(reasonOf(new byte[] {'a', (byte) 0xC3})).isEqualTo("it is not UTF-8 text (line 1, column 2)");
    }
}
