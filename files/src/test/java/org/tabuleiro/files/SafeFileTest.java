package org.tabuleiro.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.testing.NamedPipe;
import org.tabuleiro.testing.SmallDisk;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SafeFileTest {
    @TempDir
    Path folder;

    private static String failure(Path path, byte[] content) {
        try {
            new SafeFile(path).write(content);
            return "written";
        } catch (IOException failure) {
            return new Catalogue(Language.ENGLISH).text(FileError.writing(path, failure));
        }
    }

    private static String failure(Path path) {
        return failure(path, new byte[10]);
    }

    @Test
    void a_reader_of_the_old_content_reads_it_to_its_end() throws IOException {
        Path file = Files.writeString(folder.resolve("game.pgn"), "old content");
        try (InputStream reader = Files.newInputStream(file)) {
            assertThat(reader.readNBytes(3)).isEqualTo("old".getBytes(StandardCharsets.UTF_8));
            new SafeFile(file).write("new");
            assertThat(new String(reader.readAllBytes(), StandardCharsets.UTF_8))
                    .isEqualTo(" content");
        }
        assertThat(file).hasContent("new");
    }

    @Test
    void permissions_and_links_stay_and_no_temporary_file_is_left() throws IOException {
        Path file = Files.writeString(folder.resolve("real.txt"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw----"));
        Path link = Files.createSymbolicLink(folder.resolve("link.txt"), file);
        new SafeFile(link).write("new");
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("new");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-rw----");
        try (Stream<Path> all = Files.list(folder)) {
            assertThat(all).containsExactlyInAnyOrder(file, link);
        }
    }

    @Test
    void a_file_system_without_POSIX_permissions_is_supported() throws IOException {
        try (FileSystem zip = FileSystems.newFileSystem(folder.resolve("files.zip"), Map.of("create", "true"))) {
            Path file = zip.getPath("/game.pgn");
            assertThat(zip.supportedFileAttributeViews()).doesNotContain("posix");
            new SafeFile(file).write("old");
            new SafeFile(file).write("new");
            assertThat(file).hasContent("new");
        }
    }

    @Test
    void a_folder_or_a_pipe_is_not_replaced() throws IOException, InterruptedException {
        Path inside = Files.createDirectory(folder.resolve("inside"));
        assertThat(failure(inside)).isEqualTo("it is a folder; expected a file");
        assertThat(inside).isEmptyDirectory();
        Path pipe = NamedPipe.create(folder);
        assertThat(failure(pipe)).isEqualTo("it is not a regular file; expected one");
        assertThat(Files.isRegularFile(pipe)).isFalse();
    }

    @Test
    void a_missing_folder_is_reported() {
        assertThat(failure(folder.resolve("no").resolve("game.pgn"))).isEqualTo("there is no such folder");
    }

    /** Fills a small disk in a separate process. */
    static final class Filling {
        private Filling() {}

        public static void main(String[] args) throws IOException {
            Path file = Path.of(args[0]).resolve("game.pgn");
            Files.writeString(file, "before");
            System.out.println(failure(file, new byte[1 << 20]));
            System.out.println(Files.readString(file));
            try (Stream<Path> all = Files.list(Path.of(args[0]))) {
                System.out.println(all.toList());
            }
        }
    }

    @Test
    void a_full_disk_is_reported_and_keeps_the_old_content() throws IOException, InterruptedException {
        assertThat(SmallDisk.run(folder, "64k", Filling.class))
                .containsExactly("the disk is full", "before", "[" + folder.resolve("game.pgn") + "]");
    }

    /** Writes to a folder that is read-only even for root, in a separate process. */
    static final class ReadOnly {
        private ReadOnly() {}

        public static void main(String[] args) {
            System.out.println(failure(Path.of(args[0]).resolve("game.pgn")));
        }
    }

    @Test
    void a_read_only_folder_is_reported() throws IOException, InterruptedException {
        assertThat(SmallDisk.run(folder, "64k,ro", ReadOnly.class))
                .containsExactly("the folder " + folder + " is not writable");
    }

    @Test
    void invalid_files_are_renamed_with_increasing_numbers() throws IOException {
        SafeFile file = new SafeFile(folder.resolve("settings"));
        Files.writeString(file.path(), "one");
        assertThat(file.setAside()).isEqualTo(folder.resolve("settings.broken-1"));
        Files.writeString(file.path(), "two");
        assertThat(file.setAside()).isEqualTo(folder.resolve("settings.broken-2"));
        assertThat(folder.resolve("settings.broken-1")).hasContent("one");
        assertThat(file.path()).doesNotExist();
        assertThatThrownBy(file::setAside).isInstanceOf(IOException.class);
    }
}
