package org.tabuleiro.engine.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.RandomPositions;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.search.IterativeDeepening;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.engine.search.TranspositionTable;
import org.tabuleiro.engine.search.Tree;
import org.tabuleiro.engine.search.WinInOne;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/** How often players of each rung err. Counted over fixed seeds, so that every run has the same numbers. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SkillTest {
    private static final int WIDTH = 10;
    private static final int SEEDS = 2000;
    /** Fewer for players that search, because each allocates a table. */
    private static final int FEW_SEEDS = 400;

    @ParameterizedTest
    @CsvSource({"0, 900", "100, 675", "200, 450", "399, 2", "400, 0", "401, 0", "1000, 0"})
    void lapses_decrease_to_0_at_rung_400(int rung, int lapses) {
        assertThat(Skill.onRung(rung, 200).lapses()).isEqualTo(lapses);
    }

    @ParameterizedTest
    @CsvSource({"0, 300", "500, 150", "900, 30", "996, 1", "1000, 0"})
    void blindness_decreases_linearly_to_0(int rung, int blindness) {
        assertThat(Skill.onRung(rung, 200).blindness()).isEqualTo(blindness);
    }

    @ParameterizedTest
    @CsvSource({"0, 1000", "62, 752", "125, 500", "250, 250", "500, 62", "1000, 3"})
    void the_evaluation_error_halves_every_125_rungs(int rung, int error) {
        assertThat(Skill.onRung(rung, 200).error()).isEqualTo(error);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, 100000",
        "300, 1, 100000",
        "301, 99, 230",
        "360, 99, 260",
        "390, 99, 290",
        "420, 99, 320",
        "1000, 99, 102600"
    })
    void from_rung_301_on_nodes_double_every_60_rungs(int rung, int depth, long nodes) {
        Skill skill = Skill.onRung(rung, 200);
        assertThat(skill.depth()).isEqualTo(depth);
        assertThat(skill.nodes()).isEqualTo(nodes);
    }

    /** A choice between turns that all lead to a draw. */
    private static State evenChoice() {
        Tree tree = new Tree();
        Tree.Node root = tree.node(0);
        for (int i = 0; i < WIDTH; i++) {
            root.then(tree.node(0).then(tree.draw()));
        }
        return tree.start();
    }

    private static long lapses(State state, int rung) {
        return LongStream.range(0, SEEDS)
                .filter(seed -> LevelPlayer.onRung(state.game(), rung, seed)
                        .withoutSearch(state)
                        .isPresent())
                .count();
    }

    @Test
    void the_share_of_lapses_is_that_of_the_rung() {
        State state = evenChoice();
        assertThat(lapses(state, 0)).isBetween(1750L, 1850L);
        assertThat(lapses(state, 200)).isBetween(820L, 980L);
        assertThat(lapses(state, 399)).isBetween(0L, 15L);
        assertThat(lapses(state, 400)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"1, 1500, 1650", "2, 910, 1070", "3, 380, 520", "4, 0, 0", "8, 0, 0"})
    void the_three_weakest_levels_of_a_game_have_lapses(int level, long least, long most) {
        State state = evenChoice();
        long lapses = LongStream.range(0, SEEDS)
                .filter(seed -> new LevelPlayer(state.game(), level, SearchLimits.NONE, seed)
                        .withoutSearch(state)
                        .isPresent())
                .count();
        assertThat(lapses).isBetween(least, most);
    }

    @Test
    void a_lapse_is_a_random_turn() {
        State state = evenChoice();
        List<Turn> lapses = LongStream.range(0, SEEDS)
                .mapToObj(seed -> LevelPlayer.onRung(state.game(), 0, seed).withoutSearch(state))
                .flatMap(Optional::stream)
                .toList();
        for (Turn turn : state.legalTurns()) {
            assertThat(lapses.stream().filter(turn::equals).count()).isBetween(130L, 230L);
        }
    }

    @Test
    void lapses_vary_within_a_game() {
        LevelPlayer player = LevelPlayer.onRung(Games.BREAKTHRU, 200, 1);
        List<State> states = RandomPositions.of(Games.BREAKTHRU, 400, 37).stream()
                .filter(state ->
                        WinInOne.find(state, Knowledge.of(Games.BREAKTHRU)).isEmpty())
                .toList();
        long lapses = states.stream()
                .filter(state -> player.withoutSearch(state).isPresent())
                .count();
        assertThat((double) lapses / states.size()).isBetween(0.38, 0.52);
    }

    @Test
    void a_winning_turn_is_played_even_by_the_weakest_player() {
        Tree tree = new Tree();
        Tree.Node root = tree.node(0);
        for (int i = 0; i < WIDTH; i++) {
            root.then(i == 6 ? tree.firstWins() : tree.node(0).then(tree.draw()));
        }
        State state = tree.start();
        for (int seed = 0; seed < 100; seed++) {
            Turn turn = LevelPlayer.onRung(tree, 0, seed).withoutSearch(state).orElseThrow();
            assertThat(state.play(turn).isOver()).isTrue();
        }
    }

    /** All turns but one lose at once. */
    private static State onlyTurn(int index) {
        Tree tree = new Tree();
        Tree.Node root = tree.node(0);
        for (int i = 0; i < WIDTH; i++) {
            root.then(i == index ? tree.node(0).then(tree.node(0).then(tree.draw())) : tree.secondWins());
        }
        return tree.start();
    }

    private static long losses(State state, int rung) {
        return IntStream.range(0, FEW_SEEDS)
                .filter(seed -> state.play(
                                LevelPlayer.onRung(state.game(), rung, seed).choose(state, () -> false))
                        .isOver())
                .count();
    }

    @Test
    void the_only_good_turn_is_overlooked_as_often_as_the_rung_says() {
        State state = onlyTurn(5);
        assertThat(losses(state, 400)).isBetween(50L, 95L);
        assertThat(losses(state, 700)).isBetween(22L, 50L);
        assertThat(losses(state, 1000)).isZero();
    }

    @Test
    void the_first_turn_searched_is_never_overlooked() {
        assertThat(losses(onlyTurn(0), 400)).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 10, 11})
    void the_strongest_level_has_noise_only_in_the_first_ten_turns(int turn) {
        Layout start = Games.EXIMO.start().layout();
        State state = Games.EXIMO
                .state(new Layout(start.board(), start.reserve(), Side.ofTurn(turn), start.pending(), 0, turn))
                .orElseThrow();
        Evaluation clear = Knowledge.of(Games.EXIMO).evaluation();
        Evaluation[] used = new Evaluation[1];
        LevelPlayer player = new LevelPlayer(
                Games.EXIMO, clear, SearchLimits.ofNodes(1), 3, 1, (knowledge, evaluation, megabytes) -> {
                    used[0] = evaluation;
                    return new IterativeDeepening(knowledge, evaluation, new TranspositionTable(megabytes));
                });
        player.search(state);
        List<Integer> errors = RandomPositions.of(Games.EXIMO, 200, 41).stream()
                .map(State::toPosition)
                .map(each -> Math.abs(used[0].evaluate(each) - clear.evaluate(each)))
                .toList();
        if (turn <= 10) {
            assertThat(errors).allMatch(error -> error <= 12).anyMatch(error -> error > 6);
        } else {
            assertThat(errors).containsOnly(0);
        }
    }
}
