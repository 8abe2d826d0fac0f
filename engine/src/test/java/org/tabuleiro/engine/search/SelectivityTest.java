package org.tabuleiro.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.games.Position;

/** Pruning, reductions, null move and table keys of the selective search, on trees written out by hand. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SelectivityTest {
    private static final long[] ALL = {};

    private final Tree tree = new Tree();
    private final Tree.Node root = tree.node(0);
    private final TranspositionTable table = new TranspositionTable(1);

    private int search(Position position, Evaluation evaluation, int depth, int alpha, int beta) {
        Search search = new Search(tree.knowledge(), evaluation, table, true);
        search.begin(position, SearchLimits.NONE, () -> false);
        return search.search(depth, alpha, beta, ALL);
    }

    private int search(int depth, int alpha, int beta) {
        return search(tree.position(0), tree.knowledge().evaluation(), depth, alpha, beta);
    }

    private int search(int depth) {
        return search(depth, -Score.INFINITE, Score.INFINITE);
    }

    // --- late move pruning: with little depth left in the middle of a turn, ten quiet steps are searched ---

    private static final int TRIED = 10;

    /** The only step of the root leads to the middle of the turn, with these nodes as children. */
    private void inTheMiddleOfATurn(List<Tree.Node> ends) {
        root.then(tree.node(0).inTurn().then(ends.toArray(new Tree.Node[0])));
    }

    private List<Tree.Node> repeat(int count, Supplier<Tree.Node> maker) {
        List<Tree.Node> nodes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            nodes.add(maker.get());
        }
        return nodes;
    }

    @Test
    void late_steps_are_pruned_after_ten() {
        List<Tree.Node> ends = repeat(TRIED, () -> tree.node(20));
        Tree.Node late = tree.node(500);
        ends.add(late);
        inTheMiddleOfATurn(ends);

        assertThat(search(2)).isEqualTo(20);
        assertThat(tree.hasMade(ends.get(TRIED - 1))).isTrue();
        assertThat(tree.hasMade(late)).isFalse();
    }

    @Test
    void late_steps_are_not_pruned_while_all_others_lose() {
        List<Tree.Node> ends = repeat(TRIED + 2, tree::secondWins);
        ends.add(tree.node(-30));
        inTheMiddleOfATurn(ends);

        assertThat(search(2)).isEqualTo(-30);
    }

    @Test
    void a_loss_is_proven_once_every_step_was_searched() {
        inTheMiddleOfATurn(repeat(TRIED + 3, tree::secondWins));

        assertThat(search(2)).isEqualTo(1 - Score.WIN);
    }

    @Test
    void late_steps_are_not_pruned_with_depth_left() {
        List<Tree.Node> ends = repeat(TRIED, () -> tree.node(20).then(tree.node(20)));
        ends.add(tree.node(500).then(tree.node(500)));
        inTheMiddleOfATurn(ends);

        assertThat(search(3)).isEqualTo(500);
    }

    @Test
    void late_noisy_steps_are_not_pruned() {
        List<Tree.Node> ends = repeat(TRIED, () -> tree.node(20).noisy());
        ends.add(tree.node(500).noisy());
        inTheMiddleOfATurn(ends);

        assertThat(search(2)).isEqualTo(500);
    }

    // --- null-move pruning ---

    /** A depth at which a null move in the second turn leaves depth for one more step. */
    private static final int NULL_MOVE_DEPTH = 7;

    @Test
    void a_null_move_that_fails_high_causes_a_cutoff() {
        Tree.Node reply = tree.node(-200).afterNullMove(tree.node(-200).then(tree.node(-150)));
        Tree.Node move = tree.node(900);
        root.then(reply.then(move));

        assertThat(search(NULL_MOVE_DEPTH, 0, 1)).isEqualTo(-150);
        assertThat(tree.hasTriedNullMove(reply)).isTrue();
        assertThat(tree.hasMade(move)).isFalse();
    }

    @Test
    void a_win_found_by_a_null_move_is_not_proven() {
        Tree.Node reply = tree.node(-200).afterNullMove(tree.node(-200).then(tree.secondWins()));
        root.then(reply.then(tree.chain(LENGTH, 0).get(0)));

        assertThat(search(NULL_MOVE_DEPTH, -50, -49)).isEqualTo(-50);
        assertThat(tree.hasTriedNullMove(reply)).isTrue();
    }

    @Test
    void a_loss_in_zugzwang_is_found_though_a_null_move_would_avoid_it() {
        Tree.Node reply = tree.node(0).afterNullMove(tree.node(0).then(tree.node(0)));
        reply.then(tree.node(0).then(tree.firstWins()));
        root.then(reply);
        int lost = Score.WIN - 3;

        assertThat(search(5, lost - 1, lost)).isEqualTo(lost);
        assertThat(tree.hasTriedNullMove(reply)).isFalse();
    }

    @Test
    void no_null_move_is_tried_near_the_horizon_nor_twice_in_a_row() {
        Tree.Node afterNullMove = tree.node(300)
                .afterNullMove(tree.chain(LENGTH, 300).get(0))
                .then(tree.chain(LENGTH, -200).get(0));
        Tree.Node reply = tree.node(-200)
                .afterNullMove(afterNullMove)
                .then(tree.chain(LENGTH, -200).get(0));
        root.then(reply);

        search(3, 0, 1);
        assertThat(tree.hasTriedNullMove(reply)).isFalse();

        search(12, 0, 1);
        assertThat(tree.hasTriedNullMove(reply)).isTrue();
        assertThat(tree.hasTriedNullMove(afterNullMove)).isFalse();
    }

    // --- the no-progress count is part of the table key near the limit ---

    /** The first player wins in the fifth turn, after forced turns. */
    private void winInFiveTurns() {
        List<Tree.Node> chain = tree.chain(4, 0);
        root.then(chain.get(0));
        chain.get(3).then(tree.firstWins());
    }

    @Test
    void a_win_is_not_taken_from_the_table_where_the_draw_comes_first() {
        winInFiveTurns();
        assertThat(search(6)).isEqualTo(Score.WIN - 5);

        Position late = tree.position(Tree.NO_PROGRESS - 3);
        assertThat(search(late, tree.knowledge().evaluation(), 6, 0, 1)).isEqualTo(Score.DRAW);
    }

    @Test
    void a_no_progress_draw_is_not_taken_from_the_table_where_there_is_time_to_win() {
        winInFiveTurns();
        Position late = tree.position(Tree.NO_PROGRESS - 3);
        assertThat(search(late, tree.knowledge().evaluation(), 6, -Score.INFINITE, Score.INFINITE))
                .isEqualTo(Score.DRAW);

        Position later = tree.position(Tree.NO_PROGRESS - 6);
        assertThat(search(later, tree.knowledge().evaluation(), 6, 0, 1)).isEqualTo(Score.WIN - 5);
    }

    @Test
    void the_no_progress_count_is_part_of_the_key_below_64_turns_left() {
        winInFiveTurns();
        search(6);
        tree.resetVisits();

        Position far = tree.position(Tree.NO_PROGRESS - 64);
        assertThat(search(far, tree.knowledge().evaluation(), 6, 0, 1)).isEqualTo(Score.WIN - 5);
        assertThat(tree.hasMade(root.next.get(0))).as("known from the table").isFalse();

        Position near = tree.position(Tree.NO_PROGRESS - 63);
        assertThat(search(near, tree.knowledge().evaluation(), 6, 0, 1)).isEqualTo(Score.WIN - 5);
        assertThat(tree.hasMade(root.next.get(0))).as("searched").isTrue();
    }

    // --- late move reductions ---

    private static final int WIDTH = 40;
    private static final int LENGTH = 14;

    /**
     * By how many plies each step of the root was reduced; the first step is worth most, the others the same.
     */
    private List<Integer> reductions(int depth, boolean noisy) {
        List<List<Tree.Node>> chains = new ArrayList<>();
        for (int i = 0; i < WIDTH; i++) {
            List<Tree.Node> chain = tree.chain(LENGTH, i == 0 ? 50 : 0);
            if (noisy) {
                chain.get(0).noisy();
            }
            root.then(chain.get(0));
            chains.add(chain);
        }
        search(depth);
        return chains.stream()
                .map(chain -> depth - (int) chain.stream().filter(tree::hasMade).count())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void nothing_is_reduced_below_depth_3(int depth) {
        assertThat(reductions(depth, false)).containsOnly(0);
    }

    @Test
    void at_depth_3_the_fourth_step_is_the_first_to_be_reduced() {
        List<Integer> reductions = reductions(3, false);
        assertThat(reductions.subList(0, 3)).containsOnly(0);
        assertThat(reductions.subList(3, 21)).containsOnly(1);
        assertThat(reductions.subList(21, WIDTH)).containsOnly(2);
    }

    @Test
    void at_depth_8_reductions_begin_at_the_fourth_step_and_grow() {
        List<Integer> reductions = reductions(8, false);
        assertThat(reductions.subList(0, 3)).containsOnly(0);
        assertThat(reductions.subList(3, 5)).containsOnly(1);
        assertThat(reductions.subList(5, 15)).containsOnly(2);
        assertThat(reductions.subList(15, WIDTH)).containsOnly(3);
    }

    @Test
    void noisy_steps_are_not_reduced() {
        assertThat(reductions(8, true)).containsOnly(0);
    }

    @Test
    void nothing_is_reduced_while_all_earlier_steps_lose() {
        for (int i = 0; i < 4; i++) {
            root.then(tree.secondWins());
        }
        List<Tree.Node> chain = tree.chain(LENGTH, -20);
        root.then(chain.get(0));

        // A score below alpha is not searched again, so the full depth was that of the first search.
        assertThat(search(3, 0, Score.INFINITE)).isEqualTo(-20);
        assertThat(tree.hasMade(chain.get(2))).isTrue();
    }

    @Test
    void a_reduced_step_that_fails_high_is_searched_again_at_full_depth() {
        for (int i = 0; i < 3; i++) {
            root.then(tree.chain(LENGTH, 0).get(0));
        }
        // Better by 100 two steps ahead, worse by 100 three steps ahead.
        root.then(tree.node(100).then(tree.node(100).then(tree.node(-100))));

        assertThat(search(3, 0, 1)).isEqualTo(0);
    }

    // --- overlooked turns ---

    @Test
    void an_overlooked_turn_is_not_searched() {
        Tree.Node good = tree.node(20);
        Tree.Node best = tree.node(500);
        root.then(good, best);

        assertThat(search(1)).isEqualTo(500);
        table.clear();
        assertThat(overlooking(Set.of(best))).isEqualTo(20);
    }

    @Test
    void the_first_turn_searched_is_never_overlooked() {
        Tree.Node first = tree.node(-80);
        Tree.Node second = tree.node(500);
        root.then(first, second);

        assertThat(overlooking(Set.of(first, second))).isEqualTo(-80);
    }

    @Test
    void steps_in_the_middle_of_a_turn_are_never_overlooked() {
        Tree.Node middle = tree.node(0).inTurn().then(tree.node(500));
        root.then(tree.node(20), middle);

        assertThat(overlooking(Set.of(middle))).isEqualTo(500);
    }

    private int overlooking(Set<Tree.Node> unseen) {
        return search(tree.position(0), tree.overlooking(unseen), 1, -Score.INFINITE, Score.INFINITE);
    }
}
