package org.tabuleiro.console.io;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** What happens besides typing: actions of other threads that are run one by one by the thread of the program. */
public final class EventLoop implements Executor {
    private final BlockingQueue<Runnable> actions = new LinkedBlockingQueue<>();

    @Override
    public void execute(Runnable action) {
        actions.add(action);
    }

    /** Returns the next action; null if none comes within the timeout in milliseconds. */
    public @Nullable Runnable poll(long millis) {
        try {
            return actions.poll(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            return null;
        }
    }

    /** Runs actions until there is an answer; returns false after the timeout in milliseconds. */
    public boolean await(CompletableFuture<?> answer, long millis) {
        // Whatever comes of it, the loop notices.
        CompletableFuture<Void> noticed = answer.handle((done, failed) -> null).thenRun(() -> execute(() -> {}));
        long until = System.nanoTime() + millis * 1_000_000;
        while (!noticed.isDone()) {
            long left = (until - System.nanoTime()) / 1_000_000;
            if (left <= 0 || Thread.currentThread().isInterrupted()) {
                return false;
            }
            Runnable action = poll(left);
            if (action != null) {
                action.run();
            }
        }
        return true;
    }
}
