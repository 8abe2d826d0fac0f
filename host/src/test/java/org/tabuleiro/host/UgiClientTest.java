package org.tabuleiro.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.Play;

/** Misbehaving engines, as real processes. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(60)
class UgiClientTest {
    private static final EngineLimits SHORT = new EngineLimits("time", 10, 5_000, 300);
    private static final EngineLimits NONE = new EngineLimits("time", 10, 300, 300);
    private static final History NOTHING_PLAYED = History.of(Games.EXIMO.start());

    @TempDir
    Path folder;

    /** A script that completes the handshake and then runs the given commands on {@code go}. */
    private String engine(String whenAsked) throws IOException {
        Path script = Files.writeString(folder.resolve("engine.sh"), """
                while read -r word rest; do
                    case $word in
                        ugi) echo ugiok ;;
                        isready) echo readyok ;;
                        quit) exit ;;
                        %s
                    esac
                done
                """.formatted(whenAsked));
        return "exec sh " + script;
    }

    private UgiClient client(String whenAsked) throws IOException {
        return new UgiClient(engine(whenAsked), Games.EXIMO, SHORT, Map.of());
    }

    private void refuses(String whenAsked, String key) throws IOException {
        try (UgiClient client = client(whenAsked)) {
            assertThatThrownBy(() -> client.choose(NOTHING_PLAYED))
                    .isInstanceOfSatisfying(
                            EngineFailure.class,
                            failure -> assertThat(failure.reason().key()).isEqualTo(key));
        }
    }

    @Test
    void other_output_around_a_legal_turn_is_ignored() throws IOException {
        try (UgiClient client =
                client("go) echo info string hello; echo; printf 'bestmove\\tb3-b4 ponder c6-c5\\r\\n' ;;")) {
            assertThat(client.choose(NOTHING_PLAYED).text()).isEqualTo("b3-b4");
            assertThat(client.choose(NOTHING_PLAYED).text()).isEqualTo("b3-b4");
        }
    }

    @Test
    void an_engine_receives_the_start_position_and_the_turns() throws IOException {
        Path told = folder.resolve("told");
        String remembers = "position) echo $rest >> " + told + " ;;\ngo) echo bestmove c3-c4 ;;";
        Play play = new Play(Games.EXIMO.start());
        try (UgiClient client = client(remembers)) {
            client.choose(History.of(play));
            play.push("b3-b4");
            play.push("c6-c5");
            play.push("b4xd6");
            play.push("d7xd5");
            client.choose(History.of(play));
        }
        String start = "fen " + Games.EXIMO.start();
        assertThat(told).hasContent(start + "\n" + start + " moves b3-b4 c6-c5 b4xd6 d7xd5");
    }

    @Test
    void an_engine_that_exits_has_failed() throws IOException {
        refuses("go) exit 3 ;;", "engine.ended");
        refuses("go) kill -9 $$ ;;", "engine.ended");
    }

    @Test
    void an_engine_that_hangs_has_failed() throws IOException {
        refuses("go) ;;", "engine.late");
    }

    @Test
    void an_engine_that_plays_an_illegal_turn_has_failed() throws IOException {
        for (String turn : List.of("a1-a9", "0000", "", "(none)", "b3-b4,b4-b5", "\\033[2J")) {
            refuses("go) printf 'bestmove %b\\n' '" + turn + "' ;;", "engine.illegal");
        }
    }

    @Test
    void an_engine_with_endless_output_has_failed() throws IOException {
        refuses("go) while :; do echo nonsense; done ;;", "engine.late");
        refuses("go) while :; do printf nonsense; done ;;", "engine.late");
        refuses("go) head -c 100000 /dev/urandom; exit ;;", "engine.ended");
    }

    @Test
    void an_incomplete_turn_is_not_a_turn() throws IOException {
        State jump = Games.EXIMO.read("3b4/2W1b3/8/3b4/2W5/8/2W5/2W5 w - 0 1").orElseThrow();
        try (UgiClient client = client("go) echo bestmove c4xe6 ;;")) {
            assertThatThrownBy(() -> client.choose(History.of(jump))).isInstanceOf(EngineFailure.class);
        }
    }

    @Test
    void a_program_that_is_not_an_engine_times_out() {
        assertThatThrownBy(() -> new UgiClient("no-such-program", Games.EXIMO, SHORT, Map.of()))
                .isInstanceOf(EngineFailure.class)
                .hasMessage("has ended");
        assertThatThrownBy(() -> new UgiClient("exec tail -f /dev/null", Games.EXIMO, NONE, Map.of()))
                .isInstanceOf(EngineFailure.class)
                .hasMessage("has not answered ugi in time");
    }

    @Test
    void an_engine_that_ignores_quit_is_killed_with_its_child_processes() throws Exception {
        Path pids = folder.resolve("pids");
        String stubborn = "trap '' TERM; tail -f /dev/null & echo $! $$ > " + pids
                + "; echo ugiok; echo readyok; wait; while :; do :; done";
        new UgiClient(stubborn, Games.EXIMO, SHORT, Map.of()).close();
        for (String pid : Files.readString(pids).strip().split(" ", -1)) {
            var process = ProcessHandle.of(Long.parseLong(pid));
            if (process.isPresent()) {
                process.get().onExit().get(10, TimeUnit.SECONDS);
            }
        }
    }

    @Test
    void an_engine_can_be_stopped() throws IOException {
        try (UgiClient client = new UgiClient(
                engine("go) ;;\nstop) echo bestmove c3-c4 ;;"),
                Games.EXIMO,
                new EngineLimits("time", 100_000, 5_000, 300),
                Map.of())) {
            assertThat(client.choose(NOTHING_PLAYED, () -> true, known -> {}).text())
                    .isEqualTo("c3-c4");
        }
    }
}
