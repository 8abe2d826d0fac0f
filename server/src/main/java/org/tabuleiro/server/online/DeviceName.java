package org.tabuleiro.server.online;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The browser and the system of a client, from what it says about itself: "Firefox, Linux". */
final class DeviceName {
    /** In this order: the later ones are part of what the earlier ones say. */
    private static final List<String> BROWSERS = List.of("Edg", "OPR", "SamsungBrowser", "Firefox", "Chrome", "Safari");

    private static final List<String> SYSTEMS =
            List.of("Android", "iPhone", "iPad", "Windows", "CrOS", "Macintosh", "Linux");

    private DeviceName() {}

    /** The name of the device with a User-Agent; empty if it says nothing that is known. */
    static String of(String userAgent) {
        return Stream.of(BROWSERS, SYSTEMS)
                .flatMap(names -> names.stream().filter(userAgent::contains).limit(1))
                .map(DeviceName::properName)
                .collect(Collectors.joining(", "));
    }

    private static String properName(String name) {
        return switch (name) {
            case "Edg" -> "Edge";
            case "OPR" -> "Opera";
            case "SamsungBrowser" -> "Samsung Internet";
            case "CrOS" -> "ChromeOS";
            case "Macintosh" -> "macOS";
            default -> name;
        };
    }
}
