package org.tabuleiro.desktop.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.table.Trouble;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class FullDiskTest {
    @TempDir
    Path folder;

    /** Fills a small disk in a program of its own, and tells what came of it. */
    static final class Filling {
        private Filling() {}

        public static void main(String[] args) throws IOException {
            Path file = Path.of(args[0]).resolve("game.pgn");
            Files.writeString(file, "before");
            Optional<Trouble> trouble = GameFile.put(file, new byte[1 << 20]);
            Catalogue catalogue = new Catalogue(Language.ENGLISH);
            System.out.println(
                    trouble.map(each -> catalogue.text(each.message())).orElse("written"));
            System.out.println(Files.readString(file));
            try (var all = Files.list(Path.of(args[0]))) {
                System.out.println(all.count());
            }
        }
    }

    @Test
    void a_full_disk_is_told_and_leaves_the_file_as_it_was() throws IOException, InterruptedException {
        String mount = "mount -t tmpfs -o size=64k tmpfs '" + folder + "' && ";
        assertThat(run("sh", "-c", mount + "true", "true"))
                .as("a small disk of one's own needs unshare -Urm to be allowed")
                .isEmpty();
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String said = run(
                "sh",
                "-c",
                mount + "exec '" + java + "' -Xshare:auto -cp '" + System.getProperty("java.class.path") + "' '"
                        + Filling.class.getName() + "' '" + folder + "'");
        assertThat(said.lines().toList())
                .satisfiesExactly(
                        first -> assertThat(first).contains("the disk is full").contains("untouched"),
                        second -> assertThat(second).isEqualTo("before"),
                        third -> assertThat(third).isEqualTo("1"));
    }

    /** Runs a command where disks can be made that only it sees; "?" if that is not allowed here. */
    private static String run(String... command) throws IOException, InterruptedException {
        List<String> words = new java.util.ArrayList<>(List.of("unshare", "-Urm"));
        words.addAll(List.of(command));
        try {
            Process process =
                    new ProcessBuilder(words).redirectErrorStream(true).start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return process.waitFor(60, TimeUnit.SECONDS) && process.exitValue() == 0 ? said : "?";
        } catch (IOException missing) {
            return "?";
        }
    }

    @Test
    void a_folder_that_cannot_be_written_in_is_told() throws IOException {
        Path closed = Files.createDirectory(folder.resolve("closed"));
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-xr-xr-x"));
        // Whoever may do everything needs a folder where nobody can.
        Path unwritable = Files.isWritable(closed) ? Path.of("/sys") : closed;
        Optional<Trouble> trouble = GameFile.put(unwritable.resolve("game.pgn"), "text");
        assertThat(trouble).isPresent();
        assertThat(new Catalogue(Language.ENGLISH).text(trouble.get().message()))
                .contains("could not be written")
                .containsAnyOf("nothing can be written", "not allowed");
    }
}
