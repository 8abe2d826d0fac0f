package org.tabuleiro.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/** Thinks about positions of one game, deeper and deeper until a limit is reached; keeps its table from one to the next. */
public final class Thinker implements Analyst {
    private static final int WINDOW = 60;
    /** Before this depth is searched, the position is solved if that can be done: there is an answer already. */
    private static final int SOLVE_DEPTH = 2;
    /** What a node of a solver takes, as a rule. */
    private static final int NANOS_A_NODE = 1000;
    /** Nodes for each turn of a book, so that whoever asks for a depth gets an answer soon. */
    private static final long BOOK_NODES = 30_000;
    /** With fewer nodes the search sees nothing after a set-up, and all turns of a book would look alike. */
    private static final long LEAST_BOOK_NODES = 1_500;

    private static volatile Searcher.Maker maker = Search::new;

    private final Knowledge knowledge;
    private final Searcher search;
    private final TranspositionTable table;
    private final Optional<Solver> solver;
    /** What came of turns of a book, by the key of the position after them: who thinks in slices goes on after the last one. */
    private final Map<Long, Analysis> compared = new HashMap<>();

    /** What the comparison is about, the key of its position and the nodes for each turn. */
    private long comparedFrom;

    private long comparedNodes;

    /**
     * A thinker that evaluates positions as well as the engine can.
     *
     * @param knowledge what it knows about the game
     * @param megabytes how much it can remember
     */
    public Thinker(Knowledge knowledge, int megabytes) {
        this(knowledge, knowledge.evaluation(), new TranspositionTable(megabytes));
    }

    /**
     * A thinker on a table that others may use at the same time.
     *
     * @param knowledge what it knows about the game
     * @param evaluation what it makes of positions
     * @param table what it can remember
     */
    public Thinker(Knowledge knowledge, Evaluation evaluation, TranspositionTable table) {
        this.knowledge = knowledge;
        this.table = table;
        this.search = maker.make(knowledge, evaluation, table, true);
        this.solver = evaluation.solves() ? knowledge.solver(table) : Optional.empty();
    }

    /** Lets thinkers that are made from now on search with something that finds the same, but may be quicker here. */
    public static void searchWith(Searcher.Maker better) {
        maker = better;
    }

    @Override
    public void forget() {
        table.clear();
        search.forget();
        compared.clear();
    }

    @Override
    public Analysis think(State state, Limits limits, int lines, Search.Stop stop, Consumer<Analysis> progress) {
        List<Turn> book = knowledge.book(state);
        if (!book.isEmpty()) {
            Limits each = share(limits, book.size());
            long from = state.toPosition().key();
            if (from != comparedFrom || each.nodes() != comparedNodes) {
                compared.clear();
                comparedFrom = from;
                comparedNodes = each.nodes();
            }
            Analysis known = compare(state, book, each, lines, stop);
            progress.accept(known);
            return known;
        }
        return deepen(state, limits, lines, stop, progress);
    }

    private Analysis deepen(State state, Limits limits, int lines, Search.Stop stop, Consumer<Analysis> progress) {
        Position root = state.toPosition();
        int deepest = Math.min(limits.depth(), knowledge.longest(root) + 1);
        search.begin(root, limits, stop);
        Analysis known = new Analysis(0, 0, 0, List.of(new Analysis.Line(0, List.of(anyTurn(state)), false)));
        for (int depth = 1; depth <= deepest; depth++) {
            if (depth == SOLVE_DEPTH && maySolve(root, limits)) {
                List<Analysis.Line> exact = solve(state, limits, lines, stop);
                if (!exact.isEmpty()) {
                    known = new Analysis(knowledge.longest(root), search.nodes(), search.nanos(), exact);
                    progress.accept(known);
                    break;
                }
            }
            List<Analysis.Line> found = lines(state, depth, lines, known);
            if (search.isStopped()) {
                // The best turn of the last depth comes first: if it was looked at, a better one found since is better.
                if (lines == 1 && !found.isEmpty()) {
                    known = new Analysis(known.depth(), search.nodes(), search.nanos(), found);
                }
                break;
            }
            known = new Analysis(depth, search.nodes(), search.nanos(), found);
            progress.accept(known);
            if (isDecided(known)) {
                break;
            }
        }
        return new Analysis(known.depth(), search.nodes(), search.nanos(), known.lines());
    }

    /** Whether the position can be solved, and within the limits. */
    private boolean maySolve(Position root, Limits limits) {
        long effort = solver.isEmpty() ? Long.MAX_VALUE : solver.get().effort(root);
        return effort <= limits.nodes()
                && effort <= limits.nanos() / NANOS_A_NODE
                && knowledge.longest(root) <= limits.depth();
    }

    /** The exact lines; none if there was no time for all of them, of which some is left then. */
    private List<Analysis.Line> solve(State state, Limits limits, int count, Search.Stop stop) {
        List<Analysis.Line> found = new ArrayList<>();
        long[] excluded = {};
        for (int i = 0; i < count; i++) {
            Limits rest = new Limits(
                    limits.depth(), limits.nodes() / 4 * 3 - search.nodes(), limits.nanos() / 4 * 3 - search.nanos());
            OptionalInt score = solver.orElseThrow().solve(state.toPosition(), rest, stop, excluded);
            search.count(solver.orElseThrow().nodes());
            if (score.isEmpty()) {
                return List.of();
            }
            List<Turn> turns = turns(state, solver.orElseThrow().line());
            if (turns.isEmpty()) {
                break;
            }
            found.add(new Analysis.Line(score.getAsInt(), turns, true));
            excluded = Arrays.copyOf(excluded, i + 1);
            excluded[i] = state.play(turns.get(0)).toPosition().key();
        }
        return found;
    }

    /** Compares the turns of a book by a short search after each. */
    private Analysis compare(State state, List<Turn> book, Limits each, int count, Search.Stop stop) {
        List<Analysis.Line> found = new ArrayList<>();
        int depth = 0;
        long nodes = 0;
        long nanos = 0;
        for (Turn turn : book) {
            if (!found.isEmpty() && stop.isWanted()) {
                break;
            }
            State next = state.play(turn);
            Analysis known = compared.get(next.toPosition().key());
            if (known == null) {
                List<Turn> answers = knowledge.book(next);
                Analysis after = answers.isEmpty()
                        ? deepen(next, each, 1, stop, x -> {})
                        : compare(next, answers, share(each, answers.size()), 1, stop);
                List<Turn> turns = new ArrayList<>(List.of(turn));
                turns.addAll(after.best().turns());
                Analysis.Line line = new Analysis.Line(
                        -after.best().score(), turns, after.best().exact());
                known = new Analysis(after.depth(), after.nodes(), after.nanos(), List.of(line));
                nodes += known.nodes();
                nanos += known.nanos();
                if (!stop.isWanted()) {
                    compared.put(next.toPosition().key(), known);
                }
            }
            // Never less than with fewer turns compared, so that what a later slice knows counts as more.
            depth = Math.max(depth, known.depth());
            found.add(known.best());
        }
        found.sort(Comparator.comparingInt(line -> -line.score()));
        return new Analysis(depth, nodes, nanos, List.copyOf(found.subList(0, Math.min(count, found.size()))));
    }

    private static Limits share(Limits limits, int count) {
        long nodes = Math.clamp(limits.nodes() / count, LEAST_BOOK_NODES, BOOK_NODES);
        return new Limits(limits.depth(), nodes, limits.nanos() / count);
    }

    /** Where every line is proven, looking deeper changes nothing. */
    private static boolean isDecided(Analysis known) {
        return known.lines().stream()
                .allMatch(line -> Score.isProven(line.score()) && known.depth() > 2 * Score.turns(line.score()));
    }

    private List<Analysis.Line> lines(State state, int depth, int count, Analysis known) {
        List<Analysis.Line> found = new ArrayList<>();
        long[] excluded = {};
        for (int i = 0; i < count; i++) {
            int guess = i < known.lines().size() ? known.lines().get(i).score() : 0;
            int score = search(depth, guess, excluded);
            List<Turn> turns = turns(state, search.line());
            if (turns.isEmpty() || (search.isStopped() && count > 1)) {
                break;
            }
            found.add(new Analysis.Line(score, turns, Score.isProven(score)));
            excluded = Arrays.copyOf(excluded, i + 1);
            excluded[i] = state.play(turns.get(0)).toPosition().key();
        }
        // A search that looks less deep in places can value the second line above the first.
        found.sort(Comparator.comparingInt(line -> -line.score()));
        return found;
    }

    /** Looks first whether the value is near the last one, which is quicker than to ask for it outright. */
    private int search(int depth, int guess, long[] excluded) {
        int window = depth < 4 ? Score.INFINITE : WINDOW;
        int alpha = Math.max(guess - window, -Score.INFINITE);
        int beta = Math.min(guess + window, Score.INFINITE);
        while (true) {
            int score = search.search(depth, alpha, beta, excluded);
            // Where every turn is left out the value is below all others, and no window would hold it.
            boolean below = score <= alpha && alpha > -Score.INFINITE;
            boolean above = score >= beta && beta < Score.INFINITE;
            if (search.isStopped() || !(below || above)) {
                return score;
            }
            window *= 4;
            if (below) {
                alpha = window > 1000 ? -Score.INFINITE : Math.max(score - window, -Score.INFINITE);
            } else {
                beta = window > 1000 ? Score.INFINITE : Math.min(score + window, Score.INFINITE);
            }
        }
    }

    /** Some legal turn, in case there is no time for even one depth. */
    private static Turn anyTurn(State state) {
        return state.legalTurns().iterator().next();
    }

    /** The turns that steps make; the last may be unfinished. */
    static List<Turn> turns(State start, int[] codes) {
        List<Turn> turns = new ArrayList<>();
        List<Step> steps = new ArrayList<>();
        Position position = start.toPosition();
        State begin = start;
        for (int code : codes) {
            int turn = position.turn();
            steps.add(position.step(code));
            position.make(code);
            if (position.turn() != turn) {
                turns.add(begin.turnOf(steps));
                begin = begin.play(begin.turnOf(steps));
                steps.clear();
            }
        }
        if (!steps.isEmpty()) {
            turns.add(begin.turnOf(steps));
        }
        return turns;
    }
}
