package org.tabuleiro.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own, which ends with the process of the test at the latest. */
final class ServerProcess implements AutoCloseable {
    private final Process process;
    private final int port;

    private ServerProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /** What the process runs: the server, until the test that started it is gone. */
    static final class Main {
        private Main() {}

        public static void main(String[] args) throws IOException {
            Thread.ofPlatform().daemon().start(() -> {
                try {
                    while (System.in.read() >= 0) {}
                } catch (IOException closed) {
                    // As at the end.
                }
                Runtime.getRuntime().halt(1);
            });
            ServerMain.main(args);
        }
    }

    static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /** Starts a server, and waits until it runs. */
    static ServerProcess start(int port, Map<String, String> environment, String... options) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "serve",
                "--quiet",
                "--no-limits",
                "--lang=en",
                "--port=" + port));
        command.addAll(List.of(options));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(environment);
        ServerProcess started = new ServerProcess(builder.start(), port);
        // Not closed: the server must be able to write its log.
        BufferedReader output = started.process.inputReader(StandardCharsets.UTF_8);
        String line = String.valueOf(output.readLine());
        if (!line.contains("running at")) {
            throw new IOException(line);
        }
        Thread.startVirtualThread(() -> output.lines().forEach(each -> {}));
        return started;
    }

    int port() {
        return port;
    }

    /** Whether it says that it can serve players. */
    boolean isReady(HttpClient http) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/ready"))
                .build();
        return http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
    }

    /** Lets no file of the process grow beyond a size, as a full disk does. */
    void limitFiles(String bytes) throws IOException, InterruptedException {
        String pid = String.valueOf(process.pid());
        int code = new ProcessBuilder("prlimit", "--pid", pid, "--fsize=" + bytes + ":unlimited")
                .start()
                .waitFor();
        if (code != 0) {
            throw new IOException("prlimit: " + code);
        }
    }

    /** Ends it as a crash does. */
    void kill() {
        process.destroyForcibly().onExit().join();
    }

    /** Asks it to stop, and waits until it has. */
    void stop() throws InterruptedException {
        process.destroy();
        if (!process.waitFor(30, TimeUnit.SECONDS)) {
            throw new AssertionError("does not stop");
        }
    }

    /** Lets it do nothing until further notice, as a virtual machine that is moved. */
    void freeze() throws IOException, InterruptedException {
        signal("STOP");
    }

    void thaw() throws IOException, InterruptedException {
        signal("CONT");
    }

    private void signal(String name) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid()))
                .start()
                .waitFor();
    }

    @Override
    public void close() {
        kill();
    }
}
