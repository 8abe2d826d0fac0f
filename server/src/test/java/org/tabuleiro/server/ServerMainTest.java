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
class ServerMainTest {
    @TempDir
    Path temp;

    /** The output of a process on both streams, and its exit code. */
    private record Ended(String output, int code) {}

    private static Process start(String... words) throws IOException {
        // A background process ignores SIGINT, and its children inherit that.
        List<String> command = new ArrayList<>(List.of(
                "env",
                "--default-signal=INT",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                ServerMain.class.getName()));
        command.addAll(List.of(words));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    private static Ended run(String... words) throws IOException, InterruptedException {
        return end(start(words));
    }

    private static Ended end(Process process) throws IOException, InterruptedException {
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        return new Ended(output, process.exitValue());
    }

    private static int get(String address) throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(URI.create(address)).build(), HttpResponse.BodyHandlers.discarding())
                .statusCode();
    }

    @ParameterizedTest
    @Timeout(60)
    @ValueSource(strings = {"TERM", "INT"})
    void it_prints_its_address_logs_requests_and_stops_on_a_signal(String signal)
            throws IOException, InterruptedException {
        Process process = start("serve", "--port", "0", "--lang", "en", "--data", temp.toString());
        BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
        String first = String.valueOf(output.readLine());
        assertThat(first).matches("Tabuleiro is running at http://localhost:\\d+ \\(Ctrl\\+C stops it\\)");
        String address = first.replaceAll(".*(http\\S+).*", "$1");
        assertThat(output.readLine()).contains("only this machine can open links of invitations");
        assertThat(get(address)).isEqualTo(200);
        assertThat(output.readLine()).contains("\"GET / HTTP/1.1\" 200 ");
        new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid()))
                .start()
                .waitFor();
        assertThat(output.readLine()).isEqualTo("Tabuleiro has stopped.");
        assertThat(output.readLine()).isNull();
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
    }

    @Test
    void the_log_is_appended_to_a_file() throws IOException, InterruptedException {
        Path log = Files.writeString(temp.resolve("requests.log"), "before\n");
        Ended ended = run("serve", "--once", "--port=0", "--lang=pt", "--log", log.toString(), "--no-online");
        assertThat(ended.code()).isZero();
        assertThat(ended.output().lines())
                .singleElement()
                .asString()
                .startsWith("O Tabuleiro está a funcionar em http://localhost:");
        assertThat(Files.readAllLines(log)).hasSize(2).first().isEqualTo("before");
    }

    @ParameterizedTest
    @CsvSource({"en, is in use by another program", "pt, está a ser usada por outro programa"})
    void a_port_in_use_is_reported_in_one_line(String language, String message) throws Exception {
        try (TestServer server = new TestServer(ConnectionLimits.DEFAULT)) {
            Ended ended = run(
                    "serve", "--port", String.valueOf(server.port()), "--lang", language, "--data", temp.toString());
            assertThat(ended.code()).isEqualTo(2);
            assertThat(ended.output().lines())
                    .singleElement()
                    .asString()
                    .startsWith("tabuleiro: ")
                    .contains(message, String.valueOf(server.port()));
        }
    }

    @Test
    void an_unwritable_log_is_reported_in_one_line() throws IOException, InterruptedException {
        Ended ended = run(
                "serve",
                "--port=0",
                "--lang=en",
                "--log",
                temp.resolve("no/such.log").toString());
        assertThat(ended.code()).isEqualTo(2);
        assertThat(ended.output().lines()).singleElement().asString().contains("there is no such folder");
    }

    @Test
    void invalid_options_are_reported_in_one_line_in_the_chosen_language() throws IOException, InterruptedException {
        assertThat(run("serve", "--lang", "fr"))
                .isEqualTo(new Ended("tabuleiro: there is no language fr; expected en or pt\n", 2));
        assertThat(run("serve", "--prot=1", "--lang", "pt"))
                .isEqualTo(new Ended(
                        "tabuleiro: não há nenhuma opção --prot; queria dizer --port? Veja: tabuleiro serve --help\n",
                        2));
        assertThat(run("serve", "--version", "--lang=en").code()).isZero();
    }

    @Test
    void the_site_is_written_and_a_refusal_is_reported_in_one_line() throws IOException, InterruptedException {
        Ended written = run("site", temp.resolve("site").toString(), "--lang", "en");
        assertThat(written.code()).isZero();
        assertThat(written.output()).contains("is in " + temp.resolve("site"));
        assertThat(temp.resolve("site/index.html")).isRegularFile();
        Ended refused = run("site", temp.toString(), "--lang", "pt");
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.output().lines()).singleElement().asString().contains("tem outros ficheiros");
    }
}
