package org.tabuleiro.online.archive;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.games.record.Line;
import org.tabuleiro.match.Match;
import org.tabuleiro.online.live.LiveMatch;
import org.tabuleiro.online.live.LiveMatches;
import org.tabuleiro.online.player.PlayerNames;
import org.tabuleiro.online.store.ArchiveStore;
import org.tabuleiro.online.store.ArchiveStore.ArchiveCursor;
import org.tabuleiro.online.store.ArchiveStore.ArchiveQuery;
import org.tabuleiro.online.store.ArchiveStore.FinishedMatch;
import org.tabuleiro.online.store.MatchRow;
import org.tabuleiro.online.store.MatchSummary;
import org.tabuleiro.online.store.PlayerRow;
import org.tabuleiro.protocol.ArchivedMatch;
import org.tabuleiro.protocol.PlayerInfo;
import org.tabuleiro.protocol.PlayerInfo.PlayerType;

/** The archive of finished matches. */
public final class Archive {
    /** The number of matches of a page. */
    public static final int PAGE = 20;

    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final ArchiveStore store;
    private final LiveMatches matches;

    /** The archive of a store. */
    public Archive(ArchiveStore store, LiveMatches matches) {
        this.store = store;
        this.matches = matches;
    }

    /** The id of the player with an id or a name. */
    public Optional<String> player(String idOrName) {
        return store.player(idOrName);
    }

    /** A page of what is searched for. */
    public ArchivedMatch.ArchivePage search(ArchiveQuery query) {
        List<FinishedMatch> found = store.search(query, PAGE + 1);
        List<FinishedMatch> shown = found.stream().limit(PAGE).toList();
        Optional<String> next = found.size() > PAGE
                ? Optional.of(text(new ArchiveCursor(
                        shown.getLast().endedAt(), shown.getLast().match().row().id())))
                : Optional.empty();
        return new ArchivedMatch.ArchivePage(
                shown.stream().map(Archive::archived).toList(), next);
    }

    private static ArchivedMatch archived(FinishedMatch finished) {
        MatchRow row = finished.match().row();
        MatchSummary summary = finished.match().summary();
        Result result = summary.result().orElseThrow();
        return new ArchivedMatch(
                row.id(),
                row.game(),
                row.control(),
                PlayerNames.info(row.first()),
                PlayerNames.info(row.second()),
                result.points(),
                result.reason(),
                summary.ply(),
                summary.position(),
                finished.endedAt());
    }

    private static String text(ArchiveCursor cursor) {
        return cursor.endedAt() + "-" + cursor.id();
    }

    /** The cursor that is written as in a page; empty if the text is none. */
    public static Optional<ArchiveCursor> cursor(String text) {
        if (!text.matches("[0-9]{1,15}-[A-Za-z0-9]{1,12}")) {
            return Optional.empty();
        }
        int dash = text.indexOf('-');
        return Optional.of(new ArchiveCursor(Long.parseLong(text.substring(0, dash)), text.substring(dash + 1)));
    }

    /** The file of a match that is over; empty if there is no such match, or it goes on. */
    public Optional<String> file(String id) {
        return matches.find(id).filter(live -> live.match().isOver()).map(Archive::file);
    }

    private static String file(LiveMatch live) {
        MatchRow row = live.row();
        Match match = live.match();
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "Tabuleiro");
        tags.put("Date", DATE.format(Instant.ofEpochMilli(row.createdAt())));
        tags.put(GameRecord.FIRST, name(row.first()));
        tags.put(GameRecord.SECOND, name(row.second()));
        return GameWriter.write(new GameRecord(match.start(), tags, Line.of(match.turns()), match.result()));
    }

    /** Names in files are in English, like their tags. */
    private static String name(PlayerRow player) {
        PlayerInfo info = PlayerNames.info(player);
        return info.type() == PlayerType.GUEST ? "Guest " + info.name() : info.name();
    }
}
