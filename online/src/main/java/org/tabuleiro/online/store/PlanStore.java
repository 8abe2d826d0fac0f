package org.tabuleiro.online.store;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.tabuleiro.games.Side;
import org.tabuleiro.protocol.PlannedTurn;

/** The table of conditional turns, and the sides whose forced turns the server plays. */
public final class PlanStore {
    private final Database database;

    /** The store in a database. */
    public PlanStore(Database database) {
        this.database = database;
    }

    /**
     * A planned turn.
     *
     * @param side the side that plans
     * @param planned the plan
     */
    public record PlanRow(Side side, PlannedTurn planned) {}

    /** The plans of both sides of a match, in the order of turns. */
    public List<PlanRow> of(String match) {
        return database.run(handle -> handle.createQuery("""
                        select side, ply, position, after_turn, turn from plan where match_id = :match
                        order by ply, position, after_turn""")
                .bind("match", match)
                .map((row, context) -> new PlanRow(
                        Columns.side(row, "side").orElseThrow(),
                        new PlannedTurn(
                                row.getInt("ply"),
                                row.getString("position"),
                                row.getString("after_turn"),
                                row.getString("turn"))))
                .list());
    }

    /**
     * Stores a plan in place of another answer to the same turn, unless the match has changed meanwhile.
     *
     * @param version the number of events that the caller has seen
     */
    public boolean put(String match, int version, PlanRow plan) {
        return database.inTransaction(handle -> {
            if (!touch(handle, match, version)) {
                return false;
            }
            delete(handle, match, plan.side(), plan.planned());
            handle.createUpdate("""
                    insert into plan (match_id, side, ply, position, after_turn, turn)
                    values (:match, :side, :ply, :position, :after, :turn)""")
                    .bind("match", match)
                    .bind("side", Columns.side(plan.side()))
                    .bind("ply", plan.planned().ply())
                    .bind("position", plan.planned().position())
                    .bind("after", plan.planned().after())
                    .bind("turn", plan.planned().turn())
                    .execute();
            return true;
        });
    }

    /** Forgets the answer of a side to a turn, unless the match has changed meanwhile. */
    public boolean remove(String match, int version, PlanRow plan) {
        return database.inTransaction(handle -> {
            if (!touch(handle, match, version)) {
                return false;
            }
            delete(handle, match, plan.side(), plan.planned());
            return true;
        });
    }

    /** The lock of the row lets a turn that is stored at the same time come before or after, never between. */
    private static boolean touch(Handle handle, String match, int version) {
        return handle.createUpdate("""
                        update match set plan_number = plan_number + 1, changed_seq = nextval('change_seq')
                        where id = :match and version = :version""")
                        .bind("match", match)
                        .bind("version", version)
                        .execute()
                == 1;
    }

    private static void delete(Handle handle, String match, Side side, PlannedTurn planned) {
        handle.createUpdate("""
                delete from plan where match_id = :match and side = :side and ply = :ply and position = :position
                    and after_turn = :after""")
                .bind("match", match)
                .bind("side", Columns.side(side))
                .bind("ply", planned.ply())
                .bind("position", planned.position())
                .bind("after", planned.after())
                .execute();
    }

    /** Forgets the plans of a match for fewer turns than a number. */
    static void forget(Handle handle, String match, int from) {
        handle.createUpdate("delete from plan where match_id = :match and ply < :from")
                .bind("match", match)
                .bind("from", from)
                .execute();
    }

    /** Sets whether the server plays the turns of a side that have no alternative. */
    public void playForced(String match, Side side, boolean on) {
        String column = side == Side.FIRST ? "forced_first" : "forced_second";
        database.run(handle -> handle.createUpdate("update match set " + column + """
                         = :on, plan_number = plan_number + 1, changed_seq = nextval('change_seq') where id = :match""")
                .bind("on", on)
                .bind("match", match)
                .execute());
    }
}
