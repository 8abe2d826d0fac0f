package org.tabuleiro.client;

import java.io.IOException;
import java.net.ConnectException;
import java.net.UnknownHostException;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpTimeoutException;
import java.net.http.WebSocketHandshakeException;
import java.nio.channels.UnresolvedAddressException;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.Message;
import org.tabuleiro.protocol.ClientMessage;

/** Why a server cannot be used. */
public final class OnlineFailure extends IOException {
    private static final long serialVersionUID = 1;

    /** The reasons. */
    public enum Reason {
        /** There is no machine with this name. */
        UNKNOWN_HOST("unknown-host"),
        /** The machine is there, but nothing answers on this port. */
        NOTHING_THERE("nothing-there"),
        /** No answer came in time. */
        SILENT("silent"),
        /** The secure connection cannot be made. */
        TLS("tls"),
        /** The server speaks something else than https. */
        NO_TLS("no-tls"),
        /** Whatever answers is no server with online play. */
        NOT_TABULEIRO("not-tabuleiro"),
        /** The server gives its pages away, but has no online play. */
        NO_ONLINE_PLAY("no-online-play"),
        /** This program is too old for the server. */
        CLIENT_TOO_OLD("client-too-old"),
        /** The server is too old for this program. */
        SERVER_TOO_OLD("server-too-old"),
        /** Too many requests. */
        TOO_MANY("too-many"),
        /** The server cannot serve anybody at the moment. */
        UNAVAILABLE("unavailable"),
        /** The server refuses the request. */
        REFUSED("refused"),
        /** The line is cut. */
        LOST("lost");

        private final String key;

        Reason(String key) {
            this.key = key;
        }
    }

    private final Reason reason;
    private final transient Message told;

    private OnlineFailure(Reason reason, Message told) {
        super(told.toString());
        this.reason = reason;
        this.told = told;
    }

    static OnlineFailure of(Reason reason, ServerAddress server) {
        return new OnlineFailure(
                reason, Message.of("client.failure." + reason.key, server.url().toString()));
    }

    /** The failure that an exception of the HTTP client means. */
    static OnlineFailure of(@Nullable Throwable cause, ServerAddress server) {
        for (Throwable each = cause; each != null; each = each.getCause()) {
            switch (each) {
                case OnlineFailure known -> {
                    return known;
                }
                case WebSocketHandshakeException refused -> {
                    return ofStatus(refused.getResponse().statusCode(), server);
                }
                case UnknownHostException unknown -> {
                    return of(Reason.UNKNOWN_HOST, server);
                }
                case UnresolvedAddressException unknown -> {
                    return of(Reason.UNKNOWN_HOST, server);
                }
                case SSLException failed -> {
                    String text = String.valueOf(failed.getMessage());
                    boolean isPlain = text.contains("plaintext") || text.contains("record");
                    return of(isPlain ? Reason.NO_TLS : Reason.TLS, server);
                }
                case HttpConnectTimeoutException late -> {
                    return of(Reason.SILENT, server);
                }
                case HttpTimeoutException late -> {
                    return of(Reason.SILENT, server);
                }
                case ConnectException refused
                when refused.getCause() == null -> {
                    return of(Reason.NOTHING_THERE, server);
                }
                default -> {}
            }
        }
        // A program that is no HTTP server answers with bytes that cannot be parsed, or hangs up.
        return of(cause instanceof ConnectException ? Reason.NOTHING_THERE : Reason.NOT_TABULEIRO, server);
    }

    static OnlineFailure ofStatus(int status, ServerAddress server) {
        return of(
                switch (status) {
                    case 429 -> Reason.TOO_MANY;
                    case 502, 503, 504 -> Reason.UNAVAILABLE;
                    case 401, 403 -> Reason.REFUSED;
                    default -> Reason.NOT_TABULEIRO;
                },
                server);
    }

    static OnlineFailure ofProtocol(int protocol, ServerAddress server) {
        return of(protocol > ClientMessage.PROTOCOL ? Reason.CLIENT_TOO_OLD : Reason.SERVER_TOO_OLD, server);
    }

    /** The reason. */
    public Reason reason() {
        return reason;
    }

    /** The reason for people. */
    public Message told() {
        return told;
    }
}
