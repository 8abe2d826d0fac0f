package org.tabuleiro.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.IterativeDeepening;
import org.tabuleiro.engine.search.Score;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/**
 * Self-play games as training data: quiet positions at the start of a turn, with the results. Game {@code n}
 * of a seed is reproducible.
 *
 * @param game the game
 * @param nodes the nodes per turn
 * @param seed selects the games
 */
public record SelfPlay(Game game, long nodes, long seed) {
    private static final int MIN_RANDOM_TURNS = 1;
    private static final int MAX_RANDOM_TURNS = 9;
    private static final int MAX_TURNS = 400;
    private static final int MEGABYTES = 4;

    /** Plays game {@code number}, from 1. */
    public List<Sample> play(int number) {
        SplittableRandom random = new SplittableRandom(seed * 1_000_003 + number);
        Knowledge knowledge = Knowledge.of(game);
        IterativeDeepening search = new IterativeDeepening(knowledge, MEGABYTES);
        State state = Openings.random(game, random.nextInt(MIN_RANDOM_TURNS, MAX_RANDOM_TURNS), random);
        List<Sample> quiet = new ArrayList<>();
        int last = state.turnNumber() + MAX_TURNS;
        while (!state.isOver() && state.turnNumber() < last) {
            Analysis found = search.analyse(state, SearchLimits.ofNodes(nodes), 1, () -> false, result -> {});
            int score = found.best().score();
            Step first = found.best().turns().get(0).steps().get(0);
            if (!Score.isProven(score) && isQuiet(knowledge, state, first)) {
                quiet.add(new Sample(
                        number, state.toString(), 0, state.toPosition().toMove() == 0 ? score : -score));
            }
            state = state.play(found.best().turns().get(0));
        }
        double result = GamePoints.of(state.result(), Side.FIRST);
        return quiet.stream()
                .map(each -> new Sample(each.game(), each.position(), result, each.score()))
                .toList();
    }

    /**
     * Whether quiescence would evaluate here: no compulsory capture, and the best step is not a noisy one.
     */
    private static boolean isQuiet(Knowledge knowledge, State state, Step best) {
        Position position = state.toPosition();
        if (!position.isTurnStart() || knowledge.mayStopInTurn(position) || knowledge.mustCapture(position)) {
            return false;
        }
        int[] steps = new int[Position.MAX_STEPS];
        int count = knowledge.noisySteps(position, steps);
        return IntStream.range(0, count).noneMatch(i -> steps[i] == best.code());
    }

    /**
     * Plays the games that are missing in a file and appends them. Returns the number of games in it; a fault
     * if the file has anything else in it.
     *
     * @param file the data file
     * @param games the total number of games
     * @param threads the number of threads
     * @param each receives the number of games in the file, at the start and after every game
     */
    public Parsed<Integer> run(Path file, int games, int threads, IntConsumer each)
            throws IOException, InterruptedException {
        DataFile data = new DataFile(file);
        Parsed<List<String>> before = data.lines(SelfPlay::isLine, "console.selfplay.line");
        if (before instanceof Parsed.Fault<List<String>> fault) {
            return fault.cast();
        }
        BitSet played = new BitSet();
        before.orElseThrow().forEach(line -> played.set(Integer.parseInt(line.substring(0, line.indexOf('\t')))));
        int[] done = {played.cardinality()};
        each.accept(done[0]);
        IntStream missing = IntStream.rangeClosed(1, games).filter(number -> !played.get(number));
        Batch.run(missing.iterator(), threads, this::lines, () -> false, (List<String> lines) -> {
            data.add(lines);
            done[0]++;
            each.accept(done[0]);
        });
        return Parsed.ok(done[0]);
    }

    private static boolean isLine(String line) {
        return line.matches("[0-9]{1,9}\t")
                || Sample.read(line).filter(sample -> sample.game() > 0).isPresent();
    }

    /** The lines of a game; only its number if it has no quiet position. */
    private List<String> lines(int number) {
        List<String> lines = play(number).stream().map(Sample::line).toList();
        return lines.isEmpty() ? List.of(number + "\t") : lines;
    }

    /** The samples of a data file. */
    public static List<Sample> read(Path file) throws IOException {
        return new DataFile(file)
                .lines().stream().flatMap(line -> Sample.read(line).stream()).toList();
    }
}
