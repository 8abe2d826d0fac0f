package org.tabuleiro.lab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.Play;
import org.tabuleiro.host.Contestant;
import org.tabuleiro.host.EngineFailure;
import org.tabuleiro.host.History;

/**
 * A match between two engines in pairs of games: both games of a pair begin with the same random opening,
 * with sides swapped. Game {@code n} is reproducible as far as the engines are.
 *
 * @param game the game
 * @param first the first engine
 * @param second the second engine
 * @param names the names of the engines in the records
 * @param seed selects the openings
 * @param opening the number of random turns at the start; after the set-up in games that have one
 */
public record EngineMatch(
        Game game, Contestant.Factory first, Contestant.Factory second, List<String> names, long seed, int opening) {
    /** Tag: the number of the game in its match, from 1. */
    public static final String ROUND = "Round";

    /** Tag: the name of the match. */
    public static final String EVENT = "Event";

    private static final int OPENING_TURNS = 4;
    private static final int MAX_TURNS = 2000;

    /** A match with the default number of random turns. */
    public EngineMatch(Game game, Contestant.Factory first, Contestant.Factory second, List<String> names, long seed) {
        this(game, first, second, names, seed, game.setups().isEmpty() ? OPENING_TURNS : 1);
    }

    /** The same match with another number of random turns. */
    public EngineMatch withOpening(int turns) {
        return new EngineMatch(game, first, second, names, seed, turns);
    }

    /** The name of the match in the records. */
    public String event() {
        return names.get(0) + " - " + names.get(1);
    }

    /** The number of a game in its match, or 0 if the record has none. */
    static int number(GameRecord record) {
        try {
            return Integer.parseInt(record.tags().getOrDefault(ROUND, "0"));
        } catch (NumberFormatException notOurs) {
            return 0;
        }
    }

    /** Plays game {@code number}, from 1. */
    public GameRecord play(int number) {
        int pair = (number + 1) / 2;
        boolean swapped = number % 2 == 0;
        SplittableRandom random = new SplittableRandom(seed * 1_000_003 + pair);
        Play play = new Play(Openings.random(game, opening, random));
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put(EVENT, event());
        tags.put(GameRecord.FIRST, names.get(swapped ? 1 : 0));
        tags.put(GameRecord.SECOND, names.get(swapped ? 0 : 1));
        tags.put(ROUND, String.valueOf(number));
        Side broken = Side.FIRST;
        try (Contestant one = (swapped ? second : first).create(game, seed * 31 + number)) {
            broken = Side.SECOND;
            try (Contestant two = (swapped ? first : second).create(game, seed * 37 + number)) {
                while (play.result().isEmpty() && play.turns().size() < MAX_TURNS) {
                    broken = play.state().toMove();
                    play.push((broken == Side.FIRST ? one : two).choose(History.of(play)));
                }
            }
        } catch (EngineFailure failure) {
            // An engine that crashes or plays an illegal turn loses the game; the match continues.
            tags.put("Termination", String.valueOf(failure.getMessage()));
            Result lost = Result.win(broken.other(), Result.RESIGNATION);
            return play.record(tags, List.of(), Optional.of(lost));
        }
        return play.record(tags, List.of(), Optional.of(Result.draw(Result.AGREEMENT)));
    }

    /** The points of the first engine in a game: 1, 0.5 or 0. */
    public static double points(GameRecord record, int number) {
        return GamePoints.of(record.result().orElseThrow(), number % 2 == 0 ? Side.SECOND : Side.FIRST);
    }
}
