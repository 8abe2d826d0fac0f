package org.tabuleiro.server;

import java.time.Duration;

/**
 * The limits of a client.
 *
 * @param connections the maximum number of open connections; further ones wait
 * @param lineBytes the maximum size of the request line
 * @param headerBytes the maximum size of all headers
 * @param bodyBytes the maximum size of a request body; only commands of online play have one
 * @param idle the timeout of a connection without a request
 * @param headers the timeout for receiving a request
 * @param answer the timeout for sending a response; enough for the whole site on a slow mobile connection
 * @param grace the timeout for running responses when the server stops
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

    static final ConnectionLimits DEFAULT = new ConnectionLimits(
            20_000,
            4 << 10,
            16 << 10,
            8 << 10,
            Duration.ofSeconds(60),
            Duration.ofSeconds(20),
            Duration.ofMinutes(5),
            Duration.ofSeconds(5));
}
