package org.tabuleiro.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;

/** A server of a small site on a real port, with HTTP clients. */
final class TestServer implements AutoCloseable {
    static final String SCRIPT = "assets/app-ABCDEFG2.js";
    static final String WASM = "games.0123abcd.wasm";

    /** The end of a request that closes the connection. */
    static final String END = " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

    /** A site with files of all kinds. */
    static Site site() {
        return new Site(new TreeMap<>(Map.of(
                "index.html",
                bytes("<!doctype html><title>Site</title>" + "<p>words</p>".repeat(50)),
                "sw.js",
                bytes("self.oninstall = () => {};".repeat(20)),
                "manifest.webmanifest",
                bytes("{\"name\":\"Site\"}"),
                "icon.svg",
                bytes("<svg xmlns='http://www.w3.org/2000/svg'/>".repeat(10)),
                "picture.png",
                new byte[2000],
                "learn/index.html",
                bytes("<!doctype html><title>Learn</title>"),
                SCRIPT,
                bytes("export const words = 'words';\n".repeat(1000)),
                WASM,
                new byte[5000],
                "large.bin",
                new byte[24 << 20])));
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();
    private final ByteArrayOutputStream logged = new ByteArrayOutputStream();
    private final SiteServer server;
    private final int port;

    TestServer(ConnectionLimits limits) {
        server = SiteServer.start(site(), "localhost", 0, RequestLog.common(new LogLines(logged, lost -> {})), limits);
        port = server.port();
    }

    int port() {
        return port;
    }

    String log() {
        return logged.toString(StandardCharsets.UTF_8);
    }

    HttpResponse<byte[]> get(String path, String... headers) throws IOException, InterruptedException {
        return ask("GET", path, headers);
    }

    HttpResponse<byte[]> ask(String method, String path, String... headers) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
                .timeout(Duration.ofSeconds(20))
                .method(method, HttpRequest.BodyPublishers.noBody());
        if (headers.length > 0) {
            request.headers(headers);
        }
        return client.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    Socket connect() throws IOException {
        Socket socket = new Socket(InetAddress.getByName("localhost"), port);
        socket.setSoTimeout(20_000);
        return socket;
    }

    /** Sends raw bytes and reads until the server closes the connection. */
    String raw(String request) throws IOException {
        try (Socket socket = connect()) {
            send(socket, request);
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }

    static void send(Socket socket, String request) throws IOException {
        socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
        socket.getOutputStream().flush();
    }

    /** Stops the server and waits until it has stopped. */
    @Override
    public void close() {
        server.close();
    }
}
