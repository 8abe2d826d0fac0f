package org.tabuleiro.desktop.window;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import javax.swing.SwingUtilities;
import org.tabuleiro.desktop.dialog.NewGameDialog;
import org.tabuleiro.desktop.dialog.QuestionDialog;
import org.tabuleiro.desktop.home.HomeScreen;
import org.tabuleiro.desktop.storage.Autosave;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Game;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.SavedGame;
import org.tabuleiro.table.start.StartOptions;

/** Starts games with the options last chosen or with new ones; asks before it replaces an unfinished game. */
final class GameStarter {
    private final MainWindow window;
    private final Autosave autosave;

    GameStarter(MainWindow window, Autosave autosave) {
        this.window = window;
        this.autosave = autosave;
    }

    /** Starts what was chosen on the card of a game. */
    void startFromHome(Game game, HomeScreen.Choice choice) {
        switch (choice) {
            case COMPUTER -> begin(againstComputer(game));
            case FRIEND -> begin(options(game).twoPersons().setting(GameStarter::coin));
            case NEW_GAME -> newGame(game);
            case LEARN -> window.learning().showCourse(game);
        }
    }

    /** The options last chosen for a game. */
    StartOptions options(Game game) {
        return StartOptions.read(game, window.settings()::get);
    }

    private static boolean coin() {
        return RandomGenerator.getDefault().nextBoolean();
    }

    /** A game against the computer with the options last chosen. */
    GameSetting againstComputer(Game game) {
        return options(game)
                .againstComputer(StartOptions.level(game, window.settings()::get))
                .setting(GameStarter::coin);
    }

    /**
     * Starts a game against the computer with the last options; asks first if there is an unfinished game.
     */
    void playComputer(Game game) {
        GameSetting setting = againstComputer(game);
        if (unfinished().isEmpty()) {
            window.play(setting);
        } else {
            window.showHome();
            SwingUtilities.invokeLater(() -> begin(setting));
        }
    }

    /** Shows the new-game dialog and starts the game. */
    void newGame(Game game) {
        new NewGameDialog(window, window.texts(), window.settings(), game).ask().ifPresent(this::begin);
    }

    /** Starts a game; asks first if it would replace an unfinished one. */
    void begin(GameSetting setting) {
        Optional<SavedGame> unfinished = unfinished();
        if (unfinished.isEmpty()) {
            window.play(setting);
            return;
        }
        UiTexts texts = window.texts();
        String name = texts.catalogue().name(unfinished.get().record().game());
        String question = QuestionDialog.wrap(
                texts.of("ask.left-game", name, unfinished.get().turns()));
        switch (QuestionDialog.ask(window, texts, "left", question, List.of("go-on", "begin", "cancel"))) {
            case "go-on" -> resumeUnfinished();
            case "begin" -> window.play(setting);
            default -> {}
        }
    }

    /** The unfinished game of a person. */
    private Optional<SavedGame> unfinished() {
        return autosave.find().filter(SavedGame::isPlayedByPerson);
    }

    /** Resumes the unfinished game, unless it is open already. */
    void resumeUnfinished() {
        if (!window.opened().isSaved()) {
            autosave.adopt().ifPresent(window::resume);
        }
    }
}
