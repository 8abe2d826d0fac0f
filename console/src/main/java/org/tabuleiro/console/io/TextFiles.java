package org.tabuleiro.console.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.tabuleiro.games.Message;

/** Text files by name; what is wrong with one is bad input. */
public final class TextFiles {
    private static final int MAX_SIZE = 64 << 20;

    private TextFiles() {}

    /** The text of a file. */
    public static String read(String name) {
        try {
            Path path = path(name);
            if (Files.isDirectory(path)) {
                throw new BadInput(Message.of("console.file.folder", name));
            }
            // A pipe has no size beforehand, and some devices have no end.
            try (InputStream in = Files.newInputStream(path)) {
                byte[] bytes = in.readNBytes(MAX_SIZE + 1);
                if (bytes.length > MAX_SIZE) {
                    throw new BadInput(Message.of("console.file.large", name));
                }
                return StandardCharsets.UTF_8
                        .newDecoder()
                        .decode(ByteBuffer.wrap(bytes))
                        .toString();
            }
        } catch (IOException fault) {
            throw new BadInput(Message.of("console.file.read", name, reason(fault)));
        }
    }

    /** Writes a file whole or not at all: what stood there before stays until the new text is safe. */
    public static void write(String name, String text) {
        Path path = path(name).toAbsolutePath();
        try {
            Path file = Files.exists(path) ? path.toRealPath() : path;
            Path folder = file.getParent();
            if (folder == null || (Files.exists(file) && !Files.isRegularFile(file))) {
                throw new BadInput(Message.of("console.file.folder", name));
            }
            Path draft = folder.resolve(
                    "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".part");
            try {
                writeThrough(draft, text);
                if (Files.exists(file)) {
                    Files.setPosixFilePermissions(draft, Files.getPosixFilePermissions(file));
                }
                Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(draft);
            }
        } catch (IOException fault) {
            throw new BadInput(Message.of("console.file.write", name, reason(fault)));
        }
    }

    /** Writes a new file that is on the disk, not only on its way there, before it takes the place of another. */
    private static void writeThrough(Path file, String text) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }

    /** A path by its name, where a tilde stands for the person's folder as in a shell; not every text can be one. */
    public static Path path(String name) {
        boolean tilde = name.equals("~") || name.startsWith("~/");
        try {
            return tilde ? Path.of(home() + name.substring(1)) : Path.of(name);
        } catch (InvalidPathException fault) {
            throw new BadInput(Message.of("console.file.name", name.replace('\0', '?')));
        }
    }

    private static String home() {
        return Optional.ofNullable(System.getenv("HOME")).orElseGet(() -> System.getProperty("user.home"));
    }

    /** Why a file could not be read or written: something to fill into a message. */
    public static Object reason(IOException fault) {
        return switch (fault) {
            case NoSuchFileException missing -> Message.of("console.file.missing");
            case AccessDeniedException denied -> Message.of("console.file.denied");
            case CharacterCodingException binary -> Message.of("console.file.binary");
            case FileSystemException other when other.getReason() != null -> other.getReason();
            default -> String.valueOf(fault.getMessage());
        };
    }
}
