package org.tabuleiro.desktop.window;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.tabuleiro.desktop.command.Commands;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;
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
        for (int number = 1; number <= LevelPlayer.LEVELS; number++) {
            int level = number;
            commands.addChoice(
                    MENU,
                    "level",
                    "level." + level,
                    () -> window.table().flatMap(GameCommands::computer).stream()
                            .anyMatch(side ->
                                    window.table().orElseThrow().seat(side).equals(new Seat.Computer(level))),
                    () -> window.table().ifPresent(table -> setLevel(table, level)));
        }
    }

    /** The side that the computer plays against a person. */
    static Optional<Side> computer(Table table) {
        return Stream.of(Side.values())
                .filter(side -> table.seat(side) instanceof Seat.Computer)
                .filter(side -> table.seat(side.other()).isPerson())
                .findFirst();
    }

    /** The opponent of the person plays on at another level. */
    private void setLevel(Table table, int level) {
        computer(table).ifPresent(side -> {
            table.controls().setLevel(side, level);
            window.settings().set(table.game().id() + ".level", String.valueOf(level));
        });
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
        window.starter().begin(window.opened().rematch().orElseGet(() -> GameSetting.rematch(table)));
    }
}
