package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.server.ServerCommand.LogOptions;
import org.tabuleiro.server.admin.DatabaseChoice;
import org.tabuleiro.server.admin.DatabaseChoice.SharedDatabase;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ServerOptionsTest {
    @TempDir
    Path folder = Path.of("");

    private static ServerCommand parse(String line, Map<String, String> environment) {
        return ServerOptions.parse(List.of(line.split(" ", -1)), environment, new Catalogue(Language.ENGLISH));
    }

    private static ServerCommand parse(String line) {
        return parse(line, Language.ENGLISH);
    }

    private static ServerCommand parse(String line, Language language) {
        return ServerOptions.parse(List.of(line.split(" ", -1)), Map.of("HOME", "/home/ana"), new Catalogue(language));
    }

    @Test
    void the_default_is_localhost_port_8080() {
        assertThat(parse("serve --no-online"))
                .isEqualTo(new ServerCommand.Serve(
                        "localhost",
                        8080,
                        new LogOptions(Optional.empty(), false, false),
                        OptionalInt.empty(),
                        false,
                        Optional.empty()));
    }

    @Test
    void options_can_be_given_in_any_order_and_both_ways() {
        assertThat(parse("serve --lang=pt --address 0.0.0.0 --quiet --port=80 --log requests.log --no-online"
                        + " --metrics-port=9090"))
                .isEqualTo(new ServerCommand.Serve(
                        "0.0.0.0",
                        80,
                        new LogOptions(Optional.of(Path.of("requests.log")), false, true),
                        OptionalInt.of(9090),
                        false,
                        Optional.empty()));
    }

    @Test
    void the_log_is_a_file_or_lines_of_json() {
        assertThat(logOf("serve --no-online --log json")).isEqualTo(new LogOptions(Optional.empty(), true, false));
        assertThat(logOf("serve --no-online --log ./json"))
                .isEqualTo(new LogOptions(Optional.of(Path.of("./json")), false, false));
    }

    private static LogOptions logOf(String line) {
        return ((ServerCommand.Serve) parse(line)).log();
    }

    @Test
    void online_play_has_options_of_its_own() {
        String line = "serve --data matches --public-url=https://play.example.org/ --trusted-proxy 10.0.0.0/8,::1";
        assertThat(parse(line))
                .isInstanceOfSatisfying(
                        ServerCommand.Serve.class,
                        serve -> assertThat(serve.online())
                                .contains(new ServerCommand.OnlineOptions(
                                        new DatabaseChoice(Path.of("matches"), Optional.empty()),
                                        Optional.of(URI.create("https://play.example.org")),
                                        List.of("10.0.0.0/8", "::1"),
                                        true)));
        assertThat(parse("serve"))
                .isInstanceOfSatisfying(
                        ServerCommand.Serve.class,
                        serve -> assertThat(
                                        serve.online().orElseThrow().database().folder())
                                .endsWithRaw(Path.of("tabuleiro", "online")));
    }

    @Test
    void variables_stand_in_for_options_that_are_not_given() throws IOException {
        Path file = Files.writeString(folder.resolve("password"), "from the file\n");
        Map<String, String> environment = Map.of(
                "TABULEIRO_DATABASE", "jdbc:postgresql://db/matches",
                "TABULEIRO_PORT", "8123",
                "TABULEIRO_ADDRESS", "::1",
                "TABULEIRO_PUBLIC_URL", "https://play.example.org",
                "TABULEIRO_DATA", "elsewhere",
                "PGUSER", "ana",
                "PGPASSWORD", "from the environment");
        assertThat(parse("serve --address localhost", environment))
                .isInstanceOfSatisfying(ServerCommand.Serve.class, serve -> {
                    assertThat(serve.port()).isEqualTo(8123);
                    assertThat(serve.address()).isEqualTo("localhost");
                    ServerCommand.OnlineOptions online = serve.online().orElseThrow();
                    assertThat(online.publicUrl()).contains(URI.create("https://play.example.org"));
                    assertThat(online.database().folder()).isEqualTo(Path.of("elsewhere"));
                    assertThat(online.database().shared())
                            .contains(new SharedDatabase(
                                    "jdbc:postgresql://db/matches",
                                    Optional.of("ana"),
                                    Optional.of("from the environment")));
                    assertThat(serve.toString()).doesNotContain("from the environment");
                });
        String line = "serve --database jdbc:postgresql://db/other?user=rui --database-password-file " + file;
        assertThat(parse(line, environment))
                .isInstanceOfSatisfying(
                        ServerCommand.Serve.class,
                        serve -> assertThat(
                                        serve.online().orElseThrow().database().shared())
                                .contains(new SharedDatabase(
                                        "jdbc:postgresql://db/other?user=rui",
                                        Optional.empty(),
                                        Optional.of("from the file"))));
    }

    @Test
    void a_site_needs_a_folder() {
        assertThat(parse("site out --force")).isEqualTo(new ServerCommand.WriteSite(Path.of("out"), true));
        assertThat(parse("site --lang en out")).isEqualTo(new ServerCommand.WriteSite(Path.of("out"), false));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"serve --help", "serve --port x -h", "site -h", "site out --help", "--help", "serve --version"})
    void help_and_version_take_precedence(String line) {
        assertThat(parse(line)).isInstanceOf(ServerCommand.Information.class);
    }

    @Test
    void every_option_has_help_in_both_languages() {
        assertThat(parse("serve -h").toString())
                .contains("Usage: tabuleiro serve [", "Serve the web application until")
                .contains(
                        "Port to listen", "Address to listen", "Append the request log", "no request log", "first page")
                .contains("Language of the texts", "Show this help", "Show the version");
        assertThat(parse("admin -h").toString()).contains("Usage: tabuleiro admin [", "export", "rebuild", "Compare");
        assertThat(parse("admin export -h", Language.PORTUGUESE).toString())
                .contains("Utilização: tabuleiro admin export [", "uma linha de JSON", "O ficheiro.");
        assertThat(parse("site -h").toString()).contains("Write the web application", "The folder", "other files");
        assertThat(parse("serve -h", Language.PORTUGUESE).toString())
                .contains("Utilização: tabuleiro serve [", "Porta em", "Endereço em", "Acrescentar o registo")
                .contains("Não escrever registo", "medições", "Idioma dos textos", "Mostrar esta ajuda");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "serve --colour | there is no option --colour; see: tabuleiro serve --help",
                "serve --prot 1 | there is no option --prot; did you mean --port?",
                "serve here | here is not expected here; see: tabuleiro serve --help",
                "serve --port | --port needs a value: --port=PORT",
                "serve --port=x | x is not a port; expected a number from 0 to 65535",
                "serve --port 65536 | 65536 is not a port",
                "serve --port -1 | -1 is not a port",
                "serve --port 99999999999 | 99999999999 is not a port",
                "serve --log= | --log needs a value: --log=FILE",
                "serve --quiet=1 | --quiet takes no value",
                "serve --public-url play.example.org | play.example.org is not the address of a site",
                "serve --public-url https://a.example/path | https://a.example/path is not the address of a site",
                "serve --trusted-proxy 10.0.0.0/8,here | here is not an address or a network",
                "serve --trusted-proxy 10.0.0.0/33 | 10.0.0.0/33 is not an address or a network",
                "serve --database postgres | postgres is not the address of a PostgreSQL database",
                "serve --database jdbc:postgresql://db/a?password=x | the password is not part of the address",
                "serve --database jdbc:postgresql://db/a --database-password-file no/file | there is no such f",
                "serve --port 1 --port 2 | --port is given twice",
                "site | FOLDER is missing; see: tabuleiro site --help",
                "site a b | b is not expected here",
                "site --port 1 | there is no option --port",
                "play | there is no command play; see: tabuleiro --help",
                "serv | there is no command serv; did you mean serve?",
                "--lang=en | expected a command: serve, site or admin",
                "admin | expected a command: export, import, backup, restore or rebuild",
                "admin export | FILE is missing; see: tabuleiro admin export --help",
                "admin rebuild now | now is not expected here"
            })
    void invalid_command_lines_are_explained(String line, String message) {
        assertThatThrownBy(() -> parse(line)).isInstanceOfSatisfying(BadInput.class, refusal -> {
            assertThat(new Catalogue(Language.ENGLISH).text(refusal.fault().message()))
                    .contains(message);
            assertThat(new Catalogue(Language.PORTUGUESE).text(refusal.fault().message()))
                    .doesNotContain("server.", "cli.", message);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"10.99.99.99", "nowhere.invalid", "not an address", "", "::1::"})
    void an_address_of_another_machine_is_refused(String address) {
        assertThatThrownBy(() ->
                        SiteServer.start(TestServer.site(), address, 0, RequestLog.none(), ConnectionLimits.DEFAULT))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        refusal -> assertThat(refusal.fault().message().key()).isEqualTo("server.address"));
    }
}
