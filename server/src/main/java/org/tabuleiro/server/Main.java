package org.tabuleiro.server;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Message;

/** Starts the server, or writes the site. */
public final class Main {
    private static final int BAD_INPUT = 2;

    private final Catalogue catalogue;

    private Main(Language language) {
        catalogue = new Catalogue(language);
    }

    /** Does what the words say. */
    public static void main(String[] args) throws IOException {
        List<String> words = List.of(args);
        Main main = new Main(language(words));
        try {
            main.run(Options.read(words));
        } catch (Refusal refusal) {
            main.complain(refusal.message());
            System.exit(BAD_INPUT);
        }
    }

    private void run(Task task) throws IOException, Refusal {
        switch (task) {
            case Task.Help(String command) -> say(Message.of("server.help." + command));
            case Task.Serve serve -> serve(serve);
            case Task.Write(Path folder, boolean force) -> {
                Site site = Site.packed();
                new SiteFolder(folder).write(site, force);
                say(Message.of("server.written", site.files().size(), folder.toString()));
            }
        }
    }

    private void serve(Task.Serve serve) throws IOException, Refusal {
        RequestLog log = log(serve);
        SiteServer server = SiteServer.start(Site.packed(), serve.address(), serve.port(), log, Limits.USUAL);
        Message running = Message.of("server.running", "http://" + host(serve.address()) + ":" + server.port());
        if (serve.once()) {
            say(running);
            fetch(serve.address(), server.port());
            server.close();
            return;
        }
        // Before anybody knows of it and may want to stop it.
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(() -> {
            server.close();
            say(Message.of("server.stopped"));
            // Stopped as it was asked to, which is no failure as the code of a signal would be.
            Runtime.getRuntime().halt(0);
        }));
        say(running);
    }

    private RequestLog log(Task.Serve serve) throws Refusal {
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
                    lost -> complain(Message.of("server.log-lost", file.toString(), FileTrouble.reason(file, lost))));
        } catch (IOException cannot) {
            throw new Refusal("log", file.toString(), FileTrouble.reason(file, cannot));
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

    private void say(Message message) {
        utf8(System.out).println(catalogue.text(message));
    }

    private void complain(Message message) {
        utf8(System.err).println("tabuleiro: " + catalogue.text(message));
    }

    /** The language to speak, also about options that cannot all be read. */
    private static Language language(List<String> words) {
        int at = words.indexOf("--lang");
        String code = words.contains("--lang=pt") ? "pt" : words.contains("--lang=en") ? "en" : "";
        return Language.find(at >= 0 && at + 1 < words.size() ? words.get(at + 1) : code)
                .orElseGet(() -> Language.ofLocale(Locale.getDefault().toString()));
    }

    private static PrintStream utf8(PrintStream stream) {
        return new PrintStream(stream, true, StandardCharsets.UTF_8);
    }
}
