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
 * Pairs of games between two players: both games of a pair begin with the same random turns, and the sides are swapped. Game
 * {@code n} of a match is always the same game, whoever plays it and when, as far as the players allow.
 *
 * @param game what is played
 * @param first the first named player
 * @param second the second named player
 * @param names what the players are called in the records
 * @param seed which match
 * @param opening how many turns are random at the beginning; in a game with set-ups, after the set-up
 */
public record Match(
        Game game, Contestant.Maker first, Contestant.Maker second, List<String> names, long seed, int opening) {
    /** The tag with the number of a game in its match, from 1. */
    public static final String ROUND = "Round";

    /** The tag that names the match of a game. */
    public static final String EVENT = "Event";

    private static final int OPENING_TURNS = 4;
    private static final int LONGEST = 2000;

    /** A match with as many random turns as usual in the game. */
    public Match(Game game, Contestant.Maker first, Contestant.Maker second, List<String> names, long seed) {
        this(game, first, second, names, seed, game.setups().isEmpty() ? OPENING_TURNS : 1);
    }

    /** The same match with so many random turns at the beginning. */
    public Match withOpening(int turns) {
        return new Match(game, first, second, names, seed, turns);
    }

    /** What the match is called in the records. */
    public String event() {
        return names.get(0) + " - " + names.get(1);
    }

    /** The number of a game in its match, or 0 if it has none. */
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
        SplittableRandom lots = new SplittableRandom(seed * 1_000_003 + pair);
        Play play = new Play(Openings.draw(game, opening, lots));
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put(EVENT, event());
        tags.put(GameRecord.FIRST, names.get(swapped ? 1 : 0));
        tags.put(GameRecord.SECOND, names.get(swapped ? 0 : 1));
        tags.put(ROUND, String.valueOf(number));
        Side broken = Side.FIRST;
        try (Contestant one = (swapped ? second : first).make(game, seed * 31 + number)) {
            broken = Side.SECOND;
            try (Contestant two = (swapped ? first : second).make(game, seed * 37 + number)) {
                while (play.result().isEmpty() && play.turns().size() < LONGEST) {
                    broken = play.state().toMove();
                    play.push((broken == Side.FIRST ? one : two).choose(History.of(play)));
                }
            }
        } catch (EngineFailure failure) {
            // An engine that breaks off or breaks a rule has lost this game; the match goes on.
            tags.put("Termination", String.valueOf(failure.getMessage()));
            Result lost = Result.win(broken.other(), Result.RESIGNATION);
            return play.record(tags, List.of(), Optional.of(lost));
        }
        return play.record(tags, List.of(), Optional.of(Result.draw(Result.AGREEMENT)));
    }

    /** What the first named player has got from a game: 1, 0.5 or 0. */
    public static double points(GameRecord record, int number) {
        Result result = record.result().orElseThrow();
        boolean swapped = number % 2 == 0;
        return result.winner()
                .map(winner -> (winner == Side.FIRST) != swapped ? 1.0 : 0.0)
                .orElse(0.5);
    }
}
