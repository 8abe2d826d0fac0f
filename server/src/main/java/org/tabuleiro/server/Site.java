package org.tabuleiro.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * The built files of the web application.
 *
 * @param files the content of the files by relative path, with slashes
 */
record Site(NavigableMap<String, byte[]> files) {
    /** The first page. */
    static final String INDEX = "index.html";

    private static final String FOLDER = "site/";

    /** The site in the class path of this program. */
    static Site packed() throws IOException {
        URL index = Site.class.getResource("/" + FOLDER + INDEX);
        if (index == null) {
            throw new IOException("no " + FOLDER + INDEX + " in the program");
        }
        if (index.openConnection() instanceof JarURLConnection jar) {
            return in(jar);
        }
        try {
            return in(Path.of(new URI(index.toString())).resolveSibling(""));
        } catch (URISyntaxException bug) {
            throw new IOException(bug);
        }
    }

    private static Site in(JarURLConnection connection) throws IOException {
        NavigableMap<String, byte[]> files = new TreeMap<>();
        // Not cached: a shared jar file could be closed elsewhere.
        connection.setUseCaches(false);
        try (JarFile jar = connection.getJarFile()) {
            for (JarEntry entry : jar.stream().toList()) {
                if (entry.getName().startsWith(FOLDER) && !entry.isDirectory()) {
                    try (InputStream in = jar.getInputStream(entry)) {
                        files.put(entry.getName().substring(FOLDER.length()), in.readAllBytes());
                    }
                }
            }
        }
        return new Site(files);
    }

    /** The site in a folder. */
    static Site in(Path folder) throws IOException {
        NavigableMap<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                String path = folder.relativize(file).toString().replace('\\', '/');
                files.put(path, Files.readAllBytes(file));
            }
        }
        return new Site(files);
    }
}
