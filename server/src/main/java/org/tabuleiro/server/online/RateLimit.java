package org.tabuleiro.server.online;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Objects;
import java.util.function.LongSupplier;

/** A limit on how often something may be done, per key: a token bucket that refills steadily. */
public final class RateLimit {
    private final double capacity;
    private final double perNano;
    private final LongSupplier nanoTime;
    private final Cache<String, Bucket> buckets;

    /**
     * A limit.
     *
     * @param most how often it may be done at once, and in each period
     * @param period the period
     * @param nanoTime the time
     */
    public RateLimit(int most, Duration period, LongSupplier nanoTime) {
        capacity = most;
        perNano = capacity / period.toNanos();
        this.nanoTime = nanoTime;
        // A bucket that was not used for a whole period is full, like a new one.
        buckets = Caffeine.newBuilder()
                .expireAfterAccess(period)
                .maximumSize(100_000)
                .build();
    }

    private static final class Bucket {
        double tokens;
        long filledAt;

        Bucket(double tokens, long filledAt) {
            this.tokens = tokens;
            this.filledAt = filledAt;
        }
    }

    /** Takes a token of a key; false if there is none left. */
    boolean tryTake(String key) {
        long now = nanoTime.getAsLong();
        Bucket bucket = Objects.requireNonNull(buckets.get(key, each -> new Bucket(capacity, now)));
        synchronized (bucket) {
            bucket.tokens = Math.min(capacity, bucket.tokens + (now - bucket.filledAt) * perNano);
            bucket.filledAt = now;
            if (bucket.tokens < 1) {
                return false;
            }
            bucket.tokens--;
            return true;
        }
    }
}
