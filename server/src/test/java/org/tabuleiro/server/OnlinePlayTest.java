package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.client.OnlinePlayer;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Match;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.MatchHeader;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.json.MessageCodec;
import org.tabuleiro.server.online.OnlineLimits;

/** Matches by invitation over real sockets. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(120)
class OnlinePlayTest {
    private static final Duration SOON = Duration.ofSeconds(20);

    @TempDir
    Path folder;

    private OnlineTestServer server;
    private OnlinePlayer ana;
    private OnlinePlayer rui;

    @BeforeEach
    void start() throws Exception {
        server = new OnlineTestServer(folder, OnlineLimits.none());
        ana = server.guest();
        rui = server.guest();
    }

    @AfterEach
    void stop() {
        ana.close();
        rui.close();
        server.close();
    }

    static Turn anyTurn(State state, Random random) {
        Iterator<Turn> turns = state.legalTurns().iterator();
        Turn turn = turns.next();
        for (int skip = random.nextInt(20); skip > 0 && turns.hasNext(); skip--) {
            turn = turns.next();
        }
        return turn;
    }

    @ParameterizedTest
    @ValueSource(strings = {"eximo", "breakthru", "xadrersi", "sixteen-stones"})
    void two_players_play_by_invitation_and_a_third_sees_the_same(String game) throws Exception {
        Random random = new Random(3);
        String id = OnlineTestServer.match(ana, rui, game, "5+3");
        try (OnlinePlayer spectator = server.guest()) {
            spectator.watch(id);
            assertThat(ana.await(id, match -> true, SOON)).isTrue();
            for (int ply = 0; ply < 20; ply++) {
                OnlinePlayer mover = ply % 2 == 0 ? ana : rui;
                int before = ply;
                assertThat(mover.await(
                                id, match -> match.isOver() || match.played().size() == before, SOON))
                        .isTrue();
                Match match = mover.match(id).orElseThrow();
                if (match.isOver()) {
                    break;
                }
                mover.play(id, anyTurn(match.state(), random).text());
            }
            assertThat(rui.await(id, match -> match.isOver() || match.played().size() == 20, SOON))
                    .isTrue();
            if (!rui.match(id).orElseThrow().isOver()) {
                rui.submit(id, new Command.Resign());
            }
            for (OnlinePlayer each : new OnlinePlayer[] {ana, rui, spectator}) {
                assertThat(each.await(id, Match::isOver, SOON)).isTrue();
            }
            assertThat(rui.match(id)).isEqualTo(ana.match(id));
            assertThat(spectator.match(id).orElseThrow().state())
                    .isEqualTo(ana.match(id).orElseThrow().state());
            assertThat(spectator.header(id).flatMap(MatchHeader::seat)).isEmpty();
            assertThat(rui.header(id).flatMap(MatchHeader::seat)).contains(Side.SECOND);
        }
    }

    @Test
    void draw_offers_take_backs_and_rematches_need_both_players() throws Exception {
        String id = OnlineTestServer.match(ana, rui, "eximo", "");
        assertThat(ana.await(id, match -> true, SOON)).isTrue();
        ana.play(id, anyTurn(ana.match(id).orElseThrow().state(), new Random(1)).text());
        assertThat(rui.await(id, match -> match.played().size() == 1, SOON)).isTrue();
        assertThat(ana.await(id, match -> match.played().size() == 1, SOON)).isTrue();
        ana.submit(id, new Command.TakeBack(0));
        assertThat(rui.await(id, match -> match.takeBackRequest().isPresent(), SOON))
                .isTrue();
        rui.submit(
                id,
                new Command.AcceptTakeBack(rui.match(id)
                        .orElseThrow()
                        .takeBackRequest()
                        .orElseThrow()
                        .id()));
        assertThat(ana.await(id, match -> match.played().isEmpty(), SOON)).isTrue();
        ana.submit(id, new Command.OfferDraw());
        assertThat(rui.await(id, match -> match.drawOffer().isPresent(), SOON)).isTrue();
        rui.submit(
                id,
                new Command.AcceptDraw(
                        rui.match(id).orElseThrow().drawOffer().orElseThrow().id()));
        assertThat(ana.await(id, Match::isOver, SOON)).isTrue();
        OnlineTestServer.answer(ana, each -> new ClientMessage.Rematch(each, id), ServerMessage.Done.class);
        OnlineTestServer.answer(rui, each -> new ClientMessage.Rematch(each, id), ServerMessage.Done.class);
        try (OnlinePlayer late = server.guest()) {
            late.watch(id);
            assertThat(late.await(id, Match::isOver, SOON)).isTrue();
            Optional<String> next = late.header(id).flatMap(MatchHeader::next);
            assertThat(next).isPresent();
            ana.watch(next.get());
            assertThat(ana.await(next.get(), match -> true, SOON)).isTrue();
            assertThat(ana.header(next.get()).flatMap(MatchHeader::seat)).contains(Side.SECOND);
        }
    }

    @Test
    void a_turn_can_be_sent_without_a_socket() throws Exception {
        String secret = server.newGuest();
        String id;
        try (OnlinePlayer ines = server.player(secret, server.port())) {
            id = OnlineTestServer.match(ines, rui, "eximo", "");
            assertThat(ines.await(id, match -> true, SOON)).isTrue();
        }
        State start =
                rui.await(id, match -> true, SOON) ? rui.match(id).orElseThrow().state() : null;
        assertThat(start).isNotNull();
        String json = MessageCodec.write(new ClientMessage.Submit(
                "posted-1",
                id,
                0,
                new PlayerCommand.PlayTurn(
                        0, start.toString(), anyTurn(start, new Random(1)).text(), OptionalLong.empty())));
        var first = server.address().post(server.http(), secret, id, json);
        var again = server.address().post(server.http(), secret, id, json);
        assertThat(first.statusCode()).isEqualTo(200);
        assertThat(again.body()).isEqualTo(first.body());
        assertThat(rui.await(id, match -> match.played().size() == 1, SOON)).isTrue();
        var other = server.address().post(server.http(), server.newGuest(), id, json);
        assertThat(other.statusCode()).isEqualTo(409);
        assertThat(other.body()).contains("no-seat");
        assertThat(server.address()
                        .post(server.http(), "x".repeat(43), id, json)
                        .statusCode())
                .isEqualTo(401);
        assertThat(server.address().post(server.http(), secret, id, "{}").statusCode())
                .isEqualTo(400);
    }
}
