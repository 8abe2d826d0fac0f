package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ServingTest {
    private final Map<String, byte[]> files = Served.site().files();
    private final Served served;

    ServingTest() {
        served = new Served(ConnectionLimits.USUAL);
    }

    @BeforeAll
    void it_listens() {
        assertThat(served.port()).isPositive();
    }

    @AfterAll
    void stop() {
        served.close();
    }

    private static String header(HttpResponse<?> answer, String name) {
        return String.join(" | ", answer.headers().allValues(name));
    }

    @ParameterizedTest
    @CsvSource({"/, index.html", "/index.html, index.html", "/learn/, learn/index.html", "/?lang=pt, index.html"})
    void a_folder_is_its_first_page(String path, String file) throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = served.get(path);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo(files.get(file));
        assertThat(header(answer, "Content-Type")).isEqualTo("text/html; charset=utf-8");
    }

    @ParameterizedTest
    @CsvSource({
        "/assets/app-ABCDEFG2.js, text/javascript; charset=utf-8",
        "/games.0123abcd.wasm, application/wasm",
        "/manifest.webmanifest, application/manifest+json",
        "/icon.svg, image/svg+xml",
        "/picture.png, image/png",
        "/large.bin, application/octet-stream"
    })
    void files_have_their_media_types(String path, String type) throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = served.get(path);
        assertThat(header(answer, "Content-Type")).isEqualTo(type);
        assertThat(answer.body()).isEqualTo(files.get(path.substring(1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"gzip", "br, gzip", "deflate, GZIP;q=0.5", "*", "identity;q=0.1, *;q=0.2"})
    void who_takes_gzip_gets_it(String accepts) throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = served.get("/" + Served.SCRIPT, "Accept-Encoding", accepts);
        assertThat(header(answer, "Content-Encoding")).isEqualTo("gzip");
        assertThat(header(answer, "Vary")).isEqualTo("Accept-Encoding");
        byte[] script = files.get(Served.SCRIPT);
        assertThat(answer.body()).hasSizeLessThan(3000);
        assertThat(new GZIPInputStream(new ByteArrayInputStream(answer.body())).readAllBytes())
                .isEqualTo(script);
    }

    @ParameterizedTest
    @ValueSource(strings = {"br", "identity", "gzip;q=0", "gzip; q=0.000, *", "*;q=0", ""})
    void who_does_not_take_gzip_gets_the_file_as_it_is(String accepts) throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = served.get("/" + Served.SCRIPT, "Accept-Encoding", accepts);
        assertThat(header(answer, "Content-Encoding")).isEmpty();
        assertThat(header(answer, "Vary")).isEqualTo("Accept-Encoding");
        assertThat(answer.body()).isEqualTo(files.get(Served.SCRIPT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/picture.png", "/large.bin"})
    void what_is_compressed_already_is_not_compressed(String path) throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = served.get(path, "Accept-Encoding", "gzip");
        assertThat(header(answer, "Content-Encoding")).isEmpty();
        assertThat(header(answer, "Vary")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/assets/app-ABCDEFG2.js", "/games.0123abcd.wasm"})
    void files_with_a_hash_in_their_name_are_kept_for_good(String path) throws IOException, InterruptedException {
        assertThat(header(served.get(path), "Cache-Control")).isEqualTo("public, max-age=31536000, immutable");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/sw.js", "/manifest.webmanifest", "/icon.svg"})
    void all_others_are_asked_for_again_and_not_sent_again(String path) throws IOException, InterruptedException {
        HttpResponse<byte[]> first = served.get(path, "Accept-Encoding", "gzip");
        assertThat(header(first, "Cache-Control")).isEqualTo("no-cache");
        String tag = header(first, "ETag");
        assertThat(tag).matches("\"[0-9a-z-]+\"");
        for (String known : List.of(tag, "W/" + tag, "\"other\", " + tag, "*")) {
            HttpResponse<byte[]> again = served.get(path, "Accept-Encoding", "gzip", "If-None-Match", known);
            assertThat(again.statusCode()).as(known).isEqualTo(304);
            assertThat(again.body()).isEmpty();
            assertThat(header(again, "ETag")).isEqualTo(tag);
            assertThat(header(again, "Cache-Control")).isEqualTo("no-cache");
        }
        HttpResponse<byte[]> changed = served.get(path, "Accept-Encoding", "gzip", "If-None-Match", "\"other\"");
        assertThat(changed.statusCode()).isEqualTo(200);
        assertThat(changed.body()).isEqualTo(first.body());
    }

    @Test
    void the_compressed_form_has_a_tag_of_its_own() throws IOException, InterruptedException {
        String plain = header(served.get("/"), "ETag");
        String small = header(served.get("/", "Accept-Encoding", "gzip"), "ETag");
        assertThat(small).isNotEqualTo(plain);
        assertThat(served.get("/", "If-None-Match", small).statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({"GET, /, 200", "GET, /sw.js, 200", "GET, /health, 200", "GET, /no/such/file, 404", "POST, /, 405"})
    void every_answer_trusts_nobody_else(String method, String path, int status)
            throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = served.ask(method, path);
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(header(answer, "Content-Security-Policy"))
                .isEqualTo("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
                        + "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
                        + "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
        assertThat(header(answer, "X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(header(answer, "Referrer-Policy")).isEqualTo("no-referrer");
        assertThat(header(answer, "Permissions-Policy")).contains("camera=()", "geolocation=()");
        assertThat(header(answer, "Cross-Origin-Opener-Policy")).isEqualTo("same-origin");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/sw.js", "/picture.png", "/health", "/no/such/file"})
    void HEAD_is_GET_without_the_bytes(String path) throws IOException, InterruptedException {
        HttpResponse<byte[]> get = served.get(path, "Accept-Encoding", "gzip");
        HttpResponse<byte[]> head = served.ask("HEAD", path, "Accept-Encoding", "gzip");
        assertThat(head.statusCode()).isEqualTo(get.statusCode());
        assertThat(head.body()).isEmpty();
        assertThat(header(head, "Content-Length")).isEqualTo(String.valueOf(get.body().length));
        for (String name : List.of("Content-Type", "Content-Encoding", "ETag", "Cache-Control", "Vary")) {
            assertThat(header(head, name)).as(name).isEqualTo(header(get, name));
        }
    }

    @Test
    void a_missing_file_is_told_in_the_language_of_the_browser() throws IOException, InterruptedException {
        HttpResponse<byte[]> english = served.get("/missing.js", "Accept-Language", "en-GB,pt;q=0.5");
        HttpResponse<byte[]> portuguese = served.get("/missing.js", "Accept-Language", "pt-PT,en;q=0.5");
        assertThat(english.statusCode()).isEqualTo(404);
        assertThat(portuguese.statusCode()).isEqualTo(404);
        assertThat(new String(english.body(), StandardCharsets.UTF_8))
                .contains("<html lang=\"en\">", "There is nothing at this address.");
        assertThat(new String(portuguese.body(), StandardCharsets.UTF_8))
                .contains("<html lang=\"pt\">", "Não há nada neste endereço.");
        assertThat(header(english, "Cache-Control")).isEqualTo("no-store");
        assertThat(header(english, "Content-Type")).isEqualTo("text/html; charset=utf-8");
    }

    @Test
    void what_was_asked_for_does_not_come_back_in_the_page() throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = served.get("/%3Cscript%3Ealert(1)%3C/script%3E");
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(new String(answer.body(), StandardCharsets.UTF_8)).doesNotContain("script", "alert");
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"})
    void one_can_only_read(String method) throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = served.ask(method, "/");
        assertThat(answer.statusCode()).isEqualTo(405);
        assertThat(header(answer, "Allow")).isEqualTo("GET, HEAD");
    }

    @Test
    void health_is_told_and_never_kept() throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = served.get("/health");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(new String(answer.body(), StandardCharsets.UTF_8)).isEqualTo("{\"status\":\"UP\"}\n");
        assertThat(header(answer, "Content-Type")).isEqualTo("application/json");
        assertThat(header(answer, "Cache-Control")).isEqualTo("no-store");
    }
}
