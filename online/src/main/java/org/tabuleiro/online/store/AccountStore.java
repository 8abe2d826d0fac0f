package org.tabuleiro.online.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/** The tables of credentials and codes. */
public final class AccountStore {
    private final Database database;

    /** The store in a database. */
    public AccountStore(Database database) {
        this.database = database;
    }

    /**
     * The name of an account.
     *
     * @param name as it is shown
     * @param key as it is looked up
     * @param skeleton as it looks
     */
    public record AccountName(String name, String key, String skeleton) {}

    /**
     * An account.
     *
     * @param player the player
     * @param password the hash of the password
     */
    public record AccountRow(PlayerRow player, String password) {}

    /**
     * A session that begins.
     *
     * @param hash the hash of its secret, in hexadecimal
     * @param device the browser and the system
     * @param replaced the session that it takes the place of
     */
    public record NewSession(String hash, String device, Optional<String> replaced) {}

    /** The account with a name. */
    public Optional<AccountRow> named(String key) {
        return account("p.name_key", key);
    }

    /** The account of a player; empty for guests. */
    public Optional<AccountRow> of(String player) {
        return account("p.id", player);
    }

    private Optional<AccountRow> account(String column, String value) {
        return database.run(handle -> handle.createQuery("""
                        select p.id, p.kind, p.name, c.secret
                        from player p join credential c on c.player_id = p.id and c.kind = 'argon2'
                        where p.closed_at is null and %s = :value""".formatted(column))
                .bind("value", value)
                .map((row, context) -> new AccountRow(PlayerStore.player(row, ""), row.getString("secret")))
                .findOne());
    }

    /**
     * Makes an account of a guest, and begins a session. Returns false if the name or its looks are taken, or
     * the player has an account.
     */
    public boolean signUp(
            String player, AccountName name, String password, List<String> codes, NewSession session, long now) {
        try {
            return database.inTransaction(handle -> {
                boolean isGuest = handle.createUpdate("""
                                update player set kind = 'person', name = :name, name_key = :key, skeleton = :skeleton
                                where id = :player and kind = 'guest' and closed_at is null""")
                                .bind("name", name.name())
                                .bind("key", name.key())
                                .bind("skeleton", name.skeleton())
                                .bind("player", player)
                                .execute()
                        == 1;
                if (isGuest) {
                    credential(handle, player, "argon2", player, password, now);
                    codes(handle, player, codes, now);
                    begin(handle, player, session, now);
                }
                return isGuest;
            });
        } catch (JdbiException failure) {
            if (Database.isDuplicate(failure)) {
                return false;
            }
            throw failure;
        }
    }

    /** Whether an account has a name or one that looks like it. */
    public boolean isTaken(AccountName name) {
        return database.run(handle ->
                handle.createQuery("select count(*) from player where name_key = :key or skeleton = :skeleton")
                                .bind("key", name.key())
                                .bind("skeleton", name.skeleton())
                                .mapTo(Integer.class)
                                .one()
                        > 0);
    }

    /** Begins a session of a player. */
    public void beginSession(String player, NewSession session, long now) {
        database.inTransaction(handle -> begin(handle, player, session, now));
    }

    /**
     * Sets a password, ends all sessions of the player, and begins one.
     *
     * @param code the hash of the recovery code that is used up
     */
    public boolean setPassword(String player, String password, Optional<String> code, NewSession session, long now) {
        return database.inTransaction(handle -> {
            if (code.isPresent() && !useCode(handle, player, code.get())) {
                return false;
            }
            handle.createUpdate("update credential set secret = :secret, created_at = :now where id = :id")
                    .bind("secret", password)
                    .bind("now", Columns.time(now))
                    .bind("id", "argon2-" + player)
                    .execute();
            PlayerStore.endAll(handle, player, now);
            return begin(handle, player, session, now);
        });
    }

    private static boolean useCode(Handle handle, String player, String code) {
        return handle.createUpdate("""
                        delete from credential where player_id = :player and kind = 'recovery' and secret = :code""")
                        .bind("player", player)
                        .bind("code", code)
                        .execute()
                == 1;
    }

    /** Whether a player has a recovery code with a hash. */
    public boolean hasCode(String player, String code) {
        return database.run(handle -> handle.createQuery("""
                        select count(*) from credential
                        where player_id = :player and kind = 'recovery' and secret = :code""")
                        .bind("player", player)
                        .bind("code", code)
                        .mapTo(Integer.class)
                        .one()
                == 1);
    }

    /** The number of recovery codes of a player. */
    public int codesLeft(String player) {
        return database.run(handle -> handle.createQuery(
                        "select count(*) from credential where player_id = :player and kind = 'recovery'")
                .bind("player", player)
                .mapTo(Integer.class)
                .one());
    }

    /** Replaces the recovery codes of a player by others, which are given by their hashes. */
    public void replaceCodes(String player, List<String> codes, long now) {
        database.inTransaction(handle -> {
            handle.createUpdate("delete from credential where player_id = :player and kind = 'recovery'")
                    .bind("player", player)
                    .execute();
            return codes(handle, player, codes, now);
        });
    }

    private static boolean codes(Handle handle, String player, List<String> codes, long now) {
        for (int i = 0; i < codes.size(); i++) {
            credential(handle, player, "recovery", player + "-" + i, codes.get(i), now);
        }
        return true;
    }

    private static void credential(Handle handle, String player, String kind, String id, String secret, long now) {
        handle.createUpdate("""
                insert into credential (id, player_id, kind, secret, created_at)
                values (:id, :player, :kind, :secret, :now)""")
                .bind("id", kind + "-" + id)
                .bind("player", player)
                .bind("kind", kind)
                .bind("secret", secret)
                .bind("now", Columns.time(now))
                .execute();
    }

    private static boolean begin(Handle handle, String player, NewSession session, long now) {
        session.replaced().ifPresent(hash -> PlayerStore.end(handle, hash, now));
        PlayerStore.begin(handle, player, session.hash(), session.device(), now);
        handle.createUpdate("update player set seen_at = :now, delete_at = null where id = :player")
                .bind("now", Columns.time(now))
                .bind("player", player)
                .execute();
        return true;
    }

    /** Stores the hash of a code for another device, in place of the player's earlier one. */
    public void addLink(String player, byte[] hash, long expiresAt) {
        database.inTransaction(handle -> {
            handle.createUpdate("delete from link_code where player_id = :player")
                    .bind("player", player)
                    .execute();
            return handle.createUpdate("""
                            insert into link_code (hash, player_id, expires_at) values (:hash, :player, :expires)""")
                    .bind("hash", hash)
                    .bind("player", player)
                    .bind("expires", Columns.time(expiresAt))
                    .execute();
        });
    }

    /** Uses a code for another device up and begins its session. Returns the player if the code was valid. */
    public Optional<PlayerRow> redeemLink(byte[] hash, NewSession session, long now) {
        return database.inTransaction(handle -> {
            Optional<PlayerRow> player = handle.createQuery("""
                            select p.id, p.kind, p.name from link_code l join player p on p.id = l.player_id
                            where l.hash = :hash and l.expires_at > :now and p.closed_at is null""")
                    .bind("hash", hash)
                    .bind("now", Columns.time(now))
                    .map((row, context) -> PlayerStore.player(row, ""))
                    .findOne();
            boolean isUsed = handle.createUpdate("delete from link_code where hash = :hash")
                            .bind("hash", hash)
                            .execute()
                    == 1;
            if (player.isEmpty() || !isUsed) {
                return Optional.empty();
            }
            begin(handle, player.get().id(), session, now);
            return player;
        });
    }
}
