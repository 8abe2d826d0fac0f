package org.tabuleiro.desktop.window;

/** Commands that help. */
final class HelpCommands {
    private HelpCommands() {}

    static void add(Commands commands, MainWindow window) {
        commands.add(
                Commands.Menu.HELP,
                "commands",
                "ctrl K",
                () -> new CommandList(window, window.texts(), commands).setVisible(true));
    }
}
