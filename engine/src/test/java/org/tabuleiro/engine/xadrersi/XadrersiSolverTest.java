package org.tabuleiro.engine.xadrersi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.IterativeDeepening;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.engine.search.TranspositionTable;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.xadrersi.XadrersiPosition;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class XadrersiSolverTest {
    private static final Knowledge KNOWLEDGE = Knowledge.of(Games.XADRERSI);

    private static State random(Random random, int left) {
        State state = Games.XADRERSI.start();
        while (left(state) > left) {
            List<Step> legal = state.legalSteps();
            state = state.play(legal.get(random.nextInt(legal.size())));
        }
        return state;
    }

    private static int left(State state) {
        return XadrersiPosition.PIECES + 1 - state.turnNumber();
    }

    /** The margin by plain alpha-beta: no table, no move ordering, no futility bound. */
    private static int plain(Position position, int alpha, int beta) {
        int[] steps = new int[Position.MAX_STEPS];
        int count = position.generate(steps, 0);
        if (count == 0) {
            XadrersiPosition end = (XadrersiPosition) position;
            return end.score(end.toMove()) - end.score(end.toMove() ^ 1);
        }
        int best = alpha;
        for (int i = 0; i < count && best < beta; i++) {
            position.make(steps[i]);
            best = Math.max(best, -plain(position, -beta, -best));
            position.unmake();
        }
        return best;
    }

    private static Analysis.Line solve(State state) {
        return think(state, 1).best();
    }

    private static Analysis think(State state, int lines) {
        return new IterativeDeepening(KNOWLEDGE, 16).analyse(state, SearchLimits.NONE, lines, () -> false, known -> {});
    }

    private static int margin(Analysis.Line line) {
        assertThat(line.exact()).isTrue();
        return KNOWLEDGE.margin(line.score()).orElse(0);
    }

    private static void compare(int count, int left, long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < count; i++) {
            State state = random(random, left);
            Analysis.Line found = solve(state);
            assertThat(margin(found)).as(state.toString()).isEqualTo(plain(state.toPosition(), -999, 999));
        }
    }

    @Test
    void the_solver_agrees_with_plain_alpha_beta() {
        compare(50, 1, 1);
        compare(50, 2, 2);
        compare(40, 3, 3);
        compare(12, 4, 4);
        compare(2, 5, 5);
    }

    @Test
    void the_principal_variation_leads_to_the_announced_margin() {
        Random random = new Random(6);
        for (int i = 0; i < 20; i++) {
            State state = random(random, 6);
            Analysis.Line found = solve(state);
            State end = state;
            for (Turn turn : found.turns()) {
                end = end.play(turn);
            }
            assertThat(end.isOver()).isTrue();
            XadrersiPosition position = (XadrersiPosition) end.toPosition();
            int own = state.toPosition().toMove();
            assertThat(position.score(own) - position.score(own ^ 1)).isEqualTo(margin(found));
        }
    }

    @Test
    void every_multipv_line_is_exact() {
        Random random = new Random(7);
        for (int i = 0; i < 10; i++) {
            State state = random(random, 3);
            List<Integer> margins = new ArrayList<>();
            for (Step step : state.legalSteps()) {
                margins.add(-plain(state.play(step).toPosition(), -999, 999));
            }
            margins.sort((one, other) -> other - one);
            List<Integer> found = think(state, 3).lines().stream()
                    .map(XadrersiSolverTest::margin)
                    .toList();
            assertThat(found).as(state.toString()).isEqualTo(margins.subList(0, 3));
        }
    }

    @Test
    void eight_placements_are_solved_within_the_estimated_effort() {
        Random random = new Random(8);
        long nodes = 0;
        int count = 3;
        for (int i = 0; i < count; i++) {
            Analysis found = think(random(random, 8), 1);
            assertThat(found.best().exact()).isTrue();
            nodes += found.nodes();
        }
        assertThat(nodes / count).isLessThan(15_000_000);
    }

    @Test
    void beyond_the_limit_a_search_answers_and_is_not_exact() {
        State state = random(new Random(9), 8);
        Analysis found = new IterativeDeepening(KNOWLEDGE, 16)
                .analyse(state, SearchLimits.ofNodes(20_000), 1, () -> false, known -> {});
        assertThat(found.best().exact()).isFalse();
        assertThat(found.nodes()).isLessThanOrEqualTo(20_001);
    }

    @Test
    void a_solver_that_gives_up_leaves_nodes_for_the_search() {
        State state = random(new Random(10), 9);
        TranspositionTable table = new TranspositionTable(1);
        assertThat(KNOWLEDGE
                        .solver(table)
                        .orElseThrow()
                        .solve(state.toPosition(), SearchLimits.ofNodes(5_000), () -> false, new long[0]))
                .isEmpty();
    }
}
