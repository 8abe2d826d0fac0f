package org.tabuleiro.table.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.SavedGame;
import org.tabuleiro.table.Seat;

/**
 * A person's results against the levels of the computer in one game.
 *
 * @param game the id of the game
 * @param results the results against each level, from level 1
 */
public record LevelRecord(String game, List<LevelResults> results) {

    /**
     * A finished game, as the tags of its record describe it.
     *
     * @param game the id of the game
     * @param first who played the first side, such as human or level:3
     * @param second who played the second side
     * @param points 1-0, 0-1 or 1/2-1/2; others are ignored
     */
    public record FinishedGame(String game, String first, String second, String points) {
        /** The game of a saved record; one without a result does not count. */
        public static FinishedGame of(GameRecord record) {
            SavedGame saved = SavedGame.of(record);
            return new FinishedGame(
                    record.game().id(),
                    saved.first().text(),
                    saved.second().text(),
                    record.result().map(Result::points).orElse("*"));
        }
    }

    /** The numbers of games against one level. */
    public record LevelResults(int won, int drawn, int lost) {
        private LevelResults plus(int points) {
            return new LevelResults(
                    won + (points > 0 ? 1 : 0), drawn + (points == 0 ? 1 : 0), lost + (points < 0 ? 1 : 0));
        }
    }

    /** The results of one game; games between people or between programs do not count. */
    public static LevelRecord of(String game, List<FinishedGame> games) {
        List<LevelResults> results = new ArrayList<>();
        for (int level = 1; level <= LevelPlayer.LEVELS; level++) {
            results.add(new LevelResults(0, 0, 0));
        }
        for (FinishedGame each : games) {
            if (each.game.equals(game)) {
                count(each.first, each.second, each.points, "1-0", "0-1", results);
                count(each.second, each.first, each.points, "0-1", "1-0", results);
            }
        }
        return new LevelRecord(game, List.copyOf(results));
    }

    private static void count(
            String person, String opponent, String points, String win, String loss, List<LevelResults> results) {
        boolean ended = points.equals(win) || points.equals(loss) || points.equals("1/2-1/2");
        if (ended
                && person.equals(Seat.PERSON)
                && Seat.read(opponent).orElse(null) instanceof Seat.Computer(int level)) {
            int result = points.equals(win) ? 1 : points.equals(loss) ? -1 : 0;
            results.set(level - 1, results.get(level - 1).plus(result));
        }
    }

    /** The highest level that the person has beaten. */
    public OptionalInt beaten() {
        for (int level = results.size(); level > 0; level--) {
            if (results.get(level - 1).won() > 0) {
                return OptionalInt.of(level);
            }
        }
        return OptionalInt.empty();
    }

    /** The number of games against all levels. */
    public int games() {
        int sum = 0;
        for (LevelResults each : results) {
            sum += each.won() + each.drawn() + each.lost();
        }
        return sum;
    }

    /** A sentence: the highest level beaten, or else the number of games. */
    public Message message() {
        OptionalInt beaten = beaten();
        if (beaten.isPresent()) {
            return Message.of("table.record.beaten", beaten.getAsInt());
        }
        return games() == 0 ? Message.of("table.record.none") : Message.of("table.record.games", games());
    }
}
