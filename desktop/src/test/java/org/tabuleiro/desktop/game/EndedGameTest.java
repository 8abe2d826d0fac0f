package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.desktop.window.TestWindow;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.table.scene.Mark;

/** What the board shows once a game has ended. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class EndedGameTest {
    private static final Game GAME = Games.EXIMO;
    private static final List<Mark.Kind> TARGETS =
            List.of(Mark.Kind.GO, Mark.Kind.TAKE, Mark.Kind.PLACE, Mark.Kind.ZONE, Mark.Kind.MUST);

    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private TestWindow desk;

    @BeforeEach
    void play_until_men_can_be_placed() {
        desk = TestWindow.open(home);
        desk.playTogether(ShortGames.after(GAME, 8));
        click("d4", "b8");
    }

    @AfterEach
    void close() {
        desk.close();
    }

    private void click(String... squares) {
        for (String square : squares) {
            desk.clickSquare(GAME.board().find(square));
        }
    }

    private void resign() {
        TestWindow.run(() -> desk.table().controls().resign());
        desk.settle();
    }

    private List<Mark> targets() {
        return TestWindow.ask(() -> desk.board().scene().marks().stream()
                .filter(mark -> mark instanceof Mark.Spot spot && TARGETS.contains(spot.kind()))
                .toList());
    }

    private Optional<Mark> ghostAt(String square) {
        int index = GAME.board().find(square);
        return TestWindow.ask(() -> desk.board().scene().marks().stream()
                .filter(mark -> mark instanceof Mark.Ghost ghost && ghost.square() == index)
                .findFirst());
    }

    @Test
    void the_squares_of_a_placement_are_marked_until_the_game_ends() {
        assertThat(targets()).isNotEmpty();
        resign();
        assertThat(targets()).isEmpty();
        desk.point(GAME.board().find("e2"));
        assertThat(ghostAt("e2")).isEmpty();
    }

    @Test
    void earlier_positions_of_an_ended_game_have_no_targets_either() {
        click("b2", "g2");
        resign();
        desk.press("alt LEFT");
        assertThat(TestWindow.ask(() -> desk.table().displayed().depth())).isZero();
        assertThat(targets()).isEmpty();
    }

    @Test
    void whoever_analyses_sees_the_targets_again() {
        resign();
        desk.press("ctrl A");
        assertThat(targets()).isNotEmpty();
        desk.press("ctrl A");
        assertThat(targets()).isEmpty();
    }

    @Test
    void whoever_tries_a_turn_out_sees_its_targets_and_those_of_no_other_position() {
        click("b2", "g2");
        resign();
        desk.press("alt LEFT");
        click("d4");
        assertThat(targets()).as("where the man can go").isNotEmpty();
        desk.press("ctrl MINUS");
        assertThat(targets()).as("also after a change of zoom").isNotEmpty();
        desk.press("alt RIGHT");
        assertThat(targets()).isEmpty();
    }

    @Test
    void a_turn_entered_after_the_end_is_a_variation_and_leaves_main_line_and_result_alone() {
        click("b2", "g2");
        resign();
        String before = record();
        assertThat(before).endsWith("1-0");
        Turn tried = TestWindow.ask(
                () -> desk.table().live().state().legalTurns().iterator().next());
        TestWindow.run(() -> desk.table().input().enter(tried.steps()));
        assertThat(TestWindow.ask(() -> desk.table().displayed().turn())).hasValue(tried);
        assertThat(TestWindow.ask(() -> desk.table().live().depth())).isEqualTo(1);
        assertThat(desk.record().line().turns()).hasSize(1);
        assertThat(record()).contains(tried.text() + ")").endsWith("1-0");
        assertThat(TestWindow.ask(() -> ((JTextComponent) desk.find("moves")).getText()))
                .contains("(")
                .contains(tried.text() + ")");
        desk.press("ctrl Z");
        assertThat(record()).as("the variation is taken back first").isEqualTo(before);
    }

    private String record() {
        return GameWriter.write(desk.record()).strip();
    }

    @Test
    void play_on_takes_back_an_end_between_the_players() {
        List<Step> entered = TestWindow.ask(() -> desk.table().input().entry().steps());
        assertThat(entered).isNotEmpty();
        resign();
        desk.command("play-on");
        assertThat(TestWindow.ask(() -> desk.table().match().isOver())).isFalse();
        assertThat(TestWindow.ask(() -> desk.table().input().entry().steps()))
                .as("what was entered of the turn")
                .isEqualTo(entered);
    }

    @Test
    void when_the_end_is_taken_back_the_targets_are_there_again() {
        resign();
        desk.press("ctrl Z");
        assertThat(TestWindow.ask(() -> desk.table().result())).isEmpty();
        assertThat(targets()).isNotEmpty();
    }
}
