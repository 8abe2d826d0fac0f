package org.tabuleiro.server;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Headers;
import io.helidon.http.Method;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.Status;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.server.online.OnlineApi;

/** Handles all requests: files of the site, the health checks, errors; passes those of online play on. */
final class SiteHandler implements Handler {
    private static final byte[] HEALTHY = "{\"status\":\"UP\"}\n".getBytes(StandardCharsets.UTF_8);

    private static final byte[] NOT_READY = "{\"status\":\"DOWN\"}\n".getBytes(StandardCharsets.UTF_8);

    private final Map<String, Asset> assets = new HashMap<>();
    private final ErrorPage notFound = new ErrorPage("server.page.not-found");
    private final ErrorPage notAllowed = new ErrorPage("server.page.not-allowed");
    private final Optional<OnlineApi> online;
    private final RequestLog log;
    private final Deadlines deadlines;
    private final Duration timeout;

    SiteHandler(Site site, Optional<OnlineApi> online, RequestLog log, Deadlines deadlines, Duration timeout) {
        // Keyed by request path: no path can reach a file outside this map.
        site.files().forEach((path, bytes) -> assets.put("/" + path, new Asset(path, bytes)));
        site.files().keySet().stream()
                .filter(path -> path.equals(Site.INDEX) || path.endsWith("/" + Site.INDEX))
                .forEach(path ->
                        assets.put("/" + path.substring(0, path.length() - Site.INDEX.length()), asset("/" + path)));
        this.online = online;
        this.log = log;
        this.deadlines = deadlines;
        this.timeout = timeout;
    }

    private Asset asset(String path) {
        return Optional.ofNullable(assets.get(path)).orElseThrow();
    }

    @Override
    public void handle(ServerRequest request, ServerResponse response) {
        long began = System.nanoTime();
        boolean last = isLast(request.headers());
        deadlines.begin(timeout);
        try {
            if (last) {
                response.header(HeaderValues.CONNECTION_CLOSE);
            }
            respond(request, response);
        } catch (UncheckedIOException gone) {
            // The client has left, or was cut off because it reads too slowly: nobody is there to answer.
            throw new CloseConnectionException("the client has gone", gone);
        } finally {
            deadlines.end();
            log.write(
                    request.remotePeer().host(),
                    request.prologue().method().text(),
                    request.path().rawPath(),
                    response.status().code(),
                    response.bytesWritten(),
                    Duration.ofNanos(System.nanoTime() - began).toMillis());
        }
        if (last) {
            // Helidon sends the header but leaves the connection open.
            throw new CloseConnectionException("the last request");
        }
    }

    /**
     * Whether the connection closes after this request: on demand, or because the request has a body. The
     * site reads no body, and it must not be parsed as the next request (request smuggling).
     */
    private static boolean isLast(Headers headers) {
        return all(headers, HeaderNames.CONNECTION).toLowerCase(Locale.ROOT).contains("close")
                || headers.contains(HeaderNames.TRANSFER_ENCODING)
                || !all(headers, HeaderNames.CONTENT_LENGTH).matches("0?");
    }

    private void respond(ServerRequest request, ServerResponse response) {
        SecurityHeaders.addTo(response.headers());
        if (online.isPresent() && request.path().path().startsWith(OnlineApi.PREFIX)) {
            online.get().handle(request, response);
            return;
        }
        Method method = request.prologue().method();
        if (!method.equals(Method.GET) && !method.equals(Method.HEAD)) {
            response.header(HeaderNames.ALLOW, "GET, HEAD");
            sendError(request, response, Status.METHOD_NOT_ALLOWED_405, notAllowed);
            return;
        }
        String path = request.path().path();
        Asset asset = assets.get(path);
        if (asset != null) {
            send(request, response, asset);
        } else if (path.equals("/health")) {
            response.header(HeaderNames.CONTENT_TYPE, "application/json").header(HeaderNames.CACHE_CONTROL, "no-store");
            send(request, response, HEALTHY);
        } else if (path.equals("/ready")) {
            boolean isReady = online.map(OnlineApi::isReady).orElse(true);
            response.status(isReady ? Status.OK_200 : Status.SERVICE_UNAVAILABLE_503)
                    .header(HeaderNames.CONTENT_TYPE, "application/json")
                    .header(HeaderNames.CACHE_CONTROL, "no-store");
            send(request, response, isReady ? HEALTHY : NOT_READY);
        } else {
            sendError(request, response, Status.NOT_FOUND_404, notFound);
        }
    }

    private static void send(ServerRequest request, ServerResponse response, Asset asset) {
        Headers requestHeaders = request.headers();
        ServerResponseHeaders headers = response.headers();
        Asset.Representation representation =
                ContentNegotiation.acceptsGzip(all(requestHeaders, HeaderNames.ACCEPT_ENCODING))
                        ? asset.gzip()
                        : asset.plain();
        headers.set(HeaderNames.ETAG, representation.etag());
        headers.set(HeaderNames.CACHE_CONTROL, asset.cacheControl());
        if (asset.varies()) {
            headers.set(HeaderNames.VARY, "Accept-Encoding");
        }
        if (ContentNegotiation.matchesEtag(all(requestHeaders, HeaderNames.IF_NONE_MATCH), representation.etag())) {
            response.status(Status.NOT_MODIFIED_304).send();
            return;
        }
        headers.set(HeaderNames.CONTENT_TYPE, asset.type());
        if (representation != asset.plain()) {
            headers.set(HeaderNames.CONTENT_ENCODING, "gzip");
        }
        send(request, response, representation.bytes());
    }

    private static void sendError(ServerRequest request, ServerResponse response, Status status, ErrorPage page) {
        response.status(status)
                .header(HeaderNames.CONTENT_TYPE, MediaTypes.of("notice.html"))
                .header(HeaderNames.CACHE_CONTROL, "no-store")
                .header(HeaderNames.VARY, "Accept-Language");
        send(request, response, page.in(all(request.headers(), HeaderNames.ACCEPT_LANGUAGE)));
    }

    private static void send(ServerRequest request, ServerResponse response, byte[] bytes) {
        if (request.prologue().method().equals(Method.HEAD)) {
            response.headers().contentLength(bytes.length);
            response.send();
        } else {
            response.send(bytes);
        }
    }

    private static String all(Headers headers, HeaderName name) {
        return headers.contains(name) ? String.join(",", headers.get(name).allValues()) : "";
    }
}
