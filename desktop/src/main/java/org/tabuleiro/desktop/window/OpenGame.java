package org.tabuleiro.desktop.window;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.desktop.files.FoundGame;
import org.tabuleiro.desktop.game.GameScreen;
import org.tabuleiro.desktop.game.ViewState;
import org.tabuleiro.desktop.session.BoardTurner;
import org.tabuleiro.desktop.session.GameAutosaver;
import org.tabuleiro.desktop.session.GameSession;
import org.tabuleiro.desktop.session.GameSounds;
import org.tabuleiro.desktop.session.SoundPlayer;
import org.tabuleiro.desktop.session.TableTimer;
import org.tabuleiro.desktop.storage.Autosave;
import org.tabuleiro.desktop.swing.BackgroundTask;
import org.tabuleiro.games.Game;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.coach.LevelRecord;

/** The game that is open in the window: its table, what runs beside it, and its screen. */
final class OpenGame {
    private final MainWindow window;
    private final Autosave autosave;
    private final SoundPlayer sounds = new SoundPlayer();
    private @Nullable GameScreen screen;
    private @Nullable GameSession session;
    private Optional<GameSetting> rematch = Optional.empty();

    OpenGame(MainWindow window, Autosave autosave) {
        this.window = window;
        this.autosave = autosave;
    }

    /** The screen, even if lessons cover it; empty if no game is open. */
    Optional<GameScreen> screen() {
        return Optional.ofNullable(screen);
    }

    /** The table, even if lessons cover it; empty if no game is open. */
    Optional<Table> table() {
        return Optional.ofNullable(session).map(GameSession::table);
    }

    /** The game that a rematch begins, with the sides swapped; empty unless the open game is a review. */
    Optional<GameSetting> rematch() {
        return rematch;
    }

    /** Whether the open game is the one that is saved as unfinished. */
    boolean isSaved() {
        return session != null && session.autosaver().isSaved();
    }

    boolean isFlipped() {
        return screen != null && screen.board().isFlipped();
    }

    /**
     * Opens a table.
     *
     * @param table the table
     * @param saved whether it is saved as unfinished already
     */
    void open(Table table, boolean saved) {
        rematch = Optional.empty();
        show(table);
        // Subscribed first: a finished game is written to the recent games before its autosave is deleted.
        window.files().opened(table);
        begin(table, saved);
        table.begin();
    }

    /**
     * Replaces the finished game by a study of it.
     *
     * @param study the study
     * @param again the game that a rematch begins
     */
    void replace(Table study, GameSetting again) {
        boolean flipped = isFlipped();
        close();
        rematch = Optional.of(again);
        show(study).setFlipped(flipped);
        begin(study, false);
        window.files().reopened(study);
        study.begin();
    }

    /** Shows a new screen of the same table, after a change of language, look or zoom. */
    void rebuild() {
        if (screen != null) {
            ViewState before = ViewState.of(screen);
            screen.close();
            GameScreen rebuilt = show(screen.table());
            before.restore(rebuilt);
            // Updates the buttons, whose state depends on the new screen.
            rebuilt.changed();
            window.files().changed();
        }
    }

    private GameScreen show(Table table) {
        GameScreen shown = new GameScreen(table, window.texts(), window.settings(), window.commands(), window::diagram);
        screen = shown;
        window.show(shown);
        shown.board().requestFocusInWindow();
        showRecord(shown);
        return shown;
    }

    /** Shows the results in this game, read in the background. */
    private void showRecord(GameScreen shown) {
        Game game = shown.table().game();
        List<Path> ended = window.recent().files();
        BackgroundTask.run(
                () -> LevelRecord.of(
                        game.id(),
                        FoundGame.in(ended).games().stream()
                                .map(each -> LevelRecord.FinishedGame.of(each.record()))
                                .toList()),
                shown::show);
    }

    /** Shows the results again once a game has ended and is written. */
    private void countWhenEnded(Table table) {
        table.subscribe(new Table.Listener() {
            private boolean wasOver = table.match().isOver();

            @Override
            public void changed() {
                boolean isOver = table.match().isOver();
                if (isOver && !wasOver) {
                    autosave.execute(() -> SwingUtilities.invokeLater(() ->
                            screen().filter(shown -> shown.table() == table).ifPresent(OpenGame.this::showRecord)));
                }
                wasOver = isOver;
            }
        });
    }

    private void begin(Table table, boolean saved) {
        GameAutosaver autosaver = new GameAutosaver(autosave, table, window.texts(), this::isFlipped, saved);
        TableTimer timer = new TableTimer(table);
        session = new GameSession(table, autosaver, timer);
        table.subscribe(autosaver);
        table.subscribe(timer);
        countWhenEnded(table);
        table.subscribe(new GameSounds(table, window.settings(), sounds));
        table.subscribe(
                new BoardTurner(table, window.settings(), flipped -> window.with(each -> each.setFlipped(flipped))));
    }

    /** Closes the game and its screen. */
    void close() {
        if (screen != null) {
            screen.close();
        }
        screen = null;
        if (session != null) {
            session.close();
        }
        session = null;
    }
}
