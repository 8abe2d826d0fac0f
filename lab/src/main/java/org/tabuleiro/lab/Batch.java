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
 * Runs numbered jobs in a thread pool and delivers each result in the calling thread. A job that throws an
 * {@link EngineFailure} ends the batch with it.
 */
public final class Batch {

    /** Consumes results. */
    public interface Receiver<T> {
        /** Consumes one result; an exception ends the batch. */
        void accept(T result) throws IOException;
    }

    private Batch() {}

    /**
     * Runs the jobs.
     *
     * @param numbers the numbers of the jobs
     * @param threads the number of threads
     * @param job runs one job
     * @param enough checked before each job; once true, no more are started
     * @param receiver receives each result as soon as it is there
     */
    public static <T> void run(
            PrimitiveIterator.OfInt numbers,
            int threads,
            IntFunction<T> job,
            BooleanSupplier enough,
            Receiver<T> receiver)
            throws IOException, InterruptedException {
        try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
            CompletionService<T> results = new ExecutorCompletionService<>(workers);
            int running = 0;
            while (running > 0 || (numbers.hasNext() && !enough.getAsBoolean())) {
                while (running < threads && numbers.hasNext() && !enough.getAsBoolean()) {
                    int number = numbers.nextInt();
                    results.submit(() -> job.apply(number));
                    running++;
                }
                T result = results.take().get();
                running--;
                receiver.accept(result);
            }
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof EngineFailure engine) {
                throw engine;
            }
            throw new IllegalStateException(failed.getCause());
        }
    }
}
