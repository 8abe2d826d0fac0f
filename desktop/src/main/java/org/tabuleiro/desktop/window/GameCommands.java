package org.tabuleiro.desktop.window;

import java.util.function.Consumer;
import org.tabuleiro.desktop.command.Commands;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Table;

/** The commands of the Game menu. */
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
        add("take-back", "ctrl Z", each -> each.controls().takeBack());
        add("redo", "ctrl Y", each -> each.controls().redo());
        commands.separator(MENU);
        add("hint", "ctrl I", each -> each.controls().hint());
        add("hurry", "ctrl J", each -> each.controls().hurry());
        add("pause", "ctrl P", GameCommands::pause);
        add("step", "ctrl shift P", each -> each.controls().step());
        commands.separator(MENU);
        add("swap", "", Table::swapSeats);
        add("draw", "", each -> each.controls().offerDraw());
        add("resign", "", this::resign);
        add("play-on", "", each -> each.controls().playOn());
        add("again", "ctrl shift N", this::again);
    }

    private void add(String id, String key, Consumer<Table> action) {
        commands.add(MENU, id, key, () -> window.table().ifPresent(action));
    }

    private static void pause(Table table) {
        if (table.match().paused()) {
            table.controls().resume();
        } else {
            table.controls().pause();
        }
    }

    /** Asks for confirmation, then resigns for the person to move or the only person. */
    private void resign(Table table) {
        table.person().ifPresent(side -> {
            UiTexts texts = window.texts();
            String name = texts.catalogue().side(table.game(), side);
            window.with(screen ->
                    screen.ask(texts.of("resign.ask", name), texts.of("resign.yes"), table.controls()::resign));
        });
    }

    /** Starts a rematch with the sides swapped. */
    private void again(Table table) {
        window.begin(new GameSetting(
                table.match().start(),
                table.seat(Side.SECOND),
                table.seat(Side.FIRST),
                table.match().terms().time()));
    }
}
