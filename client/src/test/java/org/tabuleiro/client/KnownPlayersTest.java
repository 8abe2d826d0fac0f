package org.tabuleiro.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.games.Parsed;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class KnownPlayersTest {
    @TempDir
    Path folder;

    private static ServerAddress server(String typed) {
        return switch (ServerAddress.read(typed)) {
            case Parsed.Ok<ServerAddress>(ServerAddress address) -> address;
            case Parsed.Fault<ServerAddress> fault -> throw new AssertionError(fault);
        };
    }

    @Test
    void each_server_and_each_bot_has_its_own_secret() throws Exception {
        KnownPlayers players = KnownPlayers.in(folder.resolve("new"));
        ServerAddress here = server("localhost:8080");
        assertThat(players.secret(here, "")).isEmpty();
        players.keep(here, "", "a");
        players.keep(here, "Robot", "b");
        players.keep(server("play.example.org"), "", "c");
        players.keep(here, "", "d");
        assertThat(players.secret(here, "")).contains("d");
        assertThat(players.secret(here, "Robot")).contains("b");
        assertThat(players.secret(server("https://play.example.org/#/join/x"), ""))
                .contains("c");
    }

    @Test
    void only_the_owner_can_read_the_secrets() throws Exception {
        KnownPlayers players = KnownPlayers.in(folder);
        for (String secret : new String[] {"a", "b"}) {
            players.keep(server("localhost"), "", secret);
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(players.file())))
                    .isEqualTo("rw-------");
        }
    }

    @Test
    void an_address_needs_no_scheme() {
        assertThat(server("play.example.org").url()).hasToString("https://play.example.org");
        assertThat(server("localhost:8080").url()).hasToString("http://localhost:8080");
        assertThat(server("192.168.1.7:8080").url()).hasToString("http://192.168.1.7:8080");
        assertThat(server("[::1]:8080").url()).hasToString("http://[::1]:8080");
        assertThat(server("desktop.local").url()).hasToString("http://desktop.local");
        assertThat(server(" http://play.example.org/ ").url()).hasToString("http://play.example.org");
        for (String wrong : new String[] {"", "ftp://example.org", "http://", "two words", "http://me@example.org"}) {
            assertThat(ServerAddress.read(wrong)).as(wrong).isInstanceOf(Parsed.Fault.class);
        }
    }
}
