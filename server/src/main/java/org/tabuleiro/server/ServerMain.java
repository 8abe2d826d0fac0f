package org.tabuleiro.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.cli.CliOutput;
import org.tabuleiro.cli.LanguageOption;
import org.tabuleiro.files.FileError;
import org.tabuleiro.games.Message;
import org.tabuleiro.online.live.Measurements;
import org.tabuleiro.server.admin.AdminCommand;
import org.tabuleiro.server.admin.DatabaseChoice;
import org.tabuleiro.server.admin.DatabaseTasks;
import org.tabuleiro.server.metrics.MetricsServer;
import org.tabuleiro.server.metrics.ServerMetrics;

/** The entry point of the server: serves the site, or writes it to a folder. */
public final class ServerMain {
    private final CliOutput output;

    private ServerMain(CliOutput output) {
        this.output = output;
    }

    /** Runs a command of the command line. */
    public static void main(String[] args) throws IOException {
        List<String> words = List.of(args);
        CliOutput output = CliOutput.ofSystem();
        try {
            output = LanguageOption.find(words).map(CliOutput::in).orElse(output);
            new ServerMain(output).run(ServerOptions.parse(words, System.getenv(), output.catalogue()));
        } catch (BadInput bad) {
            output.printError(bad.fault());
            System.exit(BadInput.EXIT_CODE);
        }
    }

    private void run(ServerCommand command) throws IOException {
        switch (command) {
            case ServerCommand.Information(String text) -> output.print(text);
            case ServerCommand.Serve serve -> serve(serve);
            case ServerCommand.Administer(DatabaseChoice database, AdminCommand task) -> {
                if (!new DatabaseTasks(database, output::print).run(task)) {
                    System.exit(1);
                }
            }
            case ServerCommand.WriteSite(Path folder, boolean force) -> {
                Site site = Site.packed();
                new SiteFolder(folder).write(site, force);
                output.print(Message.of("server.written", site.files().size(), folder.toString()));
            }
        }
    }

    private void serve(ServerCommand.Serve serve) throws IOException {
        RequestLog log = log(serve.log());
        Optional<ServerMetrics> metrics =
                serve.metricsPort().isPresent() ? Optional.of(new ServerMetrics()) : Optional.empty();
        Measurements measurements = metrics.isPresent() ? metrics.get() : Measurements.NONE;
        Optional<OnlinePlay> online =
                serve.online().map(options -> OnlinePlay.open(options, serve.address(), measurements));
        SiteServer server = start(serve, online, log);
        Optional<MetricsServer> metricsServer =
                metrics.map(each -> startMetrics(serve.metricsPort().orElseThrow(), each, online, server));
        Message running = Message.of("server.running", "http://" + host(serve.address()) + ":" + server.port());
        if (serve.once()) {
            output.print(running);
            fetch(serve.address(), server.port());
            server.close();
            metricsServer.ifPresent(MetricsServer::close);
            online.ifPresent(OnlinePlay::close);
            return;
        }
        // Before the address is printed: from then on the server may be stopped.
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(() -> {
            server.close();
            metricsServer.ifPresent(MetricsServer::close);
            online.ifPresent(OnlinePlay::close);
            output.print(Message.of("server.stopped"));
            // A requested stop is a success: without this, the exit code would be that of the signal.
            Runtime.getRuntime().halt(0);
        }));
        output.print(running);
        metricsServer.ifPresent(
                each -> output.print(Message.of("server.metrics", "http://localhost:" + each.port() + "/metrics")));
        if (online.isPresent() && online.get().isLocalOnly()) {
            output.print(Message.of("server.local-only", networkAddress(server.port())));
        }
    }

    /** The address of this machine in its network; a guess, if it has several. */
    private static String networkAddress(int port) {
        String host = "0.0.0.0";
        try (DatagramSocket socket = new DatagramSocket()) {
            // Sends nothing: only asks the system from which address it would.
            socket.connect(new InetSocketAddress("192.0.2.1", 9));
            host = socket.getLocalAddress().getHostAddress();
        } catch (IOException | UncheckedIOException noNetwork) {
            // The wildcard address says enough.
        }
        return "http://" + host + ":" + port;
    }

    private static SiteServer start(ServerCommand.Serve serve, Optional<OnlinePlay> online, RequestLog log)
            throws IOException {
        try {
            return SiteServer.start(
                    Site.packed(),
                    online.map(OnlinePlay::api),
                    serve.address(),
                    serve.port(),
                    log,
                    ConnectionLimits.DEFAULT);
        } catch (BadInput bad) {
            online.ifPresent(OnlinePlay::close);
            throw bad;
        }
    }

    private static MetricsServer startMetrics(
            int port, ServerMetrics metrics, Optional<OnlinePlay> online, SiteServer server) {
        online.map(OnlinePlay::api).ifPresent(api -> metrics.observe(api::socketCount, api::isReady));
        try {
            return MetricsServer.start(port, metrics);
        } catch (BadInput bad) {
            server.close();
            online.ifPresent(OnlinePlay::close);
            throw bad;
        }
    }

    private RequestLog log(ServerCommand.LogOptions options) {
        if (options.isJson()) {
            JsonLog log = new JsonLog(new LogLines(System.out, failure -> {}), InstantSource.system());
            log.takeWarnings();
            return options.isQuiet()
                    ? RequestLog.none()
                    : (host, method, path, status, bytes, millis) -> log.request(method, path, status, bytes, millis);
        }
        if (options.isQuiet()) {
            return RequestLog.none();
        }
        if (options.file().isEmpty()) {
            return RequestLog.common(new LogLines(System.out, failure -> {}));
        }
        Path file = options.file().get();
        try {
            return RequestLog.common(LogLines.in(
                    file,
                    failure -> output.printError(
                            Message.of("server.log-lost", file.toString(), FileError.writing(file, failure)))));
        } catch (IOException failure) {
            throw new BadInput(Message.of("server.log", file.toString(), FileError.writing(file, failure)));
        }
    }

    /** The host of an address in a link; {@code localhost} for the wildcard address. */
    private static String host(String address) throws UnknownHostException {
        return InetAddress.getByName(address).isAnyLocalAddress()
                ? "localhost"
                : address.contains(":") ? "[" + address + "]" : address;
    }

    /**
     * Fetches the first page, so that all code that serves a page has run (training run of the AOT cache).
     */
    private static void fetch(String address, int port) throws IOException {
        InetAddress where = InetAddress.getByName(address);
        try (Socket socket = new Socket(where.isAnyLocalAddress() ? InetAddress.getLoopbackAddress() : where, port)) {
            String request = "GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
            if (!answer.startsWith("HTTP/1.1 200 ")) {
                throw new IOException(answer);
            }
        }
    }
}
