package org.tabuleiro.desktop.window;

import org.tabuleiro.desktop.command.Commands;
import org.tabuleiro.desktop.editor.BoardEditor;
import org.tabuleiro.desktop.game.GameScreen;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;

/** The commands of the File menu. */
final class FileCommands {
    private FileCommands() {}

    static void add(Commands commands, MainWindow window) {
        Commands.Menu menu = Commands.Menu.FILE;
        commands.add(menu, "new-game", "ctrl N", () -> window.starter().newGame(window.game()));
        commands.add(menu, "home", "ctrl H", window::showHome);
        commands.add(menu, "editor", "ctrl E", () -> openEditor(window));
        commands.separator(menu);
        commands.add(menu, "open-file", "ctrl O", () -> window.files().open());
        commands.add(menu, "recent-games", "ctrl R", () -> window.files().openRecent());
        commands.add(menu, "save", "ctrl S", () -> window.files().save());
        commands.add(menu, "save-as", "ctrl shift S", () -> window.files().saveAs());
        commands.separator(menu);
        commands.add(menu, "copy-position", "ctrl C", () -> copyPosition(window));
        commands.add(menu, "copy-game", "ctrl shift C", () -> copyGame(window));
        commands.add(menu, "paste", "ctrl V", () -> window.files().paste());
        ImageCommands.add(commands, window);
        commands.separator(menu);
        commands.add(menu, "quit", "ctrl Q", window::dispose);
    }

    /** Opens the board editor with the displayed position. */
    static void openEditor(MainWindow window) {
        State[] start = {window.game().start()};
        boolean[] flipped = {false};
        window.with(screen -> {
            start[0] = screen.table().input().state();
            flipped[0] = screen.board().isFlipped();
        });
        int level = window.settings().number("level", 2, 1, 8);
        BoardEditor editor =
                new BoardEditor(window, window.texts(), window.settings().theme(), start[0], new BoardEditor.Use() {
                    @Override
                    public void play(State state) {
                        window.files()
                                .confirmLeave(() -> window.play(
                                        GameSetting.against(state, state.toMove(), new Seat.Computer(level))));
                    }

                    @Override
                    public void analyse(State state) {
                        window.files().confirmLeave(() -> window.study(state));
                    }
                });
        editor.setFlipped(flipped[0]);
        editor.setVisible(true);
    }

    private static void copyPosition(MainWindow window) {
        window.with(screen -> copy(
                screen,
                "desktop.copied.position",
                screen.table().input().state().toString()));
    }

    private static void copyGame(MainWindow window) {
        window.with(screen -> window.files()
                .record()
                .ifPresent(record -> copy(screen, "desktop.copied.game", GameWriter.write(record))));
    }

    private static void copy(GameScreen screen, String told, String text) {
        screen.table().tell(Message.of(SystemClipboard.put(text) ? told : "desktop.copied.not"));
    }
}
