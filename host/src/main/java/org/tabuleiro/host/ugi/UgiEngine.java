package org.tabuleiro.host.ugi;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.engine.Score;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.host.Team;

/** Our engine for others to ask: reads lines, thinks in a thread of its own, and writes what it found. */
public final class UgiEngine {
    private final PrintStream out;
    private final Options options = new Options();
    private State state = options.game().start();
    private @Nullable Team team;
    private @Nullable Thought thought;

    /** Answers on a stream. */
    public UgiEngine(PrintStream out) {
        this.out = out;
    }

    /** Does what the lines say until they end or one says {@code quit}; a line that makes no sense is passed over. */
    public void run(Reader in) throws IOException {
        BufferedReader lines = new BufferedReader(in);
        for (String line = lines.readLine(); line != null && !out.checkError(); line = lines.readLine()) {
            List<String> words = List.of(line.strip().split("\\s+", -1));
            if (words.get(0).equals("quit")) {
                endThought();
                return;
            }
            obey(words);
        }
        // A search with a limit is let finish: somebody may have piped in a question and waits for the answer.
        Thought last = thought;
        if (last != null && !last.go.infinite()) {
            last.join();
        }
        endThought();
    }

    private void obey(List<String> words) {
        List<String> rest = words.subList(1, words.size());
        switch (words.get(0)) {
            case "ugi" -> {
                say("id name Tabuleiro");
                say("id author the Tabuleiro team");
                options.announce().forEach(this::say);
                say("ugiok");
            }
            case "isready" -> say("readyok");
            case "uginewgame" -> {
                endThought();
                state = options.game().start();
                team = null;
            }
            case "setoption" -> {
                endThought();
                setOption(rest);
            }
            case "position" -> {
                endThought();
                setPosition(rest);
            }
            case "go" -> {
                endThought();
                go(rest);
            }
            case "stop" -> endThought();
            case "query" -> rest.stream().findFirst().ifPresent(this::answer);
            default -> {}
        }
    }

    private void say(String line) {
        synchronized (out) {
            out.println(line);
            out.flush();
        }
    }

    private void complain(String what) {
        say("info string " + what);
    }

    private void setOption(List<String> words) {
        int value = words.indexOf("value");
        if (words.isEmpty() || !words.get(0).equals("name") || value < 2) {
            complain("expected setoption name NAME value VALUE");
            return;
        }
        String name = String.join(" ", words.subList(1, value));
        Optional<String> fault = options.set(name, String.join(" ", words.subList(value + 1, words.size())));
        fault.ifPresent(this::complain);
        team = null;
        if (!state.game().equals(options.game())) {
            state = options.game().start();
        }
    }

    private void setPosition(List<String> words) {
        int moves = words.indexOf("moves");
        List<String> place = words.subList(0, moves < 0 ? words.size() : moves);
        State found = options.game().start();
        if (!place.isEmpty() && place.get(0).equals("fen")) {
            Parsed<State> read = options.game().read(String.join(" ", place.subList(1, place.size())));
            if (!(read instanceof Parsed.Ok<State>(State start))) {
                complain("expected a position string: " + ((Parsed.Fault<State>) read).message());
                return;
            }
            found = start;
        } else if (place.isEmpty() || !place.get(0).equals("startpos")) {
            complain("expected position startpos or position fen");
            return;
        }
        for (String text : moves < 0 ? List.<String>of() : words.subList(moves + 1, words.size())) {
            Parsed<List<Step>> read = found.readSteps(text);
            if (!(read instanceof Parsed.Ok<List<Step>>(List<Step> steps))) {
                complain("expected a legal turn, found " + text);
                return;
            }
            found = found.play(new Turn(steps));
        }
        state = found;
    }

    private void go(List<String> words) {
        if (state.isOver()) {
            complain("the game is over");
            say("bestmove 0000");
            return;
        }
        Team mind = team == null
                ? new Team(
                        Minds.of(options.game()),
                        Minds.of(options.game()).evaluation(),
                        options.hash(),
                        options.threads())
                : team;
        team = mind;
        Thought next = new Thought(mind, state, GoCommand.read(words, state.toMove()), options.lines());
        thought = next;
        next.start();
    }

    private void endThought() {
        Thought last = thought;
        if (last != null) {
            last.end();
        }
        thought = null;
    }

    private void answer(String question) {
        switch (question) {
            case "gameover" -> say("response " + state.isOver());
            case "p1turn" -> say("response " + (state.toMove() == Side.FIRST));
            case "result" ->
                say("response "
                        + state.result()
                                .map(result -> result.winner()
                                        .map(side -> side == Side.FIRST ? "p1win" : "p2win")
                                        .orElse("draw"))
                                .orElse("none"));
            default -> complain("expected query gameover, p1turn or result");
        }
    }

    /** One search, in a thread of its own. */
    private final class Thought implements Runnable {
        private final Thread thread = new Thread(this, "thought");
        private final Team mind;
        private final State root;
        private final GoCommand go;
        private final int lines;
        private volatile boolean stopped;

        Thought(Team mind, State root, GoCommand go, int lines) {
            thread.setDaemon(true);
            this.mind = mind;
            this.root = root;
            this.go = go;
            this.lines = lines;
        }

        @Override
        public void run() {
            Analysis found = mind.think(root, go.limits(), lines, () -> stopped, this::report);
            waitForStop();
            say("bestmove " + found.best().turns().get(0).text());
        }

        /** Who asked without a limit wants the answer only when saying stop, also where nothing is left to find out. */
        private synchronized void waitForStop() {
            try {
                while (go.infinite() && !stopped) {
                    wait();
                }
            } catch (InterruptedException ended) {
                thread.interrupt();
            }
        }

        void start() {
            thread.start();
        }

        void join() {
            try {
                thread.join();
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
        }

        private void report(Analysis known) {
            for (int i = 0; i < known.lines().size(); i++) {
                Analysis.Line line = known.lines().get(i);
                List<String> turns = new ArrayList<>();
                line.turns().forEach(turn -> turns.add(turn.text()));
                say("info depth " + known.depth() + " multipv " + (i + 1) + " score " + score(line.score()) + " nodes "
                        + known.nodes() + " time " + known.nanos() / 1_000_000 + " pv " + String.join(" ", turns));
            }
        }

        private String score(int score) {
            return Score.isProven(score) ? "mate " + Integer.signum(score) * Score.turns(score) : "cp " + score;
        }

        void end() {
            synchronized (this) {
                stopped = true;
                notifyAll();
            }
            join();
        }
    }
}
