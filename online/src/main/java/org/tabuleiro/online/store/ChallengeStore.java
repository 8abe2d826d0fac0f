package org.tabuleiro.online.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.tabuleiro.games.Side;
import org.tabuleiro.online.store.InvitationStore.NewMatch;

/** The tables of challenges and their matches. */
public final class ChallengeStore {
    private static final String SELECT = """
            select c.id, c.game, c.setup, c.control, c.side, c.standing, c.accounts_only, c.live, c.created_at,
                   c.expires_at, c.withdrawn_at, p.id as by_id, p.kind as by_kind, p.name as by_name,
                   (select count(*) from challenge_match t where t.challenge_id = c.id) as taken,
                   (select count(*) from challenge_match t join match m on m.id = t.match_id
                    where t.challenge_id = c.id and m.status = 'running') as running
            from challenge c join player p on p.id = c.by_player
            """;

    private static final String OPEN = "c.withdrawn_at is null and c.expires_at > :now";

    private final Database database;

    /** The store in a database. */
    public ChallengeStore(Database database) {
        this.database = database;
    }

    /**
     * A challenge.
     *
     * @param id its id
     * @param by the player that challenges
     * @param game the id of the game
     * @param setup the named set-up; empty for the start position
     * @param control the time control, in its short form
     * @param side the side of the player that challenges; empty if it is drawn by lot
     * @param standing the number of its matches that may run at once; 0 if it ends when it is taken
     * @param accountsOnly whether guests cannot take it
     * @param isLive whether it is open only while its player is connected
     * @param createdAt when it was made
     * @param expiresAt until when it can be taken
     * @param withdrawn whether its player has withdrawn it
     * @param taken the number of its matches
     * @param running the number of its matches that go on
     */
    public record ChallengeRow(
            String id,
            PlayerRow by,
            String game,
            String setup,
            String control,
            Optional<Side> side,
            int standing,
            boolean accountsOnly,
            boolean isLive,
            long createdAt,
            long expiresAt,
            boolean withdrawn,
            int taken,
            int running) {

        /** Whether it can be taken, as far as its player is connected if need be. */
        public boolean isOpen(long now) {
            boolean hasRoom = standing == 0 ? taken == 0 : running < standing;
            return hasRoom && !withdrawn && now < expiresAt;
        }
    }

    /** Adds a challenge, unless its player has made one by the same command; returns the one that there is now. */
    public ChallengeRow add(ChallengeRow challenge, String command) {
        database.run(handle -> handle.createUpdate("""
                        insert into challenge (id, by_player, command_id, game, setup, control, side, standing,
                            accounts_only, live, created_at, expires_at)
                        values (:id, :by, :command, :game, :setup, :control, :side, :standing, :accounts_only, :live,
                            :created, :expires)
                        on conflict do nothing""")
                .bind("id", challenge.id())
                .bind("by", challenge.by().id())
                .bind("command", command)
                .bind("game", challenge.game())
                .bind("setup", challenge.setup())
                .bind("control", challenge.control())
                .bindBySqlType("side", Columns.side(challenge.side()), Types.SMALLINT)
                .bind("standing", challenge.standing())
                .bind("accounts_only", challenge.accountsOnly())
                .bind("live", challenge.isLive())
                .bind("created", Columns.time(challenge.createdAt()))
                .bind("expires", Columns.time(challenge.expiresAt()))
                .execute());
        return made(challenge.by().id(), command).orElseThrow();
    }

    /** The challenge with an id. */
    public Optional<ChallengeRow> find(String id) {
        return database.run(handle -> find(handle, id));
    }

    /** The challenge that a player has made by a command. */
    public Optional<ChallengeRow> made(String player, String command) {
        return database.run(
                handle -> handle.createQuery(SELECT + "where c.by_player = :player and c.command_id = :command")
                        .bind("player", player)
                        .bind("command", command)
                        .map((row, context) -> challenge(row))
                        .findOne());
    }

    /**
     * The challenges that can be taken, the newest first.
     *
     * @param seenSince live challenges of players that were last connected before are left out
     */
    public List<ChallengeRow> open(long now, long seenSince, int most) {
        List<ChallengeRow> found = database.run(handle -> handle.createQuery(SELECT + "where " + OPEN + """
                         and (not c.live or exists (select 1 from player_seen s
                             where s.player_id = c.by_player and s.at >= :seen))
                        order by c.created_at desc, c.id limit :most""")
                .bind("now", Columns.time(now))
                .bind("seen", Columns.time(seenSince))
                .bind("most", most)
                .map((row, context) -> challenge(row))
                .list());
        return found.stream().filter(each -> each.isOpen(now)).toList();
    }

    /** The challenges of a player that are neither withdrawn nor expired nor taken for good. */
    public List<ChallengeRow> own(String player, long now) {
        String query = SELECT + "where c.by_player = :player and " + OPEN + " order by c.created_at desc, c.id";
        List<ChallengeRow> found = database.run(handle -> handle.createQuery(query)
                .bind("player", player)
                .bind("now", Columns.time(now))
                .map((row, context) -> challenge(row))
                .list());
        return found.stream()
                .filter(each -> each.standing() > 0 || each.taken() == 0)
                .toList();
    }

    /** The challenge that has led to a match. */
    public Optional<ChallengeRow> ofMatch(String match) {
        return database.run(handle -> handle.createQuery(SELECT
                        + "where c.id = (select t.challenge_id from challenge_match t where t.match_id = :match)")
                .bind("match", match)
                .map((row, context) -> challenge(row))
                .findOne());
    }

    /**
     * What became of taking a challenge.
     *
     * @param challenge the challenge before
     * @param match the match that the command has led to, now or when it was sent before
     * @param isNew whether that was now
     */
    public record Taken(ChallengeRow challenge, Optional<String> match, boolean isNew) {}

    /**
     * Takes a challenge: adds its match. Of several that take the last place at once, the first gets it.
     *
     * @param id the challenge
     * @param player the player that takes it
     * @param command the id of the player's command, which leads to one match however often it is sent
     * @param match makes the match of a challenge; empty if the player may not take it now
     * @return empty if there is no such challenge
     */
    public Optional<Taken> take(
            String id, String player, String command, Function<ChallengeRow, Optional<NewMatch>> match) {
        return database.inTransaction(handle -> {
            handle.createQuery("select id from challenge where id = :id for update")
                    .bind("id", id)
                    .mapTo(String.class)
                    .findOne();
            Optional<ChallengeRow> challenge = find(handle, id);
            if (challenge.isEmpty()) {
                return Optional.empty();
            }
            Optional<String> before = taken(handle, id, player, command);
            if (before.isPresent()) {
                return Optional.of(new Taken(challenge.get(), before, false));
            }
            Optional<NewMatch> made = isPlaying(handle, id, player) ? Optional.empty() : match.apply(challenge.get());
            made.ifPresent(each -> {
                MatchStore.add(handle, each.row(), each.summary());
                handle.createUpdate("""
                        insert into challenge_match (match_id, challenge_id, taken_by, command_id)
                        values (:match, :challenge, :player, :command)""")
                        .bind("match", each.row().id())
                        .bind("challenge", id)
                        .bind("player", player)
                        .bind("command", command)
                        .execute();
            });
            return Optional.of(
                    new Taken(challenge.get(), made.map(each -> each.row().id()), made.isPresent()));
        });
    }

    private static Optional<ChallengeRow> find(Handle handle, String id) {
        return handle.createQuery(SELECT + "where c.id = :id")
                .bind("id", id)
                .map((row, context) -> challenge(row))
                .findOne();
    }

    private static Optional<String> taken(Handle handle, String challenge, String player, String command) {
        return handle.createQuery("""
                        select match_id from challenge_match
                        where challenge_id = :challenge and taken_by = :player and command_id = :command""")
                .bind("challenge", challenge)
                .bind("player", player)
                .bind("command", command)
                .mapTo(String.class)
                .findOne();
    }

    /** Whether a match of a challenge with a player goes on: a player has one at a time. */
    private static boolean isPlaying(Handle handle, String challenge, String player) {
        return handle.createQuery("""
                        select t.match_id from challenge_match t join match m on m.id = t.match_id
                        where t.challenge_id = :challenge and t.taken_by = :player and m.status = 'running' limit 1""")
                .bind("challenge", challenge)
                .bind("player", player)
                .mapTo(String.class)
                .findOne()
                .isPresent();
    }

    /** Withdraws a challenge of a player; false if there is none, or it has been taken for good. */
    public boolean withdraw(String id, String player, long now) {
        return database.inTransaction(handle -> {
            handle.createQuery("select id from challenge where id = :id for update")
                    .bind("id", id)
                    .mapTo(String.class)
                    .findOne();
            boolean isTheirs = find(handle, id)
                    .filter(each -> each.by().id().equals(player) && (each.standing() > 0 || each.taken() == 0))
                    .isPresent();
            if (isTheirs) {
                handle.createUpdate("update challenge set withdrawn_at = coalesce(withdrawn_at, :now) where id = :id")
                        .bind("now", Columns.time(now))
                        .bind("id", id)
                        .execute();
            }
            return isTheirs;
        });
    }

    private static ChallengeRow challenge(ResultSet row) throws SQLException {
        return new ChallengeRow(
                row.getString("id"),
                PlayerStore.player(row, "by_"),
                row.getString("game"),
                row.getString("setup"),
                row.getString("control"),
                Columns.side(row, "side"),
                row.getInt("standing"),
                row.getBoolean("accounts_only"),
                row.getBoolean("live"),
                Columns.millis(row, "created_at"),
                Columns.millis(row, "expires_at"),
                Columns.optionalMillis(row, "withdrawn_at").isPresent(),
                row.getInt("taken"),
                row.getInt("running"));
    }
}
