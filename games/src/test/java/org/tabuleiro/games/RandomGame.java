package org.tabuleiro.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/**
 * Random games, the same ones for the same seed. Where a check fails, the failure names the seed and the
 * steps up to there: as every position on the way was checked before, no shorter beginning of that game
 * fails.
 */
public final class RandomGame {
    private RandomGame() {}

    /**
     * Where a random game begins: the start position, or with equal chance a named set-up where there are
     * any.
     */
    public static State start(Game game, Random random) {
        if (game.setups().isEmpty() || random.nextBoolean()) {
            return game.start();
        }
        List<String> setups = List.copyOf(game.setups().values());
        return game.read(setups.get(random.nextInt(setups.size()))).orElseThrow();
    }

    /** Plays on the fast face until the game is over or has {@code cap} steps, and checks every position. */
    public static void fast(Game game, long seed, int cap, Consumer<Position> check) {
        Random random = new Random(seed);
        Position position = start(game, random).toPosition();
        List<String> path = new ArrayList<>();
        int[] steps = new int[Position.MAX_STEPS];
        while (true) {
            try {
                check.accept(position);
            } catch (AssertionError | RuntimeException failure) {
                throw failed(game, seed, path, game.write(position.layout()), failure);
            }
            if (position.status() != Position.ONGOING || path.size() == cap) {
                return;
            }
            int step = steps[random.nextInt(position.generate(steps, 0))];
            path.add(position.step(step).text());
            position.make(step);
        }
    }

    /** Plays on the friendly face until the game is over or has {@code cap} steps, and checks every state. */
    public static void friendly(Game game, long seed, int cap, Consumer<State> check) {
        Random random = new Random(seed);
        State state = start(game, random);
        List<String> path = new ArrayList<>();
        while (true) {
            try {
                check.accept(state);
            } catch (AssertionError | RuntimeException failure) {
                throw failed(game, seed, path, state.toString(), failure);
            }
            if (state.isOver() || path.size() == cap) {
                return;
            }
            Step step = state.legalSteps().get(random.nextInt(state.legalSteps().size()));
            path.add(step.text());
            state = state.play(step);
        }
    }

    /** All states of one random game of at most {@code cap} steps. */
    public static List<State> states(Game game, long seed, int cap) {
        List<State> states = new ArrayList<>();
        friendly(game, seed, cap, states::add);
        return states;
    }

    /** One random turn from a state. */
    public static List<Step> turn(State state, Random random) {
        List<Step> steps = new ArrayList<>();
        State now = state;
        while (now.turnNumber() == state.turnNumber() && !now.isOver()) {
            Step step = now.legalSteps().get(random.nextInt(now.legalSteps().size()));
            steps.add(step);
            now = now.play(step);
        }
        return steps;
    }

    private static AssertionError failed(Game game, long seed, List<String> path, String position, Throwable failure) {
        return new AssertionError(
                game + ", seed " + seed + ", after " + path + " in " + position + ": " + failure.getMessage(), failure);
    }
}
