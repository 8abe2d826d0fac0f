package org.tabuleiro.console.io;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.tabuleiro.cli.BadInput;

/** Names of files that a person may be typing. */
public final class FileNames {
    private static final int MOST = 200;

    private FileNames() {}

    /** The names that begin so, as they would be typed; folders end with a slash. Hidden ones are left out unless asked for. */
    public static List<String> beginningWith(String typed) {
        int slash = typed.lastIndexOf('/');
        String folder = typed.substring(0, slash + 1);
        String name = typed.substring(slash + 1);
        List<String> found = new ArrayList<>();
        try (DirectoryStream<Path> files =
                Files.newDirectoryStream(ConsoleFiles.path(folder.isEmpty() ? "." : folder))) {
            for (Path file : files) {
                String last = String.valueOf(file.getFileName());
                if (last.startsWith(name) && (!last.startsWith(".") || name.startsWith(".")) && found.size() < MOST) {
                    found.add(folder + last + (Files.isDirectory(file) ? "/" : ""));
                }
            }
        } catch (IOException | BadInput unknown) {
            return List.of(); // Where nothing can be found there is nothing to complete.
        }
        Collections.sort(found);
        return found;
    }
}
