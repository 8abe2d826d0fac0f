package org.tabuleiro.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.engine.Thinker;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.host.Contestant;
import org.tabuleiro.host.History;

/**
 * How much win probability a player gives away in a turn, on the average. A judge that looks deeper plays games against itself
 * from varied openings; in every position of them the player is asked for a turn, which the judge compares with its own. So all
 * players answer the same questions, and a weak one is not spared by games that it has lost already.
 *
 * @param game what is played
 * @param player who is asked
 * @param nodes how many nodes the judge searches, once for the best turn and once for the one that was played
 * @param seed which games
 */
public record LossMeter(Game game, Contestant.Maker player, long nodes, long seed) {
    private static final int OPENING_TURNS = 4;
    private static final int LONGEST = 400;
    private static final int MEGABYTES = 16;

    /**
     * What was given away.
     *
     * @param games in how many games
     * @param turns in how many turns
     * @param mean the mean loss of win probability in a turn, from 0 to 1
     * @param margin half the width of the interval in which the true mean lies 19 times in 20; not a number after a single game,
     *     which tells nothing about others
     */
    public record Loss(int games, int turns, double mean, double margin) {}

    /**
     * One game.
     *
     * @param number its number
     * @param turns how many turns were judged
     * @param sum the loss of all of them together
     */
    record Judged(int number, int turns, double sum) {
        String line() {
            return number + "\t" + turns + "\t" + sum;
        }

        /** Reads a line; empty if it is none. */
        static Optional<Judged> read(String line) {
            String[] parts = line.split("\t", -1);
            try {
                return parts.length != 3
                        ? Optional.empty()
                        : Optional.of(new Judged(
                                        Integer.parseInt(parts[0]),
                                        Integer.parseInt(parts[1]),
                                        Double.parseDouble(parts[2])))
                                .filter(judged -> judged.number > 0 && judged.turns > 0 && judged.sum >= 0);
            } catch (NumberFormatException notJudged) {
                return Optional.empty();
            }
        }
    }

    /** Plays and judges game {@code number}, from 1. */
    Judged play(int number) {
        SplittableRandom lots = new SplittableRandom(seed * 1_000_003 + number);
        History played = History.of(Openings.draw(game, game.setups().isEmpty() ? OPENING_TURNS : 1, lots));
        Knowledge knowledge = Minds.of(game);
        Thinker judge = new Thinker(knowledge, MEGABYTES);
        int turns = 0;
        double sum = 0;
        try (Contestant asked = player.make(game, seed * 31 + number)) {
            while (!played.state().isOver() && turns < LONGEST) {
                State state = played.state();
                Turn turn = asked.choose(played);
                Analysis.Line best = judge.think(state, Limits.ofNodes(nodes), 1, () -> false, known -> {})
                        .best();
                played = played.then(best.turns().get(0));
                State other = state.play(turn);
                if (!other.equals(played.state())) {
                    double chance = knowledge.winProbability(best.score());
                    sum += Math.max(0, chance - chance(judge, knowledge, other, state.toMove()));
                }
                turns++;
            }
        }
        return new Judged(number, turns, sum);
    }

    /** The chance of a side after its turn. */
    private double chance(Thinker judge, Knowledge knowledge, State state, Side side) {
        if (state.isOver()) {
            return state.result()
                    .flatMap(end -> end.winner())
                    .map(winner -> winner == side ? 1.0 : 0.0)
                    .orElse(0.5);
        }
        Analysis found = judge.think(state, Limits.ofNodes(nodes), 1, () -> false, known -> {});
        double chance = knowledge.winProbability(found.best().score());
        return state.toMove() == side ? chance : 1 - chance;
    }

    /**
     * Judges the games that are missing and says what all of them give; a fault if the file has something else in it.
     *
     * @param file where every game is added as a line, and where those stand that need not be played again; empty if no file
     *     is to be written
     * @param games how many games there shall be
     * @param threads how many are played at once
     * @param each gets the number of games that are judged, at the beginning and after every game
     */
    public Parsed<Loss> run(Optional<Path> file, int games, int threads, IntConsumer each)
            throws IOException, InterruptedException {
        Optional<DataFile> data = file.map(DataFile::new);
        List<Judged> judged = new ArrayList<>();
        if (data.isPresent()) {
            Parsed<List<String>> lines =
                    data.get().lines(line -> Judged.read(line).isPresent(), "console.loss.line");
            if (lines instanceof Parsed.Fault<List<String>> fault) {
                return fault.cast();
            }
            lines.orElseThrow().forEach(line -> Judged.read(line).ifPresent(judged::add));
        }
        BitSet played = new BitSet();
        judged.forEach(game -> played.set(game.number()));
        each.accept(judged.size());
        IntStream missing = IntStream.rangeClosed(1, games).filter(number -> !played.get(number));
        Batch.run(missing.iterator(), threads, this::play, () -> false, (Judged game) -> {
            if (data.isPresent()) {
                data.get().add(List.of(game.line()));
            }
            judged.add(game);
            each.accept(judged.size());
        });
        return Parsed.ok(loss(judged));
    }

    /** Turns of one game are alike, so it is games that are counted for the margin. */
    static Loss loss(List<Judged> games) {
        int turns = 0;
        double sum = 0;
        for (Judged each : games) {
            turns += each.turns();
            sum += each.sum();
        }
        double mean = sum / turns;
        List<Double> deviations = new ArrayList<>();
        games.forEach(each -> deviations.add(each.sum() - mean * each.turns()));
        double squares = deviations.stream()
                .mapToDouble(deviation -> deviation * deviation)
                .sum();
        double freedom = (double) games.size() / (games.size() - 1);
        double margin = games.size() == 1 ? Double.NaN : 1.96 * Math.sqrt(squares * freedom) / turns;
        return new Loss(games.size(), turns, mean, margin);
    }
}
