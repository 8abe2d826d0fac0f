package org.tabuleiro.lab;

import java.io.IOException;
import java.util.PrimitiveIterator;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import org.tabuleiro.host.EngineFailure;

/**
 * Does numbered pieces of work, several at once, and hands every result over in the thread that asked. An engine that fails in a
 * piece which does not mind it ends the work.
 */
final class Batch {

    /** Takes what is done. */
    interface Taker<T> {
        /** Takes one result; that it cannot be kept ends the work. */
        void take(T result) throws IOException;
    }

    private Batch() {}

    /**
     * Does the work.
     *
     * @param numbers which pieces
     * @param threads how many at once
     * @param piece does one
     * @param enough asked before a piece is begun whether to begin no more
     * @param taker gets what is done, as it is done
     */
    static <T> void run(
            PrimitiveIterator.OfInt numbers, int threads, IntFunction<T> piece, BooleanSupplier enough, Taker<T> taker)
            throws IOException, InterruptedException {
        try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
            CompletionService<T> results = new ExecutorCompletionService<>(workers);
            int waiting = 0;
            while (waiting > 0 || (numbers.hasNext() && !enough.getAsBoolean())) {
                while (waiting < threads && numbers.hasNext() && !enough.getAsBoolean()) {
                    int number = numbers.nextInt();
                    results.submit(() -> piece.apply(number));
                    waiting++;
                }
                T result = results.take().get();
                waiting--;
                taker.take(result);
            }
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof EngineFailure engine) {
                throw engine;
            }
            throw new IllegalStateException(failed.getCause());
        }
    }
}
