package org.tabuleiro.desktop.swing;

import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;

/**
 * Runs slow work, such as file access, on a background thread and delivers its result on the event dispatch
 * thread.
 */
public final class BackgroundTask {
    private BackgroundTask() {}

    /**
     * Starts a task and returns immediately.
     *
     * @param work runs on a thread of its own
     * @param done receives the result on the event dispatch thread
     */
    public static <T> void run(Supplier<T> work, Consumer<T> done) {
        Thread.ofPlatform().daemon().name("background").start(() -> {
            T result = work.get();
            SwingUtilities.invokeLater(() -> done.accept(result));
        });
    }
}
