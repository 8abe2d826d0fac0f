package org.tabuleiro.desktop.window;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
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
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JMenuBar;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.RulePage;
import org.tabuleiro.desktop.command.Commands;
import org.tabuleiro.desktop.command.MenuBarBuilder;
import org.tabuleiro.desktop.dialog.ErrorDialog;
import org.tabuleiro.desktop.engine.ThreadPlayers;
import org.tabuleiro.desktop.files.FoundGame;
import org.tabuleiro.desktop.files.RecentGames;
import org.tabuleiro.desktop.game.GameScreen;
import org.tabuleiro.desktop.home.HomeScreen;
import org.tabuleiro.desktop.home.RecentGamesBar;
import org.tabuleiro.desktop.learn.RuleDiagram;
import org.tabuleiro.desktop.session.FinishedGameRecorder;
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
import org.tabuleiro.table.paste.ReadError;

/** The main window: shows the home screen or a game. */
public final class MainWindow extends JFrame {
    private static final int MAX_SECONDS = 600;

    private final transient Settings settings;
    private final transient SettingsWriter writer;
    private final transient Autosave autosave;
    private final transient UiTexts texts;
    private final transient CommandAvailability available = new CommandAvailability(this);
    private final transient Commands commands = new Commands(available::enabled, this::refuse);
    private final transient RecentGames recent;
    private final transient GameDocument files;
    private final transient ThreadPlayers players;
    private final transient LearnNavigation learning;
    private final transient OpenGame opened;
    private final transient GameStarter starter;

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
        opened = new OpenGame(this, autosave);
        starter = new GameStarter(this, autosave);
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
                writer.close();
                autosave.close();
            }
        });
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                rememberSize();
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
        if (hasGame()) {
            opened.rebuild();
            learning.resumeClock();
        } else {
            showHome();
        }
    }

    /** Whether a game is open, even if lessons cover it. */
    boolean hasGame() {
        return opened.screen().isPresent();
    }

    /** The game that is open. */
    OpenGame opened() {
        return opened;
    }

    GameStarter starter() {
        return starter;
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
        return hasGame() && learning.game().isEmpty();
    }

    /** Runs an action on the game screen, if a game is shown. */
    void with(Consumer<GameScreen> action) {
        if (isPlaying()) {
            opened.screen().ifPresent(action);
        }
    }

    /** The table of the game that is shown. */
    Optional<Table> table() {
        return opened.table().filter(each -> isPlaying());
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

    /** Fills the window, below a new menu bar. */
    void show(JComponent content) {
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
        HomeScreen home =
                new HomeScreen(texts, settings, autosave.find(), starter::startFromHome, starter::resumeUnfinished);
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

    /**
     * Starts a game against the computer with the last options; asks first if there is an unfinished game.
     */
    public void playComputer(Game game) {
        starter.playComputer(game);
    }

    /** Starts a game. */
    public void play(GameSetting setting) {
        settings.set("game", setting.start().game().id());
        saveSettings();
        open(setting);
    }

    /** Resumes an unfinished game. */
    void resume(SavedGame unfinished) {
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
        opened.replace(Studies.of(game, players, MainWindow::millis), again);
    }

    /** The board of a diagram of a rule page. */
    JComponent diagram(RulePage.Diagram diagram) {
        return new RuleDiagram(diagram, Studies.of(diagram.state(), players, MainWindow::millis), texts, settings);
    }

    private void open(Table table, boolean saved) {
        closeGame();
        opened.open(table, saved);
    }

    boolean isFlipped() {
        return opened.isFlipped();
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
        opened.close();
        files.closed();
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

    /** A large window has larger letters. */
    private void rememberSize() {
        float before = Appearance.letterSize(settings);
        settings.set("width", String.valueOf(getWidth()));
        settings.set("height", String.valueOf(getHeight()));
        if (Appearance.letterSize(settings) != before) {
            rebuild();
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
        } else if (hasGame()) {
            opened.rebuild();
        } else {
            showHome();
        }
    }
}
