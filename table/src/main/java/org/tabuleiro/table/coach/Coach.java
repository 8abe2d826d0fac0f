package org.tabuleiro.table.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.review.Threat;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.TableEvent;
import org.tabuleiro.table.scene.Mark;

/** The coach at a table: advice for beginners, hints, the summary of the end, and reviews. */
public final class Coach {
    private final Table table;
    private final Assistant assistant;
    private final Hints hints;
    private final MatchReview review;
    private @Nullable MistakeReview mistakes;
    private boolean warns = true;
    /** The state of {@link #threat}: the search runs once per position. */
    private @Nullable State searched;

    private Optional<Threat> threat = Optional.empty();

    /** The coach at a table, which asks an assistant. */
    public Coach(Table table, Assistant assistant) {
        this.table = table;
        this.assistant = assistant;
        this.hints = new Hints(table, assistant);
        this.review = new MatchReview(table, assistant);
    }

    /** Sets whether a beginner is warned of direct threats and reminded of the aim. */
    public void setWarnings(boolean on) {
        warns = on;
    }

    /** The advice for the person to move; empty unless the live position is displayed. */
    public Optional<Advice> advice() {
        if (!warns || !table.isLiveDisplayed() || table.isAnalysing() || !Advice.isFor(table)) {
            return Optional.empty();
        }
        State state = table.match().state();
        if (!state.equals(searched)) {
            searched = state;
            threat = Threat.find(state);
        }
        return Advice.of(table.match(), threat);
    }

    /** The hints for the displayed position. */
    public Hints hints() {
        return hints;
    }

    /** The marks of a hint, and of a mistake for which a better turn is looked for. */
    public List<Mark> marks() {
        List<Mark> marks = new ArrayList<>(hints.marks());
        mistakes().ifPresent(review -> marks.addAll(review.marks()));
        return marks;
    }

    /** The summary of the end; empty while the match goes on. */
    public Optional<EndSummary> end() {
        return EndSummary.of(table);
    }

    /** The quick review of the match. */
    public MatchReview review() {
        return review;
    }

    /** Reviews the game of a study and notes the result on its turns, unless that has been done. */
    public void annotate() {
        annotate(() -> {});
    }

    private void annotate(Runnable then) {
        if (!table.isStudy()) {
            return;
        }
        if (NotedReview.isNoted(table.live())) {
            table.act(then);
            return;
        }
        Map<String, String> unnamed = Map.of(GameRecord.FIRST, "", GameRecord.SECOND, "");
        GameRecord given = table.tree().record(unnamed, List.of(), Optional.empty());
        review.start(() -> {
            table.editing().annotate(given, review.annotated(given));
            then.run();
        });
    }

    /** Begins to lead a person through the mistakes of a side, in a study. */
    public void reviewMistakes(Side side) {
        if (table.isStudy()) {
            table.act(() -> {
                MistakeReview begun = new MistakeReview(table, assistant, side);
                mistakes = begun;
                annotate(begun::begin);
            });
        }
    }

    /** The review of mistakes, if it has begun. */
    public Optional<MistakeReview> mistakes() {
        return Optional.ofNullable(mistakes);
    }

    /** Whether a person looks for better turns, so that nothing may tell them. */
    public boolean isSolutionSecret() {
        return mistakes()
                .filter(each -> each.stage() != MistakeReview.Stage.DONE)
                .isPresent();
    }

    /** Ends the review of mistakes; the study stays. */
    public void endMistakes() {
        table.act(() -> mistakes = null);
    }

    /** Reports an event of the table. */
    public void happened(TableEvent event) {
        MistakeReview now = mistakes;
        if (now != null) {
            now.happened(event);
        }
    }

    /** Discards a hint for another position, and a review of a match that goes on. */
    public void closeStale() {
        hints.closeStale();
        review.closeStale();
    }
}
