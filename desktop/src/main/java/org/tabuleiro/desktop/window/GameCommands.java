package org.tabuleiro.desktop.window;

import java.util.function.Consumer;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.Clock;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Session;

/** Commands about the game that is played. */
final class GameCommands {
    private static final Commands.Menu MENU = Commands.Menu.GAME;

    private final Commands commands;
    private final MainWindow window;

    private GameCommands(Commands commands, MainWindow window) {
        this.commands = commands;
        this.window = window;
    }

    static void add(Commands commands, MainWindow window) {
        new GameCommands(commands, window).add();
    }

    private void add() {
        add("take-back", "ctrl Z", GameCommands::takeBack);
        add("redo", "ctrl Y", GameCommands::redo);
        commands.line(MENU);
        add("hint", "ctrl I", GameScreen::hint);
        add("hurry", "ctrl J", GameScreen::hurry);
        add("pause", "ctrl P", GameCommands::pause);
        add("step", "ctrl shift P", screen -> {
            screen.opponents().step();
            screen.changed();
        });
        commands.line(MENU);
        add("swap", "", screen -> screen.session().swapSeats());
        add("draw", "", screen -> screen.rivals().draw());
        add("resign", "", screen -> screen.rivals().resign());
        add("play-on", "", GameCommands::playOn);
        add("again", "ctrl shift N", this::again);
    }

    private void add(String id, String key, Consumer<GameScreen> action) {
        commands.add(MENU, id, key, () -> window.with(action));
    }

    private static void takeBack(GameScreen screen) {
        screen.forgetNotice();
        if (!screen.session().takeBack()) {
            screen.say(screen.texts().of("nothing-to-take-back"));
        }
    }

    private static void redo(GameScreen screen) {
        screen.forgetNotice();
        if (!screen.session().redo()) {
            screen.say(screen.texts().of("nothing-to-redo"));
        }
    }

    private static void pause(GameScreen screen) {
        screen.forgetNotice();
        screen.opponents().setPaused(!screen.opponents().isPaused());
        screen.changed();
    }

    private static void playOn(GameScreen screen) {
        screen.session().reopen();
    }

    /** Plays the same once more, with the sides swapped. */
    private void again(GameScreen screen) {
        Session session = screen.session();
        window.begin(new GameSetting(
                session.tree().root().state(),
                session.seat(Side.SECOND),
                session.seat(Side.FIRST),
                session.clock().map(Clock::control)));
    }
}
