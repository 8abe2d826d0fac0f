package org.tabuleiro.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.host.Contestant;

/** Everybody plays a {@link Match} against everybody; the games of all matches take turns, so the table is fair at any time. */
public final class Tournament {

    /**
     * Two players, by their places in the list.
     *
     * @param one the first named
     * @param other the second named
     */
    public record Pairing(int one, int other) {}

    private final List<String> names;
    private final List<Pairing> pairings = new ArrayList<>();
    private final List<Match> matches = new ArrayList<>();
    private final GameFile file;
    private final Set<String> played = new HashSet<>();
    private final Map<Pairing, Tally> tallies = new LinkedHashMap<>();

    /**
     * A tournament that may have been begun.
     *
     * @param game what is played
     * @param players the players by name, at least two
     * @param seed which games
     * @param path where every game is added when it is finished; empty if no file is to be written
     * @param before the games that the file has already
     */
    public Tournament(
            Game game, Map<String, Contestant.Maker> players, long seed, Optional<Path> path, List<GameRecord> before) {
        names = List.copyOf(players.keySet());
        List<Contestant.Maker> makers = List.copyOf(players.values());
        file = new GameFile(path);
        for (int one = 0; one < names.size(); one++) {
            for (int other = one + 1; other < names.size(); other++) {
                Pairing pairing = new Pairing(one, other);
                pairings.add(pairing);
                tallies.put(pairing, Tally.NONE);
                matches.add(new Match(
                        game,
                        makers.get(one),
                        makers.get(other),
                        List.of(names.get(one), names.get(other)),
                        seed * 1009 + pairings.size()));
            }
        }
        for (GameRecord record : before) {
            for (int i = 0; i < matches.size(); i++) {
                if (matches.get(i).event().equals(record.tags().get(Match.EVENT))) {
                    count(i, record);
                }
            }
        }
    }

    /** The names of the players, in their order. */
    public List<String> names() {
        return names;
    }

    /** How each match stands, seen from the first named. */
    public Map<Pairing, Tally> tallies() {
        return tallies;
    }

    /** How many games were played. */
    public int games() {
        return played.size();
    }

    /** How many games there are in all, with so many in each match. */
    public int games(int each) {
        return each * matches.size();
    }

    /**
     * Plays the games that are missing.
     *
     * @param games how many games each match has
     * @param threads how many are played at once
     * @param each gets every finished game
     */
    public void run(int games, int threads, Consumer<GameRecord> each) throws IOException, InterruptedException {
        int count = matches.size();
        IntStream missing =
                IntStream.range(0, games * count).filter(i -> !played.contains(id(i % count, 1 + i / count)));
        Batch.run(
                missing.iterator(),
                threads,
                i -> Map.entry(i % count, matches.get(i % count).play(1 + i / count)),
                () -> false,
                (Map.Entry<Integer, GameRecord> done) -> {
                    file.add(done.getValue());
                    count(done.getKey(), done.getValue());
                    each.accept(done.getValue());
                });
    }

    private void count(int match, GameRecord record) {
        int number = Match.number(record);
        if (number > 0 && played.add(id(match, number))) {
            tallies.computeIfPresent(pairings.get(match), (pairing, tally) -> tally.plus(Match.points(record, number)));
        }
    }

    private static String id(int match, int number) {
        return match + " " + number;
    }
}
