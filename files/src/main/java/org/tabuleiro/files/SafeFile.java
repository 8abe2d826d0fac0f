package org.tabuleiro.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * A file that is replaced atomically: the new content is written to a temporary file in the same folder,
 * forced to the disk and moved into place. A full disk or a killed process leaves the old content.
 *
 * @param path the path of the file
 */
public record SafeFile(Path path) {

    /** Replaces the content by a text in UTF-8; its folder must exist. */
    public void write(String text) throws IOException {
        write(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Replaces the content by a text in UTF-8 that only the owner can read; its folder must exist. */
    public void writePrivately(String text) throws IOException {
        write(text.getBytes(StandardCharsets.UTF_8), true);
    }

    /** Replaces the content; its folder must exist. */
    public void write(byte[] bytes) throws IOException {
        write(bytes, false);
    }

    private void write(byte[] bytes, boolean isPrivate) throws IOException {
        Path given = path.toAbsolutePath();
        // A symbolic link is kept: its target is replaced.
        Path target = Files.exists(given) ? given.toRealPath() : given;
        Path folder = target.getParent();
        if (folder == null || (Files.exists(target) && !Files.isRegularFile(target))) {
            throw new NotRegularFileException(path);
        }
        Path temporary = folder.resolve("." + target.getFileName() + "."
                + ProcessHandle.current().pid() + "-" + Thread.currentThread().threadId() + ".part");
        try {
            if (isPrivate) {
                createPrivately(temporary);
            }
            writeThrough(temporary, bytes);
            if (!isPrivate && Files.exists(target) && Files.getFileStore(target).supportsFileAttributeView("posix")) {
                Files.setPosixFilePermissions(temporary, Files.getPosixFilePermissions(target));
            }
            move(temporary, target);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    /** The file is private before anything is in it. Elsewhere than on POSIX the folder of the user has to do. */
    private static void createPrivately(Path file) throws IOException {
        if (Files.getFileStore(file.toAbsolutePath().getParent()).supportsFileAttributeView("posix")) {
            Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        }
    }

    /** Returns when the bytes are on the disk, not only in a buffer: the move must not overtake them. */
    private static void writeThrough(Path file, byte[] bytes) throws IOException {
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            channel.force(true);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException networkDrive) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Renames a file with invalid content, so that a new one can take its place. Returns its new path. */
    public Path setAside() throws IOException {
        for (int number = 1; ; number++) {
            Path aside = path.resolveSibling(path.getFileName() + ".broken-" + number);
            if (!Files.exists(aside)) {
                return Files.move(path, aside);
            }
        }
    }
}
