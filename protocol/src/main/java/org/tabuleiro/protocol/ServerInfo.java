package org.tabuleiro.protocol;

import java.util.Optional;

/**
 * The answer of a server with online play to {@code GET /api/v1/hello}.
 *
 * @param protocol the version of the protocol
 * @param publicUrl the address of the site for links; absent if it is the address that the page was loaded from
 * @param localOnly whether only the server's own machine can reach it, so that links lead nobody else here
 */
public record ServerInfo(int protocol, Optional<String> publicUrl, boolean localOnly) {}
