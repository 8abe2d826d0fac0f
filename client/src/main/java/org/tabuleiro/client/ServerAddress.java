package org.tabuleiro.client;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A server with online play.
 *
 * @param url the address of its site, without a slash at the end
 */
public record ServerAddress(URI url) {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    private static final Pattern SECRET = Pattern.compile("(?:__Host-)?tabuleiro=([A-Za-z0-9]+);.*");

    private static final String API = "/api/v1/";

    /** Asks for a new guest; returns the secret of its session. */
    public String newGuest(HttpClient http) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(url.resolve(API + "guest"))
                .timeout(TIMEOUT)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{}"))
                .build();
        HttpResponse<String> response = http.send(request, BodyHandlers.ofString());
        return response.headers().allValues("Set-Cookie").stream()
                .map(SECRET::matcher)
                .filter(Matcher::matches)
                .map(matcher -> matcher.group(1))
                .findFirst()
                .orElseThrow(() -> new IOException("status " + response.statusCode() + " instead of a guest"));
    }

    /** Sends a command without a WebSocket; returns the answer. */
    public HttpResponse<String> post(HttpClient http, String secret, String match, String json)
            throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(url.resolve(API + "matches/" + match + "/turns"))
                .timeout(TIMEOUT)
                .header("Content-Type", "application/json")
                .header("Authorization", "Bearer " + secret)
                .POST(BodyPublishers.ofString(json))
                .build();
        return http.send(request, BodyHandlers.ofString());
    }

    URI socket() {
        String scheme = "https".equals(url.getScheme()) ? "wss" : "ws";
        return URI.create(scheme + "://" + url.getAuthority() + API + "socket");
    }
}
