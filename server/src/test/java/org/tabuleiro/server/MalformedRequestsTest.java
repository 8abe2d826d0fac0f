package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(60)
class MalformedRequestsTest {
    /** Small size limits, default timeouts. */
    private static final ConnectionLimits TIGHT = new ConnectionLimits(
            ConnectionLimits.DEFAULT.connections(),
            1 << 10,
            2 << 10,
            1 << 10,
            ConnectionLimits.DEFAULT.idle(),
            ConnectionLimits.DEFAULT.headers(),
            ConnectionLimits.DEFAULT.answer(),
            ConnectionLimits.DEFAULT.grace());

    private final TestServer server;

    MalformedRequestsTest() {
        server = new TestServer(TIGHT);
    }

    @AfterEach
    void the_server_still_answers() throws IOException, InterruptedException {
        assertThat(server.get("/health").statusCode()).isEqualTo(200);
        server.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../../../../etc/passwd",
                "/assets/../../../../etc/passwd",
                "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
                "/..%2f..%2f..%2fetc/passwd",
                "/%252e%252e/%252e%252e/etc/passwd",
                "/..\\..\\..\\etc\\passwd",
                "/..%5c..%5cetc%5cpasswd",
                "//etc/passwd",
                "/etc/passwd%00.html",
                "/index.html%00",
                "/index.html/",
                "/./././etc/passwd",
                "/file:///etc/passwd",
                "/META-INF/MANIFEST.MF",
                "/org/tabuleiro/server/ServerMain.class",
                "/%zz",
                "/%",
                "/%c0%ae%c0%ae/etc/passwd",
                "index.html",
                "*",
                ""
            })
    void no_path_leads_out_of_the_site(String path) throws IOException {
        String answer = server.raw("GET " + path + TestServer.END);
        assertThat(answer).matches(text -> text.matches("(?s)HTTP/1\\.1 (400|404) .*"), "400 or 404");
        assertThat(answer).doesNotContain("root:", "Manifest-Version", "Exception", "at io.helidon");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\r\n\r\n\r\n",
                "nonsense\r\n\r\n",
                "GET /\r\n\r\n",
                "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: localhost\r\nBad Name: x\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: localhost\r\nX: a\u0000b\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: nonsense\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n\r\n",
                "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
            })
    void a_malformed_request_is_refused_without_a_body(String request) throws IOException {
        String answer = server.raw(request);
        assertThat(answer).doesNotContain("HTTP/1.1 200", "HTTP/1.1 500", "Exception", "helidon", "nonsense");
    }

    @Test
    void a_smuggled_request_is_not_answered() throws IOException {
        String answer = server.raw(
                "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
                        + "0\r\n\r\nGET /health" + TestServer.END);
        assertThat(answer).doesNotContain("\"UP\"");
    }

    @Test
    void a_request_line_that_is_too_long_is_refused() throws IOException {
        assertThat(server.raw("GET /" + "a".repeat(2000) + TestServer.END)).startsWith("HTTP/1.1 4");
    }

    @Test
    void headers_that_are_too_long_are_refused() throws IOException {
        String many = "X: y\r\n".repeat(1000);
        assertThat(server.raw("GET / HTTP/1.1\r\nHost: localhost\r\n" + many + "\r\n"))
                .startsWith("HTTP/1.1 4");
        String one = "X: " + "y".repeat(4000) + "\r\n";
        assertThat(server.raw("GET / HTTP/1.1\r\nHost: localhost\r\n" + one + "\r\n"))
                .startsWith("HTTP/1.1 4");
    }

    @Test
    void refusals_have_security_headers() throws IOException {
        assertThat(server.raw("GET /%zz" + TestServer.END))
                .startsWith("HTTP/1.1 400")
                .contains("default-src 'none'");
        assertThat(server.log()).contains(" 400 ");
    }
}
