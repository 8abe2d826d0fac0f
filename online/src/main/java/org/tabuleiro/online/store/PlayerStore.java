package org.tabuleiro.online.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Optional;
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
    public void add(PlayerRow player, String language, byte[] sessionHash, long now) {
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
            handle.createUpdate("""
                    insert into session (hash, player_id, created_at, seen_at)
                    values (:hash, :player, :now, :now)""")
                    .bind("hash", sessionHash)
                    .bind("player", player.id())
                    .bind("now", Columns.time(now))
                    .execute();
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

    /** Ends a session. Returns whether it existed. */
    public boolean end(byte[] hash) {
        return database.run(handle -> handle.createUpdate("delete from session where hash = :hash")
                        .bind("hash", hash)
                        .execute()
                == 1);
    }

    /** The player in columns whose names begin with a prefix. */
    static PlayerRow player(ResultSet row, String prefix) throws SQLException {
        return new PlayerRow(
                row.getString(prefix + "id"),
                Kind.valueOf(row.getString(prefix + "kind").toUpperCase(Locale.ROOT)),
                Optional.ofNullable(row.getString(prefix + "name")));
    }
}
