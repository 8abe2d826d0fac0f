package org.tabuleiro.online;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;

/** A time that stands still unless told otherwise; it begins shortly before the clocks of Lisbon change. */
public final class TestTime implements InstantSource {
    private final AtomicLong millis =
            new AtomicLong(Instant.parse("2026-03-29T00:59:59.123Z").toEpochMilli());

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis.get());
    }

    /** Lets time go by, or back. */
    public void pass(Duration duration) {
        millis.addAndGet(duration.toMillis());
    }
}
