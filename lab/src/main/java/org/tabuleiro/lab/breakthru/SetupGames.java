package org.tabuleiro.lab.breakthru;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.engine.search.IterativeDeepening;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.engine.search.TranspositionTable;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.lab.Batch;
import org.tabuleiro.lab.DataFile;
import org.tabuleiro.lab.GamePoints;

/**
 * Games between set-ups of Breakthru in several threads, each played once and saved in a file, one line per
 * game.
 */
public final class SetupGames {
    private static final int MAX_TURNS = 200;
    /** A small table is enough for so few nodes, and quick to allocate. */
    private static final int MEGABYTES = 4;

    /** Nodes per turn, Gold's set-up, Silver's set-up, number of the game, points of Gold. */
    private static final Pattern LINE =
            Pattern.compile("([0-9]+\t(?:@[a-k][0-9]{1,2}){12}\t(?:@[a-k][0-9]{1,2}){20}\t[0-9]+)\t([012])");

    private final long nodes;
    private final DataFile file;
    private final int threads;
    private final Map<String, Integer> results = new HashMap<>();
    private int played;

    /**
     * Identifies a game.
     *
     * @param gold Gold's set-up
     * @param silver Silver's set-up
     * @param number distinguishes games between the same set-ups
     */
    public record SetupPairing(FleetSetup gold, FleetSetup silver, int number) {}

    /** Receives progress. */
    public interface GamesListener {
        /** Receives the number of finished games and of all games to play. */
        void report(int done, int all);
    }

    private record Finished(String game, int points) {}

    private SetupGames(long nodes, Path file, int threads) {
        this.nodes = nodes;
        this.file = new DataFile(file);
        this.threads = threads;
    }

    /**
     * Opens a file of results.
     *
     * @param nodes the nodes per turn
     * @param file results are appended here, and games already in it are not played again
     * @param threads the number of threads, which does not affect the results
     */
    public static Parsed<SetupGames> open(long nodes, Path file, int threads) throws IOException {
        SetupGames games = new SetupGames(nodes, file, threads);
        if (Files.exists(file)) {
            String text = Files.readString(file);
            List<String> lines = text.lines().toList();
            for (int i = 0; i < lines.size(); i++) {
                Matcher line = LINE.matcher(lines.get(i));
                boolean whole = line.matches();
                boolean cut = i == lines.size() - 1 && !text.endsWith("\n");
                if (whole && !cut) {
                    games.results.put(line.group(1), Integer.parseInt(line.group(2)));
                } else if (!cut || !(whole || isBeginning(line))) {
                    return Parsed.fault("", "console.setups.line", String.valueOf(i + 1), file.toString());
                }
            }
            games.file.lines();
        }
        return Parsed.ok(games);
    }

    /**
     * Whether a line that does not match could be the beginning of one that does, which is what hitEnd tells.
     */
    @SuppressWarnings("JdkObsolete")
    private static boolean isBeginning(Matcher line) {
        return line.hitEnd();
    }

    /** The number of games played by this instance. */
    public int played() {
        return played;
    }

    /** Plays the games that are missing and saves each as soon as it is finished. */
    public void play(Collection<SetupPairing> wanted, GamesListener progress) throws IOException, InterruptedException {
        Map<String, SetupPairing> missing = new LinkedHashMap<>();
        for (SetupPairing each : wanted) {
            if (!results.containsKey(key(each))) {
                missing.put(key(each), each);
            }
        }
        List<SetupPairing> due = new ArrayList<>(missing.values());
        int[] done = {0};
        progress.report(0, due.size());
        Batch.run(
                IntStream.range(0, due.size()).iterator(),
                threads,
                number -> new Finished(key(due.get(number)), play(due.get(number))),
                () -> false,
                (Finished game) -> {
                    file.add(List.of(game.game() + "\t" + game.points()));
                    results.put(game.game(), game.points());
                    played++;
                    done[0]++;
                    progress.report(done[0], due.size());
                });
    }

    /** Gold's half points in a finished game: 2 for a win, 1 for a draw. */
    public int points(SetupPairing pairing) {
        return Objects.requireNonNull(results.get(key(pairing)));
    }

    private String key(SetupPairing pairing) {
        return nodes + "\t" + pairing.gold().text() + "\t" + pairing.silver().text() + "\t" + pairing.number();
    }

    private int play(SetupPairing pairing) {
        State state = Games.BREAKTHRU
                .start()
                .play(pairing.gold().text())
                .play(pairing.silver().text());
        LevelPlayer first = player(2L * pairing.number());
        LevelPlayer second = player(2L * pairing.number() + 1);
        while (!state.isOver() && state.turnNumber() < MAX_TURNS) {
            state = state.play((state.toMove() == Side.FIRST ? first : second).choose(state, () -> false));
        }
        return (int) (2 * GamePoints.of(state.result(), Side.FIRST));
    }

    private LevelPlayer player(long seed) {
        return new LevelPlayer(
                Games.BREAKTHRU,
                Knowledge.of(Games.BREAKTHRU).evaluation(),
                SearchLimits.ofNodes(nodes),
                seed,
                MEGABYTES,
                (knowledge, evaluation, megabytes) ->
                        new IterativeDeepening(knowledge, evaluation, new TranspositionTable(megabytes)));
    }
}
