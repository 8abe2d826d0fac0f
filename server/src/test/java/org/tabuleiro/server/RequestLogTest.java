package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RequestLogTest {

    @Test
    void control_characters_are_escaped() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        RequestLog.common(new LogLines(out, lost -> {})).write("-", "GET", "/\r\n\"\\\u001b[2J\u2028é", 404, 0, 1);
        assertThat(out.toString(StandardCharsets.UTF_8).lines())
                .singleElement()
                .asString()
                .contains("\"GET /\\x0d\\x0a\\x22\\x5c\\x1b[2J\\x2028\\xe9 HTTP/1.1\" 404 0 1");
    }

    @Test
    void a_file_is_appended_to(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("requests.log");
        for (String path : List.of("/one", "/two")) {
            try (LogLines lines = LogLines.in(file, lost -> {})) {
                RequestLog.common(lines).write("-", "GET", path, 200, 0, 0);
            }
        }
        assertThat(Files.readAllLines(file))
                .satisfiesExactly(
                        first -> assertThat(first).contains("/one"),
                        second -> assertThat(second).contains("/two"));
    }

    @Test
    void a_failure_is_reported_once() {
        List<IOException> failures = new ArrayList<>();
        OutputStream full = new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        RequestLog log = RequestLog.common(new LogLines(full, failures::add));
        log.write("-", "GET", "/", 200, 0, 0);
        log.write("-", "GET", "/", 200, 0, 0);
        assertThat(failures).hasSize(1);
    }
}
