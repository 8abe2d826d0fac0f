package org.tabuleiro.online.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.tabuleiro.games.Side;

/** The table of invitations by link. */
public final class InvitationStore {
    private static final String SELECT = """
            select i.id, i.game, i.setup, i.control, i.side, i.match_id, i.created_at, i.expires_at,
                   i.withdrawn_at, p.id as by_id, p.kind as by_kind, p.name as by_name
            from invitation i join player p on p.id = i.by_player
            """;

    private final Database database;

    /** The store in a database. */
    public InvitationStore(Database database) {
        this.database = database;
    }

    /**
     * An invitation.
     *
     * @param id its id
     * @param by the player that invites
     * @param game the id of the game
     * @param setup the named set-up; empty for the start position
     * @param control the time control, in its short form
     * @param side the side of the player that invites; empty if it is drawn by lot
     * @param match the match, once it was accepted
     * @param createdAt when it was made
     * @param expiresAt until when it can be accepted
     * @param withdrawn whether its sender has withdrawn it
     */
    public record InvitationRow(
            String id,
            PlayerRow by,
            String game,
            String setup,
            String control,
            Optional<Side> side,
            Optional<String> match,
            long createdAt,
            long expiresAt,
            boolean withdrawn) {

        /** Whether it can be accepted. */
        public boolean isOpen(long now) {
            return match.isEmpty() && !withdrawn && now < expiresAt;
        }
    }

    /** Adds an invitation, unless there is one with this token; returns the one that there is now. */
    public InvitationRow add(InvitationRow invitation, byte[] tokenHash) {
        Optional<InvitationRow> existing = find(tokenHash);
        if (existing.isPresent()) {
            return existing.get();
        }
        database.run(handle -> handle.createUpdate("""
                        insert into invitation (id, token_hash, by_player, game, setup, control, side, created_at,
                            expires_at)
                        values (:id, :token, :by, :game, :setup, :control, :side, :created, :expires)
                        on conflict do nothing""")
                .bind("id", invitation.id())
                .bind("token", tokenHash)
                .bind("by", invitation.by().id())
                .bind("game", invitation.game())
                .bind("setup", invitation.setup())
                .bind("control", invitation.control())
                .bindBySqlType("side", Columns.side(invitation.side()), Types.SMALLINT)
                .bind("created", Columns.time(invitation.createdAt()))
                .bind("expires", Columns.time(invitation.expiresAt()))
                .execute());
        return find(tokenHash).orElseThrow();
    }

    /** The invitation with a token. */
    public Optional<InvitationRow> find(byte[] tokenHash) {
        return database.run(handle -> find(handle, tokenHash));
    }

    private static Optional<InvitationRow> find(Handle handle, byte[] tokenHash) {
        return handle.createQuery(SELECT + "where i.token_hash = :token")
                .bind("token", tokenHash)
                .map((row, context) -> invitation(row))
                .findOne();
    }

    /** The invitation that has led to a match. */
    public Optional<InvitationRow> ofMatch(String match) {
        return database.run(handle -> handle.createQuery(SELECT + "where i.match_id = :match")
                .bind("match", match)
                .map((row, context) -> invitation(row))
                .findOne());
    }

    /** The invitations of a player that can be accepted. */
    public List<InvitationRow> open(String player, long now) {
        return database.run(handle -> handle.createQuery(SELECT + """
                        where i.by_player = :player and i.expires_at > :now and i.match_id is null
                            and i.withdrawn_at is null
                        order by i.created_at desc""")
                .bind("player", player)
                .bind("now", Columns.time(now))
                .map((row, context) -> invitation(row))
                .list());
    }

    /** A match and its state at the beginning. */
    public record NewMatch(MatchRow row, MatchSummary summary) {}

    /**
     * Accepts an open invitation: adds its match. Of several that accept at once, the first gets the seat.
     *
     * @param match makes the match of the invitation
     * @return the invitation afterwards; empty if there is none with this token
     */
    public Optional<InvitationRow> accept(byte[] tokenHash, long now, Function<InvitationRow, NewMatch> match) {
        return database.inTransaction(handle -> {
            boolean exists = handle.createQuery("select id from invitation where token_hash = :token for update")
                    .bind("token", tokenHash)
                    .mapTo(String.class)
                    .findOne()
                    .isPresent();
            Optional<InvitationRow> invitation = exists ? find(handle, tokenHash) : Optional.empty();
            if (invitation.isEmpty() || !invitation.get().isOpen(now)) {
                return invitation;
            }
            NewMatch made = match.apply(invitation.get());
            MatchStore.add(handle, made.row(), made.summary());
            handle.createUpdate("update invitation set match_id = :match where id = :id")
                    .bind("match", made.row().id())
                    .bind("id", invitation.get().id())
                    .execute();
            return find(handle, tokenHash);
        });
    }

    /** Withdraws an invitation of a player; false if there is none that is open or withdrawn. */
    public boolean withdraw(String id, String player, long now) {
        return database.run(handle -> handle.createUpdate("""
                        update invitation set withdrawn_at = :now
                        where id = :id and by_player = :player and match_id is null""")
                        .bind("now", Columns.time(now))
                        .bind("id", id)
                        .bind("player", player)
                        .execute()
                == 1);
    }

    private static InvitationRow invitation(ResultSet row) throws SQLException {
        return new InvitationRow(
                row.getString("id"),
                PlayerStore.player(row, "by_"),
                row.getString("game"),
                row.getString("setup"),
                row.getString("control"),
                Columns.side(row, "side"),
                Optional.ofNullable(row.getString("match_id")),
                Columns.millis(row, "created_at"),
                Columns.millis(row, "expires_at"),
                Columns.optionalMillis(row, "withdrawn_at").isPresent());
    }
}
