package org.tabuleiro.protocol;

/**
 * An event of a match with its place in the log.
 *
 * @param version the number of the event in its match: 1, 2, 3 ... without gaps
 * @param ply the number of turns played after it
 * @param position the position string after it, which a client compares with its own
 * @param event the event
 */
public record LoggedEvent(int version, int ply, String position, MatchEvent event) {}
