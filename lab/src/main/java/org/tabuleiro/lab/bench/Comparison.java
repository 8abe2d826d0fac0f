package org.tabuleiro.lab.bench;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** Two processes that run the same tasks alternately; the best time of each counts. */
final class Comparison {
    private final List<BenchTask> tasks;
    private long best = Long.MAX_VALUE;
    private long otherBest = Long.MAX_VALUE;
    private List<Long> counts = List.of();
    private List<Long> otherCounts = List.of();

    Comparison(List<BenchTask> tasks) {
        this.tasks = tasks;
    }

    void run(BenchProcess one, BenchProcess other, int runs) throws IOException {
        for (int i = 0; i < runs; i++) {
            BenchProcess.Measurement sample = one.run(tasks);
            BenchProcess.Measurement otherSample = other.run(tasks);
            counts = sample.counts();
            otherCounts = otherSample.counts();
            best = Math.min(best, sample.nanos());
            otherBest = Math.min(otherBest, otherSample.nanos());
        }
    }

    /** A line with the ratio, or with the counts if they differ. */
    String result(String name) {
        if (!counts.equals(otherCounts)) {
            return name + ": counts differ, " + counts + " and " + otherCounts;
        }
        double ratio = (double) otherBest / best;
        return String.format(Locale.ROOT, "%.2f  %s  (both counted %s)", ratio, name, counts);
    }
}
