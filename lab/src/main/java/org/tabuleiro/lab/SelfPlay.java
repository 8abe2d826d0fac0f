package org.tabuleiro.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.engine.Score;
import org.tabuleiro.engine.Thinker;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/**
 * Games of the engine against itself, as data: positions at the start of a turn in which nothing is about to be taken, with the
 * results. Game {@code n} of a seed is always the same game.
 *
 * @param game what is played
 * @param nodes how many nodes a turn gets
 * @param seed which games
 */
public record SelfPlay(Game game, long nodes, long seed) {
    private static final int LEAST_RANDOM_TURNS = 1;
    private static final int MOST_RANDOM_TURNS = 9;
    private static final int LONGEST = 400;
    private static final int MEGABYTES = 4;

    /** Plays game {@code number}, from 1. */
    public List<Sample> play(int number) {
        SplittableRandom lots = new SplittableRandom(seed * 1_000_003 + number);
        Knowledge knowledge = Minds.of(game);
        Thinker thinker = new Thinker(knowledge, MEGABYTES);
        State state = Openings.draw(game, lots.nextInt(LEAST_RANDOM_TURNS, MOST_RANDOM_TURNS), lots);
        List<Sample> quiet = new ArrayList<>();
        int last = state.turn() + LONGEST;
        while (!state.isOver() && state.turn() < last) {
            Analysis found = thinker.think(state, Limits.ofNodes(nodes), 1, () -> false, known -> {});
            int score = found.best().score();
            Step first = found.best().turns().get(0).steps().get(0);
            if (!Score.isProven(score) && isQuiet(knowledge, state, first)) {
                quiet.add(new Sample(
                        number, state.toString(), 0, state.toPosition().toMove() == 0 ? score : -score));
            }
            state = state.play(found.best().turns().get(0));
        }
        double result = state.result()
                .flatMap(end -> end.winner())
                .map(winner -> winner.ordinal() == 0 ? 1.0 : 0.0)
                .orElse(0.5);
        return quiet.stream()
                .map(each -> new Sample(each.game(), each.position(), result, each.score()))
                .toList();
    }

    /** Whether the search would stop here: nothing compulsory, and what is best is not one of the steps that it looks at first. */
    private static boolean isQuiet(Knowledge knowledge, State state, Step best) {
        Position position = state.toPosition();
        if (!position.isTurnStart() || knowledge.mayStopInTurn(position) || knowledge.isUnsettled(position)) {
            return false;
        }
        int[] steps = new int[Position.MAX_STEPS];
        int count = knowledge.noisySteps(position, steps);
        return IntStream.range(0, count).noneMatch(i -> steps[i] == best.code());
    }

    /**
     * Plays the games that a file does not have yet and adds them to it, each as soon as it is played. Returns how many it has
     * then; a fault if something else is in it.
     *
     * @param file the data file
     * @param games how many games it shall have
     * @param threads how many are played at once
     * @param each gets the number of games that are there, at the beginning and after every game
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

    /** What is written down of a game; of one without a quiet position, only its number. */
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
