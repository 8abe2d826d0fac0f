package org.tabuleiro.desktop.window;

import java.util.function.Consumer;
import org.tabuleiro.desktop.command.Commands;
import org.tabuleiro.desktop.game.GameScreen;
import org.tabuleiro.desktop.moves.MoveList;
import org.tabuleiro.desktop.moves.TurnPopupMenu;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.coach.MistakeReview;

/** The commands of the Analysis menu. */
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
        commands.separator(MENU);
        commands.add(MENU, "review", "ctrl shift A", () -> window.files().reviewAnnotated());
        commands.add(MENU, "learn", "ctrl L", () -> window.files().learn());
        add("solution", "ctrl D", screen -> screen.table().coach().mistakes().ifPresent(MistakeReview::showSolution));
        add(
                "next-mistake",
                "ctrl G",
                screen -> screen.table().coach().mistakes().ifPresent(MistakeReview::next));
        add("other-mistakes", "", AnalysisCommands::otherMistakes);
        add("end-mistakes", "", screen -> screen.table().coach().endMistakes());
        commands.separator(MENU);
        add(
                "promote",
                "",
                screen -> screen.table().editing().promote(screen.table().displayed()));
        add(
                "delete-turns",
                "",
                screen -> screen.table().editing().delete(screen.table().displayed()));
        add("comment", "ctrl M", screen -> TurnPopupMenu.comment(window, screen.table(), screen.texts()));
        for (int number = 0; number < MoveList.MARKS.size(); number++) {
            int mark = number;
            commands.addChoice(
                    MENU,
                    "mark",
                    "mark." + mark,
                    () -> isMarked(mark),
                    () -> window.with(screen -> TurnPopupMenu.mark(screen.table(), mark)));
        }
    }

    private void add(String id, String key, Consumer<GameScreen> action) {
        commands.add(MENU, id, key, () -> window.with(action));
    }

    private boolean isMarked(int mark) {
        boolean[] marked = {false};
        window.with(screen -> marked[0] = mark > 0
                ? screen.table().displayed().marks().contains(mark)
                : screen.table().displayed().marks().isEmpty());
        return marked[0];
    }

    /** Goes on with the mistakes of the other side, seen from there. */
    private static void otherMistakes(GameScreen screen) {
        Table table = screen.table();
        table.coach().mistakes().ifPresent(each -> {
            screen.setFlipped(each.side().other() == Side.SECOND);
            table.coach().reviewMistakes(each.side().other());
        });
    }

    /** Starts or ends analysis mode; starts the engine with it. */
    private static void analyse(GameScreen screen) {
        Table table = screen.table();
        if (table.choices().contains(Choice.END_ANALYSIS)) {
            table.controls().setAnalysing(false);
            return;
        }
        table.controls().setAnalysing(true);
        screen.showAnalysis();
        if (!screen.analysis().isRunning()) {
            screen.analysis().toggle();
        }
    }
}
