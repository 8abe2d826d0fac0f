package org.tabuleiro.table.coach;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.review.Threat;
import org.tabuleiro.games.State;
import org.tabuleiro.table.Table;

/** The coach at a table: advice for beginners during a game, and the summary of its end. */
public final class Coach {
    private final Table table;
    private boolean warns = true;
    /** The state of {@link #threat}: the search runs once per position. */
    private @Nullable State searched;

    private Optional<Threat> threat = Optional.empty();

    /** The coach at a table. */
    public Coach(Table table) {
        this.table = table;
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

    /** The summary of the end; empty while the match goes on. */
    public Optional<EndSummary> end() {
        return EndSummary.of(table);
    }
}
