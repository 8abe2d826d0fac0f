package org.tabuleiro.desktop.window;

import java.util.function.Consumer;
import org.tabuleiro.table.Session;

/** Commands that walk through the turns of a game, and those about the turn that is being entered. */
final class TurnCommands {
    private static final Commands.Menu MENU = Commands.Menu.TURN;

    private final Commands commands;
    private final MainWindow window;

    private TurnCommands(Commands commands, MainWindow window) {
        this.commands = commands;
        this.window = window;
    }

    static void add(Commands commands, MainWindow window) {
        new TurnCommands(commands, window).add();
    }

    private void add() {
        go("first-turn", "alt HOME", session -> session.show(session.tree().root()));
        go("previous-turn", "alt LEFT", session -> session.shown().parent().ifPresent(session::show));
        go(
                "next-turn",
                "alt RIGHT",
                session -> session.shown().children().stream().findFirst().ifPresent(session::show));
        go("last-turn", "alt END", session -> session.show(session.live()));
        commands.line(MENU);
        add("undo-click", "", screen -> screen.entry().undo());
        add("reset-turn", "", screen -> screen.entry().reset());
        add("confirm-turn", "ctrl ENTER", screen -> screen.session().confirm());
        commands.line(MENU);
        add("next-panel", "F6", screen -> screen.walkPanels(1));
        add("previous-panel", "shift F6", screen -> screen.walkPanels(-1));
    }

    private void go(String id, String key, Consumer<Session> action) {
        add(id, key, screen -> {
            screen.forgetNotice();
            action.accept(screen.session());
        });
    }

    private void add(String id, String key, Consumer<GameScreen> action) {
        commands.add(MENU, id, key, () -> window.with(action));
    }
}
