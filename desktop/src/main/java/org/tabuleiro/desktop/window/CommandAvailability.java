package org.tabuleiro.desktop.window;

import java.util.Arrays;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.tabuleiro.desktop.game.GameScreen;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.games.Message;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.coach.MistakeReview;

/** Decides which commands are enabled, by the choices of the table and the state of the window. */
final class CommandAvailability {
    /** A better turn is wanted. */
    private static final Set<MistakeReview.Stage> SOLVING =
            Set.of(MistakeReview.Stage.FIND, MistakeReview.Stage.WRONG, MistakeReview.Stage.JUDGING);

    private static final Set<MistakeReview.Stage> SOLVED =
            Set.of(MistakeReview.Stage.SOLVED, MistakeReview.Stage.SHOWN);

    private final MainWindow window;

    CommandAvailability(MainWindow window) {
        this.window = window;
    }

    /** Whether a command is enabled now. */
    boolean enabled(String id) {
        return switch (id) {
            case "home" -> window.hasGame() || window.learning().game().isPresent();
            case "save",
                    "save-as",
                    "copy-position",
                    "copy-game",
                    "copy-picture",
                    "export-svg",
                    "export-png",
                    "flip",
                    "again",
                    "comment",
                    "next-panel",
                    "previous-panel" -> window.isPlaying();
            case "larger" -> Appearance.zoom(window.settings()) < Appearance.LARGEST;
            case "smaller" -> Appearance.zoom(window.settings()) > Appearance.SMALLEST;
            case "normal-size" -> Appearance.zoom(window.settings()) != Appearance.NORMAL;
            case "take-back" -> isOffered(Choice.TAKE_BACK);
            case "redo" -> isOffered(Choice.REDO);
            case "hint" -> isOffered(Choice.HINT);
            case "hurry" -> isOffered(Choice.HURRY);
            case "pause" -> isOffered(Choice.PAUSE, Choice.RESUME);
            case "step" -> isOffered(Choice.STEP);
            case "swap" -> isOffered(Choice.SWAP_SEATS);
            case "draw" -> isOffered(Choice.OFFER_DRAW, Choice.ACCEPT_DRAW);
            case "resign" -> isOffered(Choice.RESIGN);
            case "play-on" -> isOffered(Choice.PLAY_ON);
            case "undo-click" -> isOffered(Choice.UNDO_CLICK);
            case "reset-turn" -> isOffered(Choice.RESET_TURN);
            case "confirm-turn" -> isOffered(Choice.CONFIRM);
            case "first-turn", "previous-turn" ->
                table(table -> table.displayed().parent().isPresent());
            case "next-turn" -> table(table -> !table.displayed().children().isEmpty());
            case "last-turn" -> table(table -> !table.isLiveDisplayed());
            case "analyse" -> isOffered(Choice.ANALYSE, Choice.END_ANALYSIS) || screen(CommandAvailability::canStudy);
            case "engine" -> screen(screen -> screen.analysis().canRun());
            case "annotate" -> screen(screen -> screen.analysis().annotate().canRun());
            case "review" -> table(table -> table.match().isOver() && !table.isStudy() && isPlayed(table));
            case "learn" ->
                table(table -> table.match().isOver()
                        && isPlayed(table)
                        && table.coach().mistakes().isEmpty());
            case "solution" -> isMistakeAt(SOLVING);
            case "next-mistake" -> isMistakeAt(SOLVING) || isMistakeAt(SOLVED);
            case "other-mistakes" -> isMistakeAt(Set.of(MistakeReview.Stage.DONE));
            case "end-mistakes" -> table(table -> table.coach().mistakes().isPresent());
            case "promote" -> table(table -> table.editing().canPromote(table.displayed()));
            case "delete-turns" -> table(table -> table.editing().canDelete(table.displayed()));
            default -> {
                if (id.startsWith("level.")) {
                    yield isOffered(Choice.CHANGE_LEVEL)
                            && table(table -> GameCommands.computer(table).isPresent());
                }
                yield !id.startsWith("mark.")
                        || table(table -> table.displayed().turn().isPresent());
            }
        };
    }

    /** Explains why a command is disabled, where its shortcut is likely to be pressed. */
    Optional<Message> reason(String id, Table table) {
        boolean main = table.tree().isMain(table.displayed());
        String key = switch (id) {
            case "take-back" -> "table.nothing-to-take-back";
            case "redo" -> "table.nothing-to-redo";
            case "hint" ->
                table.input().mayEnter() && table.input().entry().turn().isPresent()
                        ? "table.complete"
                        : "table.hint.none";
            case "draw", "resign" -> endRefusal(table);
            case "pause", "step" -> "desktop.no-computer";
            case "confirm-turn" -> "desktop.not-complete";
            case "promote" -> main ? "desktop.already-main" : "desktop.played-first";
            case "delete-turns" -> "desktop.not-deleted";
            default -> "";
        };
        return key.isEmpty() ? Optional.empty() : Optional.of(Message.of(key));
    }

    private static String endRefusal(Table table) {
        if (table.match().isOver() || table.isAnalysing()) {
            return "table.draw.not-now";
        }
        return table.isWatched() ? "table.draw.watched" : "table.draw.asked";
    }

    private boolean isOffered(Choice... choices) {
        return !Collections.disjoint(window.choices(), Arrays.asList(choices));
    }

    private boolean screen(Predicate<GameScreen> test) {
        boolean[] answer = {false};
        window.with(screen -> answer[0] = test.test(screen));
        return answer[0];
    }

    private static boolean isPlayed(Table table) {
        return table.live().depth() > 0;
    }

    private boolean isMistakeAt(Set<MistakeReview.Stage> stages) {
        return table(table -> table.coach()
                .mistakes()
                .filter(each -> stages.contains(each.stage()))
                .isPresent());
    }

    private boolean table(Predicate<Table> test) {
        return window.table().filter(test).isPresent();
    }

    /** A study is always in analysis mode: the command starts the engine and shows its lines. */
    private static boolean canStudy(GameScreen screen) {
        return screen.table().isStudy() && !screen.isAnalysisShown();
    }
}
