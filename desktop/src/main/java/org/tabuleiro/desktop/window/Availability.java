package org.tabuleiro.desktop.window;

import java.util.Optional;
import java.util.function.Predicate;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Session;

/** Which commands can work in the state the window and its game are in: all others are disabled wherever they are offered. */
final class Availability {
    private final MainWindow window;

    Availability(MainWindow window) {
        this.window = window;
    }

    /** Whether a command can work now. */
    boolean enabled(String id) {
        return switch (id) {
            case "home",
                    "save",
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
            case "recent-games" -> !window.recent().files().isEmpty();
            case "larger" -> Looks.zoom(window.settings()) < Looks.LARGEST;
            case "smaller" -> Looks.zoom(window.settings()) > Looks.SMALLEST;
            case "normal-size" -> Looks.zoom(window.settings()) != Looks.NORMAL;
            case "take-back" -> session(Availability::canTakeBack);
            case "redo" -> session(Availability::canRedo);
            case "hint" -> session(Session::mayEnter);
            case "hurry" -> screen(screen -> screen.opponents().isThinking());
            case "pause" -> session(Availability::canPause);
            case "step" -> session(Availability::canStep);
            case "swap" -> session(Availability::canSwap);
            case "draw", "resign" -> session(Availability::isGoingOn);
            case "play-on" -> session(Availability::canPlayOn);
            case "first-turn", "previous-turn", "delete-turns" ->
                session(session -> session.shown().parent().isPresent());
            case "next-turn" -> session(session -> !session.shown().children().isEmpty());
            case "last-turn" -> session(session -> session.shown() != session.live());
            case "undo-click", "reset-turn" -> session(Availability::hasEntered);
            case "confirm-turn" -> session(Availability::canConfirm);
            case "analyse" -> screen(Availability::canAnalyse);
            case "engine" -> screen(screen -> screen.analysis().canRun());
            case "annotate" -> screen(screen -> screen.analysis().annotate().canRun());
            case "promote" -> session(session -> !session.shown().isMain());
            default ->
                !id.startsWith("mark.")
                        || session(session -> session.shown().turn().isPresent());
        };
    }

    /** The text that says why a command is not available, where its key may be pressed in the hope that it is. */
    Optional<String> reason(String id) {
        return Optional.ofNullable(
                switch (id) {
                    case "take-back" -> "nothing-to-take-back";
                    case "redo" -> "nothing-to-redo";
                    case "hint" -> "hint.none";
                    case "draw", "resign" -> "draw.not-now";
                    case "pause", "step" -> "no-computer";
                    case "confirm-turn" -> "not-complete";
                    case "promote" -> "already-main";
                    default -> null;
                });
    }

    private boolean screen(Predicate<GameScreen> test) {
        boolean[] answer = {false};
        window.with(screen -> answer[0] = test.test(screen));
        return answer[0];
    }

    private boolean session(Predicate<Session> test) {
        return screen(screen -> test.test(screen.session()));
    }

    private static boolean canTakeBack(Session session) {
        return session.canTakeBack() || session.editing().canUndo();
    }

    private static boolean canRedo(Session session) {
        return session.editing().canRedo() || !session.live().children().isEmpty();
    }

    /** Whether the game is played, not analysed, and has not ended. */
    private static boolean isGoingOn(Session session) {
        return !session.isFree();
    }

    private static boolean canPause(Session session) {
        Seat first = session.seat(Side.FIRST);
        Seat second = session.seat(Side.SECOND);
        return isGoingOn(session) && !(first.isPerson() && second.isPerson());
    }

    private static boolean canStep(Session session) {
        return isGoingOn(session)
                && !session.seat(session.live().state().toMove()).isPerson();
    }

    private static boolean canSwap(Session session) {
        return session.result().isEmpty() && !session.seat(Side.FIRST).equals(session.seat(Side.SECOND));
    }

    /** Only an end that the players agreed on can be taken off the game. */
    private static boolean canPlayOn(Session session) {
        return session.result().isPresent() && !session.live().state().isOver();
    }

    private static boolean hasEntered(Session session) {
        return session.mayEnter()
                && !(session.entry().steps().isEmpty()
                        && session.entry().clicks().isEmpty());
    }

    private static boolean canConfirm(Session session) {
        return session.mayEnter() && session.entry().turn().isPresent();
    }

    /** While a game goes on this begins or ends trying out; afterwards it starts the engine and shows its lines. */
    private static boolean canAnalyse(GameScreen screen) {
        return screen.session().result().isEmpty() || !screen.isAnalysisShown();
    }
}
