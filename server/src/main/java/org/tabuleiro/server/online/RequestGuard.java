package org.tabuleiro.server.online;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Tells requests of our own pages from those that foreign pages make in the browser of a player. Against
 * foreign sites it compares the origin; against DNS rebinding, where a foreign name leads here, the host.
 */
final class RequestGuard {
    private static final HeaderName FETCH_SITE = HeaderNames.create("Sec-Fetch-Site");
    private static final Pattern PORT = Pattern.compile(":[0-9]{1,5}$");
    private static final Pattern IP_LITERAL = Pattern.compile("[0-9.]+|\\[[0-9a-f:.]+]");

    private final Optional<String> publicOrigin;

    /** Guards the pages at a public address; without one, those at any address of this machine. */
    RequestGuard(Optional<URI> publicUrl) {
        publicOrigin = publicUrl.map(url -> url.getScheme() + "://" + url.getAuthority());
    }

    /** Whether a WebSocket may be opened: by our page, or by a program that shows a secret. */
    boolean maySocket(Headers headers) {
        return headers.contains(HeaderNames.ORIGIN)
                ? isOwnOrigin(headers)
                : Credentials.bearer(headers).isPresent();
    }

    /** Whether a request may change anything: it comes from our page, or from a program without cookies. */
    boolean mayPost(Headers headers) {
        boolean isJson = headers.value(HeaderNames.CONTENT_TYPE)
                .map(type -> type.toLowerCase(Locale.ROOT).replaceAll("\\s*;.*", ""))
                .equals(Optional.of("application/json"));
        if (!isJson) {
            return false;
        }
        Optional<String> site = headers.value(FETCH_SITE);
        if (site.isPresent() && !site.get().equals("same-origin")) {
            return false;
        }
        // Browsers send the origin of every such request; they only omit the site over plain HTTP.
        return headers.contains(HeaderNames.ORIGIN) ? isOwnOrigin(headers) : !headers.contains(HeaderNames.COOKIE);
    }

    private boolean isOwnOrigin(Headers headers) {
        List<String> origins = headers.values(HeaderNames.ORIGIN);
        String host = headers.value(HeaderNames.HOST).orElse("").toLowerCase(Locale.ROOT);
        String expected = publicOrigin.orElse("http://" + host);
        return origins.equals(List.of(expected)) && (publicOrigin.isPresent() || isOwnHost(host));
    }

    private static boolean isOwnHost(String host) {
        String name = PORT.matcher(host).replaceFirst("");
        return name.equals("localhost") || IP_LITERAL.matcher(name).matches() || MachineNames.ALL.contains(name);
    }

    /** The names of this machine in its network, looked up when the first request needs them. */
    private static final class MachineNames {
        static final Set<String> ALL = names();

        private MachineNames() {}

        private static Set<String> names() {
            try {
                String name = InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT);
                return Set.of(name, name + ".local");
            } catch (UnknownHostException nameless) {
                return Set.of();
            }
        }
    }
}
