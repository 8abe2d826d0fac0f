package org.tabuleiro.engine.review;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.IterativeDeepening;
import org.tabuleiro.engine.search.ResumableSearch;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/**
 * Judges turns of one game by the win probability that they lose. A judgement can be stopped and resumed;
 * positions are searched once, so that the turns of a game in their order take one search each.
 */
public final class TurnJudge {
    private static final SearchLimits QUICK_LIMITS = SearchLimits.ofNodes(30_000);
    private static final int QUICK_MEGABYTES = 8;

    /** The maximum length of a better line, in turns. */
    private static final int MAX_LINE_TURNS = 6;

    /** The number of positions whose analyses are kept. */
    private static final int MAX_ANALYSES = 600;

    private final Knowledge knowledge;
    private final SearchLimits limits;
    private final IterativeDeepening engine;
    private final Map<State, Analysis> analyses = new LinkedHashMap<>();
    private @Nullable ResumableSearch running;

    /**
     * A judge of a game.
     *
     * @param game the game
     * @param limits the limits per position
     * @param megabytes the size of the transposition table
     */
    public TurnJudge(Game game, SearchLimits limits, int megabytes) {
        this.knowledge = Knowledge.of(game);
        this.limits = limits;
        this.engine = new IterativeDeepening(knowledge, megabytes);
    }

    /** A judge that takes a fraction of a second per turn. */
    public static TurnJudge quick(Game game) {
        return new TurnJudge(game, QUICK_LIMITS, QUICK_MEGABYTES);
    }

    /** Whether a turn from a state can be judged: a short search cannot tell good set-ups from bad ones. */
    public boolean canJudge(State before) {
        return knowledge.book(before).isEmpty();
    }

    /**
     * Judges a turn.
     *
     * @param before a state where {@link #canJudge} is true
     * @param turn a turn from there
     * @param stop stops the search; the next call resumes it
     * @return the verdict; empty if the search was stopped
     */
    public Optional<Verdict> judge(State before, Turn turn, Search.Stop stop) {
        State after = before.play(turn);
        Analysis best = ask(before, stop);
        Double other = best == null ? null : chance(after, stop);
        if (best == null || other == null) {
            return Optional.empty();
        }
        double chance = 1 - other;
        double hoped = knowledge.winProbability(best.best().score());
        State alternative = before.play(best.best().turns().get(0));
        if (alternative.equals(after)) {
            hoped = chance;
        } else if (hoped - chance >= Judgement.INACCURACY.loss()) {
            // Compare both turns at the same depth: the better score may not survive one more turn.
            Double reply = chance(alternative, stop);
            if (reply == null) {
                return Optional.empty();
            }
            hoped = 1 - reply;
        }
        Judgement judgement = Judgement.of(hoped - chance);
        List<Turn> better = judgement == Judgement.FINE
                ? List.of()
                : whole(before, best.best().turns());
        return Optional.of(new Verdict(before.toMove(), hoped, chance, judgement, better));
    }

    /** The win probability of the player to move; null if the search was stopped. */
    private @Nullable Double chance(State state, Search.Stop stop) {
        if (state.isOver()) {
            return state.result()
                    .orElseThrow()
                    .winner()
                    .map(side -> side == state.toMove() ? 1.0 : 0.0)
                    .orElse(0.5);
        }
        Analysis found = ask(state, stop);
        return found == null ? null : knowledge.winProbability(found.best().score());
    }

    private @Nullable Analysis ask(State state, Search.Stop stop) {
        Analysis before = analyses.get(state);
        if (before != null) {
            return before;
        }
        ResumableSearch last = running;
        ResumableSearch search =
                last != null && last.state().equals(state) ? last : new ResumableSearch(engine, state, limits, 1);
        running = search;
        if (!search.resume(stop, result -> {})) {
            return null;
        }
        running = null;
        Analysis found = search.analysis().orElseThrow();
        if (analyses.size() >= MAX_ANALYSES) {
            analyses.remove(analyses.keySet().iterator().next());
        }
        analyses.put(state, found);
        return found;
    }

    /** The complete turns at the start of a line. */
    private static List<Turn> whole(State start, List<Turn> line) {
        List<Turn> whole = new ArrayList<>();
        State state = start;
        for (Turn turn : line) {
            State next = state.play(turn);
            if (next.turnNumber() == state.turnNumber() || whole.size() == MAX_LINE_TURNS) {
                break;
            }
            whole.add(turn);
            state = next;
        }
        return whole;
    }
}
