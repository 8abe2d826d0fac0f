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

/**
 * A round-robin of {@link EngineMatch}es. Their games are interleaved, so that the table is fair at any time.
 */
public final class Tournament {

    /**
     * Two players, by index.
     *
     * @param one the first player
     * @param other the second player
     */
    public record Pairing(int one, int other) {}

    private final List<String> names;
    private final List<Pairing> pairings = new ArrayList<>();
    private final List<EngineMatch> matches = new ArrayList<>();
    private final RecordFile file;
    private final Set<String> played = new HashSet<>();
    private final Map<Pairing, Tally> tallies = new LinkedHashMap<>();

    /**
     * A tournament that may be in progress.
     *
     * @param game the game
     * @param players the players by name, at least two
     * @param seed selects the openings
     * @param path finished games are appended here; empty for no file
     * @param before the games already in the file
     */
    public Tournament(
            Game game,
            Map<String, Contestant.Factory> players,
            long seed,
            Optional<Path> path,
            List<GameRecord> before) {
        names = List.copyOf(players.keySet());
        List<Contestant.Factory> factories = List.copyOf(players.values());
        file = new RecordFile(path);
        for (int one = 0; one < names.size(); one++) {
            for (int other = one + 1; other < names.size(); other++) {
                Pairing pairing = new Pairing(one, other);
                pairings.add(pairing);
                tallies.put(pairing, Tally.NONE);
                matches.add(new EngineMatch(
                        game,
                        factories.get(one),
                        factories.get(other),
                        List.of(names.get(one), names.get(other)),
                        seed * 1009 + pairings.size()));
            }
        }
        for (GameRecord record : before) {
            for (int i = 0; i < matches.size(); i++) {
                if (matches.get(i).event().equals(record.tags().get(EngineMatch.EVENT))) {
                    count(i, record);
                }
            }
        }
    }

    /** The names of the players, in their order. */
    public List<String> names() {
        return names;
    }

    /** The result of each match so far, from the first player's point of view. */
    public Map<Pairing, Tally> tallies() {
        return tallies;
    }

    /** The number of games played. */
    public int games() {
        return played.size();
    }

    /** The total number of games, given the games per match. */
    public int games(int each) {
        return each * matches.size();
    }

    /**
     * Plays the games that are missing.
     *
     * @param games the number of games per match
     * @param threads the number of threads
     * @param each receives every finished game
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
        int number = EngineMatch.number(record);
        if (number > 0 && played.add(id(match, number))) {
            tallies.computeIfPresent(
                    pairings.get(match), (pairing, tally) -> tally.plus(EngineMatch.points(record, number)));
        }
    }

    private static String id(int match, int number) {
        return match + " " + number;
    }
}
