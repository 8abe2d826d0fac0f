package org.tabuleiro.server.online;

import io.helidon.common.uri.UriQuery;
import io.helidon.http.HeaderNames;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.online.archive.Archive;
import org.tabuleiro.online.player.Identity;
import org.tabuleiro.online.store.ArchiveStore.ArchiveCursor;
import org.tabuleiro.online.store.ArchiveStore.ArchiveQuery;
import org.tabuleiro.online.store.ArchiveStore.Outcome;
import org.tabuleiro.protocol.ArchivedMatch;
import org.tabuleiro.protocol.json.MessageCodec;

/** The requests for finished matches: searches and files. */
final class ArchiveApi {
    private static final String SEARCH = OnlineApi.PREFIX + "matches";
    private static final Pattern FILE = Pattern.compile(OnlineApi.PREFIX + "matches/([A-Za-z0-9]{1,12})/file");

    private static final Map<String, Outcome> OUTCOMES =
            Map.of("won", Outcome.WON, "lost", Outcome.LOST, "draw", Outcome.DRAWN);
    private static final Map<String, Side> SIDES = Map.of("first", Side.FIRST, "second", Side.SECOND);
    private static final int MAX_NAME = 40;

    private final Archive archive;
    private final Sockets sockets;
    private final RateLimit requests;

    ArchiveApi(Archive archive, Sockets sockets, LongSupplier nanoTime) {
        this.archive = archive;
        this.sockets = sockets;
        requests = new RateLimit(120, Duration.ofMinutes(1), nanoTime);
    }

    /** What a client asks for is not what the server expects. */
    private static final class BadQuery extends RuntimeException {}

    /** Answers a request; false if it is for something else. */
    boolean answer(ServerRequest request, ServerResponse response) {
        String path = request.path().path();
        Matcher file = FILE.matcher(path);
        boolean isFile = file.matches();
        if (!isFile && !path.equals(SEARCH)) {
            return false;
        }
        Optional<String> address = sockets.addresses().key(request.remotePeer().host(), request.headers());
        if (!request.prologue().method().equals(Method.GET)) {
            response.status(Status.METHOD_NOT_ALLOWED_405)
                    .header(HeaderNames.ALLOW, "GET")
                    .send();
        } else if (address.isPresent() && !requests.tryTake(address.get())) {
            response.status(Status.TOO_MANY_REQUESTS_429).send();
        } else if (isFile) {
            file(response, file.group(1));
        } else {
            search(request, response);
        }
        return true;
    }

    private void file(ServerResponse response, String id) {
        Optional<String> file = archive.file(id);
        if (file.isEmpty()) {
            response.status(Status.NOT_FOUND_404).send();
            return;
        }
        response.header(HeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8")
                .header(HeaderNames.CONTENT_DISPOSITION, "attachment; filename=\"tabuleiro-" + id + ".pgn\"")
                .send(file.get().getBytes(StandardCharsets.UTF_8));
    }

    private void search(ServerRequest request, ServerResponse response) {
        Optional<String> viewer =
                sockets.identify(request.headers()).map(Identity::player).map(player -> player.id());
        UriQuery query = request.query();
        Optional<String> player = value(query, "player");
        boolean isOwn = player.equals(Optional.of("me"));
        if (isOwn && viewer.isEmpty()) {
            response.status(Status.UNAUTHORIZED_401).send();
            return;
        }
        try {
            Optional<String> id = isOwn
                    ? viewer
                    : player.filter(text -> text.length() <= MAX_NAME).flatMap(archive::player);
            ArchivedMatch.ArchivePage page = player.isPresent() && id.isEmpty()
                    ? new ArchivedMatch.ArchivePage(List.of(), Optional.empty())
                    : archive.search(new ArchiveQuery(
                            viewer,
                            id,
                            value(query, "side").map(text -> known(SIDES, text)),
                            value(query, "result").map(text -> known(OUTCOMES, text)),
                            value(query, "game").map(ArchiveApi::game),
                            day(query, "from", 0),
                            day(query, "until", 1),
                            value(query, "before").map(ArchiveApi::cursor)));
            response.header(HeaderNames.CONTENT_TYPE, "application/json")
                    .send((MessageCodec.write(page) + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (BadQuery bad) {
            response.status(Status.BAD_REQUEST_400).send();
        }
    }

    private static Optional<String> value(UriQuery query, String name) {
        return query.contains(name) ? Optional.of(query.get(name)).filter(text -> !text.isEmpty()) : Optional.empty();
    }

    private static <T> T known(Map<String, T> values, String text) {
        T value = values.get(text);
        if (value == null) {
            throw new BadQuery();
        }
        return value;
    }

    private static String game(String id) {
        return Games.find(id).orElseThrow(BadQuery::new).id();
    }

    private static ArchiveCursor cursor(String text) {
        return Archive.cursor(text).orElseThrow(BadQuery::new);
    }

    /** The begin of a day, in UTC, or of one that comes some days later. */
    private static OptionalLong day(UriQuery query, String name, int later) {
        Optional<String> text = value(query, name);
        if (text.isEmpty()) {
            return OptionalLong.empty();
        }
        if (!text.get().matches("[0-9]{4}-[0-9]{2}-[0-9]{2}")) {
            throw new BadQuery();
        }
        try {
            return OptionalLong.of(LocalDate.parse(text.get())
                    .plusDays(later)
                    .atStartOfDay(ZoneOffset.UTC)
                    .toInstant()
                    .toEpochMilli());
        } catch (DateTimeException noSuchDay) {
            throw new BadQuery();
        }
    }
}
