package org.tabuleiro.server.load;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

/**
 * Measures online play under load, beside a server that only passes messages on: the same sockets, the same
 * messages, the same machine, one after the other. Started by scripts/online-load, which lists the arguments.
 */
final class LoadProgram {
    private static final int OPENED_AT_ONCE = 32;
    private static final long TICKS_PER_SECOND = 100;

    /** What is measured: how many games, watchers, idle sockets, and turns per second, for how long, beside how many slow readers. */
    private record Load(int games, int watchers, int idle, int rate, int seconds, int slow) {}

    /** The figures of one run. */
    private record Figures(
            double median, double late, double cpuMillis, long played, long missing, long cut, long heap) {
        String row(String name) {
            return String.format(
                    Locale.ROOT,
                    "| %s | %.1f | %.1f | %.2f | %d | %d | %d | %d |",
                    name,
                    median,
                    late,
                    cpuMillis,
                    played,
                    missing,
                    cut,
                    heap);
        }
    }

    private LoadProgram() {}

    public static void main(String[] args) throws Exception {
        Map<String, String> options = new HashMap<>();
        for (String arg : args) {
            String[] parts = arg.replaceFirst("^--", "").split("=", 2);
            options.put(parts[0], parts.length > 1 ? parts[1] : "yes");
        }
        Load load = new Load(
                number(options, "games", 200),
                number(options, "watchers", 400),
                number(options, "idle", 500),
                number(options, "rate", 60),
                number(options, "seconds", 45),
                number(options, "slow", 0));
        List<String> servers =
                List.of(options.getOrDefault("servers", "relay,h2,postgres").split(",", -1));
        System.out.println(
                "| server | p50 ms | p99 ms | CPU ms per turn | turns | not arrived | cut lines | heap after GC MB |");
        System.out.println("|---|---|---|---|---|---|---|---|");
        for (String server : servers) {
            if (options.containsKey("steps")) {
                for (String rate : options.getOrDefault("steps", "").split(",", -1)) {
                    Load step = new Load(
                            load.games(), load.watchers(), load.idle(), Integer.parseInt(rate), load.seconds(), 0);
                    System.out.println(measure(server, step).row(server + " at " + rate + "/s"));
                }
            } else {
                System.out.println(measure(server, load).row(server + (load.slow() > 0 ? ", slow readers" : "")));
            }
        }
        System.exit(0);
    }

    private static int number(Map<String, String> options, String name, int otherwise) {
        return Integer.parseInt(options.getOrDefault(name, Integer.toString(otherwise)));
    }

    private static Figures measure(String server, Load load) throws Exception {
        Path folder = Files.createTempDirectory("online-load");
        Optional<EmbeddedPostgres> postgres = server.equals("postgres")
                ? Optional.of(EmbeddedPostgres.builder()
                        .setOverrideWorkingDirectory(folder.toFile())
                        .start())
                : Optional.empty();
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Xmx1g",
                "-cp",
                System.getProperty("java.class.path")));
        if (server.equals("relay")) {
            command.add(RelayServer.class.getName());
        } else {
            command.addAll(List.of(
                    "org.tabuleiro.server.ServerMain", "serve", "--quiet", "--no-limits", "--lang=en", "--port=0"));
            command.add("--data=" + folder.resolve("data"));
            postgres.ifPresent(each -> command.add("--database=" + each.getJdbcUrl("postgres", "postgres")));
        }
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        // Not closed: that would wait for the sockets, which end with this program.
        HttpClient http = HttpClient.newHttpClient();
        // Not closed, as another thread reads it to its end.
        BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
        try (ExecutorService threads = Executors.newFixedThreadPool(OPENED_AT_ONCE)) {
            String line = String.valueOf(output.readLine());
            while (!line.contains("localhost:")) {
                line = String.valueOf(output.readLine());
            }
            int port = Integer.parseInt(line.replaceAll(".*localhost:(\\d+).*", "$1"));
            Thread.startVirtualThread(() -> output.lines().forEach(each -> {}));
            return new Run(process, server.equals("relay"), port, load).measure(http, threads);
        } finally {
            process.destroyForcibly().waitFor();
            if (postgres.isPresent()) {
                postgres.get().close();
            }
        }
    }

    /** One run against a server that has just started. */
    private static final class Run {
        private final Process process;
        private final boolean isRelay;
        private final int port;
        private final Load load;
        private final ConcurrentLinkedQueue<Long> delays = new ConcurrentLinkedQueue<>();

        Run(Process process, boolean isRelay, int port, Load load) {
            this.process = process;
            this.isRelay = isRelay;
            this.port = port;
            this.load = load;
        }

        Figures measure(HttpClient http, ExecutorService threads) throws Exception {
            List<Future<LoadGame>> opening = IntStream.range(0, load.games())
                    .mapToObj(seed -> threads.submit(() -> LoadGame.begin(
                            http, port, seed, load.watchers() / load.games(), isRelay, nanos -> delays.add(nanos))))
                    .toList();
            List<LoadGame> games = new ArrayList<>();
            for (Future<LoadGame> each : opening) {
                games.add(each.get());
            }
            List<Future<LoadSocket>> idling = IntStream.range(0, load.idle())
                    .mapToObj(i -> threads.submit(() -> {
                        LoadSocket socket = LoadSocket.open(http, port, "", text -> {});
                        socket.send(
                                isRelay
                                        ? "idle" + i
                                        : "{\"kind\":\"hello\",\"protocol\":1,\"client\":\"load\",\"language\":\"en\"}");
                        return socket;
                    }))
                    .toList();
            List<LoadSocket> idle = new ArrayList<>();
            for (Future<LoadSocket> each : idling) {
                idle.add(each.get());
            }
            play(games, Math.min(load.rate(), 20), 10);
            delays.clear();
            long before = cpuTicks();
            long missing = playBesideSlowReaders(games);
            double cpu = (cpuTicks() - before) * 1000.0 / TICKS_PER_SECOND;
            long[] sorted = delays.stream().mapToLong(Long::longValue).sorted().toArray();
            long cut = games.stream().mapToLong(LoadGame::cutLines).sum()
                    + idle.stream().filter(socket -> !socket.isOpen()).count();
            Figures figures = new Figures(
                    at(sorted, 0.5),
                    at(sorted, 0.99),
                    cpu / Math.max(1, sorted.length),
                    sorted.length,
                    missing,
                    cut,
                    heap());
            games.forEach(LoadGame::end);
            idle.forEach(LoadSocket::cut);
            return figures;
        }

        private long playBesideSlowReaders(List<LoadGame> games) throws Exception {
            List<String> matches = games.stream().map(LoadGame::id).toList();
            try (SlowReaders slow = new SlowReaders(port, matches, isRelay ? 0 : load.slow())) {
                long missing = play(games, load.rate(), load.seconds());
                if (load.slow() > 0) {
                    System.err.println(slow.dropped() + " slow readers were disconnected");
                }
                return missing;
            }
        }

        /** Plays turns at a rate; a game whose turn has not arrived waits. Returns the turns that did not arrive. */
        private static long play(List<LoadGame> games, int rate, int seconds) throws InterruptedException {
            long interval = Duration.ofSeconds(1).toNanos() / rate;
            long start = System.nanoTime();
            long end = start + Duration.ofSeconds(seconds).toNanos();
            long pingAt = start + Duration.ofSeconds(10).toNanos();
            int next = 0;
            for (long at = start; at < end; at += interval) {
                long wait = at - System.nanoTime();
                if (wait > 0) {
                    Thread.sleep(Duration.ofNanos(wait));
                }
                for (int tried = 0; tried < games.size(); tried++) {
                    LoadGame game = games.get(next++ % games.size());
                    if (game.canPlay()) {
                        game.play();
                        break;
                    }
                }
                if (System.nanoTime() > pingAt) {
                    Thread.startVirtualThread(() -> games.forEach(LoadGame::ping));
                    pingAt += Duration.ofSeconds(10).toNanos();
                }
            }
            for (int i = 0; i < 50 && games.stream().anyMatch(LoadGame::isWaiting); i++) {
                Thread.sleep(100);
            }
            return games.stream().filter(LoadGame::isWaiting).count();
        }

        private static double at(long[] sorted, double part) {
            return sorted.length == 0
                    ? Double.NaN
                    : sorted[(int) Math.min(sorted.length - 1, part * sorted.length)] / 1e6;
        }

        private long cpuTicks() throws IOException {
            String[] stat = Files.readString(Path.of("/proc/" + process.pid() + "/stat"))
                    .replaceFirst(".*\\) ", "")
                    .split(" ", -1);
            return Long.parseLong(stat[11]) + Long.parseLong(stat[12]);
        }

        /** What is in use after a collection, in megabytes. */
        private long heap() throws IOException, InterruptedException {
            jcmd("GC.run");
            String info = jcmd("GC.heap_info");
            return Arrays.stream(info.split("\n", -1))
                            .map(line -> line.replaceFirst("^ *(?:DefNew|Tenured) .* used (\\d+)K.*", "$1"))
                            .filter(line -> line.matches("\\d+"))
                            .mapToLong(Long::parseLong)
                            .sum()
                    / 1024;
        }

        private String jcmd(String command) throws IOException, InterruptedException {
            Process run = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "jcmd")
                                    .toString(),
                            Long.toString(process.pid()),
                            command)
                    .redirectErrorStream(true)
                    .start();
            String text = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            run.waitFor();
            return text;
        }
    }
}
