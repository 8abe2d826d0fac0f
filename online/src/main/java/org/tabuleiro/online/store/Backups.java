package org.tabuleiro.online.store;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.jdbi.v3.core.JdbiException;

/**
 * Backups of an embedded database while it is used, every hour. Each is opened and counted after it was
 * written: a backup that nobody has read is none.
 */
public final class Backups implements AutoCloseable {
    private static final Logger LOG = System.getLogger(Backups.class.getName());
    private static final Duration INTERVAL = Duration.ofHours(1);
    private static final int KEPT = 48;
    private static final DateTimeFormatter NAME =
            DateTimeFormatter.ofPattern("'online-'yyyy-MM-dd'T'HH-mm-ss'.zip'").withZone(ZoneOffset.UTC);
    private static final String DATABASE_FILE = "online.mv.db";

    private final Database database;
    private final Path folder;
    private final InstantSource time;
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread thread =
            Thread.ofPlatform().daemon().name("online-backup").unstarted(this::runUntilClosed);

    /** What a database has. */
    public record Content(long matches, long events) {
        /** What it has now. */
        public static Content of(Database database) {
            return database.run(handle -> new Content(
                    handle.createQuery("select count(*) from match")
                            .mapTo(Long.class)
                            .one(),
                    handle.createQuery("select count(*) from match_event")
                            .mapTo(Long.class)
                            .one()));
        }
    }

    /** Backups of a database in a folder, none before {@link #start}. */
    public Backups(Database database, Path folder, InstantSource time) {
        this.database = database;
        this.folder = folder;
        this.time = time;
    }

    /** Makes a backup every hour from now on, the first in an hour. */
    public void start() {
        thread.start();
    }

    private void runUntilClosed() {
        try {
            while (!closed.await(INTERVAL.toMillis(), TimeUnit.MILLISECONDS)) {
                attempt();
            }
        } catch (InterruptedException unexpected) {
            Thread.currentThread().interrupt();
        }
    }

    private void attempt() {
        try {
            make();
        } catch (IOException | DatabaseException | JdbiException failure) {
            LOG.log(Level.ERROR, "the matches could not be backed up: {0}", failure.getMessage());
        }
    }

    /** Makes a backup now, and deletes the oldest ones. Returns its file. */
    public Path make() throws IOException, DatabaseException {
        Path file = folder.resolve(NAME.format(Instant.ofEpochMilli(time.millis())));
        Files.createDirectories(folder);
        write(database, file);
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> old = files.filter(each -> each.getFileName().toString().matches("online-.*\\.zip"))
                    .sorted(Comparator.reverseOrder())
                    .skip(KEPT)
                    .toList();
            for (Path each : old) {
                Files.delete(each);
            }
        }
        return file;
    }

    /** Writes a backup to a file, and reads it. Returns what it has. */
    public static Content write(Database database, Path file) throws IOException, DatabaseException {
        Path unread = file.resolveSibling(file.getFileName() + ".new");
        Content before = Content.of(database);
        try {
            database.run(handle -> handle.execute("backup to ?", unread.toString()));
            Content content = read(unread);
            if (content.matches() < before.matches() || content.events() < before.events()) {
                throw new IOException(content + " instead of " + before);
            }
            Files.move(unread, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            return content;
        } finally {
            Files.deleteIfExists(unread);
        }
    }

    /** Opens a copy of a backup, and counts. */
    private static Content read(Path file) throws IOException, DatabaseException {
        Path copy = Files.createTempDirectory(file.toAbsolutePath().getParent(), "reading");
        try {
            return restore(file, copy);
        } finally {
            try (Stream<Path> files = Files.list(copy)) {
                for (Path each : files.toList()) {
                    Files.delete(each);
                }
            }
            Files.delete(copy);
        }
    }

    /** Whether a folder has an embedded database. */
    public static boolean isIn(Path folder) {
        return Files.exists(folder.resolve(DATABASE_FILE));
    }

    /**
     * Writes the database of a backup to a folder that has none. Returns what it has.
     *
     * @throws DatabaseException if it cannot be opened
     */
    public static Content restore(Path file, Path folder) throws IOException, DatabaseException {
        Files.createDirectories(folder);
        Path target = folder.resolve(DATABASE_FILE);
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(file))) {
            ZipEntry entry = zip.getNextEntry();
            while (entry != null && !entry.getName().endsWith(DATABASE_FILE)) {
                entry = zip.getNextEntry();
            }
            if (entry == null) {
                throw new IOException(file + " is no backup");
            }
            Files.copy(zip, target);
        }
        try (Database restored = Database.h2(folder)) {
            return Content.of(restored);
        }
    }

    @Override
    public void close() {
        closed.countDown();
        if (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException hurried) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
