package org.tabuleiro.host.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class UgiEngineTest {

    static List<Game> games() {
        return Games.ALL;
    }

    private static List<String> converse(String... lines) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new UgiEngine(new PrintStream(out, true, StandardCharsets.UTF_8))
                .run(new StringReader(String.join("\n", lines) + "\n"));
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private static String last(List<String> lines) {
        return lines.get(lines.size() - 1);
    }

    @Test
    void the_handshake_lists_the_options() throws IOException {
        List<String> answer = converse("ugi", "isready");
        assertThat(answer.get(0)).startsWith("id name ");
        assertThat(answer).contains("ugiok", "readyok");
        String games = Games.ALL.stream().map(game -> " var " + game.id()).collect(Collectors.joining());
        assertThat(answer).contains("option name Game type combo default eximo" + games);
    }

    @ParameterizedTest
    @MethodSource("games")
    void it_plays_a_legal_turn_of_every_game(Game game) throws IOException {
        State state = game.setups().isEmpty()
                ? game.start()
                : game.read(List.copyOf(game.setups().values()).get(0)).orElseThrow();
        List<String> answer =
                converse("setoption name Game value " + game.id(), "position fen " + state, "go nodes 2000", "isready");
        String best = answer.stream()
                .filter(line -> line.startsWith("bestmove "))
                .findFirst()
                .orElseThrow();
        assertThat(state.play(best.substring("bestmove ".length())).turnNumber())
                .isEqualTo(state.turnNumber() + 1);
        assertThat(answer)
                .anyMatch(line -> line.matches(
                        "info depth 1 multipv 1 score cp -?\\d+ wdl \\d+ 0 \\d+ nodes \\d+ nps \\d+ time \\d+ pv .*"));
    }

    @Test
    void the_end_of_input_stops_an_infinite_search() throws IOException {
        assertThat(last(converse("position startpos moves b3-b4", "go infinite")))
                .startsWith("bestmove ");
    }

    @Test
    void queries_about_the_game_are_answered() throws IOException {
        assertThat(converse("position startpos moves b3-b4", "query gameover", "query p1turn", "query result"))
                .containsExactly("response false", "response false", "response none");
        assertThat(converse(
                        "position fen 2bbb3/3W4/8/8/8/8/8/8 w - 0 1", "query gameover", "query result", "go depth 1"))
                .containsExactly("response true", "response p2win", "info string the game is over", "bestmove 0000");
    }

    @Test
    void invalid_lines_never_end_the_engine() throws IOException {
        List<String> answer = converse(
                "",
                "hello",
                "position",
                "position fen nonsense",
                "position startpos moves a1-a9",
                "setoption",
                "setoption name Hash value -4",
                "go movetime -5 depth x nodes",
                "stop",
                "query",
                "query life",
                "isready");
        assertThat(last(answer)).isEqualTo("readyok");
        assertThat(answer).anyMatch(line -> line.startsWith("bestmove "));
        assertThat(answer)
                .contains(
                        "info string expected 1 to 4096 for Hash, found -4",
                        "info string expected a legal turn, found a1-a9",
                        "info string expected position startpos or position fen",
                        "info string expected a number from 0 to 1000000000000 after movetime, found -5",
                        "info string expected query gameover, p1turn or result")
                .anyMatch(line -> line.startsWith("info string expected a position string of eximo such as 1bbbbbb1/")
                        && line.contains(" w - 0 1, found nonsense (wrong in: "));
    }

    @Test
    void several_threads_find_the_same_win() throws IOException {
        List<String> answer = converse(
                "setoption name Game value breakthru", "setoption name Threads value 2",
                "position fen 10s/11/11/11/11/3G1F5/11/11/11/11/s10[] g - 0 9", "go depth 4");
        assertThat(answer).anyMatch(line -> line.contains(" score mate 1 "));
        assertThat(last(answer)).startsWith("bestmove Ff6-");
    }

    @Test
    void multipv_reports_several_lines() throws IOException {
        assertThat(converse("setoption name MultiPV value 3", "position startpos", "go depth 3"))
                .anyMatch(line -> line.startsWith("info depth 3 multipv 3 "));
    }

    private static String best(List<String> answer) {
        return answer.stream()
                .filter(line -> line.startsWith("bestmove "))
                .reduce((one, other) -> other)
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "go movetime -5",
                "go nodes",
                "go depth x",
                "go movetime 99999999999999999999",
                "go p1time -300 p1inc 0",
                "go p1time 0 p2time 0 p1inc 0 p2inc 0",
                "go p2time 1"
            })
    void a_limited_search_answers_without_a_stop(String go) throws IOException {
        // The end of the input stops only searches without a limit; the answer comes before the question that
        // follows.
        List<String> answer = converse("setoption name Hash value 1", "position startpos", go, "nothing");
        assertThat(best(answer)).startsWith("bestmove ");
        assertThat(GoCommand.read(List.of(go.substring(3).split(" ", -1)), Side.FIRST)
                        .infinite())
                .isFalse();
    }

    @Test
    void time_is_spread_over_the_game_and_never_exceeded() {
        GoCommand go = GoCommand.read(List.of("p1time", "50000", "p2time", "10", "p1inc", "1000"), Side.FIRST);
        assertThat(go.limits().nanos()).isEqualTo(2_750_000_000L);
        GoCommand other = GoCommand.read(List.of("p1time", "50000", "p2time", "10", "p2inc", "1000"), Side.SECOND);
        assertThat(other.limits().nanos()).isEqualTo(1_000_000);
        assertThat(GoCommand.read(List.of("infinite"), Side.FIRST).infinite()).isTrue();
        assertThat(GoCommand.read(List.of(), Side.FIRST).infinite()).isTrue();
    }

    @Test
    void a_level_plays_as_it_does_at_the_table() throws IOException {
        State start = Games.SIXTEEN_STONES.start();
        for (int seed = 1; seed <= 3; seed++) {
            List<String> answer = converse(
                    "setoption name Game value sixteen-stones",
                    "setoption name Level value 2",
                    "setoption name Seed value " + seed,
                    "position startpos",
                    "go movetime 1000");
            assertThat(best(answer))
                    .isEqualTo("bestmove "
                            + new LevelPlayer(Games.SIXTEEN_STONES, 2, SearchLimits.NONE, seed)
                                    .choose(start, () -> false));
        }
    }

    @Test
    void at_full_strength_a_seed_varies_the_opening() throws IOException {
        List<String> turns = new ArrayList<>();
        for (int seed : new int[] {1, 2, 3, 4, 5, 6, 1}) {
            turns.add(best(converse(
                    "setoption name Game value xadrersi",
                    "setoption name Seed value " + seed,
                    "position startpos",
                    "go nodes 2000")));
        }
        assertThat(turns.get(6)).isEqualTo(turns.get(0));
        assertThat(turns.stream().distinct().count()).isGreaterThan(1);
    }

    @Test
    void unknown_words_before_a_command_are_skipped() throws IOException {
        assertThat(converse("please isready now")).containsExactly("readyok");
    }

    @Test
    void a_turn_is_a_single_token_and_complete() throws IOException {
        List<String> answer = converse(
                "setoption name Game value breakthru",
                "position fen " + Games.BREAKTHRU.setups().get("standard") + " moves gold",
                "query p1turn");
        assertThat(answer).containsExactly("info string expected a whole turn, found gold", "response true");
    }

    @Test
    void thousands_of_mutated_lines_never_end_the_engine() throws IOException {
        List<String> vocabulary = List.of(
                "ugi",
                "uginewgame",
                "setoption",
                "name",
                "value",
                "Game",
                "MultiPV",
                "Level",
                "Seed",
                "Threads",
                "eximo",
                "breakthru",
                "xadrersi",
                "sixteen-stones",
                "chess",
                "position",
                "startpos",
                "fen",
                "moves",
                "b3-b4",
                "K@d4",
                "@c3",
                "gold",
                "8/8/8/8/8/8/8/8",
                "w",
                "-",
                "0",
                "1",
                "-1",
                "2",
                "9",
                "99999999999999999999",
                "go",
                "movetime",
                "nodes",
                "depth",
                "p1time",
                "p2time",
                "p1inc",
                "infinite",
                "stop",
                "query",
                "gameover",
                "p1turn",
                "result",
                "\u0000",
                "\u001b[2J",
                "{}",
                "\"",
                "é",
                "info",
                "bestmove",
                "");
        Random random = new Random(7);
        List<String> lines = new ArrayList<>(List.of("setoption name Hash value 1"));
        for (int i = 0; i < 4000; i++) {
            List<String> words = new ArrayList<>();
            for (int length = random.nextInt(7); length >= 0; length--) {
                words.add(vocabulary.get(random.nextInt(vocabulary.size())));
            }
            lines.add(String.join(" ", words));
        }
        lines.add("stop");
        lines.add("isready");
        List<String> answer = converse(lines.toArray(String[]::new));
        assertThat(last(answer)).isEqualTo("readyok");
        assertThat(answer.stream().filter(line -> line.startsWith("bestmove ")).count())
                .isGreaterThan(50);
        assertThat(answer).allMatch(line -> line.matches("(id|option|ugiok|readyok|info|bestmove|response)( .*)?"));
    }
}
