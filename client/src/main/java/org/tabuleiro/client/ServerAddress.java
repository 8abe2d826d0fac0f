package org.tabuleiro.client;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.NewBot;
import org.tabuleiro.protocol.PlayerInfo;
import org.tabuleiro.protocol.ServerInfo;
import org.tabuleiro.protocol.json.MessageCodec;

/**
 * A server with online play.
 *
 * @param url the address of its site, without a slash at the end
 */
public record ServerAddress(URI url) {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    private static final Pattern SECRET = Pattern.compile("(?:__Host-)?tabuleiro=([A-Za-z0-9]+);.*");
    private static final Pattern SCHEME = Pattern.compile("[a-z]+://.*");
    /** Hosts that are reached without TLS unless the address says otherwise: this machine, and the local network. */
    private static final Pattern LOCAL = Pattern.compile("localhost|[0-9.]+|\\[[0-9a-f:.]+]|[^.]+|.+[.]local");

    private static final String API = "/api/v1/";

    /** Reads an address as people type it: with or without a scheme, also from the middle of a link. */
    public static Parsed<ServerAddress> read(String typed) {
        String text = typed.strip();
        String lower = text.toLowerCase(Locale.ROOT);
        try {
            if (!SCHEME.matcher(lower).matches()) {
                URI guess = new URI("https://" + text);
                boolean isLocal = guess.getHost() != null
                        && LOCAL.matcher(guess.getHost().toLowerCase(Locale.ROOT))
                                .matches();
                return read((isLocal ? "http://" : "https://") + text);
            }
            URI url = new URI(text);
            String scheme = String.valueOf(url.getScheme()).toLowerCase(Locale.ROOT);
            if (url.getHost() != null && url.getUserInfo() == null && scheme.matches("https?")) {
                return Parsed.ok(new ServerAddress(new URI(scheme + "://" + url.getAuthority())));
            }
        } catch (URISyntaxException notAnAddress) {
            // The same fault as for other schemes.
        }
        return Parsed.fault("SERVER", "client.failure.address", typed);
    }

    /** What the server says about itself; fails if it has no online play, or another version of it. */
    public ServerInfo info(HttpClient http) throws OnlineFailure, InterruptedException {
        HttpResponse<String> response = send(http, request("hello").GET());
        if (response.statusCode() != 200
                || !(MessageCodec.readInfo(response.body()) instanceof Parsed.Ok<ServerInfo>(ServerInfo info))) {
            throw OnlineFailure.ofStatus(response.statusCode(), this);
        }
        int protocol = info.protocol();
        if (protocol == 0) {
            throw OnlineFailure.of(OnlineFailure.Reason.NO_ONLINE_PLAY, this);
        }
        if (protocol != ClientMessage.PROTOCOL) {
            throw OnlineFailure.ofProtocol(protocol, this);
        }
        return info;
    }

    /**
     * A player that the server has told this program of.
     *
     * @param secret the secret of its session
     * @param player the player
     */
    public record Recognised(String secret, PlayerInfo player) {}

    /** The player with a secret; a new guest if there is none, or the server does not know it any more. */
    public Recognised guest(HttpClient http, Optional<String> secret, String language)
            throws OnlineFailure, InterruptedException {
        return recognised(http, "guest", "{}", secret, language);
    }

    /** The bot with a secret; a new one with a name if there is none, or the server does not know it any more. */
    public Recognised bot(HttpClient http, Optional<String> secret, String language, String name)
            throws OnlineFailure, InterruptedException {
        return recognised(http, "bot", MessageCodec.write(new NewBot(name)), secret, language);
    }

    private Recognised recognised(HttpClient http, String path, String body, Optional<String> secret, String language)
            throws OnlineFailure, InterruptedException {
        HttpRequest.Builder request = request(path)
                .header("Content-Type", "application/json")
                .header("Accept-Language", language)
                .POST(BodyPublishers.ofString(body));
        secret.ifPresent(each -> request.header("Authorization", "Bearer " + each));
        HttpResponse<String> response = send(http, request);
        Optional<String> made = response.headers().allValues("Set-Cookie").stream()
                .map(SECRET::matcher)
                .filter(Matcher::matches)
                .map(matcher -> matcher.group(1))
                .findFirst();
        Optional<String> known = made.or(() -> secret);
        if (response.statusCode() / 100 != 2
                || known.isEmpty()
                || !(MessageCodec.readPlayer(response.body()) instanceof Parsed.Ok<PlayerInfo>(PlayerInfo player))) {
            throw OnlineFailure.ofStatus(response.statusCode(), this);
        }
        return new Recognised(known.get(), player);
    }

    /** Asks for a new guest; returns the secret of its session. */
    public String newGuest(HttpClient http) throws IOException, InterruptedException {
        return guest(http, Optional.empty(), "en").secret();
    }

    /** Sends a command without a WebSocket; returns the answer. */
    public HttpResponse<String> post(HttpClient http, String secret, String match, String json)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = request("matches/" + match + "/turns")
                .header("Content-Type", "application/json")
                .header("Authorization", "Bearer " + secret)
                .POST(BodyPublishers.ofString(json));
        return send(http, request);
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(url.resolve(API + path)).timeout(TIMEOUT);
    }

    private HttpResponse<String> send(HttpClient http, HttpRequest.Builder request)
            throws OnlineFailure, InterruptedException {
        try {
            return http.send(request.build(), BodyHandlers.ofString());
        } catch (IOException | IllegalArgumentException failed) {
            throw OnlineFailure.of(failed, this);
        }
    }

    URI socket() {
        String scheme = "https".equals(url.getScheme()) ? "wss" : "ws";
        return URI.create(scheme + "://" + url.getAuthority() + API + "socket");
    }

    /** The address as people read it. */
    @Override
    public String toString() {
        return url.toString();
    }
}
