package org.tabuleiro.desktop.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.table.paste.ReadError;
import org.tabuleiro.testing.SmallDisk;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class FullDiskTest {
    @TempDir
    Path folder;

    /** Fills a small disk in a separate process and prints the result. */
    static final class Filling {
        private Filling() {}

        public static void main(String[] args) throws IOException {
            Path file = Path.of(args[0]).resolve("game.pgn");
            Files.writeString(file, "before");
            Optional<ReadError> error = PgnFile.put(file, new byte[1 << 20]);
            Catalogue catalogue = new Catalogue(Language.ENGLISH);
            System.out.println(error.map(each -> catalogue.text(each.message())).orElse("written"));
            System.out.println(Files.readString(file));
            try (var all = Files.list(Path.of(args[0]))) {
                System.out.println(all.count());
            }
        }
    }

    @Test
    void a_full_disk_is_reported_and_the_file_is_unchanged() throws IOException, InterruptedException {
        assertThat(SmallDisk.run(folder, "64k", Filling.class))
                .satisfiesExactly(
                        first -> assertThat(first).contains("the disk is full").contains("untouched"),
                        second -> assertThat(second).isEqualTo("before"),
                        third -> assertThat(third).isEqualTo("1"));
    }

    @Test
    void an_unwritable_folder_is_reported() throws IOException {
        Path closed = Files.createDirectory(folder.resolve("closed"));
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-xr-xr-x"));
        // Root can write anywhere except in /sys.
        Path unwritable = Files.isWritable(closed) ? Path.of("/sys") : closed;
        Optional<ReadError> error = PgnFile.put(unwritable.resolve("game.pgn"), "text");
        assertThat(error).isPresent();
        assertThat(new Catalogue(Language.ENGLISH).text(error.get().message()))
                .contains("could not be written")
                .containsAnyOf("not writable", "permission denied");
    }
}
