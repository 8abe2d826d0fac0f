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
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.engine.Player;
import org.tabuleiro.engine.Score;
import org.tabuleiro.engine.Search;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.host.Team;

/** Our engine for others to ask: reads lines, thinks in a thread of its own, and writes what it found. */
public final class UgiEngine {
    private static final Set<String> COMMANDS =
            Set.of("ugi", "isready", "uginewgame", "setoption", "position", "go", "stop", "query", "quit");
    /** A table that fits everywhere, in megabytes. */
    private static final int SMALL_HASH = 16;

    private final PrintStream out;
    private final Options options = new Options();
    private State state = options.game().start();
    private @Nullable Team team;
    private @Nullable Player player;
    private @Nullable Thought thought;

    /** Answers on a stream. */
    public UgiEngine(PrintStream out) {
        this.out = out;
    }

    /** Does what the lines say until they end or one says {@code quit}; a line that makes no sense is passed over. */
    public void run(Reader in) throws IOException {
        BufferedReader lines = new BufferedReader(in);
        for (String line = lines.readLine(); line != null && !out.checkError(); line = lines.readLine()) {
            List<String> words = known(line);
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

    /** The words of a line from the first that means something on. */
    private static List<String> known(String line) {
        List<String> words = List.of(line.strip().split("\\s+", -1));
        for (int i = 0; i < words.size(); i++) {
            if (COMMANDS.contains(words.get(i))) {
                return words.subList(i, words.size());
            }
        }
        return words;
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
                forget();
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
        forget();
        if (!state.game().equals(options.game())) {
            state = options.game().start();
        }
    }

    private void forget() {
        team = null;
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
                complain("expected a position string of " + options.game().id() + " such as "
                        + options.game().start() + ", found " + text + " (wrong in: "
                        + ((Parsed.Fault<State>) read).field() + ")");
                return;
            }
            found = start;
        } else if (place.isEmpty() || !place.get(0).equals("startpos")) {
            complain("expected position startpos or position fen");
            return;
        }
        for (String text : moves < 0 ? List.<String>of() : words.subList(moves + 1, words.size())) {
            if (!(found.readTurn(text) instanceof Parsed.Ok<Turn>(Turn turn))) {
                boolean begun = found.readSteps(text) instanceof Parsed.Ok;
                complain((begun ? "expected a whole turn, found " : "expected a legal turn, found ") + text);
                return;
            }
            found = found.play(turn);
        }
        state = found;
    }

    private void go(List<String> words) {
        if (state.isOver()) {
            complain("the game is over");
            say("bestmove 0000");
            return;
        }
        GoCommand go = GoCommand.read(words, state.toMove());
        go.complaints().forEach(this::complain);
        Thought next = new Thought(state, go, options.isPlain() ? analyst() : levelPlayer(go));
        thought = next;
        next.start();
    }

    /** Answers as well as it can. */
    private Mind analyst() {
        Team mind = team == null ? newTeam() : team;
        team = mind;
        int lines = options.lines();
        return (root, go, stop, progress) -> mind.think(root, go.limits(), lines, stop, progress)
                .best()
                .turns()
                .get(0);
    }

    private Team newTeam() {
        try {
            return team(options.hash());
        } catch (OutOfMemoryError tooLarge) {
            complain("there is no memory for Hash " + options.hash() + ", going on with " + SMALL_HASH);
            return team(SMALL_HASH);
        }
    }

    private Team team(int megabytes) {
        Knowledge knowledge = Minds.of(options.game());
        return new Team(knowledge, knowledge.evaluation(), megabytes, options.threads());
    }

    /** Plays as a person at the table would be answered. */
    private Mind levelPlayer(GoCommand first) {
        boolean timed = options.level() == Player.LEVELS;
        Player mind = player == null || timed
                ? new Player(options.game(), options.level(), first.limits(), options.seed())
                : player;
        player = mind;
        return (root, go, stop, progress) -> mind.choose(root, stop, progress);
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

    /** What finds a turn. */
    private interface Mind {
        Turn choose(State root, GoCommand go, Search.Stop stop, Consumer<Analysis> progress);
    }

    /** One search, in a thread of its own. */
    private final class Thought implements Runnable {
        private final Thread thread = new Thread(this, "thought");
        private final State root;
        private final GoCommand go;
        private final Mind mind;
        private volatile boolean stopped;

        Thought(State root, GoCommand go, Mind mind) {
            thread.setDaemon(true);
            this.root = root;
            this.go = go;
            this.mind = mind;
        }

        @Override
        public void run() {
            Turn found = mind.choose(root, go, () -> stopped, this::report);
            waitForStop();
            say("bestmove " + found.text());
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
                        + known.nodes() + " nps " + known.nodes() * 1000 / Math.max(1, known.nanos() / 1_000_000)
                        + " time " + known.nanos() / 1_000_000 + " pv " + String.join(" ", turns));
            }
        }

        /** The value, and the chances to win, draw and lose in thousandths; a draw counts as half of each. */
        private String score(int score) {
            long wins = Math.round(1000 * Minds.of(root.game()).winProbability(score));
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
