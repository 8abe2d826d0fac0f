package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(60)
class ProgramTest {
    @TempDir
    Path temp;

    /** What a program said on both streams, and how it ended. */
    private record Ended(String said, int code) {}

    private static Process start(String... words) throws IOException {
        // What was started in the background would ignore Ctrl+C, and so would its children.
        List<String> command = new ArrayList<>(List.of(
                "env",
                "--default-signal=INT",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(List.of(words));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    private static Ended run(String... words) throws IOException, InterruptedException {
        return end(start(words));
    }

    private static Ended end(Process process) throws IOException, InterruptedException {
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        return new Ended(said, process.exitValue());
    }

    private static int get(String address) throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(URI.create(address)).build(), HttpResponse.BodyHandlers.discarding())
                .statusCode();
    }

    @ParameterizedTest
    @Timeout(60)
    @ValueSource(strings = {"TERM", "INT"})
    void it_says_where_it_is_logs_requests_and_stops_when_it_is_told_to(String signal)
            throws IOException, InterruptedException {
        Process process = start("serve", "--port", "0", "--lang", "en");
        BufferedReader said = process.inputReader(StandardCharsets.UTF_8);
        String first = String.valueOf(said.readLine());
        assertThat(first).matches("Tabuleiro is running at http://localhost:\\d+ \\(Ctrl\\+C stops it\\)");
        String address = first.replaceAll(".*(http\\S+).*", "$1");
        assertThat(get(address)).isEqualTo(200);
        assertThat(said.readLine()).contains("\"GET / HTTP/1.1\" 200 ");
        new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid()))
                .start()
                .waitFor();
        assertThat(said.readLine()).isEqualTo("Tabuleiro has stopped.");
        assertThat(said.readLine()).isNull();
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
    }

    @Test
    void the_log_can_go_to_a_file_which_is_not_begun_anew() throws IOException, InterruptedException {
        Path log = Files.writeString(temp.resolve("requests.log"), "before\n");
        Ended ended = run("serve", "--once", "--port=0", "--lang=pt", "--log", log.toString());
        assertThat(ended.code()).isZero();
        assertThat(ended.said().lines()).singleElement().asString().startsWith("O Tabuleiro está em http://localhost:");
        assertThat(Files.readAllLines(log)).hasSize(2).first().isEqualTo("before");
    }

    @ParameterizedTest
    @CsvSource({"en, is in use by another program", "pt, está a ser usada por outro programa"})
    void a_port_in_use_is_one_clear_line(String language, String told) throws Exception {
        try (Served served = new Served(ConnectionLimits.USUAL)) {
            Ended ended = run("serve", "--port", String.valueOf(served.port()), "--lang", language);
            assertThat(ended.code()).isEqualTo(2);
            assertThat(ended.said().lines())
                    .singleElement()
                    .asString()
                    .startsWith("tabuleiro: ")
                    .contains(told, String.valueOf(served.port()));
        }
    }

    @Test
    void a_log_that_cannot_be_written_is_one_clear_line() throws IOException, InterruptedException {
        Ended ended = run(
                "serve",
                "--port=0",
                "--lang=en",
                "--log",
                temp.resolve("no/such.log").toString());
        assertThat(ended.code()).isEqualTo(2);
        assertThat(ended.said().lines()).singleElement().asString().contains("there is no such folder");
    }

    @Test
    void wrong_words_are_one_clear_line_in_the_language_asked_for() throws IOException, InterruptedException {
        assertThat(run("serve", "--lang", "fr"))
                .isEqualTo(new Ended("tabuleiro: there is no language fr; expected en or pt\n", 2));
        assertThat(run("serve", "--prot=1", "--lang", "pt"))
                .isEqualTo(new Ended(
                        "tabuleiro: não há nenhuma opção --prot; queria dizer --port? Veja: tabuleiro serve --help\n",
                        2));
        assertThat(run("serve", "--version", "--lang=en").code()).isZero();
    }

    @Test
    void the_site_is_written_and_a_refusal_is_one_clear_line() throws IOException, InterruptedException {
        Ended written = run("site", temp.resolve("site").toString(), "--lang", "en");
        assertThat(written.code()).isZero();
        assertThat(written.said()).contains("is in " + temp.resolve("site"));
        assertThat(temp.resolve("site/index.html")).isRegularFile();
        Ended refused = run("site", temp.toString(), "--lang", "pt");
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.said().lines()).singleElement().asString().contains("tem outros ficheiros");
    }
}
