package org.tabuleiro.server.online;

/** The codes of RFC 6455 with which connections are closed. */
final class CloseCode {
    static final int NORMAL = 1000;
    /** Binary messages. */
    static final int UNSUPPORTED = 1003;
    /** Malformed messages, or too many. */
    static final int POLICY = 1008;

    static final int TOO_BIG = 1009;
    static final int SERVER_ERROR = 1011;
    /** The server restarts. */
    static final int RESTART = 1012;
    /** Too many connections. */
    static final int TRY_LATER = 1013;

    private CloseCode() {}
}
