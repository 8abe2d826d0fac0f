package org.tabuleiro.server;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Consumer;

/** The lines of a log, which threads write in turn. A failure is reported once, until lines can be written again. */
final class LogLines implements AutoCloseable {
    private final Writer out;
    private final Consumer<IOException> onFailure;
    private boolean failing;

    LogLines(OutputStream out, Consumer<IOException> onFailure) {
        this.out = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        this.onFailure = onFailure;
    }

    /** Lines that are appended to a file. */
    static LogLines in(Path file, Consumer<IOException> onFailure) throws IOException {
        return new LogLines(
                Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND), onFailure);
    }

    /** Writes a line and its end. */
    synchronized void write(String line) {
        try {
            out.write(line);
            out.write(System.lineSeparator());
            out.flush();
            failing = false;
        } catch (IOException failure) {
            if (!failing) {
                failing = true;
                onFailure.accept(failure);
            }
        }
    }

    @Override
    public synchronized void close() throws IOException {
        out.close();
    }
}
