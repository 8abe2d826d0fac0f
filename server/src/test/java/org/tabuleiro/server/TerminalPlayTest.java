package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.console.command.CommandDispatcher;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.server.online.OnlineLimits;

/** Matches between players in terminals. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(120)
class TerminalPlayTest {
    private static final Pattern LINK = Pattern.compile("http://\\S+/#/join/\\S+");

    @TempDir
    Path folder;

    private OnlineTestServer server;

    @BeforeEach
    void start() throws Exception {
        server = new OnlineTestServer(folder.resolve("data"), OnlineLimits.none());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    static List<Game> games() {
        return Games.ALL;
    }

    /** What a command prints, as it prints it. */
    private static final class WatchedOutput extends ByteArrayOutputStream {
        @Override
        public synchronized void write(byte[] bytes, int from, int length) {
            super.write(bytes, from, length);
            notifyAll();
        }

        synchronized String await(Pattern pattern) throws InterruptedException {
            Matcher found = pattern.matcher(toString(StandardCharsets.UTF_8));
            long deadline = System.nanoTime() + 60_000_000_000L;
            while (!found.find()) {
                assertThat(System.nanoTime())
                        .as(toString(StandardCharsets.UTF_8))
                        .isLessThan(deadline);
                wait(1000);
                found = pattern.matcher(toString(StandardCharsets.UTF_8));
            }
            return found.group();
        }
    }

    /** A command without a terminal, running beside others. */
    private final class Visit {
        private final WatchedOutput out = new WatchedOutput();
        private final ByteArrayOutputStream err = new ByteArrayOutputStream();
        private final CompletableFuture<Integer> code = new CompletableFuture<>();

        Visit(String player, String typed, String... args) {
            Console console = new Console(
                    new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)),
                    new PrintStream(out, true, StandardCharsets.UTF_8),
                    new PrintStream(err, true, StandardCharsets.UTF_8),
                    () -> false,
                    () -> false,
                    Map.of("XDG_CONFIG_HOME", folder.resolve(player).toString()),
                    Games.ALL);
            Thread.ofVirtual().start(() -> code.complete(CommandDispatcher.run(console, args)));
        }

        String out() {
            return out.toString(StandardCharsets.UTF_8);
        }

        String end(int expected) throws Exception {
            int ended = code.get(60, TimeUnit.SECONDS);
            assertThat(ended).as(out() + err).isEqualTo(expected);
            return expected == 0 ? out() : err.toString(StandardCharsets.UTF_8);
        }
    }

    private String address() {
        return "localhost:" + server.port();
    }

    private static String typed(GameRecord game, int first, String rest) {
        StringBuilder typed = new StringBuilder();
        List<Turn> turns = game.line().turns();
        for (int ply = first; ply < turns.size(); ply += 2) {
            typed.append(turns.get(ply).text()).append('\n');
        }
        return typed + rest;
    }

    @ParameterizedTest
    @MethodSource("games")
    void two_terminals_play_a_whole_game_by_link(Game game) throws Exception {
        GameRecord recorded = ShortGames.of(game);
        Path file = folder.resolve("game.pgn");
        Visit ana = new Visit(
                "ana", typed(recorded, 0, "quit\n"), "online", address(), "invite", game.id(), "5+3", "first");
        String link = ana.out.await(LINK);
        Visit rui = new Visit("rui", typed(recorded, 1, "save " + file + "\nsair\n"), "online", link, "--lang", "pt");
        assertThat(ana.end(0)).contains("plays").contains("Clock: ").contains("The game is over");
        assertThat(rui.end(0)).contains("joga").contains("Relógio: ").contains("A partida terminou");
        GameRecord saved = GameReader.read(Files.readString(file), Games::find)
                .orElseThrow()
                .getFirst();
        assertThat(saved.line().turns()).isEqualTo(recorded.line().turns());
        assertThat(saved.result()).isEqualTo(recorded.result());
    }

    @Test
    void a_typo_ends_nothing_and_a_game_can_be_left_and_continued() throws Exception {
        Visit ana =
                new Visit("ana", "fly\nchallenge chess\nchallenge eximo 3d\nquit\n", "online", address(), "--no-wait");
        assertThat(ana.end(0)).contains("fly is not something to do here").contains("there is no game chess");
        Visit invitation = new Visit("ana", "", "online", address(), "invite", "eximo", "second", "--no-wait");
        String link = invitation.out.await(LINK);
        assertThat(new Visit("ines", "", "online", address(), "lobby").end(0)).contains("3 days per turn.");
        Visit rui = new Visit("rui", "b3-b9\nb3-b4\n", "online", link);
        rui.out.await(Pattern.compile("White plays b3-b4"));
        assertThat(new Visit("ana", "c6-c5\n", "online", address(), "play").end(0))
                .contains("1. White: b3-b4")
                .contains("Black plays c6-c5")
                .contains("The game goes on at the server.");
        assertThat(rui.end(0)).contains("The game goes on at the server.");
        assertThat(new Visit("rui", "", "online", address(), "list").end(0)).contains("2 turns played, your turn");
    }

    @Test
    void what_is_wrong_is_said_in_one_line_and_both_languages() throws Exception {
        int closed;
        try (ServerSocket socket = new ServerSocket(0)) {
            closed = socket.getLocalPort();
        }
        assertThat(new Visit("ana", "", "online", "localhost:" + closed).end(2))
                .contains("nothing answers at http://localhost:" + closed)
                .hasLineCount(1);
        assertThat(new Visit("ana", "", "online", "localhost:" + closed, "--lang", "pt").end(2))
                .contains("nada responde em http://localhost:" + closed)
                .hasLineCount(1);
        assertThat(new Visit("ana", "", "online", "two words").end(2)).contains("is not the address of a server");
        assertThat(new Visit("ana", "", "online", address(), "join", "nothing").end(2))
                .contains("There is no such invitation")
                .hasLineCount(1);
        assertThat(new Visit("ana", "", "online", address(), "dance").end(2)).contains("dance");
        assertThat(new Visit("ana", "", "online", address(), "play").end(2)).contains("you have no games in progress");
    }
}
