package org.tabuleiro.lab;

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
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.engine.Player;
import org.tabuleiro.engine.Thinker;
import org.tabuleiro.engine.TranspositionTable;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/** Games between set-ups of Breakthru, several at once, each played once and kept in a file: a line a game. */
public final class SetupGames {
    private static final int LONGEST = 200;
    /** Enough for the few nodes of such games, and quickly made. */
    private static final int MEGABYTES = 4;

    /** Nodes a turn, Gold's set-up, Silver's, the number of the game, and what Gold got. */
    private static final Pattern LINE =
            Pattern.compile("([0-9]+\t(?:@[a-k][0-9]{1,2}){12}\t(?:@[a-k][0-9]{1,2}){20}\t[0-9]+)\t([012])");

    private final long nodes;
    private final DataFile file;
    private final int threads;
    private final Map<String, Integer> known = new HashMap<>();
    private int played;

    /**
     * Which game.
     *
     * @param gold Gold's set-up
     * @param silver Silver's set-up
     * @param number games of the same set-ups with other numbers are other games
     */
    public record Pairing(Setup gold, Setup silver, int number) {}

    /** Told how far games have got. */
    public interface Watcher {
        /** So many of the games that are to be played are done. */
        void watch(int done, int all);
    }

    private record Finished(String game, int points) {}

    private SetupGames(long nodes, Path file, int threads) {
        this.nodes = nodes;
        this.file = new DataFile(file);
        this.threads = threads;
    }

    /**
     * Games with a file.
     *
     * @param nodes how many nodes the players search for a turn
     * @param file where the results are kept; those that are there already are not played again
     * @param threads how many are played at once, which changes no result
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
                    games.known.put(line.group(1), Integer.parseInt(line.group(2)));
                } else if (!cut || !(whole || isBeginning(line))) {
                    return Parsed.fault("", "console.setups.line", String.valueOf(i + 1), file.toString());
                }
            }
            games.file.lines();
        }
        return Parsed.ok(games);
    }

    /** Whether what did not match could have done so with more after it: just the question this is for. */
    @SuppressWarnings("JdkObsolete")
    private static boolean isBeginning(Matcher line) {
        return line.hitEnd();
    }

    /** How many games were played now, not found in the file. */
    public int played() {
        return played;
    }

    /** Plays those games that were not played yet, and keeps each as soon as it is finished. */
    public void play(Collection<Pairing> wanted, Watcher watcher) throws IOException, InterruptedException {
        Map<String, Pairing> missing = new LinkedHashMap<>();
        for (Pairing each : wanted) {
            if (!known.containsKey(key(each))) {
                missing.put(key(each), each);
            }
        }
        List<Pairing> due = new ArrayList<>(missing.values());
        int[] done = {0};
        watcher.watch(0, due.size());
        Batch.run(
                IntStream.range(0, due.size()).iterator(),
                threads,
                number -> new Finished(key(due.get(number)), play(due.get(number))),
                () -> false,
                (Finished game) -> {
                    file.add(List.of(game.game() + "\t" + game.points()));
                    known.put(game.game(), game.points());
                    played++;
                    done[0]++;
                    watcher.watch(done[0], due.size());
                });
    }

    /** What Gold got from a game that was played: 2 for a win, 1 for a draw. */
    public int points(Pairing pairing) {
        return Objects.requireNonNull(known.get(key(pairing)));
    }

    private String key(Pairing pairing) {
        return nodes + "\t" + pairing.gold().text() + "\t" + pairing.silver().text() + "\t" + pairing.number();
    }

    private int play(Pairing pairing) {
        State state = Games.BREAKTHRU
                .start()
                .play(pairing.gold().text())
                .play(pairing.silver().text());
        Player first = player(2L * pairing.number());
        Player second = player(2L * pairing.number() + 1);
        while (!state.isOver() && state.turn() < LONGEST) {
            state = state.play((state.toMove() == Side.FIRST ? first : second).choose(state, () -> false));
        }
        return state.result()
                .flatMap(result -> result.winner())
                .map(winner -> winner == Side.FIRST ? 2 : 0)
                .orElse(1);
    }

    private Player player(long seed) {
        return new Player(
                Games.BREAKTHRU,
                Minds.of(Games.BREAKTHRU).evaluation(),
                Limits.ofNodes(nodes),
                seed,
                MEGABYTES,
                (knowledge, evaluation, megabytes) ->
                        new Thinker(knowledge, evaluation, new TranspositionTable(megabytes)));
    }
}
