package org.tabuleiro.online.store;

import java.util.Collection;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/** The tables of signs of life: of connected players, and of the program itself. */
public final class SeenStore {
    private final Database database;

    /** The store in a database. */
    public SeenStore(Database database) {
        this.database = database;
    }

    /** Notes that players are connected to a node now. */
    public void playersSeen(Collection<String> players, String node, long now) {
        if (players.isEmpty()) {
            return;
        }
        database.inTransaction(handle -> {
            players.forEach(player -> seen(handle, player, node, now));
            return true;
        });
    }

    private static void seen(Handle handle, String player, String node, long now) {
        int updated = handle.createUpdate("update player_seen set at = :now where player_id = :player and node = :node")
                .bind("now", Columns.time(now))
                .bind("player", player)
                .bind("node", node)
                .execute();
        if (updated == 0) {
            handle.createUpdate("""
                        insert into player_seen (player_id, node, at) values (:player, :node, :now)
                        on conflict do nothing""")
                    .bind("now", Columns.time(now))
                    .bind("player", player)
                    .bind("node", node)
                    .execute();
        }
    }

    /** When a player was last connected to any node. */
    public OptionalLong playerSeen(String player) {
        return database.run(handle -> latest(handle.createQuery(
                        "select at as latest from player_seen where player_id = :player order by at desc limit 1")
                .bind("player", player)));
    }

    /** Notes that a node watches over the deadlines now. */
    public void beat(long now) {
        database.inTransaction(handle -> {
            handle.createUpdate("insert into heartbeat (id, at) values (1, :now) on conflict do nothing")
                    .bind("now", Columns.time(now))
                    .execute();
            handle.createUpdate("update heartbeat set at = :now where id = 1 and at < :now")
                    .bind("now", Columns.time(now))
                    .execute();
            return true;
        });
    }

    /** When a node last watched over the deadlines. */
    public OptionalLong lastBeat() {
        return database.run(handle -> latest(handle.createQuery("select at as latest from heartbeat where id = 1")));
    }

    /** Forgets the players that were last seen before a time. */
    public void forgetBefore(long time) {
        database.run(handle -> handle.createUpdate("delete from player_seen where at < :time")
                .bind("time", Columns.time(time))
                .execute());
    }

    private static OptionalLong latest(Query query) {
        return query.map((row, context) -> Columns.millis(row, "latest"))
                .findOne()
                .map(OptionalLong::of)
                .orElseGet(OptionalLong::empty);
    }
}
