package org.tabuleiro.server.online;

import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.net.URI;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tabuleiro.online.player.Players;

/**
 * The secret of a session in a request: in a cookie that scripts cannot read, or for programs in the header
 * Authorization.
 */
final class Credentials {
    private static final Pattern BEARER = Pattern.compile("Bearer ([A-Za-z0-9]{20,100})");

    private final String cookie;
    private final boolean isSecure;
    private final Pattern inCookies;

    /** Cookies for a public address; only those of https are kept from plain connections. */
    Credentials(Optional<URI> publicUrl) {
        isSecure = publicUrl.map(URI::getScheme).equals(Optional.of("https"));
        cookie = isSecure ? "__Host-tabuleiro" : "tabuleiro";
        inCookies = Pattern.compile("(?:^|[;,]\\s*)" + cookie + "=([A-Za-z0-9]{20,100})(?=$|[;,\\s])");
    }

    /** The secret of a request, if it has one. */
    Optional<String> secret(Headers headers) {
        Optional<String> bearer = bearer(headers);
        return bearer.isPresent() ? bearer : inCookie(headers);
    }

    static Optional<String> bearer(Headers headers) {
        return headers.value(HeaderNames.AUTHORIZATION)
                .map(BEARER::matcher)
                .filter(Matcher::matches)
                .map(matcher -> matcher.group(1));
    }

    private Optional<String> inCookie(Headers headers) {
        return headers.values(HeaderNames.COOKIE).stream()
                .map(inCookies::matcher)
                .filter(Matcher::find)
                .map(matcher -> matcher.group(1))
                .findFirst();
    }

    /** The header that sets the cookie. */
    String setCookie(String secret) {
        return cookie(secret, Players.SESSION_LIFE.toSeconds());
    }

    /** The header that removes the cookie. */
    String clearCookie() {
        return cookie("", 0);
    }

    private String cookie(String secret, long seconds) {
        return cookie + "=" + secret + "; Path=/; Max-Age=" + seconds + "; HttpOnly; SameSite=Strict"
                + (isSecure ? "; Secure" : "");
    }
}
