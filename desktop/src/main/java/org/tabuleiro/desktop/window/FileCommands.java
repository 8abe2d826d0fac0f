package org.tabuleiro.desktop.window;

/** Commands about games, files and the program. */
final class FileCommands {
    private FileCommands() {}

    static void add(Commands commands, MainWindow window) {
        Commands.Menu menu = Commands.Menu.FILE;
        commands.add(menu, "new-game", "ctrl N", () -> window.newGame(window.game()));
        commands.add(menu, "home", "ctrl H", window::home);
        commands.line(menu);
        commands.add(menu, "quit", "ctrl Q", window::dispose);
    }
}
