package org.tabuleiro.web.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.ContentSecurityPolicy;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Games;

/** The files of the site. */
final class SiteWriterTest {
    @TempDir
    private Path folder = Path.of("");

    @BeforeEach
    void write() throws IOException {
        file("fixed/index.html", "<meta content=\"@policy@\"><meta content=\"@version@\"><script src=\"@main.js@\">");
        file("fixed/sw.js", "const VERSION = \"@version@\"; const FILES = @files@;");
        file("fixed/icon.svg", "<svg/>");
        file("fixed/tabuleiro.webmanifest", "{\"description\": \"@games@\"}");
        file("bundle/main-ABCDEFGH.js", "import \"./part-12345678.js\"");
        file("games.wasm", "games");
    }

    /** Browsers detect a new version by comparing the bytes of the service worker. */
    @ParameterizedTest
    @ValueSource(strings = {"fixed/index.html", "fixed/icon.svg", "fixed/tabuleiro.webmanifest", "games.wasm"})
    void a_changed_file_changes_the_version(String changed) throws IOException {
        String before = serviceWorker("before");
        assertThat(serviceWorker("same")).isEqualTo(before);
        Path file = folder.resolve(changed);
        Files.writeString(file, Files.readString(file) + " ");
        assertThat(serviceWorker("after")).isNotEqualTo(before);
    }

    @Test
    void the_page_has_a_content_security_policy() throws IOException {
        site("site");
        assertThat(folder.resolve("site/index.html"))
                .content()
                .contains("\"" + ContentSecurityPolicy.page() + "\"")
                .doesNotContain("@");
    }

    @Test
    void the_description_names_every_game() throws IOException {
        site("site");
        Catalogue catalogue = new Catalogue(Language.ENGLISH);
        assertThat(folder.resolve("site/tabuleiro.webmanifest"))
                .content()
                .contains(Games.ALL.stream().map(catalogue::name).toList());
    }

    private String serviceWorker(String site) throws IOException {
        site(site);
        return Files.readString(folder.resolve(site + "/sw.js"));
    }

    private void site(String name) throws IOException {
        SiteWriter.main(new String[] {path("fixed"), path("bundle"), path("games.wasm"), path(name)});
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    private void file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
