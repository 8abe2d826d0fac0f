package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.server.admin.DatabaseChoice;
import org.tabuleiro.server.admin.DatabaseChoice.SharedDatabase;

/** Starting a server with a PostgreSQL database: each way in which it can fail says what is wrong. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(60)
class SharedDatabaseTest {
    @TempDir
    Path folder = Path.of("");

    private static void refused(String url, String password, String english, String portuguese) {
        var choice = new DatabaseChoice(
                Path.of("unused"),
                Optional.of(new SharedDatabase(url, Optional.of("tabuleiro"), Optional.of(password))));
        assertThatThrownBy(choice::open).isInstanceOfSatisfying(BadInput.class, bad -> {
            assertThat(new Catalogue(Language.ENGLISH).text(bad.fault().message()))
                    .contains(english)
                    .doesNotContain(SharedPostgres.PASSWORD, "\n");
            assertThat(new Catalogue(Language.PORTUGUESE).text(bad.fault().message()))
                    .contains(portuguese);
        });
    }

    @Test
    void a_server_makes_its_tables_and_says_in_a_line_what_is_wrong_with_the_database() throws Exception {
        try (SharedPostgres postgres = new SharedPostgres(folder)) {
            refused(postgres.url("matches"), "wrong", "does not accept the role", "não aceita o utilizador");
            refused(postgres.url("nothing"), SharedPostgres.PASSWORD, "Create the database first", "criar a base");
            refused(
                    postgres.url("postgres"),
                    SharedPostgres.PASSWORD,
                    "may not make or use tables",
                    "não pode criar ou usar tabelas");
            for (int start = 0; start < 2; start++) {
                try (ServerProcess server = ServerProcess.start(ServerProcess.freePort(), postgres.environment());
                        HttpClient http = HttpClient.newHttpClient()) {
                    assertThat(OnlineTestServer.address(server.port()).newGuest(http))
                            .isNotEmpty();
                }
                // The first start has made the tables, and the second has found them.
                assertThat(postgres.count("select count(*) from player")).isEqualTo(start + 1);
            }
            postgres.execute("alter role tabuleiro connection limit 0");
            refused(
                    postgres.url("matches"),
                    SharedPostgres.PASSWORD,
                    "accepts no more connections",
                    "não aceita mais ligações");
        }
        int port = ServerProcess.freePort();
        refused("jdbc:postgresql://localhost:" + port + "/matches", "", "cannot be reached", "não é possível chegar");
        refused("jdbc:postgresql://nowhere.invalid/matches", "", "cannot be reached", "não é possível chegar");
    }
}
