package org.tabuleiro.desktop.window;

import org.tabuleiro.desktop.command.CommandPalette;
import org.tabuleiro.desktop.command.Commands;
import org.tabuleiro.desktop.command.ShortcutsDialog;

/** The commands of the Help menu. */
final class HelpCommands {
    private static final Commands.Menu MENU = Commands.Menu.HELP;

    private HelpCommands() {}

    static void add(Commands commands, MainWindow window) {
        commands.add(
                MENU,
                "commands",
                "ctrl K",
                () -> new CommandPalette(window, window.texts(), commands).setVisible(true));
        commands.add(MENU, "rules", "F1", window::showRules);
        commands.add(MENU, "lessons", "shift F1", window::showLessons);
        commands.add(
                MENU,
                "shortcuts",
                "ctrl F1",
                () -> new ShortcutsDialog(window, window.texts(), commands).setVisible(true));
        commands.alias("shortcuts", "typed ?");
    }
}
