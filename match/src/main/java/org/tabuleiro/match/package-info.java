/**
 * One contest between two sides, as an immutable value: {@link org.tabuleiro.match.Match} decides commands
 * into events and applies events. It reads no clock, asks nobody and does no I/O, so the same code runs in
 * every interface and on a server.
 */
@NullMarked
package org.tabuleiro.match;

import org.jspecify.annotations.NullMarked;
