package org.tabuleiro.desktop.window;

import java.util.function.Consumer;
import org.tabuleiro.desktop.table.Session;

/** Commands that walk through the turns of a game. */
final class TurnCommands {
    private static final Commands.Menu MENU = Commands.Menu.TURN;

    private TurnCommands() {}

    static void add(Commands commands, MainWindow window) {
        add(
                commands,
                window,
                "first-turn",
                "alt HOME",
                session -> session.show(session.tree().root()));
        add(
                commands,
                window,
                "previous-turn",
                "alt LEFT",
                session -> session.shown().parent().ifPresent(session::show));
        add(
                commands,
                window,
                "next-turn",
                "alt RIGHT",
                session -> session.shown().children().stream().findFirst().ifPresent(session::show));
        add(commands, window, "last-turn", "alt END", session -> session.show(session.live()));
    }

    private static void add(Commands commands, MainWindow window, String id, String key, Consumer<Session> action) {
        commands.add(MENU, id, key, window::isPlaying, () -> window.with(screen -> action.accept(screen.session())));
    }
}
