package org.tabuleiro.online.live;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.tabuleiro.online.store.EventRow.CommandKey;
import org.tabuleiro.protocol.ServerMessage;

/**
 * The decision on a command, not yet stored.
 *
 * @param events the events; none if it is refused, or was carried out before
 * @param command the key under which the command is remembered; empty if it is refused
 * @param answer the answer to the sender, for the version after the events
 */
record MatchDecision(List<DecidedEvent> events, Optional<CommandKey> command, IntFunction<ServerMessage> answer) {}
