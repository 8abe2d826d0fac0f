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
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "wasm", "application/wasm");

    private final HttpServer server;
    private final Map<String, byte[]> files;

    StaticServer(Map<String, byte[]> files) throws IOException {
        this.files = Map.copyOf(files);
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
    }

    String address(String file) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/" + file;
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
            String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
            exchange.getResponseHeaders().set("Content-Type", type == null ? "text/plain" : type);
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
        }
    }
}
