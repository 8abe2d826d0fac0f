package org.tabuleiro.table.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/** How pieces move on the screen: what is animated leads from each position to the next. */
final class PieceMotionsTest {
    private static final int STEPS = 300;

    static List<Game> games() {
        return Games.ALL;
    }

    private static Step step(State state, String text) {
        return state.readSteps(text).orElseThrow().get(0);
    }

    private static int square(Game game, String name) {
        return game.board().find(name);
    }

    @ParameterizedTest
    @MethodSource("games")
    void motions_lead_from_every_position_to_the_next_and_back(Game game) {
        Random random = new Random(5);
        State state = game.start();
        for (int i = 0; i < STEPS; i++) {
            if (state.isOver()) {
                state = game.start();
            }
            List<Step> legal = state.legalSteps();
            Step step = legal.get(random.nextInt(legal.size()));
            Layout before = state.layout();
            State next = state.play(step);
            assertThat(moved(before, PieceMotions.of(state, step)))
                    .as("%s %s", state, step)
                    .isEqualTo(next.layout().board());
            assertThat(moved(next.layout(), PieceMotions.backwards(state, step)))
                    .as("%s %s backwards", state, step)
                    .isEqualTo(before.board());
            assertThat(moved(next.layout(), PieceMotions.between(game.board(), next.layout(), before)))
                    .isEqualTo(before.board());
            state = next;
        }
    }

    /** The board after all motions at once; a square from which nothing moves keeps its piece. */
    private static String moved(Layout before, List<PieceMotion> motions) {
        char[] board = before.board().toCharArray();
        for (PieceMotion motion : motions) {
            switch (motion) {
                case PieceMotion.Glide glide -> board[glide.from()] = Layout.EMPTY;
                case PieceMotion.Exit exit -> board[exit.square()] = Layout.EMPTY;
                case PieceMotion.Removal removal -> board[removal.from()] = Layout.EMPTY;
                case PieceMotion.Entrance entrance -> {}
                case PieceMotion.Landing landing -> {}
            }
        }
        for (PieceMotion motion : motions) {
            switch (motion) {
                case PieceMotion.Glide glide -> board[glide.to()] = glide.letter();
                case PieceMotion.Entrance entrance -> board[entrance.square()] = entrance.letter();
                case PieceMotion.Landing landing -> board[landing.square()] = landing.letter();
                case PieceMotion.Exit exit -> {}
                case PieceMotion.Removal removal -> {}
            }
        }
        return new String(board);
    }

    @Test
    void a_push_moves_the_whole_row_and_the_last_stone_over_the_edge() {
        Game game = Games.SIXTEEN_STONES;
        State state = game.read("4b/5/RRb2/5/3Rb[2R2b] r - 0 31").orElseThrow();
        assertThat(PieceMotions.of(state, step(state, "a3>c3")))
                .containsExactlyInAnyOrder(
                        new PieceMotion.Glide('R', square(game, "a3"), square(game, "b3")),
                        new PieceMotion.Glide('R', square(game, "b3"), square(game, "c3")),
                        new PieceMotion.Glide('b', square(game, "c3"), square(game, "d3")));
        State edge = game.read("4b/5/2RRb/5/3Rb[2R2b] r - 0 31").orElseThrow();
        assertThat(PieceMotions.of(edge, step(edge, "c3>e3")))
                .contains(new PieceMotion.Exit('b', square(game, "e3"), 1, 0));
        assertThat(PieceMotions.backwards(edge, step(edge, "c3>e3")))
                .contains(new PieceMotion.Entrance('b', square(game, "e3"), 1, 0));
    }

    @Test
    void a_jumping_man_glides_and_the_captured_one_is_removed() {
        Game game = Games.EXIMO;
        State state = game.read("8/8/8/3b4/2W5/8/8/8 w - 0 1").orElseThrow();
        Step capture = state.legalSteps().get(0);
        assertThat(PieceMotions.of(state, capture))
                .containsExactlyInAnyOrder(
                        new PieceMotion.Removal('b', square(game, "d5"), square(game, "d5")),
                        new PieceMotion.Glide('W', square(game, "c4"), square(game, "e6")));
    }

    @Test
    void placed_pieces_land() {
        State state = Games.XADRERSI.start();
        Step step = state.legalSteps().get(0);
        assertThat(PieceMotions.of(state, step)).hasSize(1).allMatch(PieceMotion.Landing.class::isInstance);
    }
}
