package org.tabuleiro.console.io;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.tabuleiro.cli.BadInput;

/** Completion of file names. */
public final class FileCompletion {
    private static final int MAX_CANDIDATES = 200;

    private FileCompletion() {}

    /**
     * The paths with a prefix, as they would be typed; folders end with a slash. Hidden files need a dot in
     * the prefix.
     */
    public static List<String> candidates(String typed) {
        int slash = typed.lastIndexOf('/');
        String folder = typed.substring(0, slash + 1);
        String name = typed.substring(slash + 1);
        List<String> found = new ArrayList<>();
        try (DirectoryStream<Path> files =
                Files.newDirectoryStream(ConsoleFiles.path(folder.isEmpty() ? "." : folder))) {
            for (Path file : files) {
                String last = String.valueOf(file.getFileName());
                if (last.startsWith(name)
                        && (!last.startsWith(".") || name.startsWith("."))
                        && found.size() < MAX_CANDIDATES) {
                    found.add(folder + last + (Files.isDirectory(file) ? "/" : ""));
                }
            }
        } catch (IOException | BadInput unknown) {
            return List.of(); // A folder that cannot be listed has no candidates.
        }
        Collections.sort(found);
        return found;
    }
}
