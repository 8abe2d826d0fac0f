package org.tabuleiro.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.cli.CliOutput;
import org.tabuleiro.cli.LanguageOption;
import org.tabuleiro.files.FileError;
import org.tabuleiro.games.Message;

/** Starts the server, or writes the site. */
public final class Main {
    private final CliOutput output;

    private Main(CliOutput output) {
        this.output = output;
    }

    /** Does what the words say. */
    public static void main(String[] args) throws IOException {
        List<String> words = List.of(args);
        CliOutput output = CliOutput.ofSystem();
        try {
            output = LanguageOption.find(words).map(CliOutput::in).orElse(output);
            new Main(output).run(ServerOptions.parse(words, output.catalogue()));
        } catch (BadInput bad) {
            output.complain(bad.fault());
            System.exit(BadInput.EXIT_CODE);
        }
    }

    private void run(ServerCommand command) throws IOException {
        switch (command) {
            case ServerCommand.Information(String text) -> output.print(text);
            case ServerCommand.Serve serve -> serve(serve);
            case ServerCommand.WriteSite(Path folder, boolean force) -> {
                Site site = Site.packed();
                new SiteFolder(folder).write(site, force);
                output.print(Message.of("server.written", site.files().size(), folder.toString()));
            }
        }
    }

    private void serve(ServerCommand.Serve serve) throws IOException {
        RequestLog log = log(serve);
        SiteServer server = SiteServer.start(Site.packed(), serve.address(), serve.port(), log, ConnectionLimits.USUAL);
        Message running = Message.of("server.running", "http://" + host(serve.address()) + ":" + server.port());
        if (serve.once()) {
            output.print(running);
            fetch(serve.address(), server.port());
            server.close();
            return;
        }
        // Before anybody knows of it and may want to stop it.
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(() -> {
            server.close();
            output.print(Message.of("server.stopped"));
            // Stopped as it was asked to, which is no failure as the code of a signal would be.
            Runtime.getRuntime().halt(0);
        }));
        output.print(running);
    }

    private RequestLog log(ServerCommand.Serve serve) {
        if (serve.quiet()) {
            return RequestLog.none();
        }
        if (serve.log().isEmpty()) {
            return new RequestLog(System.out, lost -> {});
        }
        Path file = serve.log().get();
        try {
            return RequestLog.in(
                    file,
                    lost -> output.complain(
                            Message.of("server.log-lost", file.toString(), FileError.writing(file, lost))));
        } catch (IOException cannot) {
            throw new BadInput(Message.of("server.log", file.toString(), FileError.writing(file, cannot)));
        }
    }

    /** The name of an address in a link; that of all addresses of the machine is no place to go to. */
    private static String host(String address) throws UnknownHostException {
        return InetAddress.getByName(address).isAnyLocalAddress()
                ? "localhost"
                : address.contains(":") ? "[" + address + "]" : address;
    }

    /** Asks for the first page, so that everything that serves a page has run. */
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
