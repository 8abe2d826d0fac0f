package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.client.OnlinePlayer;
import org.tabuleiro.client.ServerAddress;
import org.tabuleiro.console.bot.Bot;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.online.OnlineSession;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Match;
import org.tabuleiro.protocol.ChallengeInfo;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.MatchHeader;
import org.tabuleiro.protocol.PlayerInfo.PlayerType;
import org.tabuleiro.protocol.SeatChoice;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.server.online.OnlineLimits;
import org.tabuleiro.table.Seat;

/** Programs that play on a server. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(120)
class BotPlayTest {
    private static final Duration SOON = Duration.ofSeconds(60);
    private static final Game EXIMO = Games.find("eximo").orElseThrow();

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

    /** A bot that runs beside the test. */
    private final class Running implements AutoCloseable {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();
        private final OnlineSession session;
        private final Bot bot;
        private final CompletableFuture<Void> ended = new CompletableFuture<>();

        Running(String name, Seat seat, List<Game> games) {
            PrintStream printed = new PrintStream(out, true, StandardCharsets.UTF_8);
            Console console = new Console(
                    new ByteArrayInputStream(new byte[0]),
                    printed,
                    printed,
                    () -> false,
                    () -> false,
                    Map.of("XDG_CONFIG_HOME", folder.resolve(name).toString()),
                    Games.ALL);
            ServerAddress address = server.address();
            session = OnlineSession.open(
                    console, address, name, (http, secret, language) -> address.bot(http, secret, language, name));
            bot = new Bot(console, session, seat, new Bot.Offer(games, List.of("10+5"), 2));
        }

        void run(String... links) {
            Thread.ofPlatform().start(() -> {
                try {
                    bot.run(List.of(links));
                    ended.complete(null);
                } catch (RuntimeException failed) {
                    ended.completeExceptionally(failed);
                }
            });
        }

        /** Waits until the bot has printed a text. */
        void awaitOutput(String text) {
            long deadline = System.nanoTime() + SOON.toNanos();
            while (!out.toString(StandardCharsets.UTF_8).contains(text)) {
                assertThat(System.nanoTime()).as(text).isLessThan(deadline);
                Thread.onSpinWait();
            }
        }

        void end() throws Exception {
            bot.stop();
            ended.get(60, TimeUnit.SECONDS);
        }

        @Override
        public void close() {
            bot.close();
            session.close();
        }
    }

    private static List<ChallengeInfo> lobby(OnlinePlayer player) throws Exception {
        return player.openChallenges().get(20, TimeUnit.SECONDS).challenges();
    }

    @Test
    void two_bots_play_a_whole_game_and_are_known_as_bots() throws Exception {
        try (Running first = new Running("Ada", new Seat.Program("random"), List.of());
                Running second = new Running("Max", new Seat.Program("random"), List.of());
                OnlinePlayer spectator = server.guest()) {
            ServerMessage.Invited invited = first.session.answer(
                    first.session
                            .connection()
                            .ask(id -> new ClientMessage.Invite(id, "eximo", "", "5+3", SeatChoice.FIRST)),
                    ServerMessage.Invited.class);
            first.run();
            second.run("http://anywhere/#/join/" + invited.token());
            ServerMessage.Invitation shown = OnlineTestServer.answer(
                    spectator,
                    id -> new ClientMessage.ShowInvitation(id, invited.token()),
                    ServerMessage.Invitation.class);
            while (shown.invitation().match().isEmpty()) {
                shown = OnlineTestServer.answer(
                        spectator,
                        id -> new ClientMessage.ShowInvitation(id, invited.token()),
                        ServerMessage.Invitation.class);
            }
            String match = shown.invitation().match().get();
            spectator.watch(match);
            assertThat(spectator.await(match, Match::isOver, SOON)).isTrue();
            MatchHeader header = spectator.header(match).orElseThrow();
            assertThat(header.first().type()).isEqualTo(PlayerType.BOT);
            assertThat(List.of(header.first().name(), header.second().name())).containsExactly("Ada", "Max");
            first.awaitOutput(match + ": over against Max (computer).");
            first.end();
            second.end();
            assertThat(first.out.toString(StandardCharsets.UTF_8)).contains("Eximo against Max (computer)");
        }
    }

    @Test
    void a_bot_waits_in_the_lobby_answers_turns_agrees_to_take_backs_and_stops_cleanly() throws Exception {
        try (Running bot = new Running("Ada", new Seat.Computer(1), List.of(EXIMO));
                OnlinePlayer ana = server.guest()) {
            bot.run();
            List<ChallengeInfo> open = lobby(ana);
            while (open.isEmpty()) {
                open = lobby(ana);
            }
            ChallengeInfo challenge = open.getFirst();
            assertThat(challenge.by().type()).isEqualTo(PlayerType.BOT);
            assertThat(challenge.standing()).isEqualTo(2);
            ServerMessage.Seated seated = OnlineTestServer.answer(
                    ana, id -> new ClientMessage.Take(id, challenge.id()), ServerMessage.Seated.class);
            String id = seated.match();
            int before = seated.side() == Side.FIRST ? 0 : 1;
            ana.watch(id);
            assertThat(ana.await(id, match -> match.played().size() == before, SOON))
                    .isTrue();
            ana.play(
                    id,
                    OnlinePlayTest.anyTurn(ana.match(id).orElseThrow().state(), new Random(1))
                            .text());
            assertThat(ana.await(id, match -> match.played().size() == before + 2, SOON))
                    .isTrue();
            ana.submit(id, new Command.TakeBack(before));
            assertThat(ana.await(id, match -> match.played().size() == before, SOON))
                    .isTrue();
            bot.end();
            assertThat(lobby(ana)).isEmpty();
            assertThat(ana.match(id).orElseThrow().isOver()).isFalse();
        }
    }

    @Test
    void a_bot_is_the_same_player_at_every_start_and_needs_a_proper_name() throws Exception {
        var first = server.address().bot(server.http(), Optional.empty(), "en", "Ada");
        var again = server.address().bot(server.http(), Optional.of(first.secret()), "en", "Ada");
        assertThat(again).isEqualTo(first);
        assertThat(first.player().type()).isEqualTo(PlayerType.BOT);
        String guest = server.newGuest();
        var other = server.address().bot(server.http(), Optional.of(guest), "en", "Ada");
        assertThat(other.secret()).isNotEqualTo(guest);
    }
}
