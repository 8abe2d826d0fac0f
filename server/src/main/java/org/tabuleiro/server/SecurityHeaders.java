package org.tabuleiro.server;

import io.helidon.http.Header;
import io.helidon.http.HeaderValues;
import io.helidon.http.WritableHeaders;
import java.util.List;
import org.tabuleiro.content.ContentSecurityPolicy;

/** The security headers of every response: the page may only load from this server. */
final class SecurityHeaders {
    private static final String PERMISSIONS = String.join(
            ", ",
            "accelerometer=()",
            "camera=()",
            "display-capture=()",
            "geolocation=()",
            "gyroscope=()",
            "magnetometer=()",
            "microphone=()",
            "midi=()",
            "payment=()",
            "usb=()");

    private static final List<Header> ALL = List.of(
            HeaderValues.createCached("Content-Security-Policy", ContentSecurityPolicy.server()),
            HeaderValues.createCached("X-Content-Type-Options", "nosniff"),
            HeaderValues.createCached("Referrer-Policy", "no-referrer"),
            HeaderValues.createCached("Permissions-Policy", PERMISSIONS),
            HeaderValues.createCached("Cross-Origin-Opener-Policy", "same-origin"),
            HeaderValues.createCached("Cross-Origin-Resource-Policy", "same-origin"));

    private SecurityHeaders() {}

    static void addTo(WritableHeaders<?> headers) {
        ALL.forEach(headers::set);
    }
}
