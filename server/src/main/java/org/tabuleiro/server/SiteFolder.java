package org.tabuleiro.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.files.FileError;
import org.tabuleiro.games.Message;

/**
 * A folder that the site is written to. All files are written to a staging folder first and then moved into
 * place, the first page last. A manifest of the files stays in the folder, so that the next site knows which
 * files to replace.
 */
final class SiteFolder {
    /** The manifest: the list of our files. */
    static final String MANIFEST = "tabuleiro-site.txt";

    /** The staging folder. */
    static final String STAGING = ".tabuleiro-new";

    private static final String HEADING =
            "# Written by tabuleiro site, which replaces and deletes these files when it writes the next one.";

    private final Path folder;

    SiteFolder(Path folder) {
        this.folder = folder.toAbsolutePath().normalize();
    }

    /**
     * Writes the site; with force also to a folder with foreign files, of which only those with our names are
     * replaced.
     */
    void write(Site site, boolean force) {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new BadInput(Message.of("server.no-directory", folder.toString()));
        }
        Deque<Path> created = new ArrayDeque<>();
        NavigableSet<String> before;
        try {
            before = readManifest();
            if (!force) {
                refuseForeignFiles(site, before);
            }
            refuseObstacles(site);
            createFolders(folder, created);
            writeStaging(site);
        } catch (IOException failure) {
            undo(created);
            throw new BadInput(
                    Message.of("server.site-not-written", folder.toString(), FileError.writing(folder, failure)));
        }
        try {
            replace(site, before);
        } catch (IOException failure) {
            throw new BadInput(
                    Message.of("server.site-half-written", folder.toString(), FileError.writing(folder, failure)));
        }
    }

    /** The files of the earlier site. */
    private NavigableSet<String> readManifest() throws IOException {
        NavigableSet<String> files = new TreeSet<>();
        Path list = folder.resolve(MANIFEST);
        if (Files.isRegularFile(list)) {
            Files.readAllLines(list, StandardCharsets.UTF_8).stream()
                    .filter(this::isInside)
                    .forEach(files::add);
            files.add(MANIFEST);
        }
        return files;
    }

    /**
     * Whether a line of the manifest is a path inside the folder: an edited manifest must not delete other
     * files.
     */
    private boolean isInside(String line) {
        try {
            Path path = folder.resolve(line).normalize();
            return !line.startsWith("#") && path.startsWith(folder) && !path.equals(folder);
        } catch (InvalidPathException none) {
            return false;
        }
    }

    private void refuseForeignFiles(Site site, NavigableSet<String> before) throws IOException {
        if (before.isEmpty()) {
            if (Files.isDirectory(folder)) {
                try (Stream<Path> all = Files.list(folder)) {
                    if (all.anyMatch(path -> !path.getFileName().toString().equals(STAGING))) {
                        throw new BadInput(Message.of("server.not-ours", folder.toString(), MANIFEST));
                    }
                }
            }
            return;
        }
        for (String file : site.files().keySet()) {
            if (!before.contains(file) && Files.exists(folder.resolve(file), LinkOption.NOFOLLOW_LINKS)) {
                throw new BadInput(
                        Message.of("server.file-not-ours", folder.resolve(file).toString()));
            }
        }
    }

    /**
     * Refuses a folder in place of one of our files, or a file in place of a folder, which would fail
     * halfway.
     */
    private void refuseObstacles(Site site) throws IOException {
        for (String file : site.files().keySet()) {
            Path path = folder.resolve(file);
            if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
                throw new FileAlreadyExistsException(path.toString());
            }
            for (Path each = path.getParent(); each != null && !each.equals(folder); each = each.getParent()) {
                if (Files.exists(each) && !Files.isDirectory(each)) {
                    throw new FileAlreadyExistsException(each.toString());
                }
            }
        }
    }

    private static void createFolders(Path path, Deque<Path> created) throws IOException {
        Deque<Path> missing = new ArrayDeque<>();
        for (Path each = path; each != null && !Files.exists(each); each = each.getParent()) {
            missing.push(each);
        }
        for (Path each : missing) {
            Files.createDirectory(each);
            created.push(each);
        }
    }

    private void writeStaging(Site site) throws IOException {
        Path staging = folder.resolve(STAGING);
        delete(staging);
        for (var file : site.files().entrySet()) {
            Path path = staging.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.write(path, file.getValue());
        }
    }

    private void replace(Site site, NavigableSet<String> before) throws IOException {
        NavigableSet<String> both = new TreeSet<>(before);
        both.addAll(site.files().keySet());
        writeManifest(both);
        List<String> order = new ArrayList<>(site.files().keySet());
        // The first page last: a client that loads the site meanwhile gets an old page with old files.
        order.sort(Comparator.comparing((String file) -> file.endsWith(Site.INDEX)));
        for (String file : order) {
            Path to = folder.resolve(file);
            Files.createDirectories(to.getParent());
            Files.move(folder.resolve(STAGING).resolve(file), to, StandardCopyOption.REPLACE_EXISTING);
        }
        for (String file : before) {
            Path path = folder.resolve(file);
            if (!site.files().containsKey(file) && !file.equals(MANIFEST) && !Files.isDirectory(path)) {
                Files.deleteIfExists(path);
                deleteEmptyFolders(path.getParent());
            }
        }
        writeManifest(new TreeSet<>(site.files().keySet()));
        delete(folder.resolve(STAGING));
    }

    private void writeManifest(NavigableSet<String> files) throws IOException {
        Path staged = Files.createDirectories(folder.resolve(STAGING)).resolve(MANIFEST);
        List<String> lines = new ArrayList<>(List.of(HEADING));
        lines.addAll(files);
        Files.write(staged, lines, StandardCharsets.UTF_8);
        Files.move(staged, folder.resolve(MANIFEST), StandardCopyOption.REPLACE_EXISTING);
    }

    private void undo(Deque<Path> created) {
        try {
            delete(folder.resolve(STAGING));
            for (Path each : created) {
                Files.delete(each);
            }
        } catch (IOException ignored) {
            // Left-over files have no first page, and the next site deletes them.
        }
    }

    private void deleteEmptyFolders(@Nullable Path start) throws IOException {
        for (Path each = start; each != null && !each.equals(folder) && isEmpty(each); each = each.getParent()) {
            Files.delete(each);
        }
    }

    private static boolean isEmpty(Path path) throws IOException {
        if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        try (Stream<Path> all = Files.list(path)) {
            return all.findAny().isEmpty();
        }
    }

    /** Deletes a folder recursively. */
    private static void delete(Path path) throws IOException {
        if (Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            try (Stream<Path> all = Files.walk(path)) {
                for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(each);
                }
            }
        }
    }
}
