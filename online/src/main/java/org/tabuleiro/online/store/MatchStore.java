package org.tabuleiro.online.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jdbi.v3.core.statement.Update;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.online.store.EventRow.CommandKey;
import org.tabuleiro.online.store.MatchSummary.Status;

/**
 * The tables of matches and their events. The log of events is the truth and only grows; the columns of a
 * match that follow from it are written in the same transaction.
 */
public final class MatchStore {
    static final String SELECT = """
        select m.id, m.game, m.start_position, m.control, m.created_at, m.by_invitation, m.previous_match,
               m.rematch_by, m.chat_number, m.plan_number, m.forced_first, m.forced_second, n.id as next_match, m.version, m.to_move, m.ply, m.position, m.deadline, m.status, m.points,
               m.reason, m.ended_at, f.id as first_id, f.kind as first_kind, f.name as first_name,
               s.id as second_id, s.kind as second_kind, s.name as second_name
        from match m
        join player f on f.id = m.first_player
        join player s on s.id = m.second_player
        left join match n on n.previous_match = m.id
        """;

    private static final long WATCHABLE_CHANGES = 2000;

    private static final String SELECT_CHANGE = """
        select changed_seq, id, version, first_player, second_player, chat_number, plan_number
        from match
        """;

    private final Database database;

    /** The store in a database. */
    public MatchStore(Database database) {
        this.database = database;
    }

    /**
     * A match in a list.
     *
     * @param row what it is
     * @param summary its state
     */
    public record ListedMatch(MatchRow row, MatchSummary summary) {}

    /** Adds a match without events. */
    static void add(Handle handle, MatchRow match, MatchSummary summary) {
        bind(handle.createUpdate("""
            insert into match (id, version, changed_seq, game, start_position, control,
                first_player, second_player, to_move, ply, position, deadline, status, points,
                reason, created_at, changed_at, ended_at, by_invitation, previous_match)
            values (:id, :version, nextval('change_seq'), :game, :start, :control,
                :first, :second, :to_move, :ply, :position, :deadline, :status, :points,
                :reason, :at, :at, :ended, :by_invitation, :previous)\
            """), summary, match.createdAt())
                .bind("id", match.id())
                .bind("game", match.game())
                .bind("start", match.start())
                .bind("control", match.control())
                .bind("first", match.first().id())
                .bind("second", match.second().id())
                .bind("by_invitation", match.byInvitation())
                .bind("previous", match.previous())
                .execute();
    }

    /** The match with an id. */
    public Optional<MatchRow> find(String id) {
        return database.run(handle -> handle.createQuery(SELECT + "where m.id = :id")
                .bind("id", id)
                .map((row, context) -> match(row))
                .findOne());
    }

    /** The matches of a player, the oldest first. */
    public List<String> idsOf(String player) {
        return database.run(handle -> handle.createQuery("""
                        select id from match where first_player = :player or second_player = :player
                        order by created_at""")
                .bind("player", player)
                .mapTo(String.class)
                .list());
    }

    /** The number of events of a match; empty if there is no such match. */
    public OptionalInt version(String id) {
        return database.run(handle -> handle.createQuery("select version from match where id = :id")
                .bind("id", id)
                .mapTo(Integer.class)
                .findOne()
                .map(OptionalInt::of)
                .orElseGet(OptionalInt::empty));
    }

    /** The events of a match after a version, in order. */
    public List<EventRow> events(String id, int after) {
        return database.run(handle -> handle.createQuery("""
            select version, body, command_id, command_hash, at from match_event
            where match_id = :id and version > :after order by version\
            """)
                .bind("id", id)
                .bind("after", after)
                .map((row, context) -> event(row))
                .list());
    }

    /**
     * Appends events to a match and updates its columns, unless somebody else has appended events or changed
     * a plan in the meantime. When this returns true, the events are stored for good.
     *
     * @param seen the match as the caller has seen it
     * @param version the number of events that the caller has seen
     * @param summary the state after the events
     * @param events the events
     * @param plansFrom plans for fewer turns are forgotten
     * @param at when they happened
     */
    public boolean append(
            MatchRow seen, int version, MatchSummary summary, List<EventRow> events, int plansFrom, long at) {
        String id = seen.id();
        return database.inTransaction(handle -> {
            int updated = bind(handle.createUpdate("""
                update match set version = :version, changed_seq = nextval('change_seq'),
                    to_move = :to_move, ply = :ply, position = :position, deadline = :deadline,
                    status = :status, points = :points, reason = :reason, changed_at = :at,
                    ended_at = :ended
                where id = :id and version = :seen and plan_number = :plans\
                """), summary, at)
                    .bind("id", id)
                    .bind("seen", version)
                    .bind("plans", seen.planNumber())
                    .execute();
            if (updated == 0) {
                return false;
            }
            if (seen.planNumber() > 0) {
                PlanStore.forget(handle, id, plansFrom);
            }
            PreparedBatch batch = handle.prepareBatch("""
                insert into match_event (match_id, version, body, command_id, command_hash, at)
                values (:match, :version, :body, :command, :hash, :at)\
                """);
            for (EventRow event : events) {
                batch.bind("match", id)
                        .bind("version", event.version())
                        .bind("body", event.body())
                        .bind("command", event.command().map(CommandKey::id))
                        .bindBySqlType(
                                "hash",
                                event.command()
                                        .map(key -> HexFormat.of().parseHex(key.hash()))
                                        .orElse(null),
                                Types.BINARY)
                        .bind("at", Columns.time(event.at()))
                        .add();
            }
            batch.execute();
            return true;
        });
    }

    /** The running matches of a player. */
    public List<ListedMatch> running(String player) {
        return database.run(handle -> handle.createQuery(SELECT + """
            where m.status = 'running' and (m.first_player = :player or m.second_player = :player)\
            """)
                .bind("player", player)
                .map((row, context) -> new ListedMatch(match(row), summary(row)))
                .list());
    }

    /**
     * Running matches of players that met in the lobby, those that changed last first. Only the last changes of all
     * matches are looked at, so that the time that this takes does not grow with the archive.
     */
    public List<ListedMatch> watchable(int most) {
        return database.run(handle -> handle.createQuery(SELECT + """
            where m.status = 'running' and not m.by_invitation
                and m.changed_seq > (select coalesce(max(changed_seq), 0) from match) - :span
            order by m.changed_seq desc limit :most\
            """)
                .bind("span", WATCHABLE_CHANGES)
                .bind("most", most)
                .map((row, context) -> new ListedMatch(match(row), summary(row)))
                .list());
    }

    /** The ids of all matches. */
    public List<String> ids() {
        return database.run(handle ->
                handle.createQuery("select id from match").mapTo(String.class).list());
    }

    /** A match with the columns that follow from its events. */
    public Optional<ListedMatch> listed(String id) {
        return database.run(handle -> handle.createQuery(SELECT + "where m.id = :id")
                .bind("id", id)
                .map((row, context) -> new ListedMatch(match(row), summary(row)))
                .findOne());
    }

    /** Writes the columns of a match that follow from its events. */
    public void rewrite(String id, MatchSummary summary, long at) {
        database.inTransaction(handle ->
                bind(handle.createUpdate("""
                    update match set version = :version, changed_seq = nextval('change_seq'),
                        to_move = :to_move, ply = :ply, position = :position, deadline = :deadline,
                        status = :status, points = :points, reason = :reason, changed_at = :at,
                        ended_at = :ended
                    where id = :id\
                    """), summary, at).bind("id", id).execute());
    }

    /** The matches whose deadline has passed, the oldest first. */
    public List<String> overdue(long now, int most) {
        return database.run(handle -> handle.createQuery(
                        "select id from match where deadline <= :now order by deadline limit :most")
                .bind("now", Columns.time(now))
                .bind("most", most)
                .mapTo(String.class)
                .list());
    }

    /** The running matches with a clock that are live, or whose deadline is before a time. */
    public List<String> timed(long before) {
        return database.run(handle -> handle.createQuery("""
            select id from match
            where deadline is not null and (control like '%+%' or (control <> '' and deadline < :before))
            order by deadline\
            """)
                .bind("before", Columns.time(before))
                .mapTo(String.class)
                .list());
    }

    /**
     * A change of a match.
     *
     * @param number its number: larger for later changes, about
     * @param match the match
     * @param version the number of events
     * @param first the id of the player of the first side
     * @param second the id of the player of the second side
     * @param chatNumber the number of lines that the players said
     * @param planNumber the number of changes of plans
     */
    public record ChangedMatch(
            long number, String match, int version, String first, String second, int chatNumber, int planNumber) {}

    /** The largest number of a change. */
    public long lastChange() {
        return database.run(
                handle -> handle.createQuery("select changed_seq from match order by changed_seq desc limit 1")
                        .mapTo(Long.class)
                        .findOne()
                        .orElse(0L));
    }

    /** The last change of each match, if its number is larger, in order. */
    public List<ChangedMatch> changesAfter(long number) {
        return database.run(
                handle -> handle.createQuery(SELECT_CHANGE + "where changed_seq > :number order by changed_seq")
                        .bind("number", number)
                        .map((row, context) -> change(row))
                        .list());
    }

    /** The last change of each of these matches. */
    public List<ChangedMatch> changes(List<String> matches) {
        return database.run(handle -> handle.createQuery(SELECT_CHANGE + "where id in (<matches>)")
                .bindList("matches", matches)
                .map((row, context) -> change(row))
                .list());
    }

    private static ChangedMatch change(ResultSet row) throws SQLException {
        return new ChangedMatch(
                row.getLong("changed_seq"),
                row.getString("id"),
                row.getInt("version"),
                row.getString("first_player"),
                row.getString("second_player"),
                row.getInt("chat_number"),
                row.getInt("plan_number"));
    }

    /** Notes the side that offers a rematch, if neither has; returns the side that offers it now. */
    public Side offerRematch(String match, Side side) {
        return database.inTransaction(handle -> {
            handle.createUpdate("""
                update match set rematch_by = :side, changed_seq = nextval('change_seq')
                where id = :id and rematch_by is null\
                """)
                    .bind("side", Columns.side(side))
                    .bind("id", match)
                    .execute();
            return handle.createQuery("select rematch_by from match where id = :id")
                    .bind("id", match)
                    .map((row, context) -> Columns.side(row, "rematch_by").orElseThrow())
                    .one();
        });
    }

    /** Adds a rematch, unless the match has one already; returns the id of the rematch. */
    public String addRematch(MatchRow rematch, MatchSummary summary) {
        String previous = rematch.previous().orElseThrow();
        return database.inTransaction(handle -> {
            // The row lock: of two that accept at once, the second finds the match of the first.
            handle.createQuery("select id from match where id = :id for update")
                    .bind("id", previous)
                    .mapTo(String.class)
                    .one();
            Optional<String> existing = handle.createQuery("select id from match where previous_match = :id")
                    .bind("id", previous)
                    .mapTo(String.class)
                    .findOne();
            if (existing.isPresent()) {
                return existing.get();
            }
            add(handle, rematch, summary);
            handle.createUpdate("update match set changed_seq = nextval('change_seq') where id = :id")
                    .bind("id", previous)
                    .execute();
            return rematch.id();
        });
    }

    private static Update bind(Update update, MatchSummary summary, long at) {
        return update.bind("version", summary.version())
                .bind("to_move", Columns.side(summary.toMove()))
                .bind("ply", summary.ply())
                .bind("position", summary.position())
                .bindBySqlType("deadline", Columns.time(summary.deadline()), Types.TIMESTAMP_WITH_TIMEZONE)
                .bind("status", summary.status().name().toLowerCase(Locale.ROOT))
                .bind("points", summary.result().map(Result::points))
                .bind("reason", summary.result().map(Result::reason))
                .bindBySqlType(
                        "ended",
                        Columns.time(summary.status() == Status.RUNNING ? OptionalLong.empty() : OptionalLong.of(at)),
                        Types.TIMESTAMP_WITH_TIMEZONE)
                .bind("at", Columns.time(at));
    }

    static MatchRow match(ResultSet row) throws SQLException {
        return new MatchRow(
                row.getString("id"),
                row.getString("game"),
                row.getString("start_position"),
                row.getString("control"),
                PlayerStore.player(row, "first_"),
                PlayerStore.player(row, "second_"),
                Columns.millis(row, "created_at"),
                row.getBoolean("by_invitation"),
                Optional.ofNullable(row.getString("previous_match")),
                Columns.side(row, "rematch_by"),
                Optional.ofNullable(row.getString("next_match")),
                row.getInt("chat_number"),
                row.getInt("plan_number"),
                forced(row));
    }

    private static Set<Side> forced(ResultSet row) throws SQLException {
        Set<Side> sides = EnumSet.noneOf(Side.class);
        if (row.getBoolean("forced_first")) {
            sides.add(Side.FIRST);
        }
        if (row.getBoolean("forced_second")) {
            sides.add(Side.SECOND);
        }
        return sides;
    }

    static MatchSummary summary(ResultSet row) throws SQLException {
        return new MatchSummary(
                row.getInt("version"),
                Columns.side(row, "to_move").orElseThrow(),
                row.getInt("ply"),
                row.getString("position"),
                Columns.optionalMillis(row, "deadline"),
                Status.valueOf(row.getString("status").toUpperCase(Locale.ROOT)),
                result(row.getString("points"), row.getString("reason")));
    }

    private static Optional<Result> result(@Nullable String points, @Nullable String reason) {
        if (points == null || reason == null) {
            return Optional.empty();
        }
        return Optional.of(
                switch (points) {
                    case "1-0" -> Result.win(Side.FIRST, reason);
                    case "0-1" -> Result.win(Side.SECOND, reason);
                    default -> Result.draw(reason);
                });
    }

    private static EventRow event(ResultSet row) throws SQLException {
        String command = row.getString("command_id");
        return new EventRow(
                row.getInt("version"),
                row.getString("body"),
                command == null
                        ? Optional.empty()
                        : Optional.of(new CommandKey(command, HexFormat.of().formatHex(row.getBytes("command_hash")))),
                Columns.millis(row, "at"));
    }
}
