package org.tabuleiro.web;

import org.tabuleiro.web.border.PlayerRequest;
import org.tabuleiro.web.border.WorkerApi;

/** The functions of the worker: players' questions, an analysis and a review. */
final class EngineWorker implements WorkerApi {
    private final WorkerPlayers players = new WorkerPlayers(Tables::now);
    private final PositionAnalyser analyses = new PositionAnalyser();
    private final GameReview review = new GameReview();

    @Override
    public void request(PlayerRequest request) {
        players.take(request);
    }

    @Override
    public Work work() {
        return players.work();
    }

    @Override
    public void analyse(AnalysisRequest request) {
        analyses.begin(request);
    }

    @Override
    public AnalysisProgress continueAnalysis(int millis) {
        return analyses.resume(millis);
    }

    @Override
    public void review(String file) {
        review.begin(file);
    }

    @Override
    public ReviewProgress continueReview() {
        return review.resume();
    }

    @Override
    public ReviewResult reviewResult() {
        return review.result();
    }
}
