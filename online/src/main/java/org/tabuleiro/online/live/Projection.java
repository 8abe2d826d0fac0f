package org.tabuleiro.online.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.online.store.MatchStore;
import org.tabuleiro.online.store.MatchStore.ListedMatch;
import org.tabuleiro.online.store.MatchSummary;

/** The columns of matches that follow from their events: compares them with the events, or writes them again. */
public final class Projection {
    private final MatchStore store;

    /** The projection in a database that nobody else uses. */
    public Projection(Database database) {
        store = new MatchStore(database);
    }

    /**
     * What was found.
     *
     * @param matches the number of matches
     * @param different the matches whose columns differ from what follows from their events
     * @param broken the matches whose events do not follow from each other
     */
    public record Outcome(int matches, List<String> different, List<String> broken) {
        /** Keeps unmodifiable copies. */
        public Outcome {
            different = List.copyOf(different);
            broken = List.copyOf(broken);
        }
    }

    /**
     * Looks at every match.
     *
     * @param repair whether to write the columns that differ
     */
    public Outcome check(boolean repair) {
        List<String> different = new ArrayList<>();
        List<String> broken = new ArrayList<>();
        List<String> all = store.ids();
        for (String id : all) {
            ListedMatch listed = store.listed(id).orElseThrow();
            try {
                LiveMatch live = LiveMatch.replay(Optional.empty(), listed.row(), store.events(id, 0), List.of());
                MatchSummary summary = live.summary();
                if (!summary.equals(listed.summary())) {
                    different.add(id);
                    if (repair) {
                        store.rewrite(id, summary, live.changedAt());
                    }
                }
            } catch (IllegalArgumentException | IllegalStateException unreadable) {
                broken.add(id);
            }
        }
        return new Outcome(all.size(), different, broken);
    }
}
