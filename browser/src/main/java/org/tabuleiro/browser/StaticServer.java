package org.tabuleiro.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;

/** Serves a few files to this machine only. */
final class StaticServer implements AutoCloseable {
    private static final Map<String, String> TYPES = Map.of(
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "json", "application/json",
            "svg", "image/svg+xml",
            "png", "image/png",
            "webmanifest", "application/manifest+json",
            "wasm", "application/wasm");

    private final HttpServer server;
    private volatile Map<String, byte[]> files;

    StaticServer(Map<String, byte[]> files) throws IOException {
        this.files = Map.copyOf(files);
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
    }

    String address(String file) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/" + file;
    }

    /** Replaces the files. */
    void replace(Map<String, byte[]> others) {
        files = Map.copyOf(others);
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String name = exchange.getRequestURI().getPath().substring(1);
            byte[] body = files.get(name);
            if (body == null) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            // A path without extension is the home page.
            String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "text/html; charset=utf-8");
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
        }
    }
}
