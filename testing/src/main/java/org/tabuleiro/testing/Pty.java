package org.tabuleiro.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The console on a pseudo-terminal, for tests that read its output and type keys. */
public final class Pty implements AutoCloseable {
    /** The Enter key. */
    public static final String ENTER = "\r";
    /** The Tab key. */
    public static final String TAB = "\t";
    /** Ctrl+C. */
    public static final String CTRL_C = "\u0003";
    /** Ctrl+D, the end of input. */
    public static final String CTRL_D = "\u0004";

    private static final int TIMEOUT_SECONDS = 60;

    private final Path config;
    private final Process process;
    private final InputStream from;
    private final OutputStream to;
    private final StringBuilder shown = new StringBuilder();
    private int seen;

    /** Starts the console on a terminal of a given width, without a configuration folder. */
    public Pty(int columns, String... args) throws IOException {
        // Not created: nothing is written there unless an unfinished game is saved.
        this(Path.of(System.getProperty("java.io.tmpdir"), "tabuleiro-" + UUID.randomUUID()), columns, args);
    }

    /** Starts the console on a terminal of a given width, with a configuration folder. */
    public Pty(Path config, int columns, String... args) throws IOException {
        this.config = config;
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        StringBuilder command = new StringBuilder("stty cols " + columns + " rows 40; exec ").append(quoted(java));
        for (String word : new String[] {
            "--enable-native-access=ALL-UNNAMED",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            "org.tabuleiro.console.ConsoleMain"
        }) {
            command.append(' ').append(quoted(word));
        }
        for (String arg : args) {
            command.append(' ').append(quoted(arg));
        }
        ProcessBuilder builder = new ProcessBuilder("script", "-qefc", command.toString(), "/dev/null");
        builder.environment().put("XDG_CONFIG_HOME", config.toString());
        builder.environment().put("TERM", "xterm");
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().put("SHELL", "/bin/sh");
        process = builder.redirectErrorStream(true).start();
        from = process.getInputStream();
        to = process.getOutputStream();
        // A blocking read has no timeout, but it ends with the process.
        CompletableFuture.delayedExecutor(TIMEOUT_SECONDS, TimeUnit.SECONDS).execute(this::close);
    }

    private static String quoted(String word) {
        return "'" + word.replace("'", "'\\''") + "'";
    }

    /** Waits for a text in the output after the last match; returns the output up to the end of the text. */
    public String await(String text) throws IOException {
        byte[] bytes = new byte[4096];
        while (true) {
            int at = shown.indexOf(text, seen);
            if (at >= 0) {
                String before = shown.substring(seen, at + text.length());
                seen = at + text.length();
                return before;
            }
            int count = from.read(bytes);
            if (count < 0) {
                throw new AssertionError("the program ended without showing " + text + " after:\n" + shown);
            }
            shown.append(new String(bytes, 0, count, StandardCharsets.UTF_8));
        }
    }

    /** Types keys. */
    public void type(String keys) throws IOException {
        to.write(keys.getBytes(StandardCharsets.UTF_8));
        to.flush();
    }

    /** Waits for the end of the program; returns its exit code. */
    public int end() throws IOException, InterruptedException {
        shown.append(new String(from.readAllBytes(), StandardCharsets.UTF_8));
        process.waitFor(20, TimeUnit.SECONDS);
        return process.exitValue();
    }

    /** Closes the terminal, as closing its window does, and waits for the end of the program. */
    public void hangUp() throws InterruptedException {
        ProcessHandle java = java();
        process.destroyForcibly();
        java.onExit().orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS).join();
    }

    /** Sends SIGTERM. */
    public void terminate() {
        java().destroy();
    }

    /** Sends SIGTERM until the program ends: pending signals of the same kind are merged into one. */
    public void terminateUntilEnd() {
        ProcessHandle java = java();
        while (java.isAlive()) {
            java.destroy();
        }
    }

    private ProcessHandle java() {
        return process.descendants()
                .filter(each -> each.info().command().orElse("").endsWith("/java"))
                .findFirst()
                .orElseThrow();
    }

    /** The file of unfinished games. */
    public Path unfinishedGames() {
        return config.resolve("tabuleiro").resolve("kept-games.pgn");
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    @Override
    public String toString() {
        return shown.toString();
    }
}
