package org.tabuleiro.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.engine.Signature;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.conformance.Vectors;

/** Compiled to WebAssembly, the games keep the same rules in a browser as on a JVM, and the engine searches the same tree. */
class GamesInBrowserTest {
    private static final Path VECTORS = Path.of("../games/src/test/resources/vectors");

    private static StaticServer server;
    private static Browser browser;
    private static Page page;

    @BeforeAll
    static void open() throws IOException {
        server = new StaticServer(
                Path.of("target/web").toAbsolutePath(),
                Path.of("src/test/resources/org/tabuleiro/web").toAbsolutePath());
        browser = new Browser();
        page = browser.open(server.address("page.html"));
    }

    @AfterAll
    static void close() {
        browser.close();
        server.close();
    }

    /** The vector files of all games; a game without any is a mistake. */
    static List<String> files() throws IOException {
        List<String> found = new ArrayList<>();
        for (Game game : Games.ALL) {
            try (Stream<Path> files = Files.list(VECTORS)) {
                List<String> names = files.map(file -> file.getFileName().toString())
                        .filter(name -> Vectors.gameId(name).equals(game.id()))
                        .sorted()
                        .toList();
                assertThat(names).as("vector files of %s", game.id()).isNotEmpty();
                found.addAll(names);
            }
        }
        return found;
    }

    @ParameterizedTest
    @MethodSource("files")
    void every_vector_holds_in_a_browser(String fileName) throws IOException {
        String text = Files.readString(VECTORS.resolve(fileName));
        long facts = text.lines().filter(line -> !line.isEmpty()).count();

        Object report = page.evaluate("([name, text]) => call('verify', name, text)", List.of(fileName, text));

        assertThat(facts).isPositive();
        assertThat(report).isEqualTo(facts + " passed, 0 failed");
    }

    static List<Game> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_signature_of_the_engine_is_the_same_number_as_on_a_jvm(Game game) {
        assertThat(page.evaluate("game => call('signature', game)", game.id()))
                .isEqualTo(String.valueOf(Signature.nodes(game)));
    }
}
