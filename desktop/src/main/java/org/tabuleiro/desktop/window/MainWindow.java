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
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
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
import org.tabuleiro.desktop.rules.RulesDialog;
import org.tabuleiro.desktop.session.FinishedGameRecorder;
import org.tabuleiro.desktop.session.GameAutosaver;
import org.tabuleiro.desktop.session.GameSession;
import org.tabuleiro.desktop.session.GameSounds;
import org.tabuleiro.desktop.session.SoundPlayer;
import org.tabuleiro.desktop.session.TableTimer;
import org.tabuleiro.desktop.storage.Autosave;
import org.tabuleiro.desktop.storage.NewGameOptions;
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
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.SavedGame;
import org.tabuleiro.table.Studies;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.paste.ReadError;

/** The window: the games to choose from, or the one that is played. */
public final class MainWindow extends JFrame {
    private static final long CLOSING_SECONDS = 5;
    private static final int MOST_SECONDS = 600;

    private final transient Settings settings;
    /** One thread, so that what was chosen last is also written last. */
    private final transient ExecutorService saving = Executors.newSingleThreadExecutor(
            task -> Thread.ofPlatform().daemon().name("settings").unstarted(task));

    private final transient Autosave autosave;
    private final transient UiTexts texts;
    private final transient CommandAvailability available = new CommandAvailability(this);
    private final transient Commands commands = new Commands(available::enabled, this::refuse);
    private final transient SoundPlayer sounds = new SoundPlayer();
    private final transient RecentGames recent;
    private final transient GameDocument files;
    private final transient ThreadPlayers players;
    private transient @Nullable GameScreen screen;
    private transient @Nullable GameSession open;

    /** A window that shows the four games; its settings and the last game are kept in a folder. */
    public MainWindow(Path folder) {
        this(folder, new Settings(folder));
        home();
    }

    /** A window that shows nothing yet. */
    public MainWindow(Path folder, Settings settings) {
        super("Tabuleiro");
        this.settings = settings;
        autosave = new Autosave(folder, full -> SwingUtilities.invokeLater(() -> notKept(folder, full)));
        texts = new UiTexts(settings.language());
        players = new ThreadPlayers(
                SwingUtilities::invokeLater, () -> 1000 * settings.number("seconds", 2, 1, MOST_SECONDS));
        recent = new RecentGames(
                folder.resolve("games"),
                autosave::execute,
                Clock.system(ZoneId.systemDefault()),
                error ->
                        SwingUtilities.invokeLater(() -> tell(Message.of("desktop.recent.not-kept", error.message()))));
        files = new GameDocument(this, new FinishedGameRecorder(recent), autosave::flush);
        addCommands();
        // Drawing the icon takes longer than the start may wait for.
        BackgroundTask.run(AppIcon::images, this::setIconImages);
        setDefaultCloseOperation(DISPOSE_ON_CLOSE);
        addWindowListener(new WindowAdapter() {
            @Override
            public void windowOpened(WindowEvent event) {
                tellErrors();
            }

            @Override
            public void windowClosed(WindowEvent event) {
                closeGame();
                keepSettings();
                autosave.close();
            }
        });
        setMinimumSize(new Dimension(800, 600));
        setSize(settings.number("width", 1040, 800, 8000), settings.number("height", 780, 600, 8000));
        setLayout(new BorderLayout());
    }

    /** Shows the rules: beside the board, or without one in a window of their own. */
    void showRules() {
        if (isPlaying()) {
            with(GameScreen::showRules);
        } else {
            showRules(game());
        }
    }

    private void showRules(Game game) {
        new RulesDialog(this, game, texts, settings.theme()).setVisible(true);
    }

    /** The key of a command was pressed that cannot work now. */
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

    /** The games that ended lately. */
    RecentGames recent() {
        return recent;
    }

    GameDocument files() {
        return files;
    }

    /** Opens a file with games or a position, as when it is named on the command line. */
    public void openFile(Path file) {
        files.open(List.of(file));
    }

    /** Whether there is a game on the screen. */
    boolean isPlaying() {
        return screen != null;
    }

    /** Does something with the game on the screen, if there is one. */
    void with(Consumer<GameScreen> action) {
        if (screen != null) {
            action.accept(screen);
        }
    }

    /** The table on the screen. */
    Optional<Table> table() {
        return Optional.ofNullable(open).map(GameSession::table);
    }

    /** What can be chosen at the table on the screen; nothing where there is none. */
    Set<Choice> choices() {
        return table().map(Table::choices).orElse(Set.of());
    }

    /** The time in milliseconds from some moment in the past; no change of the system's date moves it. */
    private static long millis() {
        return System.nanoTime() / 1_000_000;
    }

    /** The game on the screen, or the one played last. */
    Game game() {
        return table().map(Table::game)
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

    /** Shows the four games. */
    public void home() {
        closeGame();
        HomeScreen home = new HomeScreen(texts, settings, autosave.find(), this::chosen, this::goOn);
        show(home);
        List<Path> ended = recent.files();
        if (!ended.isEmpty()) {
            RecentGamesBar bar = new RecentGamesBar(texts, files::review, files::openRecent);
            home.addBelow(bar);
            BackgroundTask.run(
                    () -> FoundGame.in(ended.subList(0, Math.min(RecentGamesBar.MOST, ended.size()))),
                    found -> bar.show(found.games()));
        }
    }

    private void chosen(Game game, HomeScreen.Choice choice) {
        switch (choice) {
            case COMPUTER -> begin(againstComputer(game));
            case FRIEND ->
                begin(NewGameOptions.last(settings, game).betweenFriends().setting());
            case NEW_GAME -> newGame(game);
            case RULES -> showRules(game);
        }
    }

    /** Begins a game against the computer as it was played last; if another one was left, asks what to do as soon as it can. */
    public void playComputer(Game game) {
        GameSetting setting = againstComputer(game);
        if (left().isEmpty()) {
            play(setting);
        } else {
            home();
            SwingUtilities.invokeLater(() -> begin(setting));
        }
    }

    /** A game that somebody may want to go on with. */
    private Optional<SavedGame> left() {
        return autosave.find().filter(SavedGame::isPlayedByPerson);
    }

    private GameSetting againstComputer(Game game) {
        return NewGameOptions.last(settings, game).againstComputer(settings).setting();
    }

    /** Asks how a new game is to be played, and begins it. */
    void newGame(Game game) {
        new NewGameDialog(this, texts, settings, game).ask().ifPresent(this::begin);
    }

    /** Begins a game, unless it would take the place of an unfinished one that somebody would rather go on with. */
    void begin(GameSetting setting) {
        Optional<SavedGame> left = left();
        if (left.isEmpty()) {
            play(setting);
            return;
        }
        String name = texts.catalogue().name(left.get().record().game());
        String question = texts.of("ask.left-game", name, left.get().turns());
        switch (QuestionDialog.ask(
                this, texts, "left", QuestionDialog.wrapped(question), List.of("go-on", "begin", "cancel"))) {
            case "go-on" -> goOn();
            case "begin" -> play(setting);
            default -> {}
        }
    }

    /** Goes on with the game that was left, unless that is the one on the screen. */
    private void goOn() {
        if (open == null || !open.keeper().isKept()) {
            autosave.adopt().ifPresent(this::resume);
        }
    }

    /** Begins a game. */
    public void play(GameSetting setting) {
        settings.set("game", setting.start().game().id());
        saveSettings();
        open(setting);
    }

    private void resume(SavedGame left) {
        open(left.open(players, MainWindow::millis), true);
        files.resumed();
        with(each -> each.setFlipped(left.flipped()));
    }

    /** Puts a new game on the screen. */
    void open(GameSetting setting) {
        open(setting.open(players, MainWindow::millis), false);
    }

    /** Puts a game from elsewhere on the screen. */
    void open(SavedGame game) {
        open(game.open(players, MainWindow::millis), false);
    }

    /** Puts a position on the screen to analyse it. */
    void study(State start) {
        open(Studies.of(start, players, MainWindow::millis), false);
    }

    private void open(Table table, boolean kept) {
        closeGame();
        show(new GameScreen(table, texts, settings, commands));
        GameAutosaver keeper = new GameAutosaver(autosave, table, texts, this::isFlipped, kept);
        TableTimer timer = new TableTimer(table);
        open = new GameSession(table, keeper, timer);
        // A game that ends is written to the recent games before it is no longer kept as one that was left.
        files.shown(table);
        table.subscribe(keeper);
        table.subscribe(timer);
        table.subscribe(new GameSounds(table, settings, sounds));
        table.begin();
    }

    private void show(GameScreen opened) {
        screen = opened;
        show((JComponent) opened);
        opened.board().requestFocusInWindow();
    }

    private boolean isFlipped() {
        return screen != null && screen.board().isFlipped();
    }

    /** Tells that the game could not be kept; it goes on. */
    private void notKept(Path folder, IOException full) {
        tell(Message.of("desktop.not-kept", FileError.writing(folder, full)));
    }

    /** Tells something at the table on the screen. */
    private void tell(Message message) {
        table().ifPresent(each -> each.tell(message));
    }

    /** Tells what of the program's own files could not be read at the start and was put aside. */
    private void tellErrors() {
        List<ReadError> errors = Stream.concat(settings.error().stream(), autosave.errors().stream())
                .map(message -> new ReadError(message, Optional.empty()))
                .toList();
        ErrorDialog.tell(this, texts, errors);
    }

    private void closeGame() {
        with(GameScreen::close);
        screen = null;
        if (open != null) {
            open.close();
        }
        open = null;
        files.closed();
    }

    /** Keeps what was chosen soon, so that a killed program does not forget it; a full disk is told of when the window is closed. */
    private void saveSettings() {
        if (!saving.isShutdown()) {
            saving.execute(() -> {
                try {
                    settings.save();
                } catch (IOException full) {
                    // The same will happen when the window is closed.
                }
            });
        }
    }

    /** Keeps what was chosen after everything that is still to be written, and waits until it is on the disk. */
    private void keepSettings() {
        settings.set("width", String.valueOf(getWidth()));
        settings.set("height", String.valueOf(getHeight()));
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
            // A disk that does not answer is not waited for any longer.
        }
    }

    /** Speaks another language; the game goes on. */
    void speak(Language language) {
        settings.set("language", language.code());
        texts.speak(language);
        rebuild();
    }

    /** Takes over what was chosen for the board. */
    void restyle() {
        saveSettings();
        with(GameScreen::applySettings);
        if (screen == null) {
            home();
        }
    }

    /** Replaces the screen by one in another language, look or size; the table stays, and so does whatever runs there. */
    void rebuild() {
        Appearance.install(settings);
        Appearance.update();
        saveSettings();
        GameScreen old = screen;
        if (old != null) {
            ViewState before = ViewState.of(old);
            old.close();
            show(new GameScreen(old.table(), texts, settings, commands));
            with(before::restore);
            // Its buttons ask which commands can work on the screen: from now on, this one.
            with(GameScreen::changed);
            files.changed();
        } else {
            home();
        }
    }
}
