package org.tabuleiro.server.online;

import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import io.helidon.webserver.websocket.WsRouting;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jdbi.v3.core.JdbiException;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.online.OnlineService;
import org.tabuleiro.online.player.Identity;
import org.tabuleiro.online.player.PlayerNames;
import org.tabuleiro.online.player.Players.NewGuest;
import org.tabuleiro.online.store.PlayerRow;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.NewBot;
import org.tabuleiro.protocol.PlayerInfo;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerInfo;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.json.MessageCodec;

/** The requests of online play, all under {@code /api/v1}. */
public final class OnlineApi implements AutoCloseable {
    /** The beginning of the paths. */
    public static final String PREFIX = "/api/v1/";

    private static final String SOCKET = PREFIX + "socket";
    private static final Pattern TURNS = Pattern.compile(PREFIX + "matches/([A-Za-z0-9]{1,40})/turns");

    private final OnlineService service;
    private final OnlineLimits limits;
    private final RequestGuard guard;
    private final Credentials credentials;
    private final ClientAddress addresses;
    private final Sockets sockets;
    private final AccountApi accounts;
    private final ArchiveApi archive;
    private final ServerInfo info;

    /**
     * Serves online play.
     *
     * @param publicUrl the address of the site for everybody, if the server cannot know it
     * @param localOnly whether only this machine can reach the server
     * @param trustedProxies addresses and networks of proxies
     */
    public OnlineApi(
            OnlineService service,
            Optional<URI> publicUrl,
            boolean localOnly,
            List<String> trustedProxies,
            OnlineLimits limits) {
        this.service = service;
        this.limits = limits;
        guard = new RequestGuard(publicUrl);
        credentials = new Credentials(publicUrl);
        addresses = new ClientAddress(trustedProxies.stream()
                .map(text -> ClientAddress.Network.parse(text).orElseThrow())
                .toList());
        sockets = new Sockets(service, guard, credentials, addresses, limits, System::nanoTime);
        accounts = new AccountApi(service, credentials, limits.accounts());
        archive = new ArchiveApi(service.archive(), sockets, System::nanoTime);
        info = new ServerInfo(ClientMessage.PROTOCOL, publicUrl.map(URI::toString), localOnly);
    }

    /** Whether a text is an address or a network of addresses. */
    public static boolean isNetwork(String text) {
        return ClientAddress.Network.parse(text).isPresent();
    }

    /** The WebSockets. */
    public WsRouting.Builder sockets() {
        return WsRouting.builder().endpoint(SOCKET, () -> new SocketGuard(sockets));
    }

    /** The number of open WebSockets. */
    public int socketCount() {
        return sockets.count();
    }

    /** Whether clients can be served: the database works, and the server is not about to stop. */
    public boolean isReady() {
        return service.isReady() && !sockets.isDraining();
    }

    /** Answers a request whose path begins with the prefix. */
    public void handle(ServerRequest request, ServerResponse response) {
        response.header(HeaderNames.CACHE_CONTROL, "no-store");
        try {
            answer(request, response);
        } catch (JdbiException databaseAway) {
            response.status(Status.SERVICE_UNAVAILABLE_503).send();
        }
    }

    private void answer(ServerRequest request, ServerResponse response) {
        String path = request.path().path();
        Matcher turns = TURNS.matcher(path);
        if (path.equals(PREFIX + "hello")) {
            hello(request, response);
        } else if (path.equals(PREFIX + "guest")) {
            post(request, response, body -> guest(request, response));
        } else if (path.equals(PREFIX + "trouble")) {
            post(request, response, body -> trouble(request, response, body));
        } else if (path.equals(PREFIX + "account")) {
            post(
                    request,
                    response,
                    body -> accounts.answer(
                            request.headers(), sockets.identify(request.headers()), address(request), body, response));
        } else if (path.equals(PREFIX + "me/export")) {
            get(request, response, () -> accounts.export(sockets.identify(request.headers()), response));
        } else if (path.equals(PREFIX + "bot")) {
            post(request, response, body -> bot(request, response, body));
        } else if (turns.matches()) {
            post(request, response, body -> turn(request, response, turns.group(1), body));
        } else if (path.equals(SOCKET)) {
            // An upgrade that was refused arrives here as an ordinary request.
            response.status(Status.FORBIDDEN_403).send();
        } else if (!archive.answer(request, response)) {
            response.status(Status.NOT_FOUND_404).send();
        }
    }

    private void hello(ServerRequest request, ServerResponse response) {
        get(request, response, () -> send(response, Status.OK_200, info));
    }

    private static void get(ServerRequest request, ServerResponse response, Runnable answer) {
        if (request.prologue().method().equals(Method.GET)) {
            answer.run();
        } else {
            response.status(Status.METHOD_NOT_ALLOWED_405)
                    .header(HeaderNames.ALLOW, "GET")
                    .send();
        }
    }

    private interface Post {
        void answer(String body);
    }

    private void post(ServerRequest request, ServerResponse response, Post post) {
        if (!request.prologue().method().equals(Method.POST)) {
            response.status(Status.METHOD_NOT_ALLOWED_405)
                    .header(HeaderNames.ALLOW, "POST")
                    .send();
            return;
        }
        if (!guard.mayPost(request.headers())) {
            response.status(Status.FORBIDDEN_403).send();
            return;
        }
        Optional<String> body = body(request);
        if (body.isEmpty()) {
            response.status(Status.REQUEST_ENTITY_TOO_LARGE_413).send();
            return;
        }
        post.answer(body.get());
    }

    private Optional<String> body(ServerRequest request) {
        if (!request.content().hasEntity()) {
            return Optional.of("");
        }
        try (InputStream in = request.content().inputStream()) {
            byte[] bytes = in.readNBytes(limits.messageBytes() + 1);
            return bytes.length > limits.messageBytes()
                    ? Optional.empty()
                    : Optional.of(new String(bytes, StandardCharsets.UTF_8));
        } catch (IOException cut) {
            return Optional.empty();
        }
    }

    /** Answers the present player, or a new guest with its cookie. */
    private void guest(ServerRequest request, ServerResponse response) {
        Headers headers = request.headers();
        Optional<Identity> present = sockets.identify(headers);
        if (present.isPresent()) {
            send(response, Status.OK_200, info(present.get()));
            return;
        }
        introduce(
                request,
                response,
                language -> service.players()
                        .guest(
                                language,
                                request.headers()
                                        .value(HeaderNames.USER_AGENT)
                                        .map(DeviceName::of)
                                        .orElse("")));
    }

    /** Answers the present bot, or a new one with its cookie. */
    private void bot(ServerRequest request, ServerResponse response, String body) {
        Optional<Identity> present = sockets.identify(request.headers())
                .filter(identity -> identity.player().kind() == PlayerRow.Kind.BOT);
        if (present.isPresent()) {
            send(response, Status.OK_200, info(present.get()));
        } else if (MessageCodec.readBot(body) instanceof Parsed.Ok<NewBot>(NewBot bot)) {
            introduce(request, response, language -> service.players().bot(bot.name(), language));
        } else {
            response.status(Status.BAD_REQUEST_400).send();
        }
    }

    /** Makes a player, unless too many come from the same address. */
    private void introduce(ServerRequest request, ServerResponse response, Function<String, NewGuest> maker) {
        Headers headers = request.headers();
        Optional<String> address = address(request);
        if (address.isPresent() && !limits.guests().tryTake(address.get())) {
            response.status(Status.TOO_MANY_REQUESTS_429).send();
            return;
        }
        String language = headers.value(HeaderNames.ACCEPT_LANGUAGE)
                .map(each -> each.strip().toLowerCase(Locale.ROOT))
                .filter(each -> each.startsWith("pt"))
                .map(each -> "pt")
                .orElse("en");
        NewGuest guest = maker.apply(language);
        response.header(HeaderNames.SET_COOKIE, credentials.setCookie(guest.secret()));
        send(response, Status.CREATED_201, info(guest.identity()));
    }

    /** Takes the report of a page about itself. */
    private void trouble(ServerRequest request, ServerResponse response, String body) {
        Optional<String> address = address(request);
        if (address.isPresent() && !limits.guests().tryTake("trouble " + address.get())) {
            response.status(Status.TOO_MANY_REQUESTS_429).send();
            return;
        }
        service.measurements().faultReported();
        TroubleLog.report(body);
        response.status(Status.NO_CONTENT_204).send();
    }

    private Optional<String> address(ServerRequest request) {
        return addresses.key(request.remotePeer().host(), request.headers());
    }

    private static PlayerInfo info(Identity identity) {
        return PlayerNames.info(identity.player());
    }

    /** Carries a command out, for clients without a WebSocket. */
    private void turn(ServerRequest request, ServerResponse response, String match, String body) {
        Optional<Identity> sender = sockets.identify(request.headers());
        if (sender.isEmpty()) {
            response.status(Status.UNAUTHORIZED_401).send();
            return;
        }
        if (!(MessageCodec.readClient(body) instanceof Parsed.Ok<ClientMessage>(ClientMessage message)
                && message instanceof ClientMessage.Submit submit
                && submit.match().equals(match))) {
            response.status(Status.BAD_REQUEST_400).send();
            return;
        }
        if (!limits.turns().tryTake(sender.get().player().id())) {
            response.status(Status.TOO_MANY_REQUESTS_429).send();
            return;
        }
        ServerMessage answer = service.submit(sender.get(), submit, sent -> {}).answer();
        if (answer instanceof ServerMessage.Refused refused) {
            service.measurements().refused(refused.reason());
        }
        send(response, status(answer), answer);
    }

    private static Status status(ServerMessage answer) {
        if (answer instanceof ServerMessage.Done) {
            return Status.OK_200;
        }
        boolean isStoreAway =
                answer instanceof ServerMessage.Refused refused && refused.reason() == RefusalReason.UNAVAILABLE;
        return isStoreAway ? Status.SERVICE_UNAVAILABLE_503 : Status.CONFLICT_409;
    }

    static void send(ServerResponse response, Status status, Object body) {
        response.status(status).header(HeaderNames.CONTENT_TYPE, "application/json");
        response.send((MessageCodec.write(body) + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Sends the clients away, before the server stops. */
    public void drain() {
        try {
            sockets.drain();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        sockets.close();
    }
}
