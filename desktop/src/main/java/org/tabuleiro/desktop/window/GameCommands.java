package org.tabuleiro.desktop.window;

import org.tabuleiro.desktop.table.Session;
import org.tabuleiro.games.Side;

/** Commands about the game that is played. */
final class GameCommands {
    private GameCommands() {}

    static void add(Commands commands, MainWindow window) {
        Commands.Menu menu = Commands.Menu.GAME;
        commands.add(menu, "take-back", "ctrl Z", window::isPlaying, () -> window.with(GameCommands::takeBack));
        commands.add(menu, "redo", "ctrl Y", window::isPlaying, () -> window.with(GameCommands::redo));
        commands.line(menu);
        commands.add(menu, "hint", "ctrl I", window::isPlaying, () -> window.with(GameScreen::hint));
        commands.add(menu, "hurry", "ctrl J", window::isPlaying, () -> window.with(GameScreen::hurry));
        commands.line(menu);
        commands.add(menu, "draw", "", window::isPlaying, () -> {});
        commands.add(menu, "resign", "", window::isPlaying, () -> window.with(GameCommands::resign));
        commands.add(
                Commands.Menu.ANALYSIS,
                "analyse",
                "ctrl A",
                window::isPlaying,
                () -> window.with(
                        screen -> screen.session().setFree(!screen.session().isFree())));
    }

    private static void takeBack(GameScreen screen) {
        if (!screen.session().takeBack()) {
            screen.say(screen.texts().of("nothing-to-take-back"));
        }
    }

    private static void redo(GameScreen screen) {
        if (!screen.session().redo()) {
            screen.say(screen.texts().of("nothing-to-redo"));
        }
    }

    private static void resign(GameScreen screen) {
        Session session = screen.session();
        Side side = session.live().state().toMove();
        session.resign(session.seat(side).isPerson() ? side : side.other());
    }
}
