package org.tabuleiro.web;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.IterativeDeepening;
import org.tabuleiro.engine.search.ResumableSearch;
import org.tabuleiro.engine.search.Score;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.web.border.WorkerApi.AnalysisLine;
import org.tabuleiro.web.border.WorkerApi.AnalysisProgress;
import org.tabuleiro.web.border.WorkerApi.AnalysisRequest;
import org.tabuleiro.web.border.WorkerApi.AnalysisResult;

/** PositionAnalyser positions in the worker of a page, slice by slice so that an analysis can be stopped. */
final class PositionAnalyser {
    private static final int MEGABYTES = 32;

    private @Nullable IterativeDeepening search;
    private String searchGame = "";
    private @Nullable ResumableSearch analysis;

    private IterativeDeepening search(Game game) {
        IterativeDeepening own = search;
        if (own == null || !searchGame.equals(game.id())) {
            own = new IterativeDeepening(Knowledge.of(game), MEGABYTES);
            search = own;
            searchGame = game.id();
        }
        return own;
    }

    /** Begins an analysis; the transposition table of earlier ones is reused. */
    void begin(AnalysisRequest request) {
        State state = PlayerMessages.state(request.game(), request.line());
        analysis = new ResumableSearch(
                search(state.game()), state, SearchLimits.ofNodes(request.nodes()), request.lines());
    }

    /** Continues the analysis for a number of milliseconds. */
    AnalysisProgress resume(int millis) {
        ResumableSearch now = analysis();
        long until = System.nanoTime() + millis * 1_000_000L;
        boolean done = now.resume(() -> System.nanoTime() >= until, known -> {});
        return new AnalysisProgress(done, now.analysis().map(known -> result(now.state(), known)));
    }

    private ResumableSearch analysis() {
        ResumableSearch now = analysis;
        if (now == null) {
            throw new IllegalStateException("no analysis was begun");
        }
        return now;
    }

    private static AnalysisResult result(State state, Analysis known) {
        Knowledge knowledge = Knowledge.of(state.game());
        return new AnalysisResult(
                known.depth(),
                known.nodes(),
                known.nanos() / 1_000_000,
                state.toMove(),
                known.lines().stream().map(line -> line(knowledge, line)).toList());
    }

    private static AnalysisLine line(Knowledge knowledge, Analysis.Line line) {
        int score = line.score();
        return new AnalysisLine(
                score,
                knowledge.winProbability(score),
                line.exact(),
                line.turns().stream().map(Turn::text).toList(),
                Score.isProven(score) ? OptionalInt.of(Score.turns(score)) : OptionalInt.empty(),
                knowledge.margin(score));
    }
}
