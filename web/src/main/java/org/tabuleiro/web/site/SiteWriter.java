package org.tabuleiro.web.site;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.ContentSecurityPolicy;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.Lessons;
import org.tabuleiro.games.Games;

/**
 * Writes the site: immutable files are in {@code assets} under names with a hash of their content. {@code
 * @NAME@} in the other files is replaced by these names.
 */
public final class SiteWriter {
    private static final String ASSETS = "assets/";
    private static final int HASH_LENGTH = 8;
    private static final Pattern IMPORT = Pattern.compile("(?:from|import)\\s*\"\\./(part-[A-Z0-9]+\\.js)\"");

    private final Path site;
    /** The hashed names of assets, by their plain names. */
    private final Map<String, String> assets = new TreeMap<>();

    /** The files that the service worker caches, besides the page itself. */
    private final Set<String> cached = new TreeSet<>();

    /** A hash of the whole site: browsers update their cache when it changes. */
    private String version = "";

    private SiteWriter(Path site) {
        this.site = site;
    }

    /**
     * Writes the site.
     *
     * @param args the folders of static files and of bundled scripts and styles, the compiled module, and the
     *     folder to write
     */
    public static void main(String[] args) throws IOException {
        new SiteWriter(Path.of(args[3])).write(Path.of(args[0]), Path.of(args[1]), Path.of(args[2]));
    }

    private void write(Path fixed, Path bundle, Path games) throws IOException {
        Files.createDirectories(site.resolve(ASSETS));
        for (Path file : files(bundle)) {
            String name = file.getFileName().toString();
            // The bundler has added the hash.
            Files.copy(file, site.resolve(ASSETS + name));
            cached.add(ASSETS + name);
            // Chunks are imported by the scripts that need them.
            if (!name.startsWith("part-")) {
                assets.put(name.replaceFirst("-[A-Z0-9]{8}\\.", "."), ASSETS + name);
            }
        }
        asset("games.wasm", Files.readAllBytes(games));
        for (Map.Entry<String, String> each : SiteContent.files().entrySet()) {
            asset(each.getKey(), each.getValue().getBytes(StandardCharsets.UTF_8));
        }
        for (Map.Entry<String, byte[]> each : SiteContent.sounds().entrySet()) {
            asset(each.getKey(), each.getValue());
        }
        for (Path file : files(fixed)) {
            String name = fixed.relativize(file).toString().replace('\\', '/');
            if (!name.matches("index\\.html|sw\\.js|api/.*")) {
                cached.add(name);
            }
        }
        version = version(files(fixed));
        for (Path file : files(fixed)) {
            fixed(fixed.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private void asset(String name, byte[] bytes) throws IOException {
        int dot = name.lastIndexOf('.');
        String hashed = ASSETS + name.substring(0, dot) + "-" + hash(bytes) + name.substring(dot);
        Files.write(site.resolve(hashed), bytes);
        cached.add(hashed);
        assets.put(name, hashed);
    }

    private static String hash(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(Arrays.copyOf(digest, HASH_LENGTH / 2));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The names of assets contain a hash; the other files are hashed by content. */
    private String version(List<Path> fixed) throws IOException {
        StringBuilder all = new StringBuilder(list()).append(ContentSecurityPolicy.page());
        for (Path file : fixed) {
            all.append(file.getFileName()).append(hash(Files.readAllBytes(file)));
        }
        return hash(all.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** The cached files as a JavaScript array. */
    private String list() {
        return cached.stream().map(each -> "\"" + each + "\"").collect(Collectors.joining(",", "[", "]"));
    }

    /** Copies a file; in text files the names of assets are filled in. */
    private void fixed(String name, byte[] bytes) throws IOException {
        Path target = site.resolve(name);
        Files.createDirectories(target.getParent());
        if (!name.matches(".*\\.(html|js|webmanifest)")) {
            Files.write(target, bytes);
            return;
        }
        String text = new String(bytes, StandardCharsets.UTF_8);
        for (Map.Entry<String, String> asset : assets.entrySet()) {
            text = text.replace("@" + asset.getKey() + "@", asset.getValue());
        }
        text = text.replace("@assets@", json())
                .replace("@files@", list())
                .replace("@games@", gameNames())
                .replace("@home@", name.equals("index.html") ? HomeShell.html(assets) : "")
                .replace("@lessons@", lessons())
                .replace("@policy@", ContentSecurityPolicy.page())
                .replace("@preloads@", preloads())
                .replace("@version@", version);
        Files.writeString(target, text);
    }

    /** Preload links for the chunks of the first page, so that a browser requests them at once. */
    private String preloads() throws IOException {
        String main = Files.readString(site.resolve(assets.getOrDefault("main.js", "")));
        return IMPORT.matcher(main)
                .results()
                .map(found -> "<link rel=\"modulepreload\" href=\"" + ASSETS + found.group(1) + "\" />")
                .collect(Collectors.joining("\n    "));
    }

    /** The names of the games in English: a page is described in one language only. */
    private static String gameNames() {
        Catalogue catalogue = new Catalogue(Language.ENGLISH);
        return Games.ALL.stream().map(catalogue::name).collect(Collectors.joining(", "));
    }

    /** The number of lessons of each game, as a JSON object. */
    private static String lessons() {
        return Games.ALL.stream()
                .map(game -> "\"" + game.id() + "\":"
                        + Lessons.of(game, Language.ENGLISH).size())
                .collect(Collectors.joining(",", "{", "}"));
    }

    private String json() {
        return assets.entrySet().stream()
                .map(asset -> "\"" + asset.getKey() + "\":\"" + asset.getValue() + "\"")
                .collect(Collectors.joining(",", "{", "}"));
    }
}
