package org.tabuleiro.files;

import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** A folder or a device stands where a regular file is to be written. */
final class NotRegularFileException extends FileSystemException {
    private static final long serialVersionUID = 1;

    NotRegularFileException(Path path) {
        super(path.toString(), null, "not a regular file");
    }
}
