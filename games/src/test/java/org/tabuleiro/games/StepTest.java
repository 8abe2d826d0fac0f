package org.tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The shape of a step says what its text says, and what the step does to the board. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class StepTest {
    private static final int GAMES = 15;

    private static State read(Game game, String position) {
        return game.read(position).orElseThrow();
    }

    private static Step step(State state, String text) {
        return state.legalSteps().stream()
                .filter(step -> step.text().equals(text))
                .findFirst()
                .orElseThrow(() -> new AssertionError(text + " is not among " + state.legalSteps()));
    }

    private static List<String> names(State state, List<Integer> squares) {
        return squares.stream().map(state.game().board()::name).toList();
    }

    /** Kind, origin, targets, captured squares, piece and chain of a step, in one line. */
    private static String shape(State state, String text) {
        Step step = step(state, text);
        List<Integer> origin = step.origin().stream().boxed().toList();
        return step.kind() + " " + names(state, origin) + " " + names(state, step.targets()) + " "
                + names(state, step.captured())
                + step.piece().map(letter -> " " + letter).orElse("")
                + (step.continues() ? " continues" : "");
    }

    @Test
    void an_eximo_man_moves_or_jumps_over_an_own_man() {
        State start = Games.EXIMO.start();
        assertThat(shape(start, "b3-b4")).isEqualTo("MOVE [b3] [b4] []");
        assertThat(shape(start, "b2-b4")).isEqualTo("JUMP [b2] [b4] []");
    }

    @Test
    void a_hop_of_an_eximo_chain_comes_from_the_man_of_the_chain() {
        State jumping = read(Games.EXIMO, "7b/8/8/4W3/8/2W5/1W6/8 w - 0 1");
        assertThat(shape(jumping, "b2-d4")).isEqualTo("JUMP [b2] [d4] []");
        assertThat(shape(jumping.play("b2-d4"), "-f6")).isEqualTo("JUMP [d4] [f6] [] continues");
    }

    @Test
    void an_eximo_capture_takes_the_man_that_is_jumped() {
        State taking = read(Games.EXIMO, "7b/8/3b4/8/3b4/3W4/8/8 w - 0 1");
        assertThat(shape(taking, "d3xd5")).isEqualTo("CAPTURE [d3] [d5] [d4]");
        assertThat(shape(taking.play("d3xd5"), "xd7")).isEqualTo("CAPTURE [d5] [d7] [d6] continues");
    }

    @Test
    void an_eximo_drop_places_two_men_at_once() {
        State dropping = read(Games.EXIMO, "b7/3W4/8/8/8/8/8/8 w - 0 1").play("d7-d8");
        assertThat(shape(dropping, "@b1@f2")).isEqualTo("PLACE [] [b1, f2] []");
    }

    @Test
    void a_breakthru_capture_takes_what_stands_on_its_target() {
        State state = read(Games.BREAKTHRU, "11/11/11/11/6s4/5F5/11/3s7/2G8/11/11[] g - 0 5");
        assertThat(shape(state, "c3xd4")).isEqualTo("CAPTURE [c3] [d4] [d4]");
        assertThat(shape(state, "Ff6xg7")).isEqualTo("CAPTURE [f6] [g7] [g7] F");
        assertThat(shape(state, "Ff6-f11")).isEqualTo("MOVE [f6] [f11] [] F");
        assertThat(shape(state, "c3-c5")).isEqualTo("MOVE [c3] [c5] []");
    }

    @Test
    void a_breakthru_game_begins_with_placements_and_a_word() {
        assertThat(shape(Games.BREAKTHRU.start(), "@d5")).isEqualTo("PLACE [] [d5] []");
        State choice = read(
                Games.BREAKTHRU, Games.BREAKTHRU.setups().values().iterator().next());
        assertThat(shape(choice, "silver")).isEqualTo("WORD [] [] []");
    }

    @Test
    void a_xadrersi_step_names_its_piece_in_upper_case_for_both_players() {
        State start = Games.XADRERSI.start();
        assertThat(shape(start, "K@d4")).isEqualTo("PLACE [] [d4] [] K");
        assertThat(shape(start.play("K@d4"), "N@e5")).isEqualTo("PLACE [] [e5] [] N");
    }

    @Test
    void a_sixteen_stones_move_stays_a_move_when_it_captures() {
        State state = read(Games.SIXTEEN_STONES, "5/5/R1bR1/5/b4[R] r - 0 19");
        assertThat(shape(state, "a3-b3xc3")).isEqualTo("MOVE [a3] [b3] [c3]");
        assertThat(shape(state, "a3-a2")).isEqualTo("MOVE [a3] [a2] []");
    }

    @Test
    void a_sixteen_stones_push_has_the_nearest_enemy_stone_as_its_target() {
        State state = read(Games.SIXTEEN_STONES, "5/5/2b2/5/RRb1b[] r - 0 19");
        assertThat(shape(state, "a1>c1")).isEqualTo("PUSH [a1] [c1] []");
    }

    @Test
    void a_word_that_ends_the_turn_is_the_end() {
        State state = read(Games.SIXTEEN_STONES, "5/R4/2b2/5/RRb1b[] r - 0 19").play("a4-a5");
        assertThat(step(state, "end").isEnd()).isTrue();
        assertThat(step(state, "a1>c1").isEnd()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void captured_squares_held_the_opponents_pieces_and_a_step_without_them_captures_nothing(Game game) {
        for (long seed = 0; seed < GAMES; seed++) {
            RandomGame.friendly(game, seed, 120, state -> {
                Side other = state.toMove().other();
                for (Step step : state.legalSteps()) {
                    Layout after = state.play(step).layout();
                    for (int square : step.captured()) {
                        assertThat(after.isOf(other, square)).as(step.text()).isFalse();
                    }
                    boolean fewer = onBoard(after, other) < onBoard(state.layout(), other);
                    // A stone that is pushed over the edge is lost, but not captured.
                    if (fewer && step.kind() != Step.Kind.PUSH) {
                        assertThat(step.isCapture()).as(step.text()).isTrue();
                    }
                    if (step.isCapture()) {
                        assertThat(fewer).as(step.text()).isTrue();
                    }
                }
            });
        }
    }

    private static int onBoard(Layout layout, Side side) {
        int count = 0;
        for (int square = 0; square < layout.board().length(); square++) {
            count += layout.isOf(side, square) ? 1 : 0;
        }
        return count;
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void an_origin_holds_an_own_piece_which_the_step_takes_away(Game game) {
        for (long seed = 0; seed < GAMES; seed++) {
            RandomGame.friendly(game, seed, 120, state -> {
                for (Step step : state.legalSteps()) {
                    step.origin().ifPresent(origin -> {
                        assertThat(state.layout().isOf(state.toMove(), origin))
                                .as(step.text())
                                .isTrue();
                        assertThat(state.play(step).layout().at(origin))
                                .as(step.text())
                                .isEqualTo(Layout.EMPTY);
                    });
                    if (step.kind() == Step.Kind.PLACE) {
                        step.targets()
                                .forEach(square -> assertThat(
                                                state.play(step).layout().isOf(state.toMove(), square))
                                        .as(step.text())
                                        .isTrue());
                    }
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void the_squares_of_a_step_are_those_that_its_text_names_in_that_order(Game game) {
        for (long seed = 0; seed < GAMES; seed++) {
            RandomGame.friendly(game, seed, 120, state -> {
                for (Step step : state.legalSteps()) {
                    List<String> named = new ArrayList<>();
                    if (step.kind() != Step.Kind.WORD) {
                        for (String part : step.text().split("[-x@>]", -1)) {
                            String name = part.replaceAll("^[A-Z]", "");
                            Optional.of(name).filter(each -> !each.isEmpty()).ifPresent(named::add);
                        }
                    }
                    assertThat(names(state, step.squares())).isEqualTo(named);
                }
            });
        }
    }

    @Test
    void a_step_without_the_squares_of_its_kind_cannot_be_made() {
        Board board = new Board(8, 8);
        assertThatThrownBy(() -> Step.of(Step.Kind.MOVE, 1).to(3).on(board))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Step.of(Step.Kind.PLACE, 1).on(board)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Step.of(Step.Kind.PLACE, 1).from(2).to(3).on(board))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
