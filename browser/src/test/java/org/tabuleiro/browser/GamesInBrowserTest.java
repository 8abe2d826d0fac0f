package org.tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.engine.RandomGames;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.engine.search.Signature;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.web.border.GameLine;
import org.tabuleiro.web.border.PlayerRequest;
import org.tabuleiro.web.json.BorderJson;
import org.tabuleiro.web.json.JsonWriter;

/** The compiled games have the same rules in a browser as on a JVM, and the engine searches the same tree. */
class GamesInBrowserTest {
    private static final Path VECTORS = Path.of("../games/src/test/resources/vectors");
    /** The signature, which is tested on the JVM as well. */
    private static final Path SIGNATURE = Path.of("../engine/src/test/resources/signature.properties");

    private static final int RANDOM_GAMES = 1000;
    /** How many of them every check plays. */
    private static final int CHECKED_GAMES = 200;

    private static final int BATCH = 100;
    private static final int POSITIONS_PER_LEVEL = 4;

    /** The module of the page. */
    private static CompiledGames games;
    /** The module of functions that only tests call. */
    private static CompiledGames checks;

    @BeforeAll
    static void open() throws IOException {
        games = new CompiledGames(Running.browser(), Path.of("../web/target/web"), "games.wasm");
        checks = new CompiledGames(Running.browser(), Path.of("target/web"), "checks.wasm");
    }

    @AfterAll
    static void close() {
        games.close();
        checks.close();
    }

    /** All vector files; a test on the JVM says which games have them. */
    static List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(VECTORS)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void every_vector_holds_in_a_browser(String fileName) throws IOException {
        String text = Files.readString(VECTORS.resolve(fileName));
        long facts = text.lines().filter(line -> !line.isEmpty()).count();

        String report = checks.call("verify", fileName, text);

        assertThat(facts).isPositive();
        assertThat(report).isEqualTo(facts + " passed, 0 failed");
    }

    static List<Game> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_search_visits_exactly_the_recorded_number_of_nodes(Game game) throws IOException {
        Properties recorded = new Properties();
        try (var reader = Files.newBufferedReader(SIGNATURE)) {
            recorded.load(reader);
        }
        assertThat(checks.call("signature", game.id())).isEqualTo(recorded.getProperty(game.id()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void random_games_have_the_same_records_as_on_a_jvm(Game game) {
        compareRandomGames(game, 0, CHECKED_GAMES);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("games")
    void a_thousand_random_games_have_the_same_records_as_on_a_jvm(Game game) {
        compareRandomGames(game, CHECKED_GAMES, RANDOM_GAMES);
    }

    private static void compareRandomGames(Game game, int from, int to) {
        Map<Integer, CompletableFuture<String>> there = new LinkedHashMap<>();
        for (int seed = from; seed < to; seed += BATCH) {
            int first = seed;
            there.put(first, CompletableFuture.supplyAsync(() -> RandomGames.records(game, first, BATCH)));
        }
        there.forEach((first, records) -> assertThat(checks.call("randomGames", game.id(), first, BATCH))
                .as("seeds from %s on", first)
                .isEqualTo(records.join()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_levels_below_the_last_play_the_same_turns_as_on_a_jvm(Game game) {
        for (int level = 1; level < LevelPlayer.LEVELS; level++) {
            for (State played : Signature.positions(game, POSITIONS_PER_LEVEL)) {
                // Without its history, which the position string does not contain.
                State state = game.read(played.toString()).orElseThrow();
                int seed = 100 * level + state.turnNumber();
                String there = new LevelPlayer(game, level, SearchLimits.ofMillis(1), seed)
                        .choose(state, () -> false)
                        .text();

                String here = play(game, state, level, seed);

                assertThat(here).as("level %s, %s", level, state).isEqualTo(there);
            }
        }
    }

    /** Requests a turn as the application's worker does. */
    private static String play(Game game, State state, int level, int seed) {
        PlayerRequest request = new PlayerRequest.AskTurn(
                1, 1, game.id(), Side.FIRST, new GameLine(state.toString(), List.of()), level, seed, 1, false, false);
        JsonWriter json = new JsonWriter();
        BorderJson.write(json, request);
        games.call("request", json.toString());
        JsonArray answers = new JsonArray();
        while (answers.isEmpty()) {
            answers =
                    JsonParser.parseString(games.call("work")).getAsJsonObject().getAsJsonArray("answers");
        }
        return answers.get(0).getAsJsonObject().get("turn").getAsString();
    }
}
