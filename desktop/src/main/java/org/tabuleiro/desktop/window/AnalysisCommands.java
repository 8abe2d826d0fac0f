package org.tabuleiro.desktop.window;

import java.util.function.Consumer;
import org.tabuleiro.table.Session;

/** Commands that look into a game: trying out, thinking about it, variations and notes. */
final class AnalysisCommands {
    private static final Commands.Menu MENU = Commands.Menu.ANALYSIS;

    private final Commands commands;
    private final MainWindow window;

    private AnalysisCommands(Commands commands, MainWindow window) {
        this.commands = commands;
        this.window = window;
    }

    static void add(Commands commands, MainWindow window) {
        new AnalysisCommands(commands, window).add();
    }

    private void add() {
        add("analyse", "ctrl A", AnalysisCommands::analyse);
        add("engine", "ctrl T", screen -> {
            screen.showAnalysis();
            screen.analysis().toggle();
        });
        add("annotate", "", screen -> {
            screen.showAnalysis();
            screen.analysis().annotate().toggle();
        });
        commands.line(MENU);
        add("promote", "", screen -> {
            Session session = screen.session();
            if (!session.editing().promote(session.shown())) {
                screen.say(screen.texts().of("already-main"));
            }
        });
        add(
                "delete-turns",
                "",
                screen -> screen.session().editing().delete(screen.session().shown()));
        add("comment", "ctrl M", screen -> TurnMenu.comment(window, screen.session(), screen.texts()));
        for (int number = 0; number < MoveList.MARKS.size(); number++) {
            int mark = number;
            commands.addChoice(
                    MENU,
                    "mark",
                    "mark." + mark,
                    () -> isMarked(mark),
                    () -> window.with(screen -> TurnMenu.mark(screen.session(), mark)));
        }
    }

    private void add(String id, String key, Consumer<GameScreen> action) {
        commands.add(MENU, id, key, () -> window.with(action));
    }

    private boolean isMarked(int mark) {
        boolean[] marked = {false};
        window.with(screen -> marked[0] = mark > 0
                ? screen.session().shown().marks().contains(mark)
                : screen.session().shown().marks().isEmpty());
        return marked[0];
    }

    /** Begins or ends trying turns out; after the end of a game that is always so, and the engine helps. */
    private static void analyse(GameScreen screen) {
        Session session = screen.session();
        if (session.result().isEmpty()) {
            session.setFree(!session.isFree());
        }
        if (session.isFree()) {
            screen.showAnalysis();
            if (!screen.analysis().isRunning()) {
                screen.analysis().toggle();
            }
        }
    }
}
