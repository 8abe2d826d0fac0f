package org.tabuleiro.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.tabuleiro.games.record.GameRecord;

/** Plays a match, several games at once; with a file for the games, goes on where it was stopped. */
public final class MatchRunner {
    /** Beyond this likelihood ratio, one way or the other, a test is decided (errors of one in twenty). */
    public static final double DECIDED = 2.94;

    /** When a match is decided before its last game. */
    public interface Verdict {
        /** Whether to stop here. */
        boolean isReached(Tally tally);
    }

    private final Match match;
    private final GameFile file;
    private final BitSet played = new BitSet();
    private Tally tally = Tally.NONE;

    /**
     * A match that may have been begun.
     *
     * @param match who plays
     * @param file where every game is added when it is finished; empty if no file is to be written
     * @param before the games that the file has already
     */
    public MatchRunner(Match match, Optional<Path> file, List<GameRecord> before) {
        this.match = match;
        this.file = new GameFile(file);
        for (GameRecord record : before) {
            int number = Match.number(record);
            if (number > 0
                    && !played.get(number)
                    && match.event().equals(record.tags().get(Match.EVENT))) {
                played.set(number);
                tally = tally.plus(Match.points(record, number));
            }
        }
    }

    /** How the match stands. */
    public Tally tally() {
        return tally;
    }

    /**
     * Plays the games that are missing.
     *
     * @param games how many games the match has
     * @param threads how many are played at once
     * @param verdict when it ends earlier
     * @param each gets every finished game and how the match stands then
     */
    public void run(int games, int threads, Verdict verdict, BiConsumer<GameRecord, Tally> each)
            throws IOException, InterruptedException {
        IntStream missing = IntStream.rangeClosed(1, games).filter(number -> !played.get(number));
        Batch.run(missing.iterator(), threads, match::play, () -> verdict.isReached(tally), (GameRecord record) -> {
            keep(record);
            each.accept(record, tally);
        });
    }

    private void keep(GameRecord record) throws IOException {
        file.add(record);
        int number = Match.number(record);
        played.set(number);
        tally = tally.plus(Match.points(record, number));
    }
}
