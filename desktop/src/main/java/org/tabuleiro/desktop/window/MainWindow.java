package org.tabuleiro.desktop.window;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.Theme;
import org.tabuleiro.desktop.storage.Autosave;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.table.GameSetting;
import org.tabuleiro.desktop.table.Seat;
import org.tabuleiro.desktop.table.Session;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;

/** The window: the games to choose from, or the one that is played. */
public final class MainWindow extends JFrame {
    private final transient Settings settings;
    private final transient Autosave autosave;
    private final transient Texts texts;
    private final transient Commands commands = new Commands();
    private transient @Nullable GameScreen screen;

    /** A window whose settings and last game are kept in a folder. */
    public MainWindow(Path folder) {
        super("Tabuleiro");
        settings = new Settings(folder);
        autosave = new Autosave(folder);
        texts = new Texts(settings.language());
        commands();
        setDefaultCloseOperation(DISPOSE_ON_CLOSE);
        addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent event) {
                closeGame();
                keepSettings();
            }
        });
        setMinimumSize(new Dimension(800, 600));
        setSize(settings.number("width", 1040, 800, 8000), settings.number("height", 780, 600, 8000));
        setLayout(new BorderLayout());
        home();
    }

    private void commands() {
        commands.add(Commands.Menu.FILE, "new-game", "ctrl N", () -> newGame(game()));
        commands.add(Commands.Menu.FILE, "home", "ctrl H", this::home);
        commands.add(Commands.Menu.FILE, "quit", "ctrl Q", this::dispose);
        commands.add(
                Commands.Menu.GAME,
                "take-back",
                "ctrl Z",
                this::isPlaying,
                () -> with(each -> {
                    if (!each.session().takeBack()) {
                        each.say(texts.of("nothing-to-take-back"));
                    }
                }));
        commands.add(
                Commands.Menu.GAME,
                "redo",
                "ctrl Y",
                this::isPlaying,
                () -> with(each -> {
                    if (!each.session().redo()) {
                        each.say(texts.of("nothing-to-redo"));
                    }
                }));
        commands.add(Commands.Menu.GAME, "hint", "ctrl I", this::isPlaying, () -> with(GameScreen::hint));
        commands.add(Commands.Menu.GAME, "hurry", "ctrl J", this::isPlaying, () -> with(GameScreen::hurry));
        commands.add(Commands.Menu.GAME, "draw", "", this::isPlaying, () -> {});
        commands.add(
                Commands.Menu.GAME,
                "resign",
                "",
                this::isPlaying,
                () -> with(each -> {
                    Session session = each.session();
                    Side side = session.live().state().toMove();
                    session.resign(session.seat(side).isPerson() ? side : side.other());
                }));
        commands.add(
                Commands.Menu.ANALYSIS,
                "analyse",
                "ctrl A",
                this::isPlaying,
                () -> with(each -> each.session().setFree(!each.session().isFree())));
        commands.add(
                Commands.Menu.TURN,
                "first-turn",
                "alt HOME",
                this::isPlaying,
                () -> with(each -> each.session().show(each.session().tree().root())));
        commands.add(
                Commands.Menu.TURN,
                "previous-turn",
                "alt LEFT",
                this::isPlaying,
                () -> with(each -> each.session().shown().parent().ifPresent(each.session()::show)));
        commands.add(
                Commands.Menu.TURN,
                "next-turn",
                "alt RIGHT",
                this::isPlaying,
                () -> with(each ->
                        each.session().shown().children().stream().findFirst().ifPresent(each.session()::show)));
        commands.add(
                Commands.Menu.TURN,
                "last-turn",
                "alt END",
                this::isPlaying,
                () -> with(each -> each.session().show(each.session().live())));
        commands.add(Commands.Menu.VIEW, "flip", "ctrl F", this::isPlaying, () -> with(GameScreen::flip));
        for (Theme theme : Theme.values()) {
            commands.add(Commands.Menu.VIEW, "theme." + theme.id(), "", () -> {
                settings.set("theme", theme.id());
                restyle();
            });
        }
        commands.add(Commands.Menu.VIEW, "light", "", () -> look("light"));
        commands.add(Commands.Menu.VIEW, "dark", "", () -> look("dark"));
        commands.add(Commands.Menu.VIEW, "larger", "ctrl PLUS", () -> zoom(10));
        commands.add(Commands.Menu.VIEW, "smaller", "ctrl MINUS", () -> zoom(-10));
        for (Language language : Language.values()) {
            commands.add(Commands.Menu.VIEW, "language." + language.code(), "", () -> {
                settings.set("language", language.code());
                texts.speak(language);
                rebuild();
            });
        }
        commands.add(
                Commands.Menu.HELP,
                "commands",
                "ctrl K",
                () -> new CommandList(this, texts, commands).setVisible(true));
    }

    private boolean isPlaying() {
        return screen != null;
    }

    private void with(java.util.function.Consumer<GameScreen> action) {
        if (screen != null) {
            action.accept(screen);
        }
    }

    private Game game() {
        return screen == null
                ? Games.find(settings.get("game", "")).orElse(Games.EXIMO)
                : screen.session().game();
    }

    private void menus() {
        JMenuBar bar = new JMenuBar();
        for (Commands.Menu menu : Commands.Menu.values()) {
            JMenu each = new JMenu(texts.of("menu." + menu.name().toLowerCase(Locale.ROOT)));
            for (Commands.Command command : commands.of(menu)) {
                JMenuItem item = new JMenuItem(new AbstractAction(texts.of("command." + command.id())) {
                    @Override
                    public void actionPerformed(java.awt.event.ActionEvent event) {
                        command.run();
                    }
                });
                item.setName("menu:" + command.id());
                item.setAccelerator(command.key());
                each.add(item);
            }
            bar.add(each);
        }
        setJMenuBar(bar);
    }

    private void show(JComponent content) {
        JPanel all = new JPanel(new BorderLayout());
        all.add(content);
        setContentPane(all);
        menus();
        revalidate();
        repaint();
    }

    /** Shows the four games. */
    public void home() {
        closeGame();
        show(new HomeScreen(
                texts,
                settings.theme(),
                autosave.find(),
                this::chosen,
                () -> autosave.find().ifPresent(this::resume)));
    }

    private void chosen(Game game, HomeScreen.Choice choice) {
        int level = settings.number("level", 2, 1, 8);
        switch (choice) {
            case COMPUTER -> play(GameSetting.against(game.start(), Side.FIRST, new Seat.Computer(level)));
            case FRIEND -> play(GameSetting.against(game.start(), Side.FIRST, new Seat.Person()));
            case NEW_GAME -> newGame(game);
            case RULES -> {
                play(GameSetting.against(game.start(), Side.FIRST, new Seat.Computer(level)));
                with(GameScreen::showRules);
            }
        }
    }

    private void newGame(Game game) {
        new NewGameDialog(this, texts, settings, game).ask().ifPresent(this::play);
    }

    /** Begins a game. */
    public void play(GameSetting setting) {
        settings.set("game", setting.start().game().id());
        open(new Session(setting.start(), setting.first(), setting.second()));
    }

    private void resume(GameRecord record) {
        open(new Session(record, new Seat.Person(), new Seat.Computer(settings.number("level", 2, 1, 8))));
    }

    private void open(Session session) {
        closeGame();
        GameScreen opened = new GameScreen(session, texts, settings, commands);
        screen = opened;
        session.listen(new Session.Listener() {
            @Override
            public void changed() {}

            @Override
            public void played(GameTree.Node node) {
                keep(session);
            }
        });
        show(opened);
        opened.board().requestFocusInWindow();
    }

    private void keep(Session session) {
        try {
            if (session.result().isPresent()) {
                autosave.forget();
            } else {
                autosave.keep(session.record(Map.of(GameRecord.FIRST, "First", GameRecord.SECOND, "Second")));
            }
        } catch (IOException full) {
            with(each -> each.say(texts.of("not-kept", String.valueOf(full.getMessage()))));
        }
    }

    private void closeGame() {
        with(GameScreen::close);
        screen = null;
    }

    private void keepSettings() {
        settings.set("width", String.valueOf(getWidth()));
        settings.set("height", String.valueOf(getHeight()));
        try {
            settings.save();
        } catch (IOException full) {
            System.err.println("tabuleiro: " + texts.of("not-kept", String.valueOf(full.getMessage())));
        }
    }

    private void look(String name) {
        settings.set("look", name);
        Looks.install(settings);
        Looks.update();
        rebuild();
    }

    private void zoom(int by) {
        settings.set("zoom", String.valueOf(settings.number("zoom", 100, 80, 200) + by));
        Looks.install(settings);
        Looks.update();
        rebuild();
    }

    private void restyle() {
        with(GameScreen::applySettings);
        if (screen == null) {
            home();
        }
    }

    /** Makes everything anew in another language or look; the game goes on. */
    private void rebuild() {
        Optional<Session> session = Optional.ofNullable(screen).map(GameScreen::session);
        if (session.isPresent()) {
            open(session.get().again());
        } else {
            home();
        }
    }
}
