package org.tabuleiro.console.io;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** An output stream that remembers its first exception; a {@code PrintStream} only has an error flag. */
public final class ErrorTrackingStream extends OutputStream {
    private final OutputStream out;
    private @Nullable IOException failure;

    /** The stream behind a file descriptor. */
    public ErrorTrackingStream(FileDescriptor descriptor) {
        out = new BufferedOutputStream(new FileOutputStream(descriptor));
    }

    /** The first failure, if any; a closed pipe does not count. */
    public @Nullable IOException failure() {
        boolean closedPipe =
                failure != null && String.valueOf(failure.getMessage()).contains("Broken pipe");
        return closedPipe ? null : failure;
    }

    @Override
    public void write(int b) throws IOException {
        attempt(() -> out.write(b));
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        attempt(() -> out.write(bytes, from, length));
    }

    @Override
    public void flush() throws IOException {
        attempt(out::flush);
    }

    private interface Action {
        void run() throws IOException;
    }

    private void attempt(Action action) throws IOException {
        try {
            action.run();
        } catch (IOException broken) {
            if (failure == null) {
                failure = broken;
            }
            throw broken;
        }
    }
}
