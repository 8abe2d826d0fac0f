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
 * A folder that the site is written into, all or nothing: everything is written beside its place first, and then moved
 * there, the first page last. A list of the files stays in the folder; by it the next site knows what to replace.
 */
final class SiteFolder {
    /** The list of the files that are ours. */
    static final String LIST = "tabuleiro-site.txt";

    /** Where the files are written before any of them is moved to its place. */
    static final String BESIDE = ".tabuleiro-new";

    private static final String HEADING =
            "# Written by tabuleiro site, which replaces and deletes these files when it writes the next one.";

    private final Path folder;

    SiteFolder(Path folder) {
        this.folder = folder.toAbsolutePath().normalize();
    }

    /** Writes the site; with force also into a folder of others, whose files stay unless ours have the same names. */
    void write(Site site, boolean force) {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new BadInput(Message.of("server.no-directory", folder.toString()));
        }
        Deque<Path> made = new ArrayDeque<>();
        NavigableSet<String> before;
        try {
            before = ours();
            if (!force) {
                refuseStrangers(site, before);
            }
            refuseFolders(site);
            makeFolders(folder, made);
            writeBeside(site);
        } catch (IOException fault) {
            undo(made);
            throw new BadInput(
                    Message.of("server.site-not-written", folder.toString(), FileError.writing(folder, fault)));
        }
        try {
            replace(site, before);
        } catch (IOException fault) {
            throw new BadInput(
                    Message.of("server.site-half-written", folder.toString(), FileError.writing(folder, fault)));
        }
    }

    /** The files that an earlier site put here. */
    private NavigableSet<String> ours() throws IOException {
        NavigableSet<String> files = new TreeSet<>();
        Path list = folder.resolve(LIST);
        if (Files.isRegularFile(list)) {
            Files.readAllLines(list, StandardCharsets.UTF_8).stream()
                    .filter(this::isInside)
                    .forEach(files::add);
            files.add(LIST);
        }
        return files;
    }

    /** Nobody who edits the list makes us delete what lies elsewhere. */
    private boolean isInside(String line) {
        try {
            Path path = folder.resolve(line).normalize();
            return !line.startsWith("#") && path.startsWith(folder) && !path.equals(folder);
        } catch (InvalidPathException none) {
            return false;
        }
    }

    private void refuseStrangers(Site site, NavigableSet<String> before) throws IOException {
        if (before.isEmpty()) {
            if (Files.isDirectory(folder)) {
                try (Stream<Path> all = Files.list(folder)) {
                    if (all.anyMatch(path -> !path.getFileName().toString().equals(BESIDE))) {
                        throw new BadInput(Message.of("server.not-ours", folder.toString(), LIST));
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

    /** A folder where a file of ours belongs, or a file where a folder does, would stop us halfway. */
    private void refuseFolders(Site site) throws IOException {
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

    private static void makeFolders(Path path, Deque<Path> made) throws IOException {
        Deque<Path> missing = new ArrayDeque<>();
        for (Path each = path; each != null && !Files.exists(each); each = each.getParent()) {
            missing.push(each);
        }
        for (Path each : missing) {
            Files.createDirectory(each);
            made.push(each);
        }
    }

    private void writeBeside(Site site) throws IOException {
        Path beside = folder.resolve(BESIDE);
        delete(beside);
        for (var file : site.files().entrySet()) {
            Path path = beside.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.write(path, file.getValue());
        }
    }

    private void replace(Site site, NavigableSet<String> before) throws IOException {
        NavigableSet<String> both = new TreeSet<>(before);
        both.addAll(site.files().keySet());
        writeList(both);
        List<String> order = new ArrayList<>(site.files().keySet());
        // Whoever reads the site in this moment gets an old page with old files, or a new one with new files.
        order.sort(Comparator.comparing((String file) -> file.endsWith(Site.INDEX)));
        for (String file : order) {
            Path to = folder.resolve(file);
            Files.createDirectories(to.getParent());
            Files.move(folder.resolve(BESIDE).resolve(file), to, StandardCopyOption.REPLACE_EXISTING);
        }
        for (String file : before) {
            Path path = folder.resolve(file);
            if (!site.files().containsKey(file) && !file.equals(LIST) && !Files.isDirectory(path)) {
                Files.deleteIfExists(path);
                deleteEmptyFolders(path.getParent());
            }
        }
        writeList(new TreeSet<>(site.files().keySet()));
        delete(folder.resolve(BESIDE));
    }

    private void writeList(NavigableSet<String> files) throws IOException {
        Path beside = Files.createDirectories(folder.resolve(BESIDE)).resolve(LIST);
        List<String> lines = new ArrayList<>(List.of(HEADING));
        lines.addAll(files);
        Files.write(beside, lines, StandardCharsets.UTF_8);
        Files.move(beside, folder.resolve(LIST), StandardCopyOption.REPLACE_EXISTING);
    }

    private void undo(Deque<Path> made) {
        try {
            delete(folder.resolve(BESIDE));
            for (Path each : made) {
                Files.delete(each);
            }
        } catch (IOException stays) {
            // What is left has no first page, and the next site takes it away.
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

    /** Deletes a folder with everything in it. */
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
