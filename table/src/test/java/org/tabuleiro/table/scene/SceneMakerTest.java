package org.tabuleiro.table.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.TestTable;

/** What is seen of a game, without a screen. */
final class SceneMakerTest {
    private static final SceneMaker.Options PLAIN = new SceneMaker.Options(-1, false, false);

    private static Table table(State start) {
        return TestTable.people(start).table;
    }

    private static Scene scene(Table table) {
        return SceneMaker.of(table, PLAIN, List.of());
    }

    private static Scene pointed(Table table, String square) {
        int index = table.game().board().find(square);
        return SceneMaker.of(table, new SceneMaker.Options(index, false, false), List.of());
    }

    private static boolean has(Scene scene, String square, Mark.Kind kind) {
        return scene.has(scene.game().board().find(square), kind);
    }

    private static void click(Table table, String... clicks) {
        for (String click : clicks) {
            table.input().click(Click.of(table.game(), click));
        }
    }

    @Test
    void men_that_must_capture_are_ringed_and_victims_stay_until_the_turn_is_complete() {
        Table table = table(Games.EXIMO.start());
        for (String turn : List.of("b2-d4", "d7-b5", "b1-a2", "b8-a7", "g2-h3", "e8-e6", "e2-d3", "b7-d5")) {
            table.input().enter(table.input().entry().state().readSteps(turn).orElseThrow());
        }
        assertThat(has(scene(table), "d4", Mark.Kind.MUST)).isTrue();
        assertThat(has(scene(table), "b3", Mark.Kind.MUST)).isFalse();
        click(table, "d4", "b8");
        Scene due = scene(table);
        assertThat(due.marks())
                .contains(
                        new Mark.Faded(Games.EXIMO.board().find("d5"), 'b'),
                        new Mark.Faded(Games.EXIMO.board().find("c7"), 'b'));
        assertThat(has(due, "b2", Mark.Kind.ZONE)).isTrue();
        assertThat(has(due, "b2", Mark.Kind.PLACE)).isTrue();
        click(table, "b2", "g2");
        assertThat(scene(table).marks()).noneMatch(mark -> mark instanceof Mark.Faded);
        assertThat(has(scene(table), "b1", Mark.Kind.ZONE)).isFalse();
    }

    @Test
    void a_jump_over_an_own_man_is_marked_as_a_jump_and_not_as_a_capture() {
        Table table = table(Games.EXIMO.start());
        click(table, "b2");
        assertThat(has(scene(table), "b4", Mark.Kind.JUMP)).isTrue();
        assertThat(has(scene(table), "b4", Mark.Kind.TAKE)).isFalse();
    }

    @Test
    void the_man_of_a_chain_must_go_on() {
        Table table = table(Games.EXIMO.read("7b/8/8/2W1W3/8/2W5/1W6/8 w - 0 1").orElseThrow());
        click(table, "b2", "d4");
        assertThat(has(scene(table), "d4", Mark.Kind.MUST)).isTrue();
        assertThat(has(scene(table), "f6", Mark.Kind.JUMP)).isTrue();
        assertThat(has(scene(table), "b6", Mark.Kind.JUMP)).isTrue();
    }

    @Test
    void a_ship_that_has_moved_leaves_a_trail() {
        Game game = Games.BREAKTHRU;
        Table table = table(
                game.read("10s/11/11/3G7/11/5F5/11/7G3/11/11/s10[] g - 0 5").orElseThrow());
        click(table, "h4", "h2");
        assertThat(scene(table).marks())
                .contains(new Mark.Trail(game.board().find("h4"), game.board().find("h2")));
    }

    @Test
    void attacked_squares_are_shown_where_that_is_wanted() {
        Table table = table(Games.XADRERSI.start().play("K@d4"));
        Scene heat = SceneMaker.of(table, new SceneMaker.Options(-1, true, false), List.of());
        assertThat(heat.marks()).contains(new Mark.Heat(Games.XADRERSI.board().find("e5"), 1, 0));
        assertThat(scene(table).marks()).noneMatch(mark -> mark instanceof Mark.Heat);
    }

    @Test
    void a_push_has_a_handle_and_shows_where_every_stone_would_end() {
        Game game = Games.SIXTEEN_STONES;
        Table table = table(game.read("5/5/2b2/5/RRb1b[] r - 0 19").orElseThrow());
        click(table, "a1");
        Scene handle = scene(table);
        assertThat(has(handle, "c1", Mark.Kind.PUSH)).isTrue();
        assertThat(has(handle, "c1", Mark.Kind.TAKE)).isFalse();
        assertThat(handle.marks())
                .contains(new Mark.Handle(game.board().find("a1"), game.board().find("c1")));
        Scene ghost = pointed(table, "c1");
        assertThat(ghost.marks())
                .contains(
                        new Mark.Ghost(game.board().find("c1"), 'R'),
                        new Mark.Ghost(game.board().find("d1"), 'b'));
    }

    @Test
    void while_captures_are_chosen_the_board_shows_what_is_certain() {
        Game game = Games.SIXTEEN_STONES;
        Random random = new Random(3);
        int seen = 0;
        for (int i = 0; i < 400 && seen < 5; i++) {
            State state = game.start();
            while (!state.isOver() && choice(state) == null && state.turnNumber() < 60) {
                List<Step> steps = state.legalSteps();
                state = state.play(steps.get(random.nextInt(steps.size())));
            }
            Step step = state.isOver() ? null : choice(state);
            if (step == null || !state.isTurnStart()) {
                continue;
            }
            seen++;
            Table table = table(state);
            table.input().click(new Click.Square(step.origin().orElseThrow()));
            assertThat(scene(table).has(step.target(), Mark.Kind.PLACE))
                    .as("what moves is not placed: %s in %s", step, state)
                    .isFalse();
            table.input().click(new Click.Square(step.target()));
            Scene scene = scene(table);
            Layout after = state.play(step).layout();
            for (int square = 0; square < game.board().size(); square++) {
                if (step.captured().contains(square)) {
                    assertThat(scene.layout().isOf(state.toMove().other(), square))
                            .as("%s in %s", step, state)
                            .isTrue();
                    assertThat(scene.has(square, Mark.Kind.TAKE)).isTrue();
                } else if (after.isOf(state.toMove(), square)) {
                    assertThat(scene.layout().at(square)).isEqualTo(after.at(square));
                }
                if (state.layout().isOf(state.toMove(), square)) {
                    assertThat(scene.has(square, Mark.Kind.TAKE))
                            .as("own stones are not taken: %s in %s", step, state)
                            .isFalse();
                }
            }
        }
        assertThat(seen).isPositive();
    }

    /** A step that is one of several with other captures. */
    private static @org.jspecify.annotations.Nullable Step choice(State state) {
        for (Step step : state.legalSteps()) {
            if (state.game().guide().ways(state, step).get(0).size() > 2) {
                return step;
            }
        }
        return null;
    }
}
