package org.tabuleiro.online.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.online.TestDatabases;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class DatabaseClockTest {
    private final Database database = TestDatabases.POSTGRES.shared();
    /** How far the timer of this machine is ahead. */
    private final AtomicLong ahead = new AtomicLong();
    /** What each look at the timer takes. */
    private final AtomicLong delay = new AtomicLong();

    private DatabaseClock clock() {
        return new DatabaseClock(database, () -> System.nanoTime() + ahead.addAndGet(delay.get()));
    }

    private long databaseMillis() {
        return database.run(
                handle -> handle.createQuery("select (extract(epoch from clock_timestamp()) * 1000)::bigint")
                        .mapTo(Long.class)
                        .one());
    }

    @Test
    void it_shows_the_time_of_the_database() {
        try (DatabaseClock clock = clock()) {
            assertThat(clock.millis()).isCloseTo(databaseMillis(), within(500L));
            assertThat(clock.isCertain()).isTrue();
        }
    }

    @Test
    void a_timer_that_jumps_is_corrected() {
        try (DatabaseClock clock = clock()) {
            ahead.addAndGet(Duration.ofHours(1).toNanos());
            assertThat(clock.millis() - databaseMillis()).isGreaterThan(3_500_000);
            clock.compare();
            assertThat(clock.millis()).isCloseTo(databaseMillis(), within(500L));
        }
    }

    @Test
    void the_time_becomes_uncertain_without_comparisons() {
        try (DatabaseClock clock = clock()) {
            ahead.addAndGet(Duration.ofHours(6).toNanos());
            assertThat(clock.isCertain()).isFalse();
            clock.compare();
            assertThat(clock.isCertain()).isTrue();
        }
    }

    @Test
    void a_database_that_answers_slowly_makes_no_certain_time() {
        delay.set(Duration.ofSeconds(5).toNanos());
        try (DatabaseClock clock = clock()) {
            delay.set(0);
            assertThat(clock.isCertain()).isFalse();
            clock.compare();
            assertThat(clock.isCertain()).isTrue();
        }
    }

    @Test
    void it_does_not_go_back_by_a_little() {
        try (DatabaseClock clock = clock()) {
            long before = clock.millis();
            ahead.addAndGet(-Duration.ofMillis(300).toNanos());
            assertThat(clock.millis()).isGreaterThanOrEqualTo(before);
        }
    }
}
