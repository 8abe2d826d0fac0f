package org.tabuleiro.files;

import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** Thrown when a folder or a device is in place of the regular file to be written. */
final class NotRegularFileException extends FileSystemException {
    private static final long serialVersionUID = 1;

    NotRegularFileException(Path path) {
        super(path.toString(), null, "not a regular file");
    }
}
