package org.tabuleiro.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.datatransfer.StringSelection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JMenuItem;
import javax.swing.JTable;
import javax.swing.TransferHandler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.desktop.files.FoundGame;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;

/** Games that have ended are kept without a question, and found again. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RecentGamesWindowTest {
    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private TestWindow desk;

    @BeforeEach
    void open() {
        desk = TestWindow.open(home);
    }

    @AfterEach
    void close() {
        desk.close();
    }

    private void play(Game game, int turns) {
        desk.playTogether(game.start());
        TestWindow.run(() -> ShortGames.turns(game, turns)
                .forEach(turn -> desk.table().input().enter(turn.steps())));
        desk.settle();
    }

    private void playToTheEnd(Game game) {
        play(game, ShortGames.of(game).line().turns().size());
        assertThat(TestWindow.ask(() -> desk.table().live().state().isOver())).isTrue();
    }

    private void resign() {
        TestWindow.run(() -> desk.table().controls().resign());
        desk.settle();
    }

    /** The games on the disk, the newest first. */
    private List<GameRecord> kept() {
        TestWindow.run(desk.window()::home);
        return FoundGame.in(TestWindow.ask(() -> desk.window().recent().files())).games().stream()
                .map(FoundGame::record)
                .toList();
    }

    private void run(String command) {
        TestWindow.run(
                () -> desk.window().commands().find(command).orElseThrow().run());
    }

    /** The list of recent games, opened by its key. */
    private JTable list() {
        desk.press("ctrl R");
        return (JTable) desk.await("games");
    }

    @Test
    void a_game_that_was_played_to_its_end_is_on_the_home_screen_and_opened_from_there() {
        playToTheEnd(Games.XADRERSI);
        State end = desk.table().live().state();
        TestWindow.run(desk.window()::home);
        AbstractButton button = (AbstractButton) desk.await("recent-game:0");
        assertThat(TestWindow.ask(button::getText)).startsWith("Xadrersi ");
        TestWindow.run(button::doClick);
        desk.await("the game is shown", desk.window()::isPlaying);
        assertThat(desk.table().live().state()).isEqualTo(end);
        assertThat(TestWindow.ask(() -> desk.window().getTitle())).isEqualTo("Xadrersi – Tabuleiro");
    }

    @Test
    void resigned_and_agreed_games_have_ended_too() {
        play(Games.EXIMO, 4);
        resign();
        play(Games.BREAKTHRU, 3);
        TestWindow.run(() -> {
            desk.table().controls().offerDraw();
            desk.table().controls().offerDraw();
        });
        desk.press("ctrl H");
        assertThat(kept())
                .extracting(record -> record.game().id() + " "
                        + record.result().map(Result::reason).orElse("none"))
                .containsExactly("breakthru " + Result.AGREEMENT, "eximo " + Result.RESIGNATION);
    }

    @Test
    void a_game_of_the_list_is_opened_by_keyboard() {
        play(Games.EXIMO, 4);
        State first = desk.table().live().state();
        resign();
        play(Games.BREAKTHRU, 3);
        resign();
        TestWindow.run(desk.window()::home);
        JTable table = list();
        assertThat(TestWindow.ask(table::getRowCount)).isEqualTo(2);
        assertThat(TestWindow.ask(table::getColumnCount)).isEqualTo(7);
        desk.await("the list has the keyboard", table::isFocusOwner);
        desk.press("DOWN");
        desk.await("the second game is chosen", () -> table.getSelectedRow() == 1);
        desk.press("ENTER");
        desk.await("the game is shown", desk.window()::isPlaying);
        assertThat(desk.table().live().state()).isEqualTo(first);
        assertThat(desk.table().result()).hasValue(Result.win(Side.SECOND, Result.RESIGNATION));
    }

    @Test
    void nothing_is_asked_when_a_finished_game_makes_room_for_another() {
        play(Games.EXIMO, 4);
        resign();
        assertThat(TestWindow.ask(() -> desk.window()
                        .getTransferHandler()
                        .importData(new TransferHandler.TransferSupport(
                                desk.window().getRootPane(),
                                new StringSelection(Games.XADRERSI.start().toString())))))
                .isTrue();
        desk.await("the position is shown", () -> desk.table().live().state().equals(Games.XADRERSI.start()));
        assertThat(kept()).hasSize(1);
    }

    @Test
    void what_is_noted_after_the_end_is_kept_in_the_same_place() {
        play(Games.EXIMO, 4);
        resign();
        TestWindow.run(() -> desk.table().editing().note(desk.table().live(), List.of(2), List.of("too early")));
        assertThat(kept()).hasSize(1);
        assertThat(GameWriter.write(kept().get(0))).contains("too early");
        TestWindow.run(() -> ((AbstractButton) desk.await("recent-game:0")).doClick());
        desk.await("the game is shown", desk.window()::isPlaying);
        TestWindow.run(() -> desk.table().editing().note(desk.table().live(), List.of(), List.of("or not")));
        assertThat(kept()).hasSize(1);
        assertThat(GameWriter.write(kept().get(0))).contains("or not").doesNotContain("too early");
    }

    private void playLegalTurn(int number) {
        TestWindow.run(() -> {
            Iterator<Turn> turns = desk.table().live().state().legalTurns().iterator();
            for (int i = 0; i < number; i++) {
                turns.next();
            }
            desk.table().input().enter(turns.next().steps());
        });
    }

    @Test
    void a_game_whose_end_is_taken_back_and_that_goes_on_is_kept_once() {
        play(Games.EXIMO, 4);
        resign();
        TestWindow.run(() -> desk.table().controls().takeBack());
        playLegalTurn(0);
        resign();
        assertThat(kept()).extracting(record -> record.line().turns().size()).containsExactly(5);
    }

    @Test
    void a_game_that_takes_another_course_after_its_end_was_taken_back_replaces_nothing() {
        play(Games.EXIMO, 4);
        playLegalTurn(0);
        resign();
        TestWindow.run(() -> desk.table().controls().takeBack());
        TestWindow.run(() -> desk.table().controls().takeBack());
        playLegalTurn(1);
        resign();
        assertThat(kept())
                .extracting(record -> record.line().turns().get(4))
                .hasSize(2)
                .doesNotHaveDuplicates();
    }

    @Test
    void a_finished_game_from_a_file_is_kept_only_when_it_is_changed() throws IOException {
        Path file = Files.writeString(home.resolve("other.pgn"), GameWriter.write(ShortGames.of(Games.EXIMO)));
        TestWindow.run(() -> desk.window().openFile(file));
        desk.await("the file is open", desk.window()::isPlaying);
        TestWindow.run(() -> desk.table().display(desk.table().tree().root()));
        run("larger");
        assertThat(kept()).isEmpty();
        TestWindow.run(() -> desk.window().openFile(file));
        desk.await("the file is open", desk.window()::isPlaying);
        TestWindow.run(() -> desk.table().editing().note(desk.table().live(), List.of(), List.of("well played")));
        assertThat(kept()).hasSize(1);
    }

    @Test
    void a_game_in_which_nothing_was_played_is_not_kept() {
        desk.playTogether(Games.EXIMO.start());
        resign();
        assertThat(kept()).isEmpty();
        assertThat(desk.look("recent")).isEmpty();
    }

    @Test
    void without_recent_games_their_menu_item_is_disabled() {
        desk.press("alt F");
        JMenuItem item = (JMenuItem) desk.await("menu:recent-games");
        assertThat(TestWindow.ask(item::isEnabled)).isFalse();
        desk.press("ESCAPE");
    }
}
