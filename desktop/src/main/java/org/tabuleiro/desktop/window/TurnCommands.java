package org.tabuleiro.desktop.window;

import java.util.function.Consumer;
import org.tabuleiro.desktop.command.Commands;
import org.tabuleiro.desktop.game.GameScreen;
import org.tabuleiro.table.Table;

/** The commands of the Turn menu: navigation and turn entry. */
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
        go("first-turn", "alt HOME", table -> table.display(table.tree().root()));
        go("previous-turn", "alt LEFT", table -> table.displayed().parent().ifPresent(table::display));
        go(
                "next-turn",
                "alt RIGHT",
                table -> table.displayed().children().stream().findFirst().ifPresent(table::display));
        go("last-turn", "alt END", table -> table.display(table.live()));
        commands.separator(MENU);
        add("undo-click", "", screen -> screen.entry().undo());
        add("reset-turn", "", screen -> screen.entry().reset());
        add("confirm-turn", "ctrl ENTER", screen -> screen.table().input().confirm());
        commands.separator(MENU);
        add("next-panel", "F6", screen -> screen.focusPanel(1));
        add("previous-panel", "shift F6", screen -> screen.focusPanel(-1));
    }

    private void go(String id, String key, Consumer<Table> action) {
        add(id, key, screen -> action.accept(screen.table()));
    }

    private void add(String id, String key, Consumer<GameScreen> action) {
        commands.add(MENU, id, key, () -> window.with(action));
    }
}
