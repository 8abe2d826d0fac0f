package org.tabuleiro.protocol.account;

/**
 * A device that is signed in.
 *
 * @param id what the request that ends it names
 * @param device the browser and the system, as they call themselves; empty if unknown
 * @param since when the session began
 * @param seen when it was last used, to the hour
 * @param current whether it is the session of the request
 */
public record SessionInfo(String id, String device, long since, long seen, boolean current) {}
