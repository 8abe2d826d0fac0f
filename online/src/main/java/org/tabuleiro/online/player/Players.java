package org.tabuleiro.online.player;

import java.time.Duration;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import org.tabuleiro.online.store.PlayerRow;
import org.tabuleiro.online.store.PlayerRow.Kind;
import org.tabuleiro.online.store.PlayerStore;

/** Makes guests and recognises players by the secret of a session. */
public final class Players {
    /** Idle timeout of a session. */
    public static final Duration SESSION_LIFE = Duration.ofDays(180);
    /** The use of a session is written down once in this time. */
    private static final Duration TOUCH = Duration.ofHours(1);

    /** For how long nodes look for the connections of sessions that have ended. */
    private static final Duration LATELY = Duration.ofSeconds(15);
    /** Retention of ended sessions. */
    private static final Duration ENDED_KEPT = Duration.ofDays(1);

    private final PlayerStore store;
    private final InstantSource time;

    /** Players in a store. */
    public Players(PlayerStore store, InstantSource time) {
        this.store = store;
        this.time = time;
    }

    /**
     * A guest who has just been made.
     *
     * @param identity the guest
     * @param secret the secret of the session, known to nobody else
     */
    public record NewGuest(Identity identity, String secret) {}

    /** Makes a guest with a session of its own. */
    public NewGuest guest(String language) {
        return guest(language, "");
    }

    /**
     * Makes a guest with a session of its own.
     *
     * @param device the browser and the system of the session
     */
    public NewGuest guest(String language, String device) {
        return add(new PlayerRow(Secrets.playerId(), Kind.GUEST, Optional.empty()), language, device);
    }

    /** Makes a bot with a session of its own. Names of bots need not be unique: they are shown as bots. */
    public NewGuest bot(String name, String language) {
        return add(new PlayerRow(Secrets.playerId(), Kind.BOT, Optional.of(name)), language, "");
    }

    private NewGuest add(PlayerRow player, String language, String device) {
        String secret = Secrets.session();
        byte[] hash = Secrets.hash(secret);
        store.add(player, language, hash, device, time.millis());
        return new NewGuest(Identity.of(player, secret), secret);
    }

    /** The player whose session has this secret; empty if there is none, or it has ended. */
    public Optional<Identity> identify(String secret) {
        byte[] hash = Secrets.hash(secret);
        long now = time.millis();
        return store.session(hash, now - SESSION_LIFE.toMillis()).map(session -> {
            if (session.seenAt() + TOUCH.toMillis() <= now) {
                store.touch(hash, now);
            }
            return Identity.of(session.player(), secret);
        });
    }

    /** Whether a session has not ended. */
    public boolean isOpen(Identity identity) {
        byte[] hash = HexFormat.of().parseHex(identity.session());
        return store.session(hash, time.millis() - SESSION_LIFE.toMillis()).isPresent();
    }

    /** Ends a session: its secret is unknown from now on. */
    public void end(Identity identity) {
        store.end(identity.session(), time.millis());
    }

    /** The sessions that have ended lately, by their hashes. Time passes between nodes, and clocks differ. */
    public Set<String> endedLately() {
        return store.endedSince(time.millis() - LATELY.toMillis());
    }

    /** Forgets what is no longer needed to refuse or to close sessions. */
    public void forgetOld() {
        long now = time.millis();
        store.forget(now - SESSION_LIFE.toMillis(), now - ENDED_KEPT.toMillis(), now);
    }
}
