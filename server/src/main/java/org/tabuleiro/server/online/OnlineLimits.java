package org.tabuleiro.server.online;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * What a client may do how often. Clients on this machine are only limited by player and connection.
 *
 * @param socketsPerPlayer the open connections of a player; a further one replaces the oldest
 * @param socketsPerAddress the open connections of an address
 * @param messageBytes the size of a message
 * @param messages messages of a connection
 * @param turns commands in matches and plans, per player
 * @param chat what players say, per player
 * @param invitations invitations, per player
 * @param challenges challenges made, per player
 * @param guests new guests, per address
 * @param joins looks at invitations, per address
 * @param accounts attempts at secrets, and new accounts
 */
public record OnlineLimits(
        int socketsPerPlayer,
        int socketsPerAddress,
        int messageBytes,
        RateLimit messages,
        RateLimit turns,
        RateLimit chat,
        RateLimit invitations,
        RateLimit challenges,
        RateLimit guests,
        RateLimit joins,
        AccountLimits accounts) {

    /** Only the size of messages and the connections of a player: for load tests. */
    public static OnlineLimits none() {
        RateLimit any = new RateLimit(1_000_000_000, Duration.ofSeconds(1), System::nanoTime);
        return new OnlineLimits(8, Integer.MAX_VALUE, 4096, any, any, any, any, any, any, any, AccountLimits.none());
    }

    /** The limits of a public server. */
    public static OnlineLimits standard(LongSupplier nanoTime) {
        return new OnlineLimits(
                8,
                32,
                4096,
                new RateLimit(60, Duration.ofSeconds(20), nanoTime),
                new RateLimit(20, Duration.ofSeconds(10), nanoTime),
                new RateLimit(6, Duration.ofSeconds(20), nanoTime),
                new RateLimit(20, Duration.ofHours(1), nanoTime),
                new RateLimit(10, Duration.ofHours(1), nanoTime),
                new RateLimit(20, Duration.ofHours(1), nanoTime),
                new RateLimit(60, Duration.ofHours(1), nanoTime),
                AccountLimits.standard(nanoTime));
    }
}
