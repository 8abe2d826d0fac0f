package org.tabuleiro.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchIOException;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class FileErrorTest {
    private static final Catalogue ENGLISH = new Catalogue(Language.ENGLISH);

    @TempDir
    Path folder;

    private String writing(IOException failure) {
        return ENGLISH.text(FileError.writing(folder.resolve("file"), failure));
    }

    private String reading(IOException failure) {
        return ENGLISH.text(FileError.reading(folder.resolve("file"), failure));
    }

    @Test
    void an_unknown_error_is_reported_in_the_words_of_the_system() {
        assertThat(writing(new IOException("Input/output error"))).isEqualTo("Input/output error");
        assertThat(reading(new FileSystemException("file", null, "Stale file handle")))
                .isEqualTo("Stale file handle");
        assertThat(reading(new IOException())).isEqualTo("java.io.IOException");
    }

    @Test
    void an_exceeded_quota_is_a_full_disk_for_writes_only() {
        IOException quota = new IOException("Disk quota exceeded");
        assertThat(writing(quota)).isEqualTo("the disk is full");
        assertThat(reading(quota)).isEqualTo("Disk quota exceeded");
    }

    @Test
    void permission_denied_in_a_writable_folder_is_about_the_file() {
        assertThat(writing(new AccessDeniedException("file"))).isEqualTo("permission denied");
        assertThat(reading(new AccessDeniedException("file"))).isEqualTo("permission denied");
    }

    @Test
    void invalid_encoding_is_reported_without_a_position_if_none_is_known() {
        assertThat(reading(new MalformedInputException(1))).isEqualTo("it is not UTF-8 text");
    }

    @Test
    void a_file_in_place_of_a_folder_is_named() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThat(writing(catchIOException(() -> Files.createDirectory(file)))).isEqualTo(file + " is in the way");
    }

    @Test
    void appending_to_a_folder_is_reported() {
        IOException failure =
                catchIOException(() -> Files.newOutputStream(folder).close());
        assertThat(ENGLISH.text(FileError.writing(folder, failure))).isEqualTo("it is a folder; expected a file");
    }
}
