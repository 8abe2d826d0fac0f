package org.tabuleiro.desktop.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * A file that is whole at every moment: what is new is written beside it and takes its place at once, so that a full disk or a
 * killed program leaves the old one.
 *
 * @param path where it is
 */
public record SafeFile(Path path) {

    /** The text; empty if there is none or it cannot be read. */
    Optional<String> read() {
        try {
            return Files.isRegularFile(path)
                    ? Optional.of(new String(Files.readAllBytes(path), StandardCharsets.UTF_8))
                    : Optional.empty();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /** Replaces the text. */
    public void write(String text) throws IOException {
        write(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Replaces everything in it. */
    public void write(byte[] bytes) throws IOException {
        Path given = path.toAbsolutePath();
        // A link stays a link: what it leads to is replaced.
        Path target = Files.exists(given) ? given.toRealPath() : given;
        Path folder = target.getParent();
        if (folder == null || (Files.exists(target) && !Files.isRegularFile(target))) {
            throw new FileSystemException(path.toString(), null, "no ordinary file");
        }
        Files.createDirectories(folder);
        Path beside = folder.resolve("." + target.getFileName() + "."
                + ProcessHandle.current().pid() + "-" + Thread.currentThread().threadId() + ".part");
        try {
            try (FileChannel channel = FileChannel.open(
                    beside,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.TRUNCATE_EXISTING,
                    StandardOpenOption.WRITE)) {
                ByteBuffer buffer = ByteBuffer.wrap(bytes);
                while (buffer.hasRemaining()) {
                    channel.write(buffer);
                }
                // On the disk before it takes the place of what is there.
                channel.force(true);
            }
            if (Files.exists(target) && Files.getFileStore(target).supportsFileAttributeView("posix")) {
                Files.setPosixFilePermissions(beside, Files.getPosixFilePermissions(target));
            }
            move(beside, target);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException network) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Renames a file that cannot be made sense of, so that a new one can take its place: its new path. */
    Path putAside() throws IOException {
        String name = path.getFileName().toString();
        for (int number = 1; ; number++) {
            Path aside = path.resolveSibling(name + ".broken-" + number);
            if (!Files.exists(aside)) {
                return Files.move(path, aside);
            }
        }
    }

    void delete() throws IOException {
        Files.deleteIfExists(path);
    }
}
