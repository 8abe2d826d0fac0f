package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.ConnectException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.client.OnlinePlayer;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Match;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.server.metrics.MetricsServer;
import org.tabuleiro.server.metrics.ServerMetrics;
import org.tabuleiro.server.online.OnlineLimits;

/** The metrics of a real server while two play. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(60)
class MetricsTest {
    private static final Duration SOON = Duration.ofSeconds(20);
    private static final Pattern METRIC = Pattern.compile("tabuleiro_[a-z_]+");

    @TempDir
    Path folder;

    private OnlineTestServer server;
    private MetricsServer metrics;

    @BeforeEach
    void start() throws Exception {
        ServerMetrics measurements = new ServerMetrics();
        server = new OnlineTestServer(folder, OnlineLimits.none(), Optional.empty(), measurements, RequestLog.none());
        measurements.observe(server.api()::socketCount, server.api()::isReady);
        metrics = MetricsServer.start(0, measurements);
    }

    @AfterEach
    void stop() {
        metrics.close();
        server.close();
    }

    private String scrape() throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + metrics.port() + "/metrics"))
                .build();
        return server.http().send(request, HttpResponse.BodyHandlers.ofString()).body();
    }

    private static double value(String scraped, String metric) {
        return scraped.lines()
                .filter(line -> line.startsWith(metric + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(metric.length() + 1)))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + metric + " in\n" + scraped));
    }

    @Test
    void turns_refusals_and_sessions_are_counted() throws Exception {
        assertThat(value(scrape(), "tabuleiro_turns_total")).isZero();
        try (OnlinePlayer ana = server.guest();
                OnlinePlayer rui = server.guest()) {
            String id = OnlineTestServer.match(ana, rui, "eximo", "");
            assertThat(ana.await(id, match -> true, SOON)).isTrue();
            String turn = OnlinePlayTest.anyTurn(ana.match(id).orElseThrow().state(), new Random(1))
                    .text();
            ana.play(id, turn);
            assertThat(rui.await(id, match -> match.played().size() == 1, SOON)).isTrue();
            ServerMessage.Refused refused = OnlineTestServer.answer(
                    rui, command -> new ClientMessage.Join(command, "wrong"), ServerMessage.Refused.class);
            assertThat(refused.reason()).isEqualTo(RefusalReason.NO_INVITATION);
            rui.submit(id, new Command.Resign());
            assertThat(ana.await(id, Match::isOver, SOON)).isTrue();
            String scraped = scrape();
            assertThat(value(scraped, "tabuleiro_turns_total")).isEqualTo(1);
            assertThat(value(scraped, "tabuleiro_commit_seconds_count")).isEqualTo(2);
            assertThat(value(scraped, "tabuleiro_commit_seconds_bucket{le=\"+Inf\"}"))
                    .isEqualTo(2);
            assertThat(value(scraped, "tabuleiro_decide_seconds_count")).isEqualTo(2);
            assertThat(value(scraped, "tabuleiro_fanout_seconds_count")).isPositive();
            assertThat(value(scraped, "tabuleiro_refusals_total{reason=\"no-invitation\"}"))
                    .isEqualTo(1);
            assertThat(value(scraped, "tabuleiro_sessions")).isEqualTo(2);
            assertThat(value(scraped, "tabuleiro_ready")).isEqualTo(1);
            assertThat(value(scraped, "tabuleiro_deadline_lag_seconds_count")).isZero();
        }
    }

    @Test
    void a_server_that_drains_is_not_ready() throws Exception {
        server.api().drain();
        assertThat(value(scrape(), "tabuleiro_ready")).isZero();
    }

    @Test
    void the_port_is_for_this_machine_only() throws Exception {
        Optional<InetAddress> other = NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(each -> !each.isLoopbackAddress() && !each.isLinkLocalAddress())
                .findFirst();
        if (other.isPresent()) {
            assertThatThrownBy(() -> new Socket(other.get(), metrics.port()).close())
                    .isInstanceOf(ConnectException.class);
        }
    }

    @Test
    void a_port_in_use_is_an_error_of_the_user() throws Exception {
        try (ServerSocket used = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                ServerMetrics unused = new ServerMetrics()) {
            assertThatThrownBy(() -> MetricsServer.start(used.getLocalPort(), unused))
                    .isInstanceOf(BadInput.class);
        }
    }

    @Test
    void alerts_use_metrics_that_exist() throws Exception {
        String scraped = scrape();
        Matcher used = METRIC.matcher(Files.readString(Path.of("../docs/operation/alerts.yml")));
        assertThat(used.results().map(MatchResult::group).distinct())
                .hasSizeGreaterThan(4)
                .allSatisfy(metric -> assertThat(scraped).contains("\n" + metric));
    }
}
