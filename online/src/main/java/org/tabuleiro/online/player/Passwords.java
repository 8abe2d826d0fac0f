package org.tabuleiro.online.player;

import com.password4j.Argon2Function;
import com.password4j.types.Argon2;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.tabuleiro.protocol.account.AccountFault;

/**
 * Hashes of passwords: Argon2id with 19 MiB of memory and two passes, as OWASP recommends. Each takes tens of
 * milliseconds of a core, so that only as many as there are cores run at once.
 */
public final class Passwords {
    private static final int MEMORY_KIB = 19 << 10;
    private static final int PASSES = 2;
    private static final int HASH_BYTES = 32;
    private static final int SALT_BYTES = 16;
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    /** Some hash: for names that nobody has, which then take as long. */
    private static final String NOBODY =
            "$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg" + "$69I7qCjDTsQwhQqFvpQJiqEI0lGQvxC84fXE0Ktxca4";

    private final Semaphore slots;
    private final Duration patience;
    private final SecureRandom random = new SecureRandom();

    /** As many hashes at once as there are cores. */
    public Passwords() {
        this(Runtime.getRuntime().availableProcessors(), PATIENCE);
    }

    /**
     * Hashes with limits.
     *
     * @param slots the number of hashes at once
     * @param patience how long one waits for another to end
     */
    Passwords(int slots, Duration patience) {
        this.slots = new Semaphore(slots, true);
        this.patience = patience;
    }

    /** The memory and the processor are in use by other hashes. */
    static final class BusyException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        BusyException() {
            super(AccountFault.BUSY.name());
        }
    }

    /** Hashes a password with a new salt; the text says how. */
    String hash(String password) {
        byte[] salt = new byte[SALT_BYTES];
        random.nextBytes(salt);
        return inSlot(() -> Argon2Function.getInstance(MEMORY_KIB, PASSES, 1, HASH_BYTES, Argon2.ID)
                .hash(bytes(password), salt)
                .getResult());
    }

    /** Whether a password has a hash. Without a hash the answer is no, and takes as long. */
    boolean matches(String password, Optional<String> hash) {
        String known = hash.orElse(NOBODY);
        boolean isEqual = inSlot(() -> Argon2Function.getInstanceFromHash(known)
                .check(bytes(password), known.getBytes(StandardCharsets.US_ASCII)));
        return isEqual && hash.isPresent();
    }

    private static byte[] bytes(String password) {
        return PasswordRules.normal(password).getBytes(StandardCharsets.UTF_8);
    }

    private <T> T inSlot(Supplier<T> work) {
        try {
            if (!slots.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new BusyException();
            }
        } catch (InterruptedException gone) {
            Thread.currentThread().interrupt();
            throw new BusyException();
        }
        try {
            return work.get();
        } finally {
            slots.release();
        }
    }
}
