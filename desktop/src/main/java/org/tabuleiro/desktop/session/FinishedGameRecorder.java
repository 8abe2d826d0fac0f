package org.tabuleiro.desktop.session;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.desktop.files.RecentGames;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.RecordTags;
import org.tabuleiro.table.Table;

/** Saves the open game to the recent games when it ends, and every later change. */
public final class FinishedGameRecorder {
    private final RecentGames recent;
    private Optional<Path> file = Optional.empty();
    private Optional<GameRecord> saved = Optional.empty();
    /** The tags that say who played in the saved game. */
    private Map<String, String> seats = Map.of();

    private boolean resumed;

    public FinishedGameRecorder(RecentGames recent) {
        this.recent = recent;
    }

    public RecentGames recent() {
        return recent;
    }

    /** Another game was opened. A finished one is saved only when it changes. */
    public void begin(Table table, GameRecord now) {
        file = Optional.empty();
        seats = Map.of();
        saved = table.result().isPresent() ? Optional.of(now) : Optional.empty();
        resumed = false;
    }

    /**
     * A recent game was opened: changes are saved to its file.
     *
     * @param from the file
     * @param inFile the game as it is there
     * @param game the game as it was opened
     */
    public void review(Path from, GameRecord inFile, GameRecord game) {
        file = Optional.of(from);
        seats = RecordTags.seats(inFile.tags());
        saved = Optional.of(game);
        resumed = false;
    }

    /**
     * The open game may have ended or changed.
     *
     * @param table the game
     * @param now its record
     */
    public void changed(Table table, GameRecord now) {
        if (table.result().isEmpty()) {
            resumed = true;
            return;
        }
        if (now.line().entries().isEmpty()
                || saved.filter(before -> isSame(before, now)).isPresent()) {
            return;
        }
        // A game that continued differently after its end was taken back is another game.
        if (file.isEmpty()
                || (resumed && !saved.map(before -> continues(before, now)).orElse(true))) {
            file = Optional.of(recent.newFile(now.game()));
            seats = RecordTags.seats(RecordTags.withoutWords(table));
        }
        resumed = false;
        saved = Optional.of(now);
        recent.save(file.get(), seated(now));
    }

    /** The game with the kinds of its players, so that results against the levels can be counted. */
    private GameRecord seated(GameRecord game) {
        Map<String, String> tags = new LinkedHashMap<>(game.tags());
        tags.putAll(seats);
        return new GameRecord(game.start(), tags, game.line(), game.result());
    }

    private static boolean isSame(GameRecord before, GameRecord now) {
        return before.line().equals(now.line()) && before.result().equals(now.result());
    }

    private static boolean continues(GameRecord before, GameRecord now) {
        List<Turn> turns = before.line().turns();
        List<Turn> more = now.line().turns();
        return turns.size() <= more.size() && more.subList(0, turns.size()).equals(turns);
    }

    /** Whether the current state of the open game is on disk. */
    public boolean isSaved(Table table, GameRecord now) {
        return table.result().isPresent()
                && saved.filter(before -> isSame(before, now)).isPresent()
                && file.filter(each -> recent.holds(each, seated(saved.get()))).isPresent();
    }
}
