package org.tabuleiro.testing;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A named pipe, for tests with a file that is not regular. Do not use a device instead: a failing test that
 * runs as root could replace the device of the machine.
 */
public final class NamedPipe {
    private NamedPipe() {}

    /** Creates a pipe in a folder, without a reader or a writer. */
    public static Path create(Path folder) throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        if (new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() != 0) {
            throw new IOException("mkfifo failed: " + pipe);
        }
        return pipe;
    }
}
