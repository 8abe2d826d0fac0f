package org.tabuleiro.host;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/**
 * A client of an engine in another process that speaks UGI. Its faults are thrown as {@link EngineFailure}.
 */
public final class UgiClient implements Contestant {
    /** Interval at which the stop signal is polled. */
    private static final long POLL_NANOS = 20_000_000;

    private static final int MAX_LINE_LENGTH = 1 << 16;
    /** Backpressure: an engine with more unread lines blocks. */
    private static final int MAX_UNREAD_LINES = 1000;

    /** Illegal turns are quoted up to this length. */
    private static final int MAX_QUOTED = 60;

    private static final String END = "(end of output)";

    private final Process process;
    private final PrintStream to;
    private final BlockingQueue<String> from = new LinkedBlockingQueue<>(MAX_UNREAD_LINES);
    private final EngineLimits limits;

    /**
     * Starts an engine.
     *
     * @param command its command line for the shell
     * @param game the game to play
     * @param limits its limits per turn
     * @param options the options to set before the game, by name
     */
    public UgiClient(String command, Game game, EngineLimits limits, Map<String, String> options) {
        this.limits = limits;
        try {
            process = new ProcessBuilder("/bin/sh", "-c", command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException fault) {
            throw new EngineFailure(
                    Message.of("engine.no-start", String.valueOf(fault.getMessage())),
                    "cannot be started: " + fault.getMessage());
        }
        to = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
        Thread reader = new Thread(this::listen, "engine output");
        reader.setDaemon(true);
        reader.start();
        try {
            ask("ugi", "ugiok"::equals, limits.start(), () -> false);
            to.println("setoption name Game value " + game.id());
            options.forEach((name, value) -> to.println("setoption name " + name + " value " + value));
            to.println("uginewgame");
            ask("isready", "readyok"::equals, limits.start(), () -> false);
        } catch (EngineFailure failure) {
            close();
            throw failure;
        }
    }

    private void listen() {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = line(lines); line != null; line = line(lines)) {
                from.put(line.strip());
            }
            from.put(END);
        } catch (IOException closed) {
            // The reader sees the end of output, whatever its cause.
            from.offer(END);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** Reads a line and truncates it at {@link #MAX_LINE_LENGTH}; null at the end. */
    private static @Nullable String line(BufferedReader lines) throws IOException {
        StringBuilder line = new StringBuilder();
        int c = lines.read();
        if (c < 0) {
            return null;
        }
        for (; c >= 0 && c != '\n'; c = lines.read()) {
            if (line.length() < MAX_LINE_LENGTH) {
                line.append((char) c);
            }
        }
        return line.toString();
    }

    /** Sends a line and waits for the expected answer; other lines are skipped. */
    private String ask(String line, Predicate<String> expected, long millis, Search.Stop stop) {
        to.println(line);
        long until = System.nanoTime() + millis * 1_000_000;
        boolean stopSent = false;
        while (System.nanoTime() < until) {
            if (!stopSent && stop.isRequested()) {
                stopSent = true;
                to.println("stop");
            }
            String answer;
            try {
                answer = from.poll(Math.min(POLL_NANOS, until - System.nanoTime()), TimeUnit.NANOSECONDS);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                throw new EngineFailure(Message.of("engine.interrupted"), "was interrupted");
            }
            if (answer != null && answer.equals(END)) {
                throw new EngineFailure(Message.of("engine.ended"), "has ended");
            }
            if (answer != null && expected.test(answer)) {
                return answer;
            }
        }
        throw new EngineFailure(Message.of("engine.late", line), "has not answered " + line + " in time");
    }

    @Override
    public Turn choose(History game) {
        return choose(game, () -> false, result -> {});
    }

    @Override
    public Turn choose(History game, Search.Stop stop, Consumer<Analysis> progress) {
        to.println(position(game));
        String answer = ask(limits.goLine(), line -> line.startsWith("bestmove"), limits.longestWait(), stop);
        String text = answer.substring("bestmove".length()).strip().split("\\s+", 2)[0];
        State state = game.state();
        if (state.readTurn(text) instanceof Parsed.Ok<Turn>(Turn turn)) {
            return turn;
        }
        String shown = text.replaceAll("\\p{Cntrl}", "?");
        shown = shown.length() > MAX_QUOTED ? shown.substring(0, MAX_QUOTED) : shown;
        throw new EngineFailure(
                Message.of("engine.illegal", shown, state.toString()), "has played " + shown + " in " + state);
    }

    /** The start position and all turns: an engine cannot detect repetitions from a bare position. */
    private static String position(History game) {
        StringBuilder line = new StringBuilder("position fen ").append(game.start());
        if (!game.turns().isEmpty()) {
            line.append(" moves");
            game.turns().forEach(turn -> line.append(' ').append(turn.text()));
        }
        return line.toString();
    }

    /** Sends {@code quit}; if the engine does not exit in time, it is killed with all its child processes. */
    @Override
    public void close() {
        to.println("quit");
        to.close();
        List<ProcessHandle> all = new ArrayList<>(process.descendants().toList());
        all.add(process.toHandle());
        try {
            process.waitFor(EngineLimits.QUIT, TimeUnit.MILLISECONDS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
        all.forEach(ProcessHandle::destroyForcibly);
    }
}
