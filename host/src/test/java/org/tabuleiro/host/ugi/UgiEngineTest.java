package org.tabuleiro.host.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class UgiEngineTest {

    static List<Game> games() {
        return Games.ALL;
    }

    private static List<String> talk(String... lines) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new UgiEngine(new PrintStream(out, true, StandardCharsets.UTF_8))
                .run(new StringReader(String.join("\n", lines) + "\n"));
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private static String last(List<String> lines) {
        return lines.get(lines.size() - 1);
    }

    @Test
    void it_introduces_itself_with_its_options() throws IOException {
        List<String> answer = talk("ugi", "isready");
        assertThat(answer.get(0)).startsWith("id name ");
        assertThat(answer).contains("ugiok", "readyok");
        assertThat(answer)
                .anyMatch(
                        line -> line.startsWith("option name Game type combo") && line.endsWith("var sixteen-stones"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void it_plays_a_legal_turn_of_every_game(Game game) throws IOException {
        State state = game.setups().isEmpty()
                ? game.start()
                : game.read(List.copyOf(game.setups().values()).get(0)).orElseThrow();
        List<String> answer =
                talk("setoption name Game value " + game.id(), "position fen " + state, "go nodes 2000", "isready");
        String best = answer.stream()
                .filter(line -> line.startsWith("bestmove "))
                .findFirst()
                .orElseThrow();
        assertThat(state.play(best.substring("bestmove ".length())).turn()).isEqualTo(state.turn() + 1);
        assertThat(answer)
                .anyMatch(line -> line.matches("info depth 1 multipv 1 score cp -?\\d+ nodes \\d+ time \\d+ pv .*"));
    }

    @Test
    void the_end_of_the_input_stops_an_endless_search() throws IOException {
        assertThat(last(talk("position startpos moves b3-b4", "go infinite"))).startsWith("bestmove ");
    }

    @Test
    void it_answers_questions_about_the_game() throws IOException {
        assertThat(talk("position startpos moves b3-b4", "query gameover", "query p1turn", "query result"))
                .containsExactly("response false", "response false", "response none");
        assertThat(talk("position fen 2bbb3/3W4/8/8/8/8/8/8 w - 0 1", "query gameover", "query result", "go depth 1"))
                .containsExactly("response true", "response p2win", "info string the game is over", "bestmove 0000");
    }

    @Test
    void lines_that_make_no_sense_never_end_it() throws IOException {
        List<String> answer = talk(
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
        assertThat(answer).contains("info string expected 1 to 4096 for Hash, found -4");
    }

    @Test
    void several_threads_find_the_same_win() throws IOException {
        List<String> answer = talk(
                "setoption name Game value breakthru", "setoption name Threads value 2",
                "position fen 10s/11/11/11/11/3G1F5/11/11/11/11/s10[] g - 0 9", "go depth 4");
        assertThat(answer).anyMatch(line -> line.contains(" score mate 1 "));
        assertThat(last(answer)).startsWith("bestmove Ff6-");
    }

    @Test
    void several_lines_can_be_asked_for() throws IOException {
        assertThat(talk("setoption name MultiPV value 3", "position startpos", "go depth 3"))
                .anyMatch(line -> line.startsWith("info depth 3 multipv 3 "));
    }
}
