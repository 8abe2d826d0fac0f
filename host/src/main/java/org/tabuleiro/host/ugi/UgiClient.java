package org.tabuleiro.host.ugi;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.host.Contestant;

/** An engine in another process that speaks the Universal Game Interface. What it does wrong is an {@link EngineFailure}. */
public final class UgiClient implements Contestant {
    /** How long an engine that was told to quit may take to do so. */
    private static final long QUIT_MILLIS = 300;

    private static final String END = "(end of output)";

    private final Process process;
    private final PrintStream to;
    private final BlockingQueue<String> from = new LinkedBlockingQueue<>();
    private final EngineLimits limits;

    /**
     * Starts an engine.
     *
     * @param command its command line, as for a shell
     * @param game the game to play
     * @param limits what it may use for a turn
     * @param options what to set before the game, by name
     */
    public UgiClient(String command, Game game, EngineLimits limits, Map<String, String> options) {
        this.limits = limits;
        try {
            process = new ProcessBuilder("/bin/sh", "-c", command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException fault) {
            throw new EngineFailure("cannot be started: " + fault.getMessage());
        }
        to = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
        Thread reader = new Thread(this::listen, "engine output");
        reader.setDaemon(true);
        reader.start();
        try {
            ask("ugi", "ugiok"::equals, limits.patience());
            to.println("setoption name Game value " + game.id());
            options.forEach((name, value) -> to.println("setoption name " + name + " value " + value));
            to.println("uginewgame");
            ask("isready", "readyok"::equals, limits.patience());
        } catch (EngineFailure failure) {
            close();
            throw failure;
        }
    }

    private void listen() {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                from.add(line.strip());
            }
        } catch (IOException closed) {
            // The end is what is told next, however it came.
        }
        from.add(END);
    }

    /** Says a line and waits for the answer that is wanted; others are passed over. */
    private String ask(String line, Predicate<String> wanted, long patience) {
        to.println(line);
        long until = System.nanoTime() + patience * 1_000_000;
        while (true) {
            String answer;
            try {
                answer = from.poll(Math.max(0, until - System.nanoTime()), TimeUnit.NANOSECONDS);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                throw new EngineFailure("was interrupted");
            }
            if (answer == null) {
                throw new EngineFailure("has not answered " + line + " in time");
            }
            if (answer.equals(END)) {
                throw new EngineFailure("has ended");
            }
            if (wanted.test(answer)) {
                return answer;
            }
        }
    }

    @Override
    public Turn choose(State state) {
        to.println("position fen " + state);
        String answer = ask(limits.goLine(), line -> line.startsWith("bestmove"), limits.longestWait());
        String text = answer.substring("bestmove".length()).strip().split(" ", 2)[0];
        if (state.readSteps(text) instanceof Parsed.Ok<List<Step>>(List<Step> steps)) {
            Turn turn = state.turnOf(steps);
            if (state.play(turn).turn() != state.turn()) {
                return turn;
            }
        }
        throw new EngineFailure("has played " + text + " in " + state);
    }

    @Override
    public void close() {
        to.println("quit");
        to.close();
        try {
            process.waitFor(QUIT_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        // What a shell has started goes with it.
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
