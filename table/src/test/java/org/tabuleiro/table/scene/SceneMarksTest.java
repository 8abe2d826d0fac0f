package org.tabuleiro.table.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tabuleiro.table.Tables.click;
import static org.tabuleiro.table.Tables.state;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Guide;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.Tables;

/** What is marked on the board: the last turn, what was entered, what can be done, what a click would do. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SceneMarksTest {
    private static final State START = Games.EXIMO.start();
    /** Two moves by two ships make a turn. */
    private static final State SHIPS = state(Games.BREAKTHRU, "10s/11/11/3G7/11/5F5/11/7G3/11/11/s10[] g - 0 5");
    /** A man arrives and two new ones appear. */
    private static final State ARRIVAL = state(Games.EXIMO, "5b2/2W5/8/8/8/8/2W5/2W5 w - 0 41");
    /** From c3 the stone on c2 flanks b3 and d3. */
    private static final String FLANK = "5/5/Rb1bR/2R2/b3b";

    private static Scene scene(Table table) {
        return SceneMaker.of(table, new SceneMaker.Options(-1, false, false), List.of());
    }

    private static Scene pointed(Table table, String square) {
        return SceneMaker.of(table, new SceneMaker.Options(at(table.game(), square), false, false), List.of());
    }

    private static int at(Game game, String square) {
        return game.board().find(square);
    }

    /** The names of the squares with a mark, in the order of the marks. */
    private static List<String> squares(Scene scene, Mark.Kind kind) {
        return scene.marks().stream()
                .filter(mark -> mark instanceof Mark.Spot spot && spot.kind() == kind)
                .map(mark -> scene.game().board().name(((Mark.Spot) mark).square()))
                .toList();
    }

    private static <T extends Mark> List<T> marks(Scene scene, Class<T> type) {
        return scene.marks().stream().filter(type::isInstance).map(type::cast).toList();
    }

    @Test
    void a_scene_without_move_hints_keeps_the_last_turn() {
        Table table = Tables.of(START, "b2-d4");
        click(table, "b7");
        Scene scene = scene(table);
        assertThat(scene.marks()).anyMatch(Mark::isMoveHint);
        assertThat(squares(scene.withoutMoveHints(), Mark.Kind.LAST)).containsExactly("b2", "d4");
        assertThat(scene.withoutMoveHints().marks()).noneMatch(Mark::isMoveHint);
        assertThat(scene.withoutMoveHints().layout()).isEqualTo(scene.layout());
    }

    // --- the last turn ---

    @Test
    void the_squares_of_the_last_turn_are_marked_once_each() {
        Table table = Tables.of(START, "b2-d4");
        assertThat(squares(scene(table), Mark.Kind.LAST)).containsExactly("b2", "d4");
        assertThat(marks(scene(table), Mark.Arrow.class)).isEmpty();
        assertThat(squares(scene(Tables.of(START)), Mark.Kind.LAST)).isEmpty();
    }

    @Test
    void the_steps_of_the_last_turn_are_numbered_where_that_is_wanted() {
        Table table = Tables.of(SHIPS, "h4-h2,d8-d9");
        Scene scene = SceneMaker.of(table, new SceneMaker.Options(-1, false, true), List.of());
        Game game = table.game();
        assertThat(marks(scene, Mark.Arrow.class))
                .containsExactly(
                        new Mark.Arrow(at(game, "h4"), at(game, "h2"), 1, Mark.Arrow.LAST_TURN),
                        new Mark.Arrow(at(game, "d8"), at(game, "d9"), 2, Mark.Arrow.LAST_TURN));
        assertThat(scene.isNumbered(Mark.Arrow.LAST_TURN)).isTrue();
        Table single = Tables.of(START, "b2-d4");
        Scene still = SceneMaker.of(single, new SceneMaker.Options(-1, false, true), List.of());
        assertThat(marks(still, Mark.Arrow.class)).isEmpty();
    }

    @Test
    void the_last_turn_is_not_marked_once_steps_of_the_next_are_entered() {
        State before = state(Games.BREAKTHRU, "s9s/11/11/3G7/11/5F5/11/7G3/11/11/s9s[] g - 0 5");
        Table table = Tables.of(before, "h4-h2,d8-d9");
        click(table, "a1");
        assertThat(squares(scene(table), Mark.Kind.LAST)).containsExactly("h4", "h2", "d8", "d9");
        click(table, "a2");
        assertThat(squares(scene(table), Mark.Kind.LAST)).isEmpty();
    }

    @Test
    void an_earlier_place_shows_the_turn_that_led_there_and_how_it_stood() {
        State before = state(Games.BREAKTHRU, "s9s/11/11/3G7/11/5F5/11/7G3/11/11/s9s[] g - 0 5");
        Table table = Tables.of(before, "h4-h2,d8-d9", "a1-a2,k1-k2", "h2-h3,d9-d8");
        click(table, "a2", "a3");
        table.display(table.live().parent().orElseThrow());
        Scene scene = scene(table);
        assertThat(squares(scene, Mark.Kind.LAST)).containsExactly("a1", "a2", "k1", "k2");
        assertThat(scene.layout()).isEqualTo(table.displayed().state().layout());
        assertThat(scene.marks()).hasSize(4);
    }

    // --- attacks ---

    @Test
    void squares_that_nobody_attacks_have_no_heat_and_those_of_both_sides_have() {
        Table table = Tables.of(Games.XADRERSI.start(), "K@d4", "N@e5");
        Scene scene = SceneMaker.of(table, new SceneMaker.Options(-1, true, false), List.of());
        Game game = table.game();
        assertThat(marks(scene, Mark.Heat.class))
                .contains(
                        new Mark.Heat(at(game, "d3"), 1, 1),
                        new Mark.Heat(at(game, "c3"), 1, 0),
                        new Mark.Heat(at(game, "f7"), 0, 1))
                .noneMatch(heat -> heat.square() == at(game, "a8"))
                .allMatch(heat -> heat.first() + heat.second() > 0);
    }

    @Test
    void an_earlier_place_shows_the_attacks_of_that_place() {
        Table table = Tables.of(Games.XADRERSI.start(), "K@d4", "N@e5");
        table.display(table.live().parent().orElseThrow());
        Scene scene = SceneMaker.of(table, new SceneMaker.Options(-1, true, false), List.of());
        assertThat(marks(scene, Mark.Heat.class)).hasSize(8).contains(new Mark.Heat(at(table.game(), "d3"), 1, 0));
    }

    // --- what was entered ---

    @Test
    void a_move_that_was_entered_stands_and_captures_nothing() {
        Table table = Tables.of(SHIPS, "h4-h2");
        Scene scene = scene(table);
        assertThat(scene.layout().at(at(table.game(), "h2"))).isEqualTo('G');
        assertThat(marks(scene, Mark.Faded.class)).isEmpty();
        assertThat(marks(scene, Mark.Trail.class)).hasSize(1);
    }

    @Test
    void men_that_were_dropped_leave_no_trail() {
        Table table = Tables.of(ARRIVAL);
        table.input().setConfirming(true);
        Tables.play(table, "c7-d8@b1@f2");
        Game game = table.game();
        assertThat(marks(scene(table), Mark.Trail.class))
                .containsExactly(new Mark.Trail(at(game, "c7"), at(game, "d8")));
    }

    @Test
    void the_first_of_two_new_men_is_seen_where_it_will_stand() {
        Table white = Tables.of(ARRIVAL, "c7-d8");
        click(white, "b1");
        assertThat(squares(scene(white), Mark.Kind.CHOSEN)).containsExactly("b1");
        assertThat(marks(scene(white), Mark.Ghost.class)).containsExactly(new Mark.Ghost(at(white.game(), "b1"), 'W'));

        Table black = Tables.of(state(Games.EXIMO, "8/8/8/8/8/8/2b5/5W2 b - 0 42"), "c2-d1");
        click(black, "b8");
        assertThat(marks(scene(black), Mark.Ghost.class)).containsExactly(new Mark.Ghost(at(black.game(), "b8"), 'b'));
    }

    @Test
    void a_chosen_man_is_marked_and_not_seen_twice() {
        Table table = Tables.of(START);
        click(table, "b3");
        assertThat(squares(scene(table), Mark.Kind.CHOSEN)).containsExactly("b3");
        assertThat(marks(scene(table), Mark.Ghost.class)).isEmpty();
    }

    @Test
    void a_square_chosen_for_a_stone_that_could_be_of_two_kinds_shows_none_of_them() {
        Table table = Tables.of(state(Games.SIXTEEN_STONES, FLANK + "[R] r - 3 19"));
        click(table, "c2", "c3");
        Scene scene = scene(table);
        assertThat(squares(scene, Mark.Kind.CHOSEN)).containsExactly("c2", "c3");
        assertThat(marks(scene, Mark.Ghost.class)).isEmpty();
    }

    // --- what can be done ---

    /** A mark on nearly every square would hide the board. */
    @Test
    void where_more_than_half_of_the_squares_are_allowed_the_others_are_veiled() {
        State silver = Games.BREAKTHRU.start();
        while (silver.toMove() == Side.FIRST) {
            silver = silver.play(silver.legalSteps().get(0));
        }
        Table table = Tables.of(silver);
        Scene scene = scene(table);
        List<String> allowed = table.input().entry().targets().stream()
                .filter(target -> target.shape() == Guide.Shape.PLACE)
                .map(target -> target.click().text(table.game().board()))
                .toList();
        assertThat(allowed).hasSizeGreaterThan(60);
        assertThat(squares(scene, Mark.Kind.PLACE)).isEmpty();
        assertThat(squares(scene, Mark.Kind.ZONE)).isEmpty();
        assertThat(squares(scene, Mark.Kind.GO)).isEmpty();
        Layout layout = scene.layout();
        assertThat(squares(scene, Mark.Kind.VEIL))
                .isNotEmpty()
                .doesNotContainAnyElementsOf(allowed)
                .allMatch(square -> layout.at(at(table.game(), square)) == Layout.EMPTY);
        assertThat(allowed.size() + squares(scene, Mark.Kind.VEIL).size()).isEqualTo(layout.count(Layout.EMPTY));
    }

    @Test
    void the_pointer_shows_the_piece_that_would_be_placed() {
        Table table = Tables.of(Games.SIXTEEN_STONES.start());
        Scene scene = pointed(table, "c3");
        assertThat(squares(scene, Mark.Kind.PLACE)).isEmpty();
        assertThat(squares(scene, Mark.Kind.VEIL)).isEmpty();
        assertThat(marks(scene, Mark.Ghost.class)).containsExactly(new Mark.Ghost(at(table.game(), "c3"), 'R'));
    }

    /** Half of the board and less, but more than a few squares: they are marked less prominently. */
    @Test
    void many_squares_for_a_placement_are_known_as_such() {
        Table table = Tables.of(Games.XADRERSI.start(), "K@d4", "Q@e5");
        click(table, "Q");
        assertThat(squares(scene(table), Mark.Kind.PLACE)).hasSizeBetween(12, 32);
        assertThat(scene(table).hasManyPlaces()).isTrue();
    }

    @Test
    void where_few_squares_are_allowed_they_are_marked_and_nothing_is_veiled() {
        Table table = Tables.of(ARRIVAL, "c7-d8");
        assertThat(squares(scene(table), Mark.Kind.PLACE)).hasSize(10);
        assertThat(scene(table).hasManyPlaces()).isFalse();
        assertThat(squares(scene(table), Mark.Kind.VEIL)).isEmpty();
    }

    @Test
    void the_pieces_that_a_step_of_the_chosen_one_captures_are_ringed() {
        Table table = Tables.of(state(Games.EXIMO, "8/8/8/2bb1b2/2W2W2/8/1W6/8 w - 0 15"));
        assertThat(squares(scene(table), Mark.Kind.VICTIM)).isEmpty();
        click(table, "c4");
        assertThat(squares(scene(table), Mark.Kind.VICTIM)).containsExactlyInAnyOrder("c5", "d5");
    }

    @Test
    void a_chosen_man_can_go_to_the_marked_squares() {
        Table table = Tables.of(START);
        assertThat(squares(scene(table), Mark.Kind.GO)).isEmpty();
        click(table, "b3");
        assertThat(squares(scene(table), Mark.Kind.GO)).containsExactlyInAnyOrder("a4", "b4", "c4");
        assertThat(squares(scene(table), Mark.Kind.TAKE)).isEmpty();
    }

    @Test
    void men_must_capture_only_where_every_step_is_a_capture() {
        Table captures = Tables.of(state(Games.EXIMO, "8/8/8/2bb1b2/2W2W2/8/1W6/8 w - 0 15"));
        assertThat(squares(scene(captures), Mark.Kind.MUST)).containsExactlyInAnyOrder("c4", "f4");
        click(captures, "c4");
        assertThat(squares(scene(captures), Mark.Kind.MUST)).isEmpty();
        assertThat(squares(scene(captures), Mark.Kind.TAKE)).containsExactlyInAnyOrder("c6", "e6");

        Table choice = Tables.of(state(Games.BREAKTHRU, "11/11/11/4s6/3G7/5F5/11/2s3G4/1s9/11/9s1[] g - 3 9"));
        assertThat(squares(scene(choice), Mark.Kind.MUST)).isEmpty();
        click(choice, "d7");
        assertThat(squares(scene(choice), Mark.Kind.TAKE)).containsExactly("e8");
    }

    @Test
    void squares_on_which_something_can_be_placed_are_a_zone_that_lies_under_everything_else() {
        Table setup = Tables.of(Games.BREAKTHRU.start());
        click(setup, "d4");
        Scene scene = scene(setup);
        assertThat(squares(scene, Mark.Kind.ZONE))
                .hasSize(23)
                .contains("d5", "h8")
                .doesNotContain("d4", "f6", "a1");
        assertThat(squares(scene, Mark.Kind.PLACE)).containsExactlyInAnyOrderElementsOf(squares(scene, Mark.Kind.ZONE));
        assertThat(scene.marks().subList(0, 23))
                .allMatch(mark -> mark instanceof Mark.Spot spot && spot.kind() == Mark.Kind.ZONE);

        Table hand = Tables.of(Games.XADRERSI.start(), "K@d4");
        click(hand, "N");
        assertThat(squares(scene(hand), Mark.Kind.PLACE))
                .containsExactlyInAnyOrder("c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5");
    }

    @Test
    void captures_to_choose_among_are_marked_once_the_move_is_entered() {
        Table table = Tables.of(state(Games.SIXTEEN_STONES, FLANK + "[R] r - 3 19"));
        click(table, "c2");
        assertThat(squares(scene(table), Mark.Kind.TAKE)).doesNotContain("b3", "d3");
        click(table, "c3");
        Scene scene = scene(table);
        assertThat(squares(scene, Mark.Kind.TAKE)).containsExactlyInAnyOrder("b3", "d3");
        assertThat(scene.layout().board()).isEqualTo("b...b" + "....." + "RbRbR" + "....." + ".....");
    }

    @Test
    void where_two_of_three_are_captured_each_of_them_is_marked_until_it_is_chosen() {
        Table table = Tables.of(state(Games.SIXTEEN_STONES, "2R2/2b2/Rb1bR/2R2/b3b[2R] r - 3 19"));
        click(table, "c2", "c3");
        assertThat(squares(scene(table), Mark.Kind.TAKE)).containsExactlyInAnyOrder("b3", "d3", "c4");
        click(table, "b3");
        assertThat(squares(scene(table), Mark.Kind.TAKE)).containsExactlyInAnyOrder("d3", "c4");
    }

    @Test
    void only_the_chosen_stone_has_handles_for_its_pushes() {
        Game game = Games.SIXTEEN_STONES;
        Table table = Tables.of(state(game, "2R2/2R2/2b2/5/RRb1b[] r - 0 19"));
        assertThat(marks(scene(table), Mark.Handle.class)).isEmpty();
        click(table, "a1");
        assertThat(marks(scene(table), Mark.Handle.class))
                .containsExactly(new Mark.Handle(at(game, "a1"), at(game, "c1")));
        click(table, "c5");
        assertThat(marks(scene(table), Mark.Handle.class))
                .containsExactly(new Mark.Handle(at(game, "c5"), at(game, "c3")));
    }

    // --- what a click would do ---

    @Test
    void pointing_shows_where_the_chosen_man_would_stand() {
        Table table = Tables.of(START);
        assertThat(marks(pointed(table, "b4"), Mark.Ghost.class)).isEmpty();
        assertThat(marks(pointed(table, "b3"), Mark.Ghost.class)).isEmpty();
        click(table, "b3");
        assertThat(marks(pointed(table, "b4"), Mark.Ghost.class))
                .containsExactly(new Mark.Ghost(at(table.game(), "b4"), 'W'));
        assertThat(marks(pointed(table, "b4"), Mark.Faded.class)).isEmpty();
        assertThat(marks(pointed(table, "d4"), Mark.Ghost.class)).isEmpty();
    }

    @Test
    void stones_that_a_click_would_capture_are_crossed_and_replaced() {
        Game game = Games.SIXTEEN_STONES;
        Table table = Tables.of(state(game, FLANK + "[2R] r - 3 19"));
        click(table, "c2");
        Scene scene = pointed(table, "c3");
        assertThat(squares(scene, Mark.Kind.CAPTURE)).containsExactlyInAnyOrder("b3", "d3");
        assertThat(marks(scene, Mark.Ghost.class))
                .containsExactlyInAnyOrder(
                        new Mark.Ghost(at(game, "b3"), 'D'),
                        new Mark.Ghost(at(game, "c3"), 'R'),
                        new Mark.Ghost(at(game, "d3"), 'D'));
        assertThat(marks(scene, Mark.Faded.class)).isEmpty();
        assertThat(squares(scene(table), Mark.Kind.CAPTURE)).isEmpty();
    }

    @Test
    void stones_that_a_click_would_push_are_not_crossed() {
        Game game = Games.SIXTEEN_STONES;
        Table table = Tables.of(state(game, "5/5/2b2/5/RRb1b[] r - 0 19"));
        click(table, "a1");
        assertThat(squares(pointed(table, "c1"), Mark.Kind.CAPTURE)).isEmpty();
    }

    // --- the rest ---

    @Test
    void marks_of_an_analysis_come_last() {
        Mark hint = new Mark.Spot(0, Mark.Kind.HINT);
        Scene scene = SceneMaker.of(Tables.of(START, "b2-d4"), new SceneMaker.Options(-1, false, false), List.of(hint));
        assertThat(scene.marks().getLast()).isEqualTo(hint);
        assertThat(scene.has(0, Mark.Kind.HINT)).isTrue();
        assertThat(scene.has(1, Mark.Kind.HINT)).isFalse();
    }

    @Test
    void a_state_alone_has_no_marks() {
        Scene scene = Scene.of(START);
        assertThat(scene.game()).isEqualTo(Games.EXIMO);
        assertThat(scene.layout()).isEqualTo(START.layout());
        assertThat(scene.marks()).isEmpty();
    }
}
