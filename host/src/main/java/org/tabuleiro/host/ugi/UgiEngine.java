package org.tabuleiro.host.ugi;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.Score;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.host.ParallelSearch;

/** Our engine as a UGI server: reads commands, searches in a thread, and writes the results. */
public final class UgiEngine {
    private static final Set<String> COMMANDS =
            Set.of("ugi", "isready", "uginewgame", "setoption", "position", "go", "stop", "query", "quit");
    /** Table size to fall back to when memory is short, in megabytes. */
    private static final int SMALL_HASH = 16;

    private final PrintStream out;
    private final UgiOptions options = new UgiOptions();
    private State state = options.game().start();
    private @Nullable ParallelSearch search;
    private @Nullable LevelPlayer player;
    private @Nullable SearchThread running;

    /** An engine that answers on a stream. */
    public UgiEngine(PrintStream out) {
        this.out = out;
    }

    /** Executes commands until the end of input or {@code quit}; unknown lines are skipped. */
    public void run(Reader in) throws IOException {
        BufferedReader lines = new BufferedReader(in);
        for (String line = lines.readLine(); line != null && !out.checkError(); line = lines.readLine()) {
            List<String> words = known(line);
            if (words.get(0).equals("quit")) {
                stopSearch();
                return;
            }
            execute(words);
        }
        // At the end of input a limited search still finishes: the commands may have been piped in.
        SearchThread last = running;
        if (last != null && !last.go.infinite()) {
            last.join();
        }
        stopSearch();
    }

    /** The words of a line from the first command on. */
    private static List<String> known(String line) {
        List<String> words = List.of(line.strip().split("\\s+", -1));
        for (int i = 0; i < words.size(); i++) {
            if (COMMANDS.contains(words.get(i))) {
                return words.subList(i, words.size());
            }
        }
        return words;
    }

    private void execute(List<String> words) {
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
                stopSearch();
                state = options.game().start();
                forget();
            }
            case "setoption" -> {
                stopSearch();
                setOption(rest);
            }
            case "position" -> {
                stopSearch();
                setPosition(rest);
            }
            case "go" -> {
                stopSearch();
                go(rest);
            }
            case "stop" -> stopSearch();
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

    /** Reports an error to the client; UGI has no error message, only {@code info string}. */
    private void printError(String what) {
        say("info string " + what);
    }

    private void setOption(List<String> words) {
        int value = words.indexOf("value");
        if (words.isEmpty() || !words.get(0).equals("name") || value < 2) {
            printError("expected setoption name NAME value VALUE");
            return;
        }
        String name = String.join(" ", words.subList(1, value));
        Optional<String> fault = options.set(name, String.join(" ", words.subList(value + 1, words.size())));
        fault.ifPresent(this::printError);
        forget();
        if (!state.game().equals(options.game())) {
            state = options.game().start();
        }
    }

    private void forget() {
        search = null;
        player = null;
    }

    private void setPosition(List<String> words) {
        int moves = words.indexOf("moves");
        List<String> place = words.subList(0, moves < 0 ? words.size() : moves);
        State found = options.game().start();
        if (!place.isEmpty() && place.get(0).equals("fen")) {
            String text = String.join(" ", place.subList(1, place.size()));
            Parsed<State> read = options.game().read(text);
            if (!(read instanceof Parsed.Ok<State>(State start))) {
                printError("expected a position string of " + options.game().id() + " such as "
                        + options.game().start() + ", found " + text + " (wrong in: "
                        + ((Parsed.Fault<State>) read).field() + ")");
                return;
            }
            found = start;
        } else if (place.isEmpty() || !place.get(0).equals("startpos")) {
            printError("expected position startpos or position fen");
            return;
        }
        for (String text : moves < 0 ? List.<String>of() : words.subList(moves + 1, words.size())) {
            if (!(found.readTurn(text) instanceof Parsed.Ok<Turn>(Turn turn))) {
                boolean begun = found.readSteps(text) instanceof Parsed.Ok;
                printError((begun ? "expected a whole turn, found " : "expected a legal turn, found ") + text);
                return;
            }
            found = found.play(turn);
        }
        state = found;
    }

    private void go(List<String> words) {
        if (state.isOver()) {
            printError("the game is over");
            say("bestmove 0000");
            return;
        }
        GoCommand go = GoCommand.read(words, state.toMove());
        go.errors().forEach(this::printError);
        SearchThread next = new SearchThread(state, go, options.isFullStrength() ? fullStrength() : level(go));
        running = next;
        next.start();
    }

    /** The plain engine, with MultiPV and threads. */
    private TurnChooser fullStrength() {
        ParallelSearch own = search == null ? newSearch() : search;
        search = own;
        int lines = options.lines();
        return (root, go, stop, progress) -> own.analyse(root, go.limits(), lines, stop, progress)
                .best()
                .turns()
                .get(0);
    }

    private ParallelSearch newSearch() {
        try {
            return newSearch(options.hash());
        } catch (OutOfMemoryError tooLarge) {
            printError("there is no memory for Hash " + options.hash() + ", going on with " + SMALL_HASH);
            return newSearch(SMALL_HASH);
        }
    }

    private ParallelSearch newSearch(int megabytes) {
        Knowledge knowledge = Knowledge.of(options.game());
        return new ParallelSearch(knowledge, knowledge.evaluation(), megabytes, options.threads());
    }

    /** The player of a level, as at the table. */
    private TurnChooser level(GoCommand first) {
        boolean timed = options.level() == LevelPlayer.LEVELS;
        LevelPlayer own = player == null || timed
                ? new LevelPlayer(options.game(), options.level(), first.limits(), options.seed())
                : player;
        player = own;
        return (root, go, stop, progress) -> own.choose(root, stop, progress);
    }

    private void stopSearch() {
        SearchThread last = running;
        if (last != null) {
            last.end();
        }
        running = null;
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
            default -> printError("expected query gameover, p1turn or result");
        }
    }

    /** Chooses a turn. */
    private interface TurnChooser {
        Turn choose(State root, GoCommand go, Search.Stop stop, Consumer<Analysis> progress);
    }

    /** A search in its own thread. */
    private final class SearchThread implements Runnable {
        private final Thread thread = new Thread(this, "search");
        private final State root;
        private final GoCommand go;
        private final TurnChooser chooser;
        private volatile boolean stopped;

        SearchThread(State root, GoCommand go, TurnChooser chooser) {
            thread.setDaemon(true);
            this.root = root;
            this.go = go;
            this.chooser = chooser;
        }

        @Override
        public void run() {
            Turn found = chooser.choose(root, go, () -> stopped, this::report);
            waitForStop();
            say("bestmove " + found.text());
        }

        /** An infinite search answers only after {@code stop}, even if it is complete before. */
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
                        + known.nodes() + " nps " + known.nodes() * 1000 / Math.max(1, known.nanos() / 1_000_000)
                        + " time " + known.nanos() / 1_000_000 + " pv " + String.join(" ", turns));
            }
        }

        /**
         * The score with win, draw and loss probabilities per mille; a draw counts as half a win and half a
         * loss.
         */
        private String score(int score) {
            long wins = Math.round(1000 * Knowledge.of(root.game()).winProbability(score));
            return (Score.isProven(score) ? "mate " + Integer.signum(score) * Score.turns(score) : "cp " + score)
                    + " wdl " + wins + " 0 " + (1000 - wins);
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
