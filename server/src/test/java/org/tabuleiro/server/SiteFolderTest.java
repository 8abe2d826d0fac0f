package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
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

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SiteFolderTest {
    @TempDir
    Path temp;

    private static Site site(String... pathsAndTexts) {
        Map<String, byte[]> files = new TreeMap<>();
        for (int i = 0; i < pathsAndTexts.length; i += 2) {
            files.put(pathsAndTexts[i], TestServer.bytes(pathsAndTexts[i + 1]));
        }
        return new Site(new TreeMap<>(files));
    }

    private static final Site FIRST = site("index.html", "first", "assets/app-AAAAAAAA.js", "old", "sw.js", "one");
    private static final Site SECOND = site("index.html", "second", "code/app-BBBBBBBB.js", "new", "sw.js", "two");

    /** All files in a folder with their content, without the manifest. */
    private static Map<String, String> texts(Path folder) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                texts.put(folder.relativize(file).toString(), Files.readString(file));
            }
        }
        texts.remove(SiteFolder.MANIFEST);
        return texts;
    }

    private static void refuses(Path folder, Site site, boolean force, String... words) {
        assertThatThrownBy(() -> new SiteFolder(folder).write(site, force))
                .isInstanceOfSatisfying(BadInput.class, refusal -> {
                    assertThat(new Catalogue(Language.ENGLISH)
                                    .text(refusal.fault().message()))
                            .contains(words);
                    assertThat(new Catalogue(Language.PORTUGUESE)
                                    .text(refusal.fault().message()))
                            .doesNotContain("server.");
                });
    }

    @Test
    void a_new_folder_gets_all_files_and_nothing_else() throws Exception {
        Path folder = temp.resolve("some/where/new");
        new SiteFolder(folder).write(FIRST, false);
        assertThat(texts(folder))
                .isEqualTo(Map.of("index.html", "first", "assets/app-AAAAAAAA.js", "old", "sw.js", "one"));
        assertThat(folder.resolve(SiteFolder.STAGING)).doesNotExist();
    }

    @Test
    void an_empty_folder_is_accepted() throws Exception {
        new SiteFolder(temp).write(FIRST, false);
        assertThat(texts(temp)).hasSize(3);
    }

    @Test
    void a_link_to_a_folder_is_accepted() throws Exception {
        Path real = Files.createDirectory(temp.resolve("real"));
        Path link = Files.createSymbolicLink(temp.resolve("link"), real);
        new SiteFolder(link).write(FIRST, false);
        assertThat(texts(real)).hasSize(3);
        assertThat(link).isSymbolicLink();
    }

    @Test
    void the_next_site_replaces_the_earlier_one_and_keeps_foreign_files() throws Exception {
        new SiteFolder(temp).write(FIRST, false);
        Files.writeString(temp.resolve("robots.txt"), "theirs");
        new SiteFolder(temp).write(SECOND, false);
        assertThat(texts(temp))
                .isEqualTo(Map.of(
                        "index.html", "second", "code/app-BBBBBBBB.js", "new", "sw.js", "two", "robots.txt", "theirs"));
        assertThat(temp.resolve("assets")).doesNotExist();
    }

    @Test
    void a_folder_with_other_files_is_refused_and_not_modified() throws Exception {
        Files.writeString(temp.resolve("index.html"), "theirs");
        refuses(temp, FIRST, false, "contains other files", SiteFolder.MANIFEST, "--force");
        assertThat(texts(temp)).isEqualTo(Map.of("index.html", "theirs"));
    }

    @Test
    void with_force_only_files_of_the_same_name_are_overwritten() throws Exception {
        Files.writeString(temp.resolve("index.html"), "theirs");
        Files.writeString(temp.resolve("other.html"), "theirs");
        new SiteFolder(temp).write(FIRST, true);
        assertThat(texts(temp)).containsEntry("index.html", "first").containsEntry("other.html", "theirs");
    }

    @Test
    void a_foreign_file_in_an_earlier_site_is_not_overwritten() throws Exception {
        new SiteFolder(temp).write(FIRST, false);
        Files.createDirectory(temp.resolve("code"));
        Files.writeString(temp.resolve("code/app-BBBBBBBB.js"), "theirs");
        refuses(temp, SECOND, false, "code/app-BBBBBBBB.js", "--force");
        assertThat(texts(temp)).containsEntry("index.html", "first").containsEntry("code/app-BBBBBBBB.js", "theirs");
    }

    @Test
    void a_leftover_staging_folder_is_deleted() throws Exception {
        Files.createDirectories(temp.resolve(SiteFolder.STAGING).resolve("assets"));
        Files.writeString(temp.resolve(SiteFolder.STAGING).resolve("assets/half.js"), "ha");
        new SiteFolder(temp).write(FIRST, false);
        assertThat(texts(temp)).hasSize(3);
    }

    @Test
    void an_edited_manifest_deletes_nothing_outside_the_folder() throws Exception {
        Path outside = Files.writeString(temp.resolve("precious.txt"), "theirs");
        Path folder = temp.resolve("site");
        new SiteFolder(folder).write(FIRST, false);
        Files.writeString(folder.resolve(SiteFolder.MANIFEST), "../precious.txt\n" + outside + "\nindex.html\n.\n\n");
        refuses(folder, SECOND, false, "sw.js");
        new SiteFolder(folder).write(SECOND, true);
        assertThat(outside).exists();
        assertThat(texts(folder)).containsEntry("index.html", "second");
    }

    @Test
    void a_file_in_place_of_the_folder_is_refused() throws Exception {
        Path file = Files.writeString(temp.resolve("file"), "theirs");
        refuses(file, FIRST, false, "is not a folder; expected one that is new, empty or contains an earlier site");
        refuses(file.resolve("below"), FIRST, false, "could not be written");
        assertThat(file).hasContent("theirs");
    }

    @Test
    void obstacles_are_reported_before_anything_is_written() throws Exception {
        Files.createDirectories(temp.resolve("index.html/theirs"));
        Files.writeString(temp.resolve("code"), "theirs");
        refuses(temp, FIRST, true, "index.html is in the way");
        refuses(temp, site("code/app.js", "new"), true, "code is in the way");
        assertThat(texts(temp)).isEqualTo(Map.of("code", "theirs"));
        assertThat(temp.resolve("index.html/theirs")).isDirectory();
    }

    @Test
    void an_unwritable_folder_is_reported() throws Exception {
        Path closed = Files.createDirectory(temp.resolve("closed"));
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-xr-xr-x"));
        // Root can write everywhere but in /sys.
        boolean isRoot = Files.isWritable(closed);
        Path unwritable = isRoot ? Path.of("/sys") : closed;
        String reason = isRoot ? "permission denied" : "the folder " + closed + " is not writable";
        refuses(unwritable.resolve("site"), FIRST, false, "could not be written", reason);
        assertThat(unwritable.resolve("site")).doesNotExist();
    }

    @Test
    void the_packaged_site_is_complete_and_works_under_any_path() throws Exception {
        Site site = Site.packed();
        new SiteFolder(temp.resolve("site")).write(site, false);
        assertThat(Site.in(temp.resolve("site")).files())
                .containsKeys(site.files().keySet().toArray(String[]::new));
        String page = Files.readString(temp.resolve("site").resolve(Site.INDEX));
        // Absolute links would leave the path of the site.
        assertThat(page).doesNotContainPattern("(?i)(href|src|action)\\s*=\\s*[\"']?/");
    }
}
