package org.tabuleiro.desktop.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;

/**
 * Why something could not be read or written, to be told to a person.
 *
 * @param message what is wrong and what was expected
 * @param place where in the text, if that is known
 */
public record Trouble(Message message, Optional<Place> place) {
    private static final int MOST_SHOWN = 100;
    /** Less than this is left on a disk that people call full. */
    private static final long FULL = 64 << 10;

    /**
     * A place in a text.
     *
     * @param line from 1
     * @param column from 1
     * @param text the line, or as much of it as can be shown
     * @param caret how many signs of it stand before the place
     */
    public record Place(int line, int column, String text, int caret) {

        /** The line, and under it a caret that points to the place; for a font whose signs are all as wide. */
        public String drawn() {
            return text + "\n" + " ".repeat(caret) + "^";
        }

        static Place of(String whole, int line, int column) {
            String text = whole.lines().skip(line - 1L).findFirst().orElse("").replace('\t', ' ');
            int caret = Math.min(column - 1, text.length());
            int from = Math.max(0, caret - MOST_SHOWN * 2 / 3);
            int to = Math.min(text.length(), from + MOST_SHOWN);
            String shown = (from > 0 ? "…" : "") + text.substring(from, to) + (to < text.length() ? "…" : "");
            return new Place(line, column, shown, caret - from + (from > 0 ? 1 : 0));
        }
    }

    /** A trouble that has no place. */
    public static Trouble of(String key, Object... args) {
        return new Trouble(Message.of(key, args), Optional.empty());
    }

    /** What is wrong in the text of a game file; the reader of games says where. */
    static Trouble of(Parsed.Fault<?> fault, String text) {
        List<Object> args = fault.message().args();
        return fault.message().key().equals("file.at")
                        && args.get(0) instanceof Integer line
                        && args.get(1) instanceof Integer column
                ? new Trouble(fault.message(), Optional.of(Place.of(text, line, column)))
                : new Trouble(fault.message(), Optional.empty());
    }

    /** The same trouble with the name of the file in front, where it does not say it itself. */
    Trouble in(Path file) {
        return message.args().contains(file.toString())
                ? this
                : new Trouble(Message.of("desktop.trouble.in-file", file.toString(), message), place);
    }

    /** Why a file could not be read. */
    static Trouble reading(Path path, IOException fault) {
        return of("desktop.trouble.cannot-read", path.toString(), reason(path, fault));
    }

    /** Why a file could not be written. */
    public static Trouble writing(Path path, IOException fault) {
        return of("desktop.trouble.cannot-write", path.toString(), reason(path, fault));
    }

    /** Why, in a few words of the user's language where there are any. */
    public static Message reason(Path path, IOException fault) {
        Path folder = Optional.ofNullable(path.toAbsolutePath().getParent()).orElse(path.toAbsolutePath());
        String words = fault instanceof FileSystemException system
                ? String.valueOf(system.getReason())
                : String.valueOf(fault.getMessage());
        if (fault instanceof NoSuchFileException) {
            return Message.of(Files.isDirectory(folder) ? "desktop.trouble.missing" : "desktop.trouble.no-folder");
        }
        if (!(fault instanceof AccessDeniedException) && isFull(folder, words)) {
            return Message.of("desktop.trouble.full");
        }
        if (words.toLowerCase(Locale.ROOT).contains("read-only") || isReadOnly(folder)) {
            return Message.of("desktop.trouble.read-only", folder.toString());
        }
        if (fault instanceof AccessDeniedException) {
            return Message.of("desktop.trouble.denied");
        }
        if (Files.isDirectory(path)) {
            return Message.of("desktop.trouble.folder");
        }
        return Message.of("desktop.trouble.other", words.equals("null") ? fault.toString() : words);
    }

    private static boolean isFull(Path folder, String words) {
        if (words.contains("No space left") || words.contains("quota")) {
            return true;
        }
        try {
            return Files.getFileStore(folder).getUsableSpace() < FULL;
        } catch (IOException | SecurityException unknown) {
            return false;
        }
    }

    private static boolean isReadOnly(Path folder) {
        return Files.isDirectory(folder) && !Files.isWritable(folder);
    }
}
