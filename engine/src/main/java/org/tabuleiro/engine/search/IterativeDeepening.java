package org.tabuleiro.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/**
 * Iterative deepening: searches depth 1, 2, 3 and so on until a limit is reached. Each depth leaves the table
 * with good steps to try first at the next, and there is an answer whenever the search is stopped. Positions
 * in the book are compared by short searches instead, and endgames that can be solved are solved.
 */
public final class IterativeDeepening implements Analyst {
    /** Aspiration window: half its width around the score of the previous depth. */
    private static final int ASPIRATION_WINDOW = 60;
    /** A solver is tried before this depth: after the first one there is an answer in case it fails. */
    private static final int SOLVE_DEPTH = 2;
    /** About how long a solver takes per node. */
    private static final int SOLVER_NANOS_PER_NODE = 1000;
    /** Maximum nodes per book turn, so that a search limited by depth alone ends soon. */
    private static final long MAX_BOOK_NODES = 30_000;
    /**
     * Minimum nodes per book turn: with fewer the search does not get past the set-up, and all turns score
     * the same.
     */
    private static final long MIN_BOOK_NODES = 1_500;

    private static volatile Searcher.Factory searchers = Search::new;

    private final Knowledge knowledge;
    private final Searcher search;
    private final TranspositionTable table;
    private final Optional<Solver> solver;
    /**
     * Results of book turns by the key of the position after them: a resumed search continues after the last
     * one.
     */
    private final Map<Long, Analysis> bookResults = new HashMap<>();

    /** The position that {@link #bookResults} belong to, and the nodes per turn. */
    private long bookRoot;

    private long bookNodes;

    /**
     * A search with the full evaluation and a table of its own.
     *
     * @param knowledge the knowledge of the game
     * @param megabytes the size of the table
     */
    public IterativeDeepening(Knowledge knowledge, int megabytes) {
        this(knowledge, knowledge.evaluation(), new TranspositionTable(megabytes));
    }

    /**
     * A search on a table that may be shared with other threads.
     *
     * @param knowledge the knowledge of the game
     * @param evaluation the static evaluation
     * @param table the transposition table
     */
    public IterativeDeepening(Knowledge knowledge, Evaluation evaluation, TranspositionTable table) {
        this.knowledge = knowledge;
        this.table = table;
        this.search = searchers.create(knowledge, evaluation, table, true);
        this.solver = evaluation.solves() ? knowledge.solver(table) : Optional.empty();
    }

    /**
     * Replaces {@link Search} by an equivalent in all instances created from now on, such as a faster copy of
     * the class.
     */
    public static void setSearcherFactory(Searcher.Factory factory) {
        searchers = factory;
    }

    @Override
    public void clear() {
        table.clear();
        search.clear();
        bookResults.clear();
    }

    @Override
    public Analysis analyse(
            State state, SearchLimits limits, int lines, Search.Stop stop, Consumer<Analysis> progress) {
        List<Turn> book = knowledge.book(state);
        if (!book.isEmpty()) {
            SearchLimits each = share(limits, book.size());
            long from = state.toPosition().key();
            if (from != bookRoot || each.nodes() != bookNodes) {
                bookResults.clear();
                bookRoot = from;
                bookNodes = each.nodes();
            }
            Analysis known = compare(state, book, each, lines, stop);
            progress.accept(known);
            return known;
        }
        return deepen(state, limits, lines, stop, progress);
    }

    private Analysis deepen(
            State state, SearchLimits limits, int lines, Search.Stop stop, Consumer<Analysis> progress) {
        Position root = state.toPosition();
        int deepest = Math.min(limits.depth(), knowledge.maxStepsLeft(root) + 1);
        search.begin(root, limits, stop);
        Analysis known = new Analysis(0, 0, 0, List.of(new Analysis.Line(0, List.of(anyTurn(state)), false)));
        for (int depth = 1; depth <= deepest; depth++) {
            if (depth == SOLVE_DEPTH && maySolve(root, limits)) {
                List<Analysis.Line> exact = solve(state, limits, lines, stop);
                if (!exact.isEmpty()) {
                    known = new Analysis(knowledge.maxStepsLeft(root), search.nodes(), search.nanos(), exact);
                    progress.accept(known);
                    break;
                }
            }
            List<Analysis.Line> found = lines(state, depth, lines, known);
            if (search.isStopped()) {
                // The best turn of the previous depth is searched first, so a partial result is at least as
                // good.
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

    /** Whether there is a solver, and it is expected to finish within the limits. */
    private boolean maySolve(Position root, SearchLimits limits) {
        long effort = solver.isEmpty() ? Long.MAX_VALUE : solver.get().effort(root);
        return effort <= limits.nodes()
                && effort <= limits.nanos() / SOLVER_NANOS_PER_NODE
                && knowledge.maxStepsLeft(root) <= limits.depth();
    }

    /**
     * The exact lines, or none if they took more than three quarters of the limits: the rest is for the
     * search.
     */
    private List<Analysis.Line> solve(State state, SearchLimits limits, int count, Search.Stop stop) {
        List<Analysis.Line> found = new ArrayList<>();
        long[] excluded = {};
        for (int i = 0; i < count; i++) {
            SearchLimits rest = new SearchLimits(
                    limits.depth(), limits.nodes() / 4 * 3 - search.nodes(), limits.nanos() / 4 * 3 - search.nanos());
            OptionalInt score = solver.orElseThrow().solve(state.toPosition(), rest, stop, excluded);
            search.addNodes(solver.orElseThrow().nodes());
            if (score.isEmpty()) {
                return List.of();
            }
            List<Turn> turns = turns(state, solver.orElseThrow().principalVariation());
            if (turns.isEmpty()) {
                break;
            }
            found.add(new Analysis.Line(score.getAsInt(), turns, true));
            excluded = Arrays.copyOf(excluded, i + 1);
            excluded[i] = state.play(turns.get(0)).toPosition().key();
        }
        return found;
    }

    /** Scores each turn of the book by a short search after it. */
    private Analysis compare(State state, List<Turn> book, SearchLimits each, int count, Search.Stop stop) {
        List<Analysis.Line> found = new ArrayList<>();
        int depth = 0;
        long nodes = 0;
        long nanos = 0;
        for (Turn turn : book) {
            if (!found.isEmpty() && stop.isRequested()) {
                break;
            }
            State next = state.play(turn);
            Analysis known = bookResults.get(next.toPosition().key());
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
                if (!stop.isRequested()) {
                    bookResults.put(next.toPosition().key(), known);
                }
            }
            // The maximum never falls as more turns are compared, so that a resumed search reports progress.
            depth = Math.max(depth, known.depth());
            found.add(known.best());
        }
        found.sort(Comparator.comparingInt(line -> -line.score()));
        return new Analysis(depth, nodes, nanos, List.copyOf(found.subList(0, Math.min(count, found.size()))));
    }

    private static SearchLimits share(SearchLimits limits, int count) {
        long nodes = Math.clamp(limits.nodes() / count, MIN_BOOK_NODES, MAX_BOOK_NODES);
        return new SearchLimits(limits.depth(), nodes, limits.nanos() / count);
    }

    /**
     * Whether every line is a proven win or loss and the depth covers it: searching deeper changes nothing.
     */
    private static boolean isDecided(Analysis known) {
        return known.lines().stream()
                .allMatch(line -> Score.isProven(line.score()) && known.depth() > 2 * Score.turns(line.score()));
    }

    /** MultiPV: the second line is a search without the first turn of the first, and so on. */
    private List<Analysis.Line> lines(State state, int depth, int count, Analysis known) {
        List<Analysis.Line> found = new ArrayList<>();
        long[] excluded = {};
        for (int i = 0; i < count; i++) {
            int guess = i < known.lines().size() ? known.lines().get(i).score() : 0;
            int score = search(depth, guess, excluded);
            List<Turn> turns = turns(state, search.principalVariation());
            if (turns.isEmpty() || (search.isStopped() && count > 1)) {
                break;
            }
            found.add(new Analysis.Line(score, turns, Score.isProven(score)));
            excluded = Arrays.copyOf(excluded, i + 1);
            excluded[i] = state.play(turns.get(0)).toPosition().key();
        }
        // With reductions and pruning the second search can score higher than the first.
        found.sort(Comparator.comparingInt(line -> -line.score()));
        return found;
    }

    /**
     * Aspiration window: a narrow window around the previous score causes more cutoffs than a full one. If
     * the score falls outside, the window is widened on that side and the depth searched again.
     */
    private int search(int depth, int guess, long[] excluded) {
        int window = depth < 4 ? Score.INFINITE : ASPIRATION_WINDOW;
        int alpha = Math.max(guess - window, -Score.INFINITE);
        int beta = Math.min(guess + window, Score.INFINITE);
        while (true) {
            int score = search.search(depth, alpha, beta, excluded);
            // With every turn excluded the score is -INFINITE, which no window contains.
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

    /** A legal turn, in case the search is stopped before the first depth is complete. */
    private static Turn anyTurn(State state) {
        return state.legalTurns().iterator().next();
    }

    /** Groups the steps of a line into turns; the last may be incomplete. */
    static List<Turn> turns(State start, int[] codes) {
        List<Turn> turns = new ArrayList<>();
        List<Step> steps = new ArrayList<>();
        Position position = start.toPosition();
        State begin = start;
        for (int code : codes) {
            int turn = position.turnNumber();
            steps.add(position.step(code));
            position.make(code);
            if (position.turnNumber() != turn) {
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
