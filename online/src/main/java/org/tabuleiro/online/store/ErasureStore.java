package org.tabuleiro.online.store;

import java.util.List;
import org.jdbi.v3.core.Handle;

/** The deletion of players. Their matches stay, since they belong to the opponents, too. */
public final class ErasureStore {
    /** The rows that belong to the player's side of a match. */
    private static final String SEAT = "(side = 1 and match_id in (select id from match where first_player = :player))"
            + " or (side = 2 and match_id in (select id from match where second_player = :player))";

    private final Database database;

    /** The store in a database. */
    public ErasureStore(Database database) {
        this.database = database;
    }

    /** Ends all sessions of a player, and has the player deleted at a time, unless a session begins before. */
    public void schedule(String player, long deleteAt, long now) {
        database.inTransaction(handle -> {
            PlayerStore.endAll(handle, player, now);
            return handle.createUpdate("update player set delete_at = :time where id = :player")
                    .bind("time", Columns.time(deleteAt))
                    .bind("player", player)
                    .execute();
        });
    }

    /** Players that are to be deleted: those who asked for it, and guests that were not seen since a time. */
    public List<String> due(long now, long guestsSeenBefore, int most) {
        return database.run(handle -> handle.createQuery("""
                        select id from player
                        where closed_at is null
                            and (delete_at <= :now or (kind = 'guest' and seen_at < :before))
                        limit :most""")
                .bind("now", Columns.time(now))
                .bind("before", Columns.time(guestsSeenBefore))
                .bind("most", most)
                .mapTo(String.class)
                .list());
    }

    /** Deletes everything that is about a player alone, unless a session has begun meanwhile. */
    public boolean erase(String player, long now, long guestsSeenBefore) {
        return database.inTransaction(handle -> {
            boolean isErased = handle.createUpdate("""
                            update player set kind = 'deleted', name = null, name_key = null, skeleton = null,
                                delete_at = null, closed_at = :now
                            where id = :player and closed_at is null
                                and (delete_at <= :now or (kind = 'guest' and seen_at < :before))""")
                            .bind("now", Columns.time(now))
                            .bind("before", Columns.time(guestsSeenBefore))
                            .bind("player", player)
                            .execute()
                    == 1;
            if (isErased) {
                PlayerStore.endAll(handle, player, now);
                List.of(
                                "delete from credential where player_id = :player",
                                "delete from link_code where player_id = :player",
                                "delete from player_seen where player_id = :player",
                                "delete from chat where " + SEAT,
                                "delete from plan where " + SEAT)
                        .forEach(statement -> run(handle, statement, player));
                withdraw(handle, "invitation", player, now);
                withdraw(handle, "challenge", player, now);
            }
            return isErased;
        });
    }

    private static void run(Handle handle, String statement, String player) {
        handle.createUpdate(statement).bind("player", player).execute();
    }

    private static void withdraw(Handle handle, String table, String player, long now) {
        handle.createUpdate("update " + table
                        + " set withdrawn_at = :now where by_player = :player and withdrawn_at is null")
                .bind("now", Columns.time(now))
                .bind("player", player)
                .execute();
    }
}
