package org.tabuleiro.online.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.tabuleiro.online.store.PlayerRow.Kind;

/** The tables of players and sessions. */
public final class PlayerStore {
    private final Database database;

    /** The store in a database. */
    public PlayerStore(Database database) {
        this.database = database;
    }

    /**
     * A session and its player.
     *
     * @param player the player
     * @param seenAt when the session was last used, to the precision of {@link #touch}
     */
    public record SessionRow(PlayerRow player, long seenAt) {}

    /** Adds a player and a first session. */
    public void add(PlayerRow player, String language, byte[] sessionHash, String device, long now) {
        database.inTransaction(handle -> {
            handle.createUpdate("""
                    insert into player (id, kind, name, language, created_at, seen_at)
                    values (:id, :kind, :name, :language, :now, :now)""")
                    .bind("id", player.id())
                    .bind("kind", player.kind().name().toLowerCase(Locale.ROOT))
                    .bind("name", player.name())
                    .bind("language", language)
                    .bind("now", Columns.time(now))
                    .execute();
            begin(handle, player.id(), HexFormat.of().formatHex(sessionHash), device, now);
            return true;
        });
    }

    /** The player with an id. */
    public Optional<PlayerRow> find(String id) {
        return database.run(handle -> handle.createQuery("select p.id, p.kind, p.name from player p where p.id = :id")
                .bind("id", id)
                .map((row, context) -> player(row, ""))
                .findOne());
    }

    /** The session with a hash, if it was used since a time and its player is not closed. */
    public Optional<SessionRow> session(byte[] hash, long usedSince) {
        return database.run(handle -> handle.createQuery("""
                        select p.id, p.kind, p.name, s.seen_at
                        from session s join player p on p.id = s.player_id
                        where s.hash = :hash and s.seen_at >= :since and p.closed_at is null""")
                .bind("hash", hash)
                .bind("since", Columns.time(usedSince))
                .map((row, context) -> new SessionRow(player(row, ""), Columns.millis(row, "seen_at")))
                .findOne());
    }

    /** Sets when a session and its player were last seen. */
    public void touch(byte[] hash, long now) {
        database.inTransaction(handle -> {
            handle.createUpdate("update session set seen_at = :now where hash = :hash")
                    .bind("now", Columns.time(now))
                    .bind("hash", hash)
                    .execute();
            handle.createUpdate("""
                    update player set seen_at = :now
                    where id = (select s.player_id from session s where s.hash = :hash)""")
                    .bind("now", Columns.time(now))
                    .bind("hash", hash)
                    .execute();
            return true;
        });
    }

    /**
     * A session in the list of its player.
     *
     * @param hash the hash of its secret, in hexadecimal
     * @param device the browser and the system
     * @param since when it began
     * @param seenAt when it was last used
     */
    public record ListedSession(String hash, String device, long since, long seenAt) {}

    /** The sessions of a player that were used since a time, the one that was used last first. */
    public List<ListedSession> sessions(String player, long usedSince) {
        return database.run(handle -> handle.createQuery("""
                        select hash, device, created_at, seen_at from session
                        where player_id = :player and seen_at >= :since order by seen_at desc, created_at desc""")
                .bind("player", player)
                .bind("since", Columns.time(usedSince))
                .map((row, context) -> new ListedSession(
                        hash(row),
                        row.getString("device"),
                        Columns.millis(row, "created_at"),
                        Columns.millis(row, "seen_at")))
                .list());
    }

    /** Ends a session, and notes for all nodes that its connections are to be closed. */
    public void end(String hash, long now) {
        database.inTransaction(handle -> end(handle, hash, now));
    }

    static boolean end(Handle handle, String hash, long now) {
        boolean existed = handle.createUpdate("delete from session where hash = :hash")
                        .bind("hash", HexFormat.of().parseHex(hash))
                        .execute()
                == 1;
        if (existed) {
            handle.createUpdate("insert into ended_session (hash, at) values (:hash, :now)")
                    .bind("hash", HexFormat.of().parseHex(hash))
                    .bind("now", Columns.time(now))
                    .execute();
        }
        return existed;
    }

    static void endAll(Handle handle, String player, long now) {
        handle.createQuery("select hash from session where player_id = :player")
                .bind("player", player)
                .map((row, context) -> hash(row))
                .list()
                .forEach(hash -> end(handle, hash, now));
    }

    static void begin(Handle handle, String player, String hash, String device, long now) {
        handle.createUpdate("""
                insert into session (hash, player_id, created_at, seen_at, device)
                values (:hash, :player, :now, :now, :device)""")
                .bind("hash", HexFormat.of().parseHex(hash))
                .bind("player", player)
                .bind("now", Columns.time(now))
                .bind("device", device)
                .execute();
    }

    static String hash(ResultSet row) throws SQLException {
        return HexFormat.of().formatHex(row.getBytes("hash"));
    }

    /** The hashes of the sessions that have ended since a time. */
    public Set<String> endedSince(long time) {
        return database.run(handle -> handle.createQuery("select hash from ended_session where at >= :time")
                .bind("time", Columns.time(time))
                .map((row, context) -> hash(row))
                .set());
    }

    /** Forgets sessions that have ended or were not used since, and codes that have expired. */
    public void forget(long usedSince, long endedSince, long now) {
        database.inTransaction(handle -> {
            handle.createUpdate("delete from session where seen_at < :time")
                    .bind("time", Columns.time(usedSince))
                    .execute();
            handle.createUpdate("delete from ended_session where at < :time")
                    .bind("time", Columns.time(endedSince))
                    .execute();
            return handle.createUpdate("delete from link_code where expires_at < :now")
                    .bind("now", Columns.time(now))
                    .execute();
        });
    }

    /** The player in columns whose names begin with a prefix. */
    static PlayerRow player(ResultSet row, String prefix) throws SQLException {
        return new PlayerRow(
                row.getString(prefix + "id"),
                Kind.valueOf(row.getString(prefix + "kind").toUpperCase(Locale.ROOT)),
                Optional.ofNullable(row.getString(prefix + "name")));
    }
}
