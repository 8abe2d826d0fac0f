package org.tabuleiro.desktop.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.desktop.files.RecentGames;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.Table;

/** Keeps the game on the screen among the recent games when it ends, and whatever is changed in it from then on. */
public final class FinishedGameRecorder {
    private final RecentGames recent;
    private Optional<Path> file = Optional.empty();
    private Optional<GameRecord> kept = Optional.empty();
    private boolean wentOn;

    public FinishedGameRecorder(RecentGames recent) {
        this.recent = recent;
    }

    public RecentGames recent() {
        return recent;
    }

    /** Another game is on the screen. One that has ended already is kept only when something is changed in it. */
    public void begin(Table table, GameRecord now) {
        file = Optional.empty();
        kept = table.result().isPresent() ? Optional.of(now) : Optional.empty();
        wentOn = false;
    }

    /** A game of the list is on the screen: what is changed in it is kept in its place. */
    public void review(Path from, GameRecord game) {
        file = Optional.of(from);
        kept = Optional.of(game);
        wentOn = false;
    }

    /**
     * The game on the screen may have ended or changed.
     *
     * @param table the game
     * @param now its record
     */
    public void changed(Table table, GameRecord now) {
        if (table.result().isEmpty()) {
            wentOn = true;
            return;
        }
        if (now.line().entries().isEmpty()
                || kept.filter(before -> isSame(before, now)).isPresent()) {
            return;
        }
        // A game whose end was taken back and that took another course is another game.
        if (file.isEmpty()
                || (wentOn && !kept.map(before -> goesOn(before, now)).orElse(true))) {
            file = Optional.of(recent.place(now.game()));
        }
        wentOn = false;
        kept = Optional.of(now);
        recent.keep(file.get(), now);
    }

    private static boolean isSame(GameRecord before, GameRecord now) {
        return before.line().equals(now.line()) && before.result().equals(now.result());
    }

    private static boolean goesOn(GameRecord before, GameRecord now) {
        List<Turn> turns = before.line().turns();
        List<Turn> more = now.line().turns();
        return turns.size() <= more.size() && more.subList(0, turns.size()).equals(turns);
    }

    /** Whether the game on the screen, as it is now, is on the disk. */
    public boolean isKept(Table table, GameRecord now) {
        return table.result().isPresent()
                && kept.filter(before -> isSame(before, now)).isPresent()
                && file.filter(each -> recent.holds(each, kept.get())).isPresent();
    }
}
