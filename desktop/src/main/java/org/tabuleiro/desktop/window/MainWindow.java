package org.tabuleiro.desktop.window;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JMenuBar;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.content.Language;
import org.tabuleiro.desktop.command.Commands;
import org.tabuleiro.desktop.command.MenuBarBuilder;
import org.tabuleiro.desktop.dialog.ErrorDialog;
import org.tabuleiro.desktop.dialog.NewGameDialog;
import org.tabuleiro.desktop.dialog.QuestionDialog;
import org.tabuleiro.desktop.engine.ThreadPlayers;
import org.tabuleiro.desktop.files.FoundGame;
import org.tabuleiro.desktop.files.RecentGames;
import org.tabuleiro.desktop.game.GameScreen;
import org.tabuleiro.desktop.game.ViewState;
import org.tabuleiro.desktop.home.HomeScreen;
import org.tabuleiro.desktop.home.RecentGamesBar;
import org.tabuleiro.desktop.session.BoardTurner;
import org.tabuleiro.desktop.session.FinishedGameRecorder;
import org.tabuleiro.desktop.session.GameAutosaver;
import org.tabuleiro.desktop.session.GameSession;
import org.tabuleiro.desktop.session.GameSounds;
import org.tabuleiro.desktop.session.SoundPlayer;
import org.tabuleiro.desktop.session.TableTimer;
import org.tabuleiro.desktop.storage.Autosave;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.swing.BackgroundTask;
import org.tabuleiro.desktop.swing.Mnemonics;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.files.FileError;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.SavedGame;
import org.tabuleiro.table.Studies;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.coach.LevelRecord;
import org.tabuleiro.table.paste.ReadError;
import org.tabuleiro.table.start.StartOptions;

/** The main window: shows the home screen or a game. */
public final class MainWindow extends JFrame {
    private static final int MAX_SECONDS = 600;

    private final transient Settings settings;
    private final transient SettingsWriter writer;
    private final transient Autosave autosave;
    private final transient UiTexts texts;
    private final transient CommandAvailability available = new CommandAvailability(this);
    private final transient Commands commands = new Commands(available::enabled, this::refuse);
    private final transient SoundPlayer sounds = new SoundPlayer();
    private final transient RecentGames recent;
    private final transient GameDocument files;
    private final transient ThreadPlayers players;
    private final transient LearnNavigation learning;
    private transient @Nullable GameScreen screen;
    private transient @Nullable GameSession open;
    private transient Optional<GameSetting> rematch = Optional.empty();

    /** A window that shows the home screen, with settings and autosave in a folder. */
    public MainWindow(Path folder) {
        this(folder, new Settings(folder));
        showHome();
    }

    /** A window that shows nothing yet. */
    public MainWindow(Path folder, Settings settings) {
        super("Tabuleiro");
        this.settings = settings;
        autosave = new Autosave(folder, full -> SwingUtilities.invokeLater(() -> autosaveFailed(folder, full)));
        texts = new UiTexts(settings.language());
        writer = new SettingsWriter(settings, texts);
        players = new ThreadPlayers(
                SwingUtilities::invokeLater, () -> 1000 * settings.number("seconds", 2, 1, MAX_SECONDS));
        learning = new LearnNavigation(this, players);
        recent = new RecentGames(
                folder.resolve("games"),
                autosave::execute,
                Clock.system(ZoneId.systemDefault()),
                error ->
                        SwingUtilities.invokeLater(() -> tell(Message.of("desktop.recent.not-kept", error.message()))));
        files = new GameDocument(this, new FinishedGameRecorder(recent), autosave::flush);
        addCommands();
        // Rendering the icon would delay the start.
        BackgroundTask.run(AppIcon::images, this::setIconImages);
        setDefaultCloseOperation(DISPOSE_ON_CLOSE);
        addWindowListener(new WindowAdapter() {
            @Override
            public void windowOpened(WindowEvent event) {
                showStartupErrors();
            }

            @Override
            public void windowClosed(WindowEvent event) {
                closeGame();
                settings.set("width", String.valueOf(getWidth()));
                settings.set("height", String.valueOf(getHeight()));
                writer.close();
                autosave.close();
            }
        });
        setMinimumSize(new Dimension(800, 600));
        setSize(settings.number("width", 1040, 800, 8000), settings.number("height", 780, 600, 8000));
        setLayout(new BorderLayout());
    }

    /** Shows the rules in the sidebar, or with the lessons if no game is open. */
    void showRules() {
        if (isPlaying()) {
            with(GameScreen::showRules);
        } else {
            showLessons();
        }
    }

    /** Shows the lessons and the rules. */
    void showLessons() {
        learning.showCourse(game());
    }

    LearnNavigation learning() {
        return learning;
    }

    /** Shows a course or a lesson; an open game stays open. */
    void showLearning(JComponent content, String title) {
        show(content);
        setTitle(title + " – Tabuleiro");
    }

    /** Returns from the lessons to the open game, or to the home screen. */
    void endLearning() {
        learning.close();
        if (screen == null) {
            showHome();
        } else {
            rebuildGame(screen);
            learning.resumeClock();
        }
    }

    /** Whether a game is open, even if lessons cover it. */
    boolean hasGame() {
        return screen != null;
    }

    /** The game that is open, even if lessons cover it. */
    Optional<Game> openGame() {
        return Optional.ofNullable(open).map(each -> each.table().game());
    }

    /** The shortcut of a disabled command was pressed. */
    private void refuse(String command) {
        table().ifPresent(each ->
                available.reason(command, each).ifPresent(reason -> each.tell(new Table.Notice(reason, true))));
    }

    private void addCommands() {
        FileCommands.add(commands, this);
        GameCommands.add(commands, this);
        TurnCommands.add(commands, this);
        AnalysisCommands.add(commands, this);
        ViewCommands.add(commands, this);
        HelpCommands.add(commands, this);
        commands.aliases()
                .forEach((key, command) -> getRootPane()
                        .registerKeyboardAction(event -> command.run(), key, JComponent.WHEN_IN_FOCUSED_WINDOW));
    }

    Settings settings() {
        return settings;
    }

    UiTexts texts() {
        return texts;
    }

    Commands commands() {
        return commands;
    }

    /** The recently finished games. */
    RecentGames recent() {
        return recent;
    }

    GameDocument files() {
        return files;
    }

    /** Opens a file with games or a position. */
    public void openFile(Path file) {
        files.open(List.of(file));
    }

    /** Whether a game is shown. */
    boolean isPlaying() {
        return screen != null && learning.game().isEmpty();
    }

    /** Runs an action on the game screen, if a game is shown. */
    void with(Consumer<GameScreen> action) {
        if (screen != null && isPlaying()) {
            action.accept(screen);
        }
    }

    /** The table of the game that is shown. */
    Optional<Table> table() {
        return Optional.ofNullable(open).filter(each -> isPlaying()).map(GameSession::table);
    }

    /** The choices available at the table; empty if no game is open. */
    Set<Choice> choices() {
        return table().map(Table::choices).orElse(Set.of());
    }

    /** Monotonic time in milliseconds. */
    static long millis() {
        return System.nanoTime() / 1_000_000;
    }

    /** The game that is shown or learned, or the one last played. */
    Game game() {
        return learning.game()
                .or(() -> table().map(Table::game))
                .orElseGet(() -> Games.find(settings.get("game", "")).orElse(Games.EXIMO));
    }

    private void show(JComponent content) {
        JPanel all = new JPanel(new BorderLayout());
        all.add(content);
        setContentPane(all);
        JMenuBar bar = new MenuBarBuilder(commands, texts).bar();
        RecentFilesMenu.add(bar, this);
        Mnemonics.apply(bar);
        setJMenuBar(bar);
        revalidate();
        repaint();
    }

    /** Shows the home screen. */
    public void showHome() {
        closeGame();
        HomeScreen home = new HomeScreen(texts, settings, autosave.find(), this::chooseOnHome, this::resumeUnfinished);
        show(home);
        List<Path> ended = recent.files();
        if (ended.isEmpty()) {
            home.addBelow(RecentGamesBar.empty(texts));
        } else {
            RecentGamesBar bar = new RecentGamesBar(texts, settings.theme(), files::review, files::openRecent);
            home.addBelow(bar);
            BackgroundTask.run(() -> FoundGame.in(ended).games(), found -> {
                bar.show(found.subList(0, Math.min(RecentGamesBar.MAX_GAMES, found.size())));
                home.showRecords(found.stream().map(FoundGame::record).toList());
            });
        }
    }

    private void chooseOnHome(Game game, HomeScreen.Choice choice) {
        switch (choice) {
            case COMPUTER -> begin(againstComputer(game));
            case FRIEND -> begin(options(game).twoPersons().setting(MainWindow::coin));
            case NEW_GAME -> newGame(game);
            case LEARN -> learning.showCourse(game);
        }
    }

    /**
     * Starts a game against the computer with the last options; asks first if there is an unfinished game.
     */
    public void playComputer(Game game) {
        GameSetting setting = againstComputer(game);
        if (unfinished().isEmpty()) {
            play(setting);
        } else {
            showHome();
            SwingUtilities.invokeLater(() -> begin(setting));
        }
    }

    /** The unfinished game of a person. */
    private Optional<SavedGame> unfinished() {
        return autosave.find().filter(SavedGame::isPlayedByPerson);
    }

    /** The options last chosen for a game. */
    StartOptions options(Game game) {
        return StartOptions.read(game, settings::get);
    }

    private static boolean coin() {
        return RandomGenerator.getDefault().nextBoolean();
    }

    GameSetting againstComputer(Game game) {
        return options(game)
                .againstComputer(StartOptions.level(game, settings::get))
                .setting(MainWindow::coin);
    }

    /** Shows the new-game dialog and starts the game. */
    void newGame(Game game) {
        new NewGameDialog(this, texts, settings, game).ask().ifPresent(this::begin);
    }

    /** Starts a game; asks first if it would replace an unfinished one. */
    void begin(GameSetting setting) {
        Optional<SavedGame> unfinished = unfinished();
        if (unfinished.isEmpty()) {
            play(setting);
            return;
        }
        String name = texts.catalogue().name(unfinished.get().record().game());
        String question = texts.of("ask.left-game", name, unfinished.get().turns());
        switch (QuestionDialog.ask(
                this, texts, "left", QuestionDialog.wrap(question), List.of("go-on", "begin", "cancel"))) {
            case "go-on" -> resumeUnfinished();
            case "begin" -> play(setting);
            default -> {}
        }
    }

    /** Resumes the unfinished game, unless it is open already. */
    private void resumeUnfinished() {
        if (open == null || !open.autosaver().isSaved()) {
            autosave.adopt().ifPresent(this::resume);
        }
    }

    /** Starts a game. */
    public void play(GameSetting setting) {
        settings.set("game", setting.start().game().id());
        saveSettings();
        open(setting);
    }

    private void resume(SavedGame unfinished) {
        open(unfinished.open(players, MainWindow::millis), true);
        files.resumed();
        with(each -> each.setFlipped(unfinished.flipped()));
    }

    /** Opens a new game. */
    void open(GameSetting setting) {
        open(setting.open(players, MainWindow::millis), false);
    }

    /** Opens a saved game. */
    void open(SavedGame game) {
        open(game.open(players, MainWindow::millis), false);
    }

    /** Opens a position for analysis. */
    void study(State start) {
        open(Studies.of(start, players, MainWindow::millis), false);
    }

    /**
     * Opens the finished game on the screen as a study.
     *
     * @param game the game
     * @param again the game that a rematch begins
     */
    void study(GameRecord game, GameSetting again) {
        boolean flipped = isFlipped();
        Table study = Studies.of(game, players, MainWindow::millis);
        with(GameScreen::close);
        closeSession();
        rematch = Optional.of(again);
        show(new GameScreen(study, texts, settings, commands));
        with(each -> each.setFlipped(flipped));
        begin(study, false);
        files.reopened(study);
        study.begin();
    }

    /** The game that a rematch begins: with the sides swapped. */
    Optional<GameSetting> rematch() {
        return rematch;
    }

    private void open(Table table, boolean saved) {
        closeGame();
        rematch = Optional.empty();
        show(new GameScreen(table, texts, settings, commands));
        // Subscribed first: a finished game is written to the recent games before its autosave is deleted.
        files.opened(table);
        begin(table, saved);
        table.begin();
    }

    /** Shows the results in this game, read in the background. */
    private void showRecord(GameScreen opened) {
        Game game = opened.table().game();
        List<Path> ended = recent.files();
        BackgroundTask.run(
                () -> LevelRecord.of(
                        game.id(),
                        FoundGame.in(ended).games().stream()
                                .map(each -> LevelRecord.FinishedGame.of(each.record()))
                                .toList()),
                opened::show);
    }

    private void begin(Table table, boolean saved) {
        GameAutosaver autosaver = new GameAutosaver(autosave, table, texts, this::isFlipped, saved);
        TableTimer timer = new TableTimer(table);
        open = new GameSession(table, autosaver, timer);
        table.subscribe(autosaver);
        table.subscribe(timer);
        table.subscribe(new GameSounds(table, settings, sounds));
        table.subscribe(new BoardTurner(table, settings, flipped -> with(each -> each.setFlipped(flipped))));
    }

    private void show(GameScreen opened) {
        screen = opened;
        show((JComponent) opened);
        opened.board().requestFocusInWindow();
        showRecord(opened);
    }

    boolean isFlipped() {
        return screen != null && screen.board().isFlipped();
    }

    /** Reports a failed autosave; the game continues. */
    private void autosaveFailed(Path folder, IOException full) {
        tell(Message.of("desktop.not-kept", FileError.writing(folder, full)));
    }

    /** Shows a notice at the table. */
    private void tell(Message message) {
        table().ifPresent(each -> each.tell(message));
    }

    /** Reports unreadable settings and autosave files, which were set aside. */
    private void showStartupErrors() {
        List<ReadError> errors = Stream.concat(settings.error().stream(), autosave.errors().stream())
                .map(message -> new ReadError(message, Optional.empty()))
                .toList();
        ErrorDialog.show(this, texts, errors);
    }

    private void closeGame() {
        learning.close();
        with(GameScreen::close);
        screen = null;
        closeSession();
        files.closed();
    }

    private void closeSession() {
        if (open != null) {
            open.close();
        }
        open = null;
    }

    /** Saves the settings in the background. */
    void saveSettings() {
        writer.save();
    }

    /** Changes the language; the game continues. */
    void setLanguage(Language language) {
        settings.set("language", language.code());
        texts.setLanguage(language);
        rebuild();
    }

    /** Applies changed settings. */
    void applySettings() {
        saveSettings();
        with(GameScreen::applySettings);
        if (!isPlaying()) {
            showAgain();
        }
    }

    /** Rebuilds the screen after a change of language, look or zoom; the table keeps running. */
    void rebuild() {
        Appearance.install(settings);
        Appearance.update();
        saveSettings();
        showAgain();
    }

    /** Shows a new screen for the same content. */
    private void showAgain() {
        if (learning.game().isPresent()) {
            learning.rebuild();
        } else if (screen != null) {
            rebuildGame(screen);
        } else {
            showHome();
        }
    }

    private void rebuildGame(GameScreen old) {
        ViewState before = ViewState.of(old);
        old.close();
        show(new GameScreen(old.table(), texts, settings, commands));
        with(before::restore);
        // Updates the buttons, whose state depends on the new screen.
        with(GameScreen::changed);
        files.changed();
    }
}
