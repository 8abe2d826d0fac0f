package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.testing.SmallDisk;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SiteFullDiskTest {
    @TempDir
    Path disk;

    /** Fills a small disk in a separate process and prints the results. */
    static final class Filling {
        private Filling() {}

        public static void main(String[] args) throws IOException {
            Path folder = Path.of(args[0]).resolve("site");
            write(folder, 1 << 20);
            System.out.println(Files.exists(folder));
            write(folder, 100);
            write(folder, 1 << 20);
            try (Stream<Path> all = Files.list(folder)) {
                System.out.println(
                        all.map(path -> path.getFileName().toString()).sorted().toList());
            }
            System.out.println(Files.size(folder.resolve("aaa.js")));
        }

        private static void write(Path folder, int size) {
            Site site = new Site(new TreeMap<>(
                    Map.of("aaa.js", new byte[size / 20], "index.html", new byte[5], "large.wasm", new byte[size])));
            try {
                new SiteFolder(folder).write(site, false);
                System.out.println("written");
            } catch (BadInput refusal) {
                System.out.println(
                        new Catalogue(Language.ENGLISH).text(refusal.fault().message()));
            }
        }
    }

    @Test
    void a_full_disk_is_reported_and_changes_nothing() throws IOException, InterruptedException {
        assertThat(SmallDisk.run(disk, "256k", Filling.class))
                .satisfiesExactly(
                        first -> assertThat(first).contains("the disk is full").contains("untouched"),
                        there -> assertThat(there).isEqualTo("false"),
                        small -> assertThat(small).isEqualTo("written"),
                        again -> assertThat(again).contains("the disk is full"),
                        files -> assertThat(files)
                                .isEqualTo("[aaa.js, index.html, large.wasm, " + SiteFolder.MANIFEST + "]"),
                        size -> assertThat(size).isEqualTo("5"));
    }
}
