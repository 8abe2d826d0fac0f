package org.tabuleiro.online.store;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.tabuleiro.games.Side;
import org.tabuleiro.online.store.MatchStore.ListedMatch;

/** Searches for finished matches. */
public final class ArchiveStore {
    private final Database database;

    /** The archive in a database. */
    public ArchiveStore(Database database) {
        this.database = database;
    }

    /** The result of a match for the player that is searched for. */
    public enum Outcome {
        /** The player has won. */
        WON,
        /** The player has lost. */
        LOST,
        /** Nobody has won. */
        DRAWN
    }

    /**
     * The place of a match in the order of the archive.
     *
     * @param endedAt when it ended
     * @param id its id: tells apart matches that ended at once
     */
    public record ArchiveCursor(long endedAt, String id) {}

    /**
     * What is searched for.
     *
     * @param viewer who searches: sees the own matches with friends, too
     * @param player the id of a player
     * @param side the side of that player
     * @param outcome the result for that player; without a player, only a draw
     * @param game the id of a game
     * @param from matches that ended at this time or later
     * @param until matches that ended before this time
     * @param after the matches after this one
     */
    public record ArchiveQuery(
            Optional<String> viewer,
            Optional<String> player,
            Optional<Side> side,
            Optional<Outcome> outcome,
            Optional<String> game,
            OptionalLong from,
            OptionalLong until,
            Optional<ArchiveCursor> after) {}

    /**
     * A match of the archive.
     *
     * @param match the match
     * @param endedAt when it ended
     */
    public record FinishedMatch(ListedMatch match, long endedAt) {}

    /** The id of the player with an id, or with a name that differs in case only. */
    public Optional<String> player(String idOrName) {
        return database.run(handle -> handle.createQuery("""
                        select id from player where id = :text or lower(name) = lower(:text) order by id limit 1""")
                .bind("text", idOrName)
                .mapTo(String.class)
                .findOne());
    }

    /**
     * Matches with a result, the last that ended first. Matches of players who met by a link are found by these
     * players only.
     */
    public List<FinishedMatch> search(ArchiveQuery query, int most) {
        List<String> where = new ArrayList<>(List.of("m.status = 'ended'"));
        Map<String, Object> values = new HashMap<>();
        if (query.viewer().isPresent()) {
            where.add("(not m.by_invitation or m.first_player = :viewer or m.second_player = :viewer)");
            values.put("viewer", query.viewer().get());
        } else {
            where.add("not m.by_invitation");
        }
        query.player().ifPresent(player -> {
            where.add(players(query));
            values.put("player", player);
        });
        if (query.player().isEmpty() && query.outcome().equals(Optional.of(Outcome.DRAWN))) {
            where.add("m.points = '1/2-1/2'");
        }
        query.game().ifPresent(game -> {
            where.add("m.game = :game");
            values.put("game", game);
        });
        query.from().ifPresent(from -> {
            where.add("m.ended_at >= :from");
            values.put("from", Columns.time(from));
        });
        query.until().ifPresent(until -> {
            where.add("m.ended_at < :until");
            values.put("until", Columns.time(until));
        });
        query.after().ifPresent(after -> {
            where.add("(m.ended_at < :at or (m.ended_at = :at and m.id < :id))");
            values.put("at", Columns.time(after.endedAt()));
            values.put("id", after.id());
        });
        return database.run(handle -> handle.createQuery(MatchStore.SELECT + "where " + String.join(" and ", where)
                        + " order by m.ended_at desc, m.id desc limit :most")
                .bindMap(values)
                .bind("most", most)
                .map((row, context) -> new FinishedMatch(
                        new ListedMatch(MatchStore.match(row), MatchStore.summary(row)),
                        Columns.millis(row, "ended_at")))
                .list());
    }

    /** The condition that the player has the side and the result. */
    private static String players(ArchiveQuery query) {
        List<String> sides = new ArrayList<>();
        for (Side side : Side.values()) {
            if (query.side().isEmpty() || query.side().get() == side) {
                boolean isFirst = side == Side.FIRST;
                String seat = isFirst ? "m.first_player = :player" : "m.second_player = :player";
                String points = query.outcome()
                        .map(outcome -> switch (outcome) {
                            case WON -> isFirst ? "1-0" : "0-1";
                            case LOST -> isFirst ? "0-1" : "1-0";
                            case DRAWN -> "1/2-1/2";
                        })
                        .map(text -> " and m.points = '" + text + "'")
                        .orElse("");
                sides.add("(" + seat + points + ")");
            }
        }
        return "(" + String.join(" or ", sides) + ")";
    }
}
