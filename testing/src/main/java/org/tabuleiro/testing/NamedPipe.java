package org.tabuleiro.testing;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A named pipe, to test what is done to a file that is not regular. A device must not be used for that: the test of a broken
 * program, run as root, would replace the device of the whole machine.
 */
public final class NamedPipe {
    private NamedPipe() {}

    /** Creates a pipe in a folder; nobody reads or writes it. */
    public static Path create(Path folder) throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        if (new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() != 0) {
            throw new IOException("mkfifo failed: " + pipe);
        }
        return pipe;
    }
}
