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
class SiteHandlerTest {
    private final Map<String, byte[]> files = TestServer.site().files();
    private final TestServer server;

    SiteHandlerTest() {
        server = new TestServer(ConnectionLimits.DEFAULT);
    }

    @BeforeAll
    void it_listens() {
        assertThat(server.port()).isPositive();
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private static String header(HttpResponse<?> answer, String name) {
        return String.join(" | ", answer.headers().allValues(name));
    }

    @ParameterizedTest
    @CsvSource({"/, index.html", "/index.html, index.html", "/learn/, learn/index.html", "/?lang=pt, index.html"})
    void a_folder_is_served_by_its_index_page(String path, String file) throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = server.get(path);
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
        HttpResponse<byte[]> answer = server.get(path);
        assertThat(header(answer, "Content-Type")).isEqualTo(type);
        assertThat(answer.body()).isEqualTo(files.get(path.substring(1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"gzip", "br, gzip", "deflate, GZIP;q=0.5", "*", "identity;q=0.1, *;q=0.2"})
    void gzip_is_sent_if_accepted(String accepts) throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = server.get("/" + TestServer.SCRIPT, "Accept-Encoding", accepts);
        assertThat(header(answer, "Content-Encoding")).isEqualTo("gzip");
        assertThat(header(answer, "Vary")).isEqualTo("Accept-Encoding");
        byte[] script = files.get(TestServer.SCRIPT);
        assertThat(answer.body()).hasSizeLessThan(3000);
        assertThat(new GZIPInputStream(new ByteArrayInputStream(answer.body())).readAllBytes())
                .isEqualTo(script);
    }

    @ParameterizedTest
    @ValueSource(strings = {"br", "identity", "gzip;q=0", "gzip; q=0.000, *", "*;q=0", ""})
    void the_plain_file_is_sent_if_gzip_is_not_accepted(String accepts) throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = server.get("/" + TestServer.SCRIPT, "Accept-Encoding", accepts);
        assertThat(header(answer, "Content-Encoding")).isEmpty();
        assertThat(header(answer, "Vary")).isEqualTo("Accept-Encoding");
        assertThat(answer.body()).isEqualTo(files.get(TestServer.SCRIPT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/picture.png", "/large.bin"})
    void compressed_formats_are_not_compressed_again(String path) throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = server.get(path, "Accept-Encoding", "gzip");
        assertThat(header(answer, "Content-Encoding")).isEmpty();
        assertThat(header(answer, "Vary")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/assets/app-ABCDEFG2.js", "/games.0123abcd.wasm"})
    void hashed_files_are_immutable(String path) throws IOException, InterruptedException {
        assertThat(header(server.get(path), "Cache-Control")).isEqualTo("public, max-age=31536000, immutable");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/sw.js", "/manifest.webmanifest", "/icon.svg"})
    void other_files_are_revalidated_by_their_etag(String path) throws IOException, InterruptedException {
        HttpResponse<byte[]> first = server.get(path, "Accept-Encoding", "gzip");
        assertThat(header(first, "Cache-Control")).isEqualTo("no-cache");
        String tag = header(first, "ETag");
        assertThat(tag).matches("\"[0-9a-z-]+\"");
        for (String known : List.of(tag, "W/" + tag, "\"other\", " + tag, "*")) {
            HttpResponse<byte[]> again = server.get(path, "Accept-Encoding", "gzip", "If-None-Match", known);
            assertThat(again.statusCode()).as(known).isEqualTo(304);
            assertThat(again.body()).isEmpty();
            assertThat(header(again, "ETag")).isEqualTo(tag);
            assertThat(header(again, "Cache-Control")).isEqualTo("no-cache");
        }
        HttpResponse<byte[]> changed = server.get(path, "Accept-Encoding", "gzip", "If-None-Match", "\"other\"");
        assertThat(changed.statusCode()).isEqualTo(200);
        assertThat(changed.body()).isEqualTo(first.body());
    }

    @Test
    void the_compressed_representation_has_its_own_etag() throws IOException, InterruptedException {
        String plain = header(server.get("/"), "ETag");
        String small = header(server.get("/", "Accept-Encoding", "gzip"), "ETag");
        assertThat(small).isNotEqualTo(plain);
        assertThat(server.get("/", "If-None-Match", small).statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({"GET, /, 200", "GET, /sw.js, 200", "GET, /health, 200", "GET, /no/such/file, 404", "POST, /, 405"})
    void every_response_has_security_headers(String method, String path, int status)
            throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = server.ask(method, path);
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
    void HEAD_is_GET_without_the_body(String path) throws IOException, InterruptedException {
        HttpResponse<byte[]> get = server.get(path, "Accept-Encoding", "gzip");
        HttpResponse<byte[]> head = server.ask("HEAD", path, "Accept-Encoding", "gzip");
        assertThat(head.statusCode()).isEqualTo(get.statusCode());
        assertThat(head.body()).isEmpty();
        assertThat(header(head, "Content-Length")).isEqualTo(String.valueOf(get.body().length));
        for (String name : List.of("Content-Type", "Content-Encoding", "ETag", "Cache-Control", "Vary")) {
            assertThat(header(head, name)).as(name).isEqualTo(header(get, name));
        }
    }

    @Test
    void a_404_page_is_in_the_language_of_the_browser() throws IOException, InterruptedException {
        HttpResponse<byte[]> english = server.get("/missing.js", "Accept-Language", "en-GB,pt;q=0.5");
        HttpResponse<byte[]> portuguese = server.get("/missing.js", "Accept-Language", "pt-PT,en;q=0.5");
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
    void an_error_page_does_not_echo_the_path() throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = server.get("/%3Cscript%3Ealert(1)%3C/script%3E");
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(new String(answer.body(), StandardCharsets.UTF_8)).doesNotContain("script", "alert");
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"})
    void only_GET_and_HEAD_are_allowed(String method) throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = server.ask(method, "/");
        assertThat(answer.statusCode()).isEqualTo(405);
        assertThat(header(answer, "Allow")).isEqualTo("GET, HEAD");
    }

    @Test
    void the_health_check_is_not_cached() throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = server.get("/health");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(new String(answer.body(), StandardCharsets.UTF_8)).isEqualTo("{\"status\":\"UP\"}\n");
        assertThat(header(answer, "Content-Type")).isEqualTo("application/json");
        assertThat(header(answer, "Cache-Control")).isEqualTo("no-store");
    }
}
