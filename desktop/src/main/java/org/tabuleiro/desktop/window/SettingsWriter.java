package org.tabuleiro.desktop.window;

import java.io.IOException;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.UiTexts;

/** Saves the settings in the background, in order. */
final class SettingsWriter {
    private static final long CLOSING_SECONDS = 5;

    private final Settings settings;
    private final UiTexts texts;
    /** A single thread, so that writes stay in order. */
    private final ExecutorService saving = Executors.newSingleThreadExecutor(
            task -> Thread.ofPlatform().daemon().name("settings").unstarted(task));

    SettingsWriter(Settings settings, UiTexts texts) {
        this.settings = settings;
        this.texts = texts;
    }

    /** Saves in the background. A failure is reported when the window closes and saves again. */
    void save() {
        if (!saving.isShutdown()) {
            saving.execute(() -> {
                try {
                    settings.save();
                } catch (IOException full) {
                    // Reported when the window closes.
                }
            });
        }
    }

    /** Saves after all pending writes and waits. */
    void close() {
        Future<@Nullable Void> saved = saving.submit(() -> {
            settings.save();
            return null;
        });
        saving.shutdown();
        try {
            saved.get(CLOSING_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException full) {
            String reason = String.valueOf(
                    Objects.requireNonNullElse(full.getCause(), full).getMessage());
            System.err.println("tabuleiro: " + texts.of("settings-not-kept", reason));
        } catch (InterruptedException | TimeoutException late) {
            // An unresponsive disk must not block closing.
        }
    }
}
