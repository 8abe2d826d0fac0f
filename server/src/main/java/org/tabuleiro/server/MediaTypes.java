package org.tabuleiro.server;

import java.util.Map;

/** The media types of files, by file extension. */
final class MediaTypes {
    private static final Map<String, String> BY_EXTENSION = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("mjs", "text/javascript; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("map", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("wasm", "application/wasm"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("xml", "application/xml"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("md", "text/markdown; charset=utf-8"),
            Map.entry("png", "image/png"),
            Map.entry("jpg", "image/jpeg"),
            Map.entry("webp", "image/webp"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("mp3", "audio/mpeg"),
            Map.entry("ogg", "audio/ogg"),
            Map.entry("wav", "audio/wav"));

    private MediaTypes() {}

    /** The media type of a file; {@code application/octet-stream} for unknown extensions. */
    static String of(String path) {
        String extension = path.substring(path.lastIndexOf('.') + 1);
        return BY_EXTENSION.getOrDefault(extension, "application/octet-stream");
    }

    /** Whether files of a type are worth compressing; images and fonts are compressed already. */
    static boolean isCompressible(String type) {
        return type.startsWith("text/")
                || type.contains("json")
                || type.contains("xml")
                || type.equals("application/wasm")
                || type.equals("audio/wav");
    }
}
