package org.tabuleiro.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Point2D;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.content.BoardDrawing;
import org.tabuleiro.content.PieceDrawing;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.scene.LayoutMotion;
import org.tabuleiro.table.scene.PieceMotion;
import org.tabuleiro.table.scene.TraySlot;

/** How pieces are drawn on their way from one position to the next. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TransitionTest {
    private static final String PUSH = "5/5/5/R4/RRRbb[] r - 0 33";

    private static int square(Game game, String name) {
        return game.board().find(name);
    }

    private static LayoutMotion of(State before, String step) {
        return LayoutMotion.of(before, before.readSteps(step).orElseThrow().subList(0, 1))
                .get(0);
    }

    /** The motion that takes back a turn of one step. */
    private static LayoutMotion backwards(State before, String step) {
        GameTree tree = new GameTree(before);
        GameTree.Node end = tree.add(tree.root(), before.readTurn(step).orElseThrow());
        return LayoutMotion.between(end, tree.root()).getLast();
    }

    private static PieceMotion glide(Game game, char letter, String from, String to) {
        return new PieceMotion.Glide(letter, square(game, from), square(game, to));
    }

    private static BoardDrawing drawing(Game game) {
        return BoardRenderer.of(game, BoardLook.of(Theme.DEFAULT, BoardDrawing.Size.FULL))
                .drawing();
    }

    private static Grid grid(Game game, boolean flipped) {
        return Grid.fit(game.board(), drawing(game), 800, 800, flipped);
    }

    private static Optional<TrayPlaces> places(Game game, Grid grid) {
        return drawing(game).tray().map(tray -> new TrayPlaces(tray, grid));
    }

    private static List<Transition.MovingPiece> drawn(Game game, Grid grid, LayoutMotion motion, double done) {
        return new Transition(motion, done).pieces(grid, places(game, grid));
    }

    @Test
    void a_push_moves_its_row_together_and_the_last_stone_goes_to_its_bank() {
        Game game = Games.SIXTEEN_STONES;
        LayoutMotion push = of(game.read(PUSH).orElseThrow(), "a1>d1");
        PieceMotion exit = new PieceMotion.Exit('b', square(game, "e1"), 1, 0);
        assertThat(push.motions())
                .containsExactlyInAnyOrder(
                        glide(game, 'R', "a1", "b1"),
                        glide(game, 'R', "b1", "c1"),
                        glide(game, 'R', "c1", "d1"),
                        glide(game, 'b', "d1", "e1"),
                        exit);
        assertThat(push.trays()).isEqualTo(Map.of(exit, new TraySlot(Side.SECOND, Optional.of(0))));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_stone_that_is_pushed_off_slides_over_the_rim_into_its_hollow(boolean flipped) {
        Game game = Games.SIXTEEN_STONES;
        Grid grid = grid(game, flipped);
        LayoutMotion push = of(game.read(PUSH).orElseThrow(), "a1>d1");
        Point2D edge = grid.centre(square(game, "e1"));
        Transition.MovingPiece first = drawn(game, grid, push, 0).getLast();
        assertThat(first.centre()).isEqualTo(edge);
        assertThat(first.size()).isEqualTo(PieceDrawing.SIZE);
        Transition.MovingPiece over = drawn(game, grid, push, 0.3).getLast();
        assertThat(over.centre().getY()).isEqualTo(edge.getY());
        assertThat((over.centre().getX() - edge.getX()) * (flipped ? -1 : 1)).isBetween(1.0, grid.side());
        Transition.MovingPiece last = drawn(game, grid, push, 1).getLast();
        TrayPlaces places = places(game, grid).orElseThrow();
        assertThat(last.centre().distance(places.of(Side.SECOND, Optional.of(0))))
                .isLessThan(0.001);
        assertThat(last.size()).isEqualTo(places.tray().stone());
        assertThat(last.opacity()).isEqualTo(1);
    }

    @Test
    void a_push_is_taken_back_the_same_way() {
        Game game = Games.SIXTEEN_STONES;
        Grid grid = grid(game, false);
        State before = game.read(PUSH).orElseThrow();
        LayoutMotion back = backwards(before, "a1>d1");
        LayoutMotion push = of(before, "a1>d1");
        assertThat(back.motions()).hasSameSizeAs(push.motions());
        for (double done : new double[] {0, 0.25, 0.5, 1}) {
            List<Point2D> there = drawn(game, grid, push, done).stream()
                    .map(Transition.MovingPiece::centre)
                    .toList();
            for (Transition.MovingPiece piece : drawn(game, grid, back, 1 - done)) {
                assertThat(there).anyMatch(point -> point.distance(piece.centre()) < 0.001);
            }
        }
        assertThat(new Transition(back, 0.5).arriving())
                .contains(square(game, "a1"), square(game, "d1"), square(game, "e1"));
    }

    @Test
    void a_stone_on_its_way_is_in_no_tray() {
        Game game = Games.SIXTEEN_STONES;
        State before = game.read(PUSH).orElseThrow();
        LayoutMotion push = of(before, "a1>d1");
        assertThat(new Transition(push, 0.5).trays(Side.SECOND)).isEqualTo(push.before());
        LayoutMotion back = backwards(before, "a1>d1");
        assertThat(new Transition(back, 0.5).trays(Side.SECOND)).isEqualTo(back.after());
    }

    @Test
    void a_man_that_jumps_over_another_is_a_single_move() {
        Game game = Games.EXIMO;
        LayoutMotion jump = of(game.start(), "b2-d4");
        assertThat(jump.motions()).containsExactly(glide(game, 'W', "b2", "d4"));
        Grid grid = grid(game, false);
        assertThat(drawn(game, grid, jump, 0.5))
                .singleElement()
                .satisfies(man -> assertThat(man.centre().distance(grid.centre(square(game, "c3"))))
                        .isLessThan(0.001));
    }

    @Test
    void a_captured_man_shrinks_and_fades_below_the_one_that_jumps() {
        Game game = Games.EXIMO;
        State before = game.read("8/8/8/3b4/2W5/8/8/8 w - 0 1").orElseThrow();
        LayoutMotion capture =
                LayoutMotion.of(before, before.legalSteps().subList(0, 1)).get(0);
        List<Transition.MovingPiece> end = drawn(game, grid(game, false), capture, 1);
        assertThat(end).extracting(Transition.MovingPiece::letter).containsExactly('b', 'W');
        assertThat(end.get(0).opacity()).isZero();
        assertThat(end.get(0).size()).isEqualTo(PieceDrawing.SIZE * 0.9);
    }

    @Test
    void a_placed_piece_lands() {
        Game game = Games.XADRERSI;
        State before = game.start();
        LayoutMotion placed =
                LayoutMotion.of(before, before.legalSteps().subList(0, 1)).get(0);
        assertThat(placed.motions()).singleElement().isInstanceOf(PieceMotion.Landing.class);
        assertThat(placed.trays()).isEmpty();
        Grid grid = grid(game, false);
        assertThat(drawn(game, grid, placed, 0).get(0).size()).isEqualTo(PieceDrawing.SIZE * 1.08);
        assertThat(drawn(game, grid, placed, 1).get(0).size()).isEqualTo(PieceDrawing.SIZE);
    }

    @Test
    void the_steps_of_a_turn_follow_each_other() {
        State start = Games.EXIMO.start();
        LayoutMotion first = of(start, "b2-d4");
        LayoutMotion second = LayoutMotion.between(Games.EXIMO, first.after(), first.before());
        List<LayoutMotion> both = List.of(first, second);
        assertThat(PieceAnimation.at(both, 0.25)).isEqualTo(new Transition(first, 0.5));
        assertThat(PieceAnimation.at(both, 0.75)).isEqualTo(new Transition(second, 0.5));
        assertThat(PieceAnimation.at(both, 1)).isEqualTo(new Transition(second, 1));
    }
}
