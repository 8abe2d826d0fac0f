package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.desktop.window.AppDriver;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.table.scene.Mark;

/** The board after the end of a game. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class EndedGameTest {
    private static final Game GAME = Games.EXIMO;
    private static final List<Mark.Kind> TARGETS =
            List.of(Mark.Kind.GO, Mark.Kind.TAKE, Mark.Kind.PLACE, Mark.Kind.ZONE, Mark.Kind.MUST);

    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private AppDriver app;

    @BeforeEach
    void play_until_men_can_be_placed() {
        app = AppDriver.open(home);
        app.playTogether(ShortGames.after(GAME, 8));
        click("d4", "b8");
    }

    @AfterEach
    void close() {
        app.close();
    }

    private void click(String... squares) {
        for (String square : squares) {
            app.clickSquare(GAME.board().find(square));
        }
    }

    private void resign() {
        AppDriver.run(() -> app.table().controls().resign());
        app.flushEvents();
        // The quick review annotates the record.
        app.await(
                "the game is reviewed",
                () -> app.table().live().depth() == 0
                        || app.table().coach().review().isDone());
    }

    private List<Mark> targets() {
        return AppDriver.query(() -> app.board().scene().marks().stream()
                .filter(mark -> mark instanceof Mark.Spot spot && TARGETS.contains(spot.kind()))
                .toList());
    }

    private Optional<Mark> ghostAt(String square) {
        int index = GAME.board().find(square);
        return AppDriver.query(() -> app.board().scene().marks().stream()
                .filter(mark -> mark instanceof Mark.Ghost ghost && ghost.square() == index)
                .findFirst());
    }

    @Test
    void placement_squares_are_marked_until_the_game_ends() {
        assertThat(targets()).isNotEmpty();
        resign();
        assertThat(targets()).isEmpty();
        app.point(GAME.board().find("e2"));
        assertThat(ghostAt("e2")).isEmpty();
    }

    @Test
    void earlier_positions_of_an_ended_game_have_no_targets_either() {
        click("b2", "g2");
        resign();
        app.press("alt LEFT");
        assertThat(AppDriver.query(() -> app.table().displayed().depth())).isZero();
        assertThat(targets()).isEmpty();
    }

    @Test
    void targets_are_marked_again_in_analysis() {
        resign();
        app.press("ctrl A");
        assertThat(targets()).isNotEmpty();
        app.press("ctrl A");
        assertThat(targets()).isEmpty();
    }

    @Test
    void targets_of_a_tried_turn_are_marked_only_in_its_position() {
        click("b2", "g2");
        resign();
        app.press("alt LEFT");
        click("d4");
        assertThat(targets()).as("where the man can go").isNotEmpty();
        app.press("ctrl MINUS");
        assertThat(targets()).as("also after a change of zoom").isNotEmpty();
        app.press("alt RIGHT");
        assertThat(targets()).isEmpty();
    }

    @Test
    void a_turn_entered_after_the_end_is_a_variation() {
        click("b2", "g2");
        resign();
        String before = record();
        assertThat(before).endsWith("1-0");
        Turn tried = AppDriver.query(
                () -> app.table().live().state().legalTurns().iterator().next());
        AppDriver.run(() -> app.table().input().enter(tried.steps()));
        assertThat(AppDriver.query(() -> app.table().displayed().turn())).hasValue(tried);
        assertThat(AppDriver.query(() -> app.table().live().depth())).isEqualTo(1);
        assertThat(app.record().line().turns()).hasSize(1);
        assertThat(record()).contains(tried.text() + ")").endsWith("1-0");
        assertThat(app.moves().lines()).as("a row of its own").contains("5… " + tried.text());
        app.press("ctrl Z");
        assertThat(record()).as("the variation is taken back first").isEqualTo(before);
    }

    private String record() {
        return GameWriter.write(app.record()).strip();
    }

    @Test
    void play_on_reverts_a_resignation() {
        List<Step> entered = AppDriver.query(() -> app.table().input().entry().steps());
        assertThat(entered).isNotEmpty();
        resign();
        app.command("play-on");
        assertThat(AppDriver.query(() -> app.table().match().isOver())).isFalse();
        assertThat(AppDriver.query(() -> app.table().input().entry().steps()))
                .as("what was entered of the turn")
                .isEqualTo(entered);
    }

    @Test
    void targets_are_marked_again_when_the_end_is_taken_back() {
        resign();
        app.press("ctrl Z");
        assertThat(AppDriver.query(() -> app.table().result())).isEmpty();
        assertThat(targets()).isNotEmpty();
    }
}
