package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Rectangle;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import javax.swing.JList;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.desktop.window.AppDriver;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.coach.MistakeReview;
import org.tabuleiro.table.scene.Mark;

/** The end of a game, its quick review, and learning from one's own mistakes. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class EndReviewTest {
    @TempDir
    Path home;

    /** Plays the short game to its end; the side that does not make the last turn is the computer's. */
    private static void end(AppDriver app, Game game) {
        List<Turn> turns = ShortGames.of(game).line().turns();
        app.playTogether(game.start());
        AppDriver.run(() -> {
            turns.subList(0, turns.size() - 1)
                    .forEach(turn -> app.table().input().enter(turn.steps()));
            app.table().sit(app.table().match().toMove().other(), new Seat.Computer(2));
        });
        AppDriver.run(() -> app.table().input().enter(turns.getLast().steps()));
        app.flushEvents();
    }

    private static void reviewed(AppDriver app) {
        app.await("the game is reviewed", () -> app.table().coach().review().isDone());
        app.flushEvents();
    }

    private static String text(AppDriver app, String name) {
        return AppDriver.query(() -> ((JLabel) app.find(name)).getText());
    }

    @Test
    void a_quick_review_fills_in_accuracy_mistakes_and_the_turning_point_without_moving_anything() {
        try (AppDriver app = AppDriver.open(home, Map.of("width", "1280", "height", "800"))) {
            end(app, Games.EXIMO);
            assertThat(text(app, "end-headline")).isEqualTo("You won");
            app.await(
                    "the review has begun", () -> app.lookup("review:progress").isPresent());
            assertThat(app.lookup("review:first-accuracy"))
                    .as("no empty figures")
                    .isEmpty();
            int before = AppDriver.query(() -> app.find("review-tiles").getHeight());
            reviewed(app);
            assertThat(AppDriver.query(() -> app.find("review-tiles").getHeight()))
                    .isEqualTo(before);
            assertThat(app.lookup("review:progress")).isEmpty();
            assertThat(text(app, "review:first-accuracy")).matches("[0-9]+ %");
            assertThat(text(app, "review:second-accuracy")).matches("[0-9]+ %");
            assertThat(text(app, "review:mistakes")).matches("[0-9]+");
            GameTree.Node turning = app.table().coach().review().turningPoint().orElseThrow();
            app.click(app.find("review:turning-point"));
            assertThat(AppDriver.query(() -> app.table().displayed())).isSameAs(turning);
        }
    }

    @Test
    void the_decisive_squares_are_marked_while_the_end_is_displayed() {
        try (AppDriver app = AppDriver.open(home)) {
            end(app, Games.BREAKTHRU);
            List<Integer> squares = AppDriver.query(
                    () -> app.table().coach().end().orElseThrow().squares());
            assertThat(squares).isNotEmpty();
            assertThat(squares)
                    .allMatch(
                            square -> AppDriver.query(() -> app.board().scene().has(square, Mark.Kind.HINT)));
            app.press("alt LEFT");
            assertThat(squares)
                    .noneMatch(
                            square -> AppDriver.query(() -> app.board().scene().has(square, Mark.Kind.HINT)));
        }
    }

    @Test
    void an_empty_square_is_not_marked_at_the_end() {
        try (AppDriver app = AppDriver.open(home)) {
            end(app, Games.EXIMO);
            // The last man was jumped over.
            int jumped = Games.EXIMO.board().find("e2");
            assertThat(AppDriver.query(
                            () -> app.table().coach().end().orElseThrow().squares()))
                    .containsExactly(jumped);
            assertThat(AppDriver.query(() -> app.board().scene().has(jumped, Mark.Kind.HINT)))
                    .isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource({"800, 600", "1280, 800"})
    void the_list_begins_with_a_whole_row_and_shows_the_displayed_one(String width, String height) {
        try (AppDriver app = AppDriver.open(home, Map.of("width", width, "height", height))) {
            end(app, Games.EXIMO);
            reviewed(app);
            JList<?> moves = (JList<?>) app.find("moves");
            assertThat(isTidy(moves)).as("at the end").isTrue();
            app.click(app.find("command:review"));
            JList<?> reviewed = (JList<?>) app.find("moves");
            for (int depth = AppDriver.query(() -> app.table().displayed().depth()); depth > 1; depth--) {
                app.press("alt LEFT");
                app.flushEvents();
                assertThat(isTidy(reviewed)).as("before turn " + depth).isTrue();
            }
        }
    }

    private static boolean isTidy(JList<?> moves) {
        return AppDriver.query(() -> {
            Rectangle seen = moves.getVisibleRect();
            int top = moves.locationToIndex(seen.getLocation());
            return moves.getCellBounds(top, top).y == seen.y
                    && seen.contains(moves.getCellBounds(moves.getSelectedIndex(), moves.getSelectedIndex()));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "pt"})
    void five_rows_of_a_review_are_seen_in_the_smallest_window(String language) {
        try (AppDriver app = AppDriver.open(home, Map.of("language", language, "width", "800", "height", "600"))) {
            end(app, Games.EXIMO);
            reviewed(app);
            app.click(app.find("command:review"));
            app.press("alt LEFT");
            app.flushEvents();
            assertThat(AppDriver.query(() -> app.find("chance-graph").isShowing()))
                    .isTrue();
            JList<?> moves = (JList<?>) app.find("moves");
            int row = AppDriver.query(
                    () -> moves.getCellBounds(moves.getSelectedIndex(), moves.getSelectedIndex()).height);
            assertThat(AppDriver.query(() -> moves.getVisibleRect().height)).isGreaterThanOrEqualTo(5 * row);
        }
    }

    @Test
    void one_click_leads_through_the_mistakes_of_the_person() {
        try (AppDriver app = AppDriver.open(home, Map.of("width", "1280", "height", "800"))) {
            end(app, Games.EXIMO);
            reviewed(app);
            app.click(app.find("command:learn"));
            MistakeReview mistakes = app.table().coach().mistakes().orElseThrow();
            int count = mistakes.count();
            assertThat(count).isPositive();
            assertThat(app.prompt()).startsWith("You played").endsWith("Find a better move.");
            assertThat(text(app, "mistakes-progress")).isEqualTo("Mistake 1 of " + count);
            assertThat(app.moves()).as("the better turns are not told").doesNotContain("1. b2-a3");
            Turn played = ShortGames.of(Games.EXIMO).line().turns().get(0);
            AppDriver.run(() -> app.table().input().enter(played.steps()));
            app.flushEvents();
            assertThat(app.prompt()).contains("what you played in the game");
            assertThat(app.moves().lines())
                    .as("later turns would tell too much")
                    .hasSize(1);
            app.press("ctrl D");
            assertThat(app.prompt()).startsWith("The best move was");
            assertThat(app.lookup("chance-graph")).isEmpty();
            app.press("ctrl G");
            assertThat(text(app, "mistakes-progress")).isEqualTo("Mistake 2 of " + count);
            for (int i = 1; i < count; i++) {
                app.press("ctrl G");
            }
            assertThat(app.prompt()).isEqualTo("You solved 0 of " + count + " mistakes.");
            app.click(app.find("command:end-mistakes"));
            assertThat(app.moves()).as("the better turns are listed").contains("1. b2-a3");
            assertThat(app.lookup("command:learn")).isPresent();
        }
    }

    @Test
    void a_better_turn_is_judged_by_the_engine() {
        try (AppDriver app = AppDriver.open(home)) {
            end(app, Games.EXIMO);
            reviewed(app);
            app.click(app.find("command:learn"));
            MistakeReview mistakes = app.table().coach().mistakes().orElseThrow();
            Turn best = AppDriver.query(
                    () -> app.table().displayed().children().get(1).turn().orElseThrow());
            AppDriver.run(() -> app.table().input().enter(best.steps()));
            app.await("it is judged", () -> mistakes.stage() == MistakeReview.Stage.SOLVED);
            app.flushEvents();
            assertThat(app.prompt()).contains(best.text());
            assertThat(AppDriver.query(mistakes::solved)).isEqualTo(1);
        }
    }

    @Test
    void the_reviewed_game_keeps_its_place_among_the_recent_games() {
        try (AppDriver app = AppDriver.open(home)) {
            end(app, Games.EXIMO);
            reviewed(app);
            app.click(app.find("command:review"));
            assertThat(AppDriver.query(() -> app.table().isStudy())).isTrue();
            assertThat(app.record().tags()).containsEntry("Second", "Computer, level 2");
            app.await("command:learn");
            AppDriver.run(() -> ((AbstractButton) app.find("command:learn")).doClick());
            app.flushEvents();
            AppDriver.run(() -> app.window().showHome());
            app.await("recent-game:0");
            assertThat(app.lookup("recent-game:1")).as("one game, saved once").isEmpty();
        }
    }

    @Test
    void the_chance_graph_is_shown_after_the_end_and_a_click_goes_there() {
        try (AppDriver app = AppDriver.open(home, Map.of("width", "1280", "height", "800"))) {
            end(app, Games.EXIMO);
            reviewed(app);
            Component graph = app.find("chance-graph");
            app.click(graph, new java.awt.Point(9, 20));
            assertThat(AppDriver.query(() -> app.table().displayed().depth())).isZero();
            assertThat(AppDriver.query(
                            () -> app.find("accuracy").getAccessibleContext().getAccessibleName()))
                    .contains("You")
                    .contains("%");
        }
    }

    @Test
    void a_finished_game_reports_what_was_played_and_asks_for_nothing() {
        try (AppDriver app = AppDriver.open(home)) {
            end(app, Games.EXIMO);
            app.press("alt LEFT");
            // White had to capture here.
            assertThat(app.prompt()).isEqualTo("Black played g8xe6xg4xg2xe2.");
            assertThat(isAsked(app)).isFalse();
            app.press("alt END");
            reviewed(app);
            app.click(app.find("command:review"));
            app.press("alt HOME");
            assertThat(app.prompt()).isEqualTo("The beginning of the game.");
            app.press("alt RIGHT");
            assertThat(app.prompt()).isEqualTo("White played b2-d4. That was a mistake.");
            app.press("alt END");
            app.press("alt LEFT");
            assertThat(isAsked(app)).isFalse();
            app.clickSquare(Games.EXIMO.board().find("f1"));
            assertThat(app.prompt()).as("a variation is begun").doesNotContain("played");
            assertThat(isAsked(app)).isTrue();
        }
    }

    private static boolean isAsked(AppDriver app) {
        return AppDriver.query(() -> app.board().scene().marks().stream().anyMatch(Mark::isMoveHint));
    }

    @Test
    void the_review_has_the_figures_of_the_end() {
        try (AppDriver app = AppDriver.open(home, Map.of("width", "1280", "height", "800"))) {
            end(app, Games.EXIMO);
            reviewed(app);
            String first = text(app, "review:first-accuracy");
            String second = text(app, "review:second-accuracy");
            int mistakes = Integer.parseInt(text(app, "review:mistakes"));
            app.click(app.find("command:review"));
            assertThat(AppDriver.query(() -> app.table().isStudy())).isTrue();
            String line = AppDriver.query(
                    () -> app.find("accuracy").getAccessibleContext().getAccessibleName());
            assertThat(line)
                    .startsWith("You " + first + ", " + mistakes + " mistakes")
                    .contains("Black " + second);
        }
    }

    @ParameterizedTest
    @CsvSource({"false, 0", "true, 1"})
    void the_chance_graph_is_shown_in_a_game_only_if_it_is_switched_on(boolean on, int graphs) {
        Map<String, String> settings = Map.of("width", "1280", "height", "800", "chances", String.valueOf(on));
        try (AppDriver app = AppDriver.open(home, settings)) {
            app.playTogether(Games.EXIMO.start());
            app.playAny();
            app.flushEvents();
            assertThat(app.lookup("chance-graph").stream().count()).isEqualTo(graphs);
            if (on) {
                reviewed(app);
            }
        }
    }
}
