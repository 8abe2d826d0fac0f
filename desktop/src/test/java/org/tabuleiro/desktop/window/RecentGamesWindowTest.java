package org.tabuleiro.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.datatransfer.StringSelection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JTable;
import javax.swing.JTextArea;
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

/** Finished games are saved automatically and can be reopened. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RecentGamesWindowTest {
    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private AppDriver app;

    @BeforeEach
    void open() {
        app = AppDriver.open(home);
    }

    @AfterEach
    void close() {
        app.close();
    }

    private void play(Game game, int turns) {
        app.playTogether(game.start());
        AppDriver.run(() -> ShortGames.turns(game, turns)
                .forEach(turn -> app.table().input().enter(turn.steps())));
        app.flushEvents();
    }

    private void playToTheEnd(Game game) {
        play(game, ShortGames.of(game).line().turns().size());
        assertThat(AppDriver.query(() -> app.table().live().state().isOver())).isTrue();
    }

    private void resign() {
        AppDriver.run(() -> app.table().controls().resign());
        app.flushEvents();
    }

    /** The games on the disk, the newest first. */
    private List<GameRecord> kept() {
        AppDriver.run(app.window()::showHome);
        return FoundGame.in(AppDriver.query(() -> app.window().recent().files())).games().stream()
                .map(FoundGame::record)
                .toList();
    }

    private void run(String command) {
        AppDriver.run(() -> app.window().commands().find(command).orElseThrow().run());
    }

    /** Opens the list of recent games by its shortcut. */
    private JTable list() {
        app.press("ctrl R");
        return (JTable) app.await("games");
    }

    @Test
    void a_finished_game_is_listed_and_opened_on_the_home_screen() {
        playToTheEnd(Games.XADRERSI);
        State end = app.table().live().state();
        AppDriver.run(app.window()::showHome);
        AbstractButton button = (AbstractButton) app.await("recent-game:0");
        assertThat(AppDriver.query(button::getText)).startsWith("Xadrersi ");
        AppDriver.run(button::doClick);
        app.await("the game is shown", app.window()::isPlaying);
        assertThat(app.table().live().state()).isEqualTo(end);
        assertThat(AppDriver.query(() -> app.window().getTitle())).isEqualTo("Xadrersi – Tabuleiro");
    }

    @Test
    void resigned_and_drawn_games_are_listed_too() {
        play(Games.EXIMO, 4);
        resign();
        play(Games.BREAKTHRU, 3);
        AppDriver.run(() -> {
            app.table().controls().offerDraw();
            app.table().controls().offerDraw();
        });
        app.press("ctrl H");
        assertThat(kept())
                .extracting(record -> record.game().id() + " "
                        + record.result().map(Result::reason).orElse("none"))
                .containsExactly("breakthru " + Result.AGREEMENT, "eximo " + Result.RESIGNATION);
    }

    @Test
    void a_recent_game_is_opened_by_keyboard() {
        play(Games.EXIMO, 4);
        State first = app.table().live().state();
        resign();
        play(Games.BREAKTHRU, 3);
        resign();
        AppDriver.run(app.window()::showHome);
        JTable table = list();
        assertThat(AppDriver.query(table::getRowCount)).isEqualTo(2);
        assertThat(AppDriver.query(table::getColumnCount)).isEqualTo(7);
        app.await("the list has the focus", table::isFocusOwner);
        app.press("DOWN");
        app.await("the second game is chosen", () -> table.getSelectedRow() == 1);
        app.press("ENTER");
        app.await("the game is shown", app.window()::isPlaying);
        assertThat(app.table().live().state()).isEqualTo(first);
        assertThat(app.table().result()).hasValue(Result.win(Side.SECOND, Result.RESIGNATION));
    }

    @Test
    void leaving_a_finished_game_needs_no_confirmation() {
        play(Games.EXIMO, 4);
        resign();
        assertThat(AppDriver.query(() -> app.window()
                        .getTransferHandler()
                        .importData(new TransferHandler.TransferSupport(
                                app.window().getRootPane(),
                                new StringSelection(Games.XADRERSI.start().toString())))))
                .isTrue();
        app.await("the position is shown", () -> app.table().live().state().equals(Games.XADRERSI.start()));
        assertThat(kept()).hasSize(1);
    }

    @Test
    void annotations_after_the_end_are_saved_to_the_same_file() {
        play(Games.EXIMO, 4);
        resign();
        AppDriver.run(() -> app.table().editing().note(app.table().live(), List.of(2), List.of("too early")));
        assertThat(kept()).hasSize(1);
        assertThat(GameWriter.write(kept().get(0))).contains("too early");
        AppDriver.run(() -> ((AbstractButton) app.await("recent-game:0")).doClick());
        app.await("the game is shown", app.window()::isPlaying);
        AppDriver.run(() -> app.table().editing().note(app.table().live(), List.of(), List.of("or not")));
        assertThat(kept()).hasSize(1);
        assertThat(GameWriter.write(kept().get(0))).contains("or not").doesNotContain("too early");
    }

    private void playLegalTurn(int number) {
        AppDriver.run(() -> {
            Iterator<Turn> turns = app.table().live().state().legalTurns().iterator();
            for (int i = 0; i < number; i++) {
                turns.next();
            }
            app.table().input().enter(turns.next().steps());
        });
    }

    @Test
    void a_game_that_continues_after_its_end_was_taken_back_is_saved_once() {
        play(Games.EXIMO, 4);
        resign();
        AppDriver.run(() -> app.table().controls().takeBack());
        playLegalTurn(0);
        resign();
        assertThat(kept()).extracting(record -> record.line().turns().size()).containsExactly(5);
    }

    @Test
    void a_game_that_continues_differently_after_its_end_was_taken_back_is_a_second_game() {
        play(Games.EXIMO, 4);
        playLegalTurn(0);
        resign();
        AppDriver.run(() -> app.table().controls().takeBack());
        AppDriver.run(() -> app.table().controls().takeBack());
        playLegalTurn(1);
        resign();
        assertThat(kept())
                .extracting(record -> record.line().turns().get(4))
                .hasSize(2)
                .doesNotHaveDuplicates();
    }

    @Test
    void a_finished_game_from_a_file_is_saved_only_when_it_changes() throws IOException {
        Path file = Files.writeString(home.resolve("other.pgn"), GameWriter.write(ShortGames.of(Games.EXIMO)));
        AppDriver.run(() -> app.window().openFile(file));
        app.await("the file is open", app.window()::isPlaying);
        AppDriver.run(() -> app.table().display(app.table().tree().root()));
        run("larger");
        assertThat(kept()).isEmpty();
        AppDriver.run(() -> app.window().openFile(file));
        app.await("the file is open", app.window()::isPlaying);
        AppDriver.run(() -> app.table().editing().note(app.table().live(), List.of(), List.of("well played")));
        assertThat(kept()).hasSize(1);
    }

    @Test
    void a_game_without_turns_is_not_saved() {
        app.playTogether(Games.EXIMO.start());
        resign();
        assertThat(kept()).isEmpty();
        assertThat(app.lookup("recent")).isEmpty();
    }

    @Test
    void without_recent_games_the_list_says_what_it_is_for() {
        assertThat(((JTextArea) app.find("recent-hint")).getText()).contains("finished games");
        app.press("ctrl R");
        app.answer("answer.ok");
        app.await("the dialog is closed", () -> app.lookup("answer.ok").isEmpty());
    }
}
