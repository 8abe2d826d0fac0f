package org.tabuleiro.host.ugi;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
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
    private static final long START_MILLIS = 10_000;
    /** How much later than asked an answer may come. */
    private static final long GRACE_MILLIS = 5_000;

    private static final String END = "(end of output)";

    private final Process process;
    private final PrintStream to;
    private final BlockingQueue<String> from = new LinkedBlockingQueue<>();
    private final long millis;

    /**
     * Starts an engine.
     *
     * @param command its command line, as for a shell
     * @param game the game to play
     * @param millis how long it may think about a turn
     */
    public UgiClient(String command, Game game, long millis) {
        this.millis = millis;
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
            ask("ugi", "ugiok"::equals, START_MILLIS);
            to.println("setoption name Game value " + game.id());
            to.println("uginewgame");
            ask("isready", "readyok"::equals, START_MILLIS);
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
        String answer = ask("go movetime " + millis, line -> line.startsWith("bestmove"), millis + GRACE_MILLIS);
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
        process.destroy();
    }
}
