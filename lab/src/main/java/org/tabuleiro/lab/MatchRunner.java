package org.tabuleiro.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.tabuleiro.games.record.GameRecord;

/** Runs a match in several threads; with a file for the games, it resumes where it was stopped. */
public final class MatchRunner {
    /** SPRT: the test ends beyond this log-likelihood ratio, up or down (error rates of 5 %). */
    public static final double DECIDED = 2.94;

    /** A condition that ends a match before its last game. */
    public interface StopRule {
        /** Whether to stop now. */
        boolean isMet(Tally tally);
    }

    private final EngineMatch match;
    private final RecordFile file;
    private final BitSet played = new BitSet();
    private Tally tally = Tally.NONE;

    /**
     * A match that may be in progress.
     *
     * @param match the match
     * @param file finished games are appended here; empty for no file
     * @param before the games already in the file
     */
    public MatchRunner(EngineMatch match, Optional<Path> file, List<GameRecord> before) {
        this.match = match;
        this.file = new RecordFile(file);
        for (GameRecord record : before) {
            int number = EngineMatch.number(record);
            if (number > 0
                    && !played.get(number)
                    && match.event().equals(record.tags().get(EngineMatch.EVENT))) {
                played.set(number);
                tally = tally.plus(EngineMatch.points(record, number));
            }
        }
    }

    /** The result so far. */
    public Tally tally() {
        return tally;
    }

    /**
     * Plays the games that are missing.
     *
     * @param games the number of games of the match
     * @param threads the number of threads
     * @param stopRule ends the match early
     * @param each receives every finished game and the result so far
     */
    public void run(int games, int threads, StopRule stopRule, BiConsumer<GameRecord, Tally> each)
            throws IOException, InterruptedException {
        IntStream missing = IntStream.rangeClosed(1, games).filter(number -> !played.get(number));
        Batch.run(missing.iterator(), threads, match::play, () -> stopRule.isMet(tally), (GameRecord record) -> {
            add(record);
            each.accept(record, tally);
        });
    }

    private void add(GameRecord record) throws IOException {
        file.add(record);
        int number = EngineMatch.number(record);
        played.set(number);
        tally = tally.plus(EngineMatch.points(record, number));
    }
}
