package org.tabuleiro.desktop.window;

import org.tabuleiro.games.Message;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.table.Table;

/** Commands about games, files and the program. */
final class FileCommands {
    private FileCommands() {}

    static void add(Commands commands, MainWindow window) {
        Commands.Menu menu = Commands.Menu.FILE;
        commands.add(menu, "new-game", "ctrl N", () -> window.newGame(window.game()));
        commands.add(menu, "home", "ctrl H", window::home);
        commands.add(menu, "editor", "ctrl E", () -> BoardEditor.open(window));
        commands.line(menu);
        commands.add(menu, "open-file", "ctrl O", () -> window.files().open());
        commands.add(menu, "recent-games", "ctrl R", () -> window.files().openRecent());
        commands.add(menu, "save", "ctrl S", () -> window.files().save());
        commands.add(menu, "save-as", "ctrl shift S", () -> window.files().saveAs());
        commands.line(menu);
        commands.add(menu, "copy-position", "ctrl C", () -> copyPosition(window));
        commands.add(menu, "copy-game", "ctrl shift C", () -> copyGame(window));
        commands.add(menu, "paste", "ctrl V", () -> window.files().paste());
        PictureCommands.add(commands, window);
        commands.line(menu);
        commands.add(menu, "quit", "ctrl Q", window::dispose);
    }

    private static void copyPosition(MainWindow window) {
        window.with(screen ->
                copy(screen, "desktop.copied.position", shown(screen.table()).toString()));
    }

    /** What one sees: a turn that is being entered counts as far as it has come. */
    static State shown(Table table) {
        return table.input().mayEnter()
                ? table.input().entry().state()
                : table.displayed().state();
    }

    private static void copyGame(MainWindow window) {
        window.with(screen -> window.files()
                .record()
                .ifPresent(record -> copy(screen, "desktop.copied.game", GameWriter.write(record))));
    }

    private static void copy(GameScreen screen, String told, String text) {
        screen.table().tell(Message.of(Clip.put(text) ? told : "desktop.copied.not"));
    }
}
