package org.tabuleiro.engine.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.review.Judgement;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.IterativeDeepening;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class LevelPlayerTest {
    private static final SearchLimits LITTLE = SearchLimits.ofNodes(10_000);
    /** Limits of games that are played to the end. */
    private static final SearchLimits QUICK = SearchLimits.ofNodes(1_500);

    static List<Game> games() {
        return Games.ALL;
    }

    private static Function<State, Turn> player(Game game, int level, long seed) {
        return player(game, level, LITTLE, seed);
    }

    private static Function<State, Turn> quickPlayer(Game game, int level, long seed) {
        return player(game, level, QUICK, seed);
    }

    private static Function<State, Turn> player(Game game, int level, SearchLimits limits, long seed) {
        LevelPlayer player = new LevelPlayer(game, level, limits, seed);
        return state -> player.choose(state, () -> false);
    }

    private static Function<State, Turn> random(long seed) {
        Random random = new Random(seed);
        return start -> {
            List<Step> steps = new ArrayList<>();
            State state = start;
            while (state.turnNumber() == start.turnNumber()) {
                Step step =
                        state.legalSteps().get(random.nextInt(state.legalSteps().size()));
                steps.add(step);
                state = state.play(step);
            }
            return start.turnOf(steps);
        };
    }

    /** The states of a complete game; an illegal or incomplete turn would throw. */
    private static List<State> play(Game game, Function<State, Turn> first, Function<State, Turn> second) {
        List<State> states = new ArrayList<>(List.of(game.start()));
        State state = game.start();
        while (!state.isOver()) {
            Turn turn = (state.toMove() == Side.FIRST ? first : second).apply(state);
            State next = state.play(turn);
            assertThat(next.turnNumber()).as(state + " " + turn).isEqualTo(state.turnNumber() + 1);
            states.add(next);
            state = next;
        }
        return states;
    }

    private static Optional<Side> winner(List<State> states) {
        return states.get(states.size() - 1).result().orElseThrow().winner();
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_level_plays_complete_games(Game game) {
        for (int level = 1; level <= LevelPlayer.LEVELS; level++) {
            boolean first = level % 2 == 1;
            play(
                    game,
                    first ? quickPlayer(game, level, 1) : random(1),
                    first ? random(1) : quickPlayer(game, level, 1));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_seed_determines_the_game(Game game) {
        for (int level : List.of(1, 4, LevelPlayer.LEVELS)) {
            List<State> one = play(game, quickPlayer(game, level, 5), quickPlayer(game, level, 6));
            List<State> same = play(game, quickPlayer(game, level, 5), quickPlayer(game, level, 6));
            List<State> other = play(game, quickPlayer(game, level, 7), quickPlayer(game, level, 8));
            assertThat(same).isEqualTo(one);
            assertThat(other).isNotEqualTo(one);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_strongest_level_never_loses_to_a_random_player(Game game) {
        for (int i = 0; i < 5; i++) {
            assertThat(winner(play(game, quickPlayer(game, LevelPlayer.LEVELS, i), random(i))))
                    .hasValue(Side.FIRST);
            assertThat(winner(play(game, random(i), quickPlayer(game, LevelPlayer.LEVELS, i))))
                    .hasValue(Side.SECOND);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void no_level_misses_a_win_in_one_turn(Game game) {
        int found = 0;
        for (int seed = 0; found < 10; seed++) {
            List<State> states = play(game, random(seed), random(-seed));
            State before = states.get(states.size() - 2);
            if (winner(states).filter(side -> side == before.toMove()).isEmpty()) {
                continue;
            }
            found++;
            for (int level = 1; level <= LevelPlayer.LEVELS; level++) {
                State after = before.play(player(game, level, seed).apply(before));
                assertThat(after.result().orElseThrow().winner())
                        .as(before.toString())
                        .hasValue(before.toMove());
            }
        }
    }

    @Test
    void a_partial_set_up_is_completed() {
        Random random = new Random(3);
        for (int i = 0; i < 40; i++) {
            State state = Games.BREAKTHRU.start();
            int steps = random.nextInt(32);
            for (int step = 0; step < steps; step++) {
                state = state.play(
                        state.legalSteps().get(random.nextInt(state.legalSteps().size())));
            }
            Turn turn = player(Games.BREAKTHRU, 1 + i % LevelPlayer.LEVELS, i).apply(state);
            assertThat(state.play(turn).turnNumber()).isEqualTo(state.turnNumber() + 1);
            assertThat(turn.steps().stream().map(Step::code)).isSorted();
        }
    }

    @Test
    void golds_set_up_depends_on_the_seed() {
        State start = Games.BREAKTHRU.start();
        for (int level : List.of(1, 4, LevelPlayer.LEVELS)) {
            List<Turn> turns = setups(start, level, 20);
            assertThat(turns.stream().distinct()).hasSizeGreaterThan(1);
            assertThat(setups(start, level, 3)).isEqualTo(turns.subList(0, 3));
        }
    }

    private static List<Turn> setups(State state, int level, int seeds) {
        return IntStream.range(0, seeds)
                .mapToObj(seed -> player(Games.BREAKTHRU, level, seed).apply(state))
                .toList();
    }

    @Test
    void gold_considers_silvers_replies_before_setting_up() {
        State start = Games.BREAKTHRU.start();
        IterativeDeepening engine = new IterativeDeepening(Knowledge.of(Games.BREAKTHRU), 4);
        List<Analysis.Line> lines =
                engine.analyse(start, LITTLE, 10, () -> false, known -> {}).lines();
        assertThat(lines).hasSizeGreaterThanOrEqualTo(4);
        assertThat(lines.stream().map(line -> line.turns().get(0))).doesNotHaveDuplicates();
        assertThat(lines.stream().map(Analysis.Line::score).distinct()).hasSizeGreaterThan(1);
        for (Analysis.Line line : lines) {
            State answered = start.play(line.turns().get(0)).play(line.turns().get(1));
            assertThat(answered.layout().pending()).isEqualTo("choose");
        }
    }

    @Test
    void no_set_up_of_a_strong_gold_is_a_blunder() {
        State start = Games.BREAKTHRU.start();
        Knowledge knowledge = Knowledge.of(Games.BREAKTHRU);
        List<Analysis.Line> lines = new IterativeDeepening(knowledge, 4)
                .analyse(start, LITTLE, 10, () -> false, known -> {})
                .lines();
        double best = knowledge.winProbability(lines.get(0).score());
        for (Turn turn : setups(start, LevelPlayer.LEVELS, 20)) {
            Analysis.Line line = lines.stream()
                    .filter(each -> each.turns().get(0).equals(turn))
                    .findFirst()
                    .orElseThrow();
            assertThat(best - knowledge.winProbability(line.score())).isLessThan(Judgement.INACCURACY.loss());
        }
    }

    @Test
    void the_side_to_begin_is_chosen_by_searching_both_choices() {
        Knowledge knowledge = Knowledge.of(Games.BREAKTHRU);
        State start = Games.BREAKTHRU.start();
        for (int seed = 0; seed < 4; seed++) {
            State gold =
                    start.play(player(Games.BREAKTHRU, LevelPlayer.LEVELS, seed).apply(start));
            State choice =
                    gold.play(player(Games.BREAKTHRU, LevelPlayer.LEVELS, seed).apply(gold));
            for (int level = 1; level <= LevelPlayer.LEVELS; level++) {
                Turn turn = player(Games.BREAKTHRU, level, seed).apply(choice);
                assertThat(turn.steps().get(0).text()).isIn("gold", "silver");
                assertThat(choice.play(turn).turnNumber()).isEqualTo(choice.turnNumber() + 1);
            }
            int ifGold = value(choice.play("gold"));
            int ifSilver = -value(choice.play("silver"));
            Analysis.Line best = new IterativeDeepening(Knowledge.of(Games.BREAKTHRU), 4)
                    .analyse(choice, SearchLimits.ofNodes(50_000), 1, () -> false, known -> {})
                    .best();
            // A search after the choice may see slightly more than one before it, but not much.
            boolean chosenGold = best.turns().get(0).steps().get(0).text().equals("gold");
            double chosen = knowledge.winProbability(chosenGold ? ifGold : ifSilver);
            double other = knowledge.winProbability(chosenGold ? ifSilver : ifGold);
            assertThat(other - chosen).isLessThan(Judgement.INACCURACY.loss());
        }
    }

    private static int value(State state) {
        return new IterativeDeepening(Knowledge.of(Games.BREAKTHRU), 4)
                .analyse(state, SearchLimits.ofNodes(50_000), 1, () -> false, known -> {})
                .best()
                .score();
    }
}
