package org.tabuleiro.server;

import java.time.Duration;

/**
 * What one who asks may take of the server.
 *
 * @param connections how many there may be at once; others wait
 * @param lineBytes how long the first line of a request may be
 * @param headerBytes how long its headers may be, all together
 * @param bodyBytes how long what it sends may be: nobody has anything to send
 * @param idle how long a connection may be open without a request
 * @param headers how long a request may take to arrive
 * @param answer how long an answer may take to be read; enough for the whole site on a bad telephone line
 * @param grace how long answers that are on their way are waited for when the server stops
 */
record ConnectionLimits(
        int connections,
        int lineBytes,
        int headerBytes,
        int bodyBytes,
        Duration idle,
        Duration headers,
        Duration answer,
        Duration grace) {

    static final ConnectionLimits USUAL = new ConnectionLimits(
            500,
            4 << 10,
            16 << 10,
            1 << 10,
            Duration.ofSeconds(60),
            Duration.ofSeconds(20),
            Duration.ofMinutes(5),
            Duration.ofSeconds(5));
}
