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
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.IterativeDeepening;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.host.Contestant;
import org.tabuleiro.host.History;

/**
 * Measures the mean loss of win probability per turn of a player. A judge with a deeper search plays games
 * against itself from varied openings; in every position the player is asked for a turn, which the judge
 * compares with its own. All players answer the same questions, and a weak one is not spared by games that it
 * has already lost.
 *
 * @param game the game
 * @param player the player to measure
 * @param nodes the nodes of the judge, once for the best turn and once for the player's
 * @param seed selects the games
 */
public record LossMeter(Game game, Contestant.Factory player, long nodes, long seed) {
    private static final int OPENING_TURNS = 4;
    private static final int MAX_TURNS = 400;
    private static final int MEGABYTES = 16;

    /**
     * The measured loss.
     *
     * @param games the number of games
     * @param turns the number of turns
     * @param mean the mean loss of win probability per turn, from 0 to 1
     * @param margin half the width of the 95 % confidence interval; NaN after a single game
     */
    public record Loss(int games, int turns, double mean, double margin) {}

    /**
     * A judged game.
     *
     * @param number its number
     * @param turns the number of turns judged
     * @param sum their total loss
     */
    record Judged(int number, int turns, double sum) {
        String line() {
            return number + "\t" + turns + "\t" + sum;
        }

        /** Parses a line; empty if it is invalid. */
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
        SplittableRandom random = new SplittableRandom(seed * 1_000_003 + number);
        History played = History.of(Openings.random(game, game.setups().isEmpty() ? OPENING_TURNS : 1, random));
        Knowledge knowledge = Knowledge.of(game);
        IterativeDeepening judge = new IterativeDeepening(knowledge, MEGABYTES);
        int turns = 0;
        double sum = 0;
        try (Contestant asked = player.create(game, seed * 31 + number)) {
            while (!played.state().isOver() && turns < MAX_TURNS) {
                State state = played.state();
                Turn turn = asked.choose(played);
                Analysis.Line best = judge.analyse(state, SearchLimits.ofNodes(nodes), 1, () -> false, result -> {})
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

    /** The win probability of a side after its turn. */
    private double chance(IterativeDeepening judge, Knowledge knowledge, State state, Side side) {
        if (state.isOver()) {
            return GamePoints.of(state.result(), side);
        }
        Analysis found = judge.analyse(state, SearchLimits.ofNodes(nodes), 1, () -> false, result -> {});
        double chance = knowledge.winProbability(found.best().score());
        return state.toMove() == side ? chance : 1 - chance;
    }

    /**
     * Judges the games that are missing and returns the loss in all of them; a fault if the file has anything
     * else in it.
     *
     * @param file games are appended here, and those already in it are not played again; empty for no file
     * @param games the total number of games
     * @param threads the number of threads
     * @param each receives the number of games judged, at the start and after every game
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

    /** The margin is computed over games, because the turns of one game are correlated. */
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
