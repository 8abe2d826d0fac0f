/** Online play over HTTP: the requests under {@code /api/v1} and the WebSockets of clients. */
@NullMarked
package org.tabuleiro.server.online;

import org.jspecify.annotations.NullMarked;
