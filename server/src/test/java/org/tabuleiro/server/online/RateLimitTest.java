package org.tabuleiro.server.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RateLimitTest {
    private final AtomicLong time = new AtomicLong();
    private final RateLimit limit = new RateLimit(3, Duration.ofSeconds(30), time::get);

    private int taken(String key) {
        int count = 0;
        while (limit.tryTake(key)) {
            count++;
        }
        return count;
    }

    @Test
    void tokens_come_back_steadily_and_never_pile_up() {
        assertThat(taken("ana")).isEqualTo(3);
        time.addAndGet(Duration.ofSeconds(10).toNanos());
        assertThat(taken("ana")).isEqualTo(1);
        time.addAndGet(Duration.ofHours(1).toNanos());
        assertThat(taken("ana")).isEqualTo(3);
    }

    @Test
    void every_key_has_its_own() {
        assertThat(taken("ana")).isEqualTo(3);
        assertThat(taken("rui")).isEqualTo(3);
    }
}
