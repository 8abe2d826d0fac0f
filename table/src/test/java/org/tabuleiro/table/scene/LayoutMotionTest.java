package org.tabuleiro.table.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameTree;

/** The motions from one place of a game to another, and the trays to which pieces go. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class LayoutMotionTest {
    private static final Game STONES = Games.SIXTEEN_STONES;
    private static final State START =
            STONES.read("bb3/5/2R2/1R3/RRRb1[R] r - 4 31").orElseThrow();

    private final GameTree tree = new GameTree(START);
    private final GameTree.Node end =
            tree.add(tree.root(), START.readTurn("c3-d4,a1>d1,sac,b2-b3").orElseThrow());

    private static List<Layout> afters(List<LayoutMotion> motions) {
        return motions.stream().map(LayoutMotion::after).toList();
    }

    @Test
    void neighbours_are_reached_step_by_step_in_both_directions() {
        List<LayoutMotion> forwards = LayoutMotion.between(tree.root(), end);
        assertThat(forwards).hasSize(4);
        assertThat(afters(forwards)).endsWith(end.state().layout());
        List<LayoutMotion> backwards = LayoutMotion.between(end, tree.root());
        assertThat(backwards.stream().map(LayoutMotion::before).toList().reversed())
                .isEqualTo(afters(forwards));
        assertThat(afters(backwards)).endsWith(START.layout());
    }

    @Test
    void steps_that_the_board_shows_already_are_left_out() {
        assertThat(LayoutMotion.between(START.layout(), tree.root(), end)).hasSize(4);
        Layout entered = START.play("c3-d4").layout();
        assertThat(LayoutMotion.between(entered, tree.root(), end))
                .isEqualTo(LayoutMotion.between(tree.root(), end).subList(1, 4));
        Layout all = end.state().layout();
        assertThat(LayoutMotion.between(all, tree.root(), end))
                .singleElement()
                .satisfies(motion -> assertThat(motion.motions()).isEmpty());
    }

    @Test
    void a_captured_stone_goes_to_the_bank_of_its_owner() {
        State flanking = STONES.read("5/5/Rb1bR/2R2/b3b[R2b] r - 3 19").orElseThrow();
        LayoutMotion capture = LayoutMotion.of(
                        flanking, flanking.readSteps("c2-c3xb3").orElseThrow().subList(0, 1))
                .get(0);
        int b3 = STONES.board().find("b3");
        assertThat(capture.trays())
                .containsEntry(new PieceMotion.Removal('b', b3, b3), new TraySlot(Side.SECOND, Optional.of(2)));
    }

    @Test
    void a_placed_stone_that_is_taken_back_returns_to_its_hollow() {
        State start = STONES.start();
        GameTree placing = new GameTree(start);
        GameTree.Node placed = placing.add(placing.root(), start.readTurn("@c3").orElseThrow());
        LayoutMotion back = LayoutMotion.between(placed, placing.root()).get(0);
        Side mover = start.layout().side();
        int hollow = Reserves.count(STONES, placed.state().layout(), mover);
        assertThat(back.trays().values()).containsExactly(new TraySlot(mover, Optional.of(hollow)));
    }

    @Test
    void pieces_that_leave_go_to_no_tray_in_games_without_a_reserve() {
        State state = Games.EXIMO.read("8/8/8/3b4/2W5/8/8/8 w - 0 1").orElseThrow();
        LayoutMotion capture =
                LayoutMotion.of(state, state.legalSteps().subList(0, 1)).get(0);
        assertThat(capture.motions()).hasAtLeastOneElementOfType(PieceMotion.Removal.class);
        assertThat(capture.trays()).isEmpty();
    }
}
