package org.tabuleiro.online.store;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/**
 * The time of a PostgreSQL database, so that the clocks of matches are the same on every node, whatever the
 * clocks of their machines say. Between two comparisons it goes on with the steady timer of this machine.
 */
public final class DatabaseClock implements InstantSource, AutoCloseable {
    private static final Logger LOG = System.getLogger(DatabaseClock.class.getName());
    private static final Duration INTERVAL = Duration.ofSeconds(30);
    private static final int ROUND_TRIPS = 5;
    /** Clocked matches are not played if the time is less certain than this. */
    private static final Duration UNCERTAIN = Duration.ofSeconds(2);
    /** Inverse of the greatest drift of a timer: 10,000 stands for a ten-thousandth. */
    private static final long DRIFT = 10_000;
    /** A step back up to this size is waited for instead. */
    private static final long SMALL_STEP_MILLIS = 1000;

    private final Database database;
    private final LongSupplier nanoTime;
    private final AtomicLong last = new AtomicLong(Long.MIN_VALUE);
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread thread;
    private volatile Comparison comparison;

    /**
     * A comparison with the database.
     *
     * @param nanos the timer at that time
     * @param millis the time of the database
     * @param uncertainty by how many nanoseconds it may be wrong
     */
    private record Comparison(long nanos, long millis, long uncertainty) {
        long millisAt(long now) {
            return millis + (now - nanos) / 1_000_000;
        }

        long uncertaintyAt(long now) {
            return uncertainty + (now - nanos) / DRIFT;
        }

        /** Whether both may be right. */
        boolean agreesWith(Comparison later) {
            long difference = Math.abs(later.millis - millisAt(later.nanos));
            return difference * 1_000_000 <= uncertaintyAt(later.nanos) + later.uncertainty;
        }
    }

    /**
     * The time of a database, compared now and from time to time.
     *
     * @param nanoTime the steady timer of this machine
     */
    public DatabaseClock(Database database, LongSupplier nanoTime) {
        this.database = database;
        this.nanoTime = nanoTime;
        comparison = measure();
        thread = Thread.ofPlatform().daemon().name("database-clock").start(this::compareUntilClosed);
    }

    private void compareUntilClosed() {
        try {
            while (!closed.await(INTERVAL.toMillis(), TimeUnit.MILLISECONDS)) {
                compare();
            }
        } catch (InterruptedException unexpected) {
            Thread.currentThread().interrupt();
        }
    }

    /** Compares the time with that of the database; keeps what is known if it is better. */
    void compare() {
        try {
            Comparison next = measure();
            Comparison before = comparison;
            boolean isBetter = next.uncertainty <= before.uncertaintyAt(next.nanos);
            if (isBetter || !before.agreesWith(next)) {
                comparison = next;
            }
        } catch (JdbiException away) {
            LOG.log(Level.DEBUG, "the time cannot be compared: {0}", Database.kindOf(away));
        }
    }

    private Comparison measure() {
        return database.run(handle -> {
            Comparison best = roundTrip(handle);
            for (int i = 1; i < ROUND_TRIPS; i++) {
                Comparison next = roundTrip(handle);
                best = next.uncertainty < best.uncertainty ? next : best;
            }
            return best;
        });
    }

    private Comparison roundTrip(Handle handle) {
        long before = nanoTime.getAsLong();
        long millis = handle.createQuery("select (extract(epoch from clock_timestamp()) * 1000)::bigint")
                .mapTo(Long.class)
                .one();
        long half = (nanoTime.getAsLong() - before) / 2;
        return new Comparison(before + half, millis, half + 1_000_000);
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis());
    }

    @Override
    public long millis() {
        long now = comparison.millisAt(nanoTime.getAsLong());
        return last.accumulateAndGet(
                now, (before, next) -> before > next && before - next < SMALL_STEP_MILLIS ? before : next);
    }

    /** Whether the time is certain enough to charge players for it. */
    public boolean isCertain() {
        return comparison.uncertaintyAt(nanoTime.getAsLong()) <= UNCERTAIN.toNanos();
    }

    @Override
    public void close() {
        closed.countDown();
        try {
            thread.join();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
