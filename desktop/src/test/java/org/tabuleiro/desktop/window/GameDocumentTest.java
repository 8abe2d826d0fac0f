package org.tabuleiro.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.TransferHandler;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.games.record.GameWriter;

/** Files, clipboard and board editor in a real window. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class GameDocumentTest {
    @TempDir
    Path home;

    @TempDir
    Path files;

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

    private record Dropped(List<File> list) implements Transferable {
        @Override
        public DataFlavor[] getTransferDataFlavors() {
            return new DataFlavor[] {DataFlavor.javaFileListFlavor};
        }

        @Override
        public boolean isDataFlavorSupported(DataFlavor flavor) {
            return DataFlavor.javaFileListFlavor.equals(flavor);
        }

        @Override
        public Object getTransferData(DataFlavor flavor) throws UnsupportedFlavorException {
            return list;
        }
    }

    private boolean drop(Transferable what) {
        return AppDriver.query(() -> app.window()
                .getTransferHandler()
                .importData(new TransferHandler.TransferSupport(app.window().getRootPane(), what)));
    }

    private void drop(Path... paths) {
        assertThat(drop(new Dropped(List.of(paths).stream().map(Path::toFile).toList())))
                .isTrue();
    }

    private static GameRecord played(Game game, int turns) {
        GameTree tree = new GameTree(game.start());
        GameTree.Node node = tree.root();
        for (int i = 0; i < turns; i++) {
            node = tree.add(node, node.state().legalTurns().iterator().next());
        }
        tree.setEnd(node);
        return tree.record(Map.of(GameRecord.FIRST, "Ana", GameRecord.SECOND, "Rui"), List.of(), Optional.empty());
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(files.resolve(name), text);
    }

    private boolean shows(State state) {
        return app.window().isPlaying() && app.table().live().state().equals(state);
    }

    private void awaitState(State state) {
        app.await("the game is on the screen", () -> shows(state));
    }

    private static String text(Component field) {
        return AppDriver.query(() -> ((JTextComponent) field).getText());
    }

    private String title() {
        return AppDriver.query(() -> app.window().getTitle());
    }

    @Test
    void a_dropped_file_is_opened_and_shown_in_the_title_and_the_recent_files() throws IOException {
        GameRecord record = played(Games.EXIMO, 3);
        Path file = file("match.pgn", GameWriter.write(record));
        drop(file);
        awaitState(record.end());
        assertThat(title()).isEqualTo("Eximo – match.pgn – Tabuleiro");
        assertThat(AppDriver.query(() -> app.window().settings().recentFiles())).containsExactly(file.toString());
    }

    @Test
    void the_move_list_scrolls_to_the_last_turn() throws IOException {
        GameRecord record = played(Games.EXIMO, 3);
        String comment = "{" + "long ago ".repeat(400) + "}";
        drop(file("long.pgn", GameWriter.write(record).replaceFirst("1\\. \\S+", "$0 " + comment)));
        awaitState(record.end());
        JList<?> moves = (JList<?>) app.await("moves");
        app.await(
                "the last turn is seen",
                () -> moves.getLastVisibleIndex() == moves.getModel().getSize() - 1);
        assertThat(AppDriver.query(moves::getFirstVisibleIndex)).isPositive();
    }

    @Test
    void dropped_text_is_imported_as_a_position() {
        State state = played(Games.SIXTEEN_STONES, 4).end();
        assertThat(drop(new StringSelection(state.toString()))).isTrue();
        awaitState(state);
    }

    @Test
    void a_dialog_chooses_among_several_games() throws IOException {
        GameRecord second = played(Games.XADRERSI, 4);
        drop(
                file("one.pgn", GameWriter.write(List.of(played(Games.EXIMO, 1), second))),
                file("two.pgn", GameWriter.write(played(Games.BREAKTHRU, 0))));
        JTable table = (JTable) app.await("games");
        assertThat(AppDriver.query(table::getRowCount)).isEqualTo(3);
        assertThat(AppDriver.query(
                        () -> table.getValueAt(1, 2) + " " + table.getValueAt(1, 6) + " " + table.getValueAt(1, 7)))
                .isEqualTo("Ana 4 one.pgn");
        AppDriver.run(() -> table.setRowSelectionInterval(1, 1));
        app.answer("answer.open");
        awaitState(second.end());
    }

    @Test
    void the_list_of_games_has_the_initial_focus() throws IOException {
        GameRecord second = played(Games.XADRERSI, 4);
        drop(file("one.pgn", GameWriter.write(List.of(played(Games.EXIMO, 1), second))));
        JTable table = (JTable) app.await("games");
        app.await("the list has the focus", table::isFocusOwner);
        app.press("DOWN");
        app.await("the second game is chosen", () -> table.getSelectedRow() == 1);
        app.press("ENTER");
        awaitState(second.end());
    }

    @Test
    void a_syntax_error_is_shown_with_its_location_and_the_open_game_stays() throws IOException {
        app.playTogether(Games.EXIMO.start());
        State before = app.table().live().state();
        drop(file("bad.pgn", "[Game \"eximo\"]\n[First \"A\"]\n[Second \"B\"]\n[Result \"*\"]\n\n1. b9-b4 *\n"));
        JLabel text = (JLabel) app.await("error-text");
        assertThat(AppDriver.query(text::getText)).contains("bad.pgn").contains("line 6, column 4");
        assertThat(text(app.find("error-line"))).isEqualTo("1. b9-b4 *\n   ^");
        app.answer("answer.ok");
        assertThat(shows(before)).isTrue();
    }

    @Test
    void a_game_is_unsaved_until_it_is_saved_and_others_can_be_appended() throws IOException {
        app.playTogether(Games.EXIMO.start());
        assertThat(title()).isEqualTo("Eximo – Tabuleiro");
        app.playAny();
        assertThat(title()).isEqualTo("Eximo (unsaved) – Tabuleiro");
        Path file = files.resolve("mine.pgn");
        AppDriver.run(() -> app.window().files().saveTo(file, () -> {}));
        app.await("it is saved", () -> title().equals("Eximo – mine.pgn – Tabuleiro"));
        State first = app.table().live().state();

        app.playAny();
        assertThat(title()).isEqualTo("Eximo (unsaved) – mine.pgn – Tabuleiro");
        app.press("ctrl S");
        app.await("it is saved", () -> title().equals("Eximo – mine.pgn – Tabuleiro"));
        State second = app.table().live().state();
        assertThat(second).isNotEqualTo(first);

        app.playTogether(Games.XADRERSI.start());
        AppDriver.run(() -> app.window().files().saveTo(file, () -> {}));
        app.answer("answer.append");
        app.await("it is added", () -> title().equals("Xadrersi – mine.pgn – Tabuleiro"));
        List<GameRecord> records =
                GameReader.read(Files.readString(file), Games::find).orElseThrow();
        assertThat(records).hasSize(2);
        assertThat(records.get(0).end()).isEqualTo(second);
    }

    @Test
    void a_failed_save_is_reported_and_the_game_continues() {
        app.playTogether(Games.EXIMO.start());
        AppDriver.run(() ->
                app.window().files().saveTo(home.resolve("settings.properties").resolve("x.pgn"), () -> {}));
        JLabel text = (JLabel) app.await("error-text");
        assertThat(AppDriver.query(text::getText)).contains("could not be written");
        app.answer("answer.ok");
        app.playAny();
        assertThat(app.table().live().depth()).isEqualTo(1);
    }

    @Test
    void a_position_is_copied_and_pasted_into_another_game() {
        State state = played(Games.EXIMO, 2).end();
        app.playTogether(state);
        app.press("ctrl C");
        app.playTogether(Games.BREAKTHRU.start());
        app.press("ctrl V");
        awaitState(state);
    }

    @Test
    void leaving_an_unsaved_game_needs_confirmation() {
        app.playTogether(Games.EXIMO.start());
        app.playAny();
        State mine = app.table().live().state();
        drop(new StringSelection(Games.XADRERSI.start().toString()));
        app.answer("answer.cancel");
        assertThat(shows(mine)).isTrue();
        drop(new StringSelection(Games.XADRERSI.start().toString()));
        app.answer("answer.drop");
        awaitState(Games.XADRERSI.start());
    }

    @Test
    void the_editor_explains_an_invalid_position_and_accepts_a_valid_one() {
        app.playTogether(Games.EXIMO.start());
        AppDriver.run(() -> java.awt.EventQueue.invokeLater(() -> FileCommands.openEditor(app.window())));
        JTextField text = (JTextField) app.await("editor-position");
        JButton play = (JButton) app.find("editor.play");
        JTextArea message = (JTextArea) app.find("editor-message");
        assertThat(AppDriver.query(play::isEnabled)).isTrue();
        AppDriver.run(() -> text.setText("W7/8/8/8/8/8/1W6/8 w - 0 1"));
        assertThat(AppDriver.query(play::isEnabled)).isFalse();
        assertThat(text(message)).contains("last rank");
        AppDriver.run(() -> text.setText("8/1b6/8/8/8/8/1W6/8 w - 0 1"));
        assertThat(AppDriver.query(play::isEnabled)).isTrue();
        app.answer("editor.analyse");
        awaitState(Games.EXIMO.read("8/1b6/8/8/8/8/1W6/8 w - 0 1").orElseThrow());
    }

    @Test
    void the_editor_offers_what_comes_next_in_words() {
        app.playTogether(Games.EXIMO.start());
        AppDriver.run(() -> java.awt.EventQueue.invokeLater(() -> FileCommands.openEditor(app.window())));
        JTextField text = (JTextField) app.await("editor-position");
        JComboBox<?> next = (JComboBox<?>) app.find("pending");
        AppDriver.run(() -> text.setText("8/8/8/4W3/8/2W5/1W6/8 w - 0 21"));
        AppDriver.run(() -> next.setSelectedItem("b2 keeps jumping"));
        assertThat(text(text)).isEqualTo("8/8/8/4W3/8/2W5/1W6/8 w jump:b2 0 21");
        AppDriver.run(() -> text.setText(Games.XADRERSI.start().toString()));
        assertThat(AppDriver.query(next::isVisible)).isFalse();
        app.answer("cancel");
    }

    @Test
    void pieces_are_placed_by_keys_and_by_clicks() {
        app.playTogether(Games.EXIMO.start());
        AppDriver.run(() -> java.awt.EventQueue.invokeLater(() -> FileCommands.openEditor(app.window())));
        JTextField text = (JTextField) app.await("editor-position");
        app.answer("editor.clear");
        app.answer("tool:b");
        var board = (BoardView) app.find("editor-board");
        app.click(
                board, AppDriver.query(() -> board.centreOf(Games.EXIMO.board().find("c6"))));
        app.press("DOWN");
        app.press("shift W");
        assertThat(text(text)).isEqualTo("8/8/2b5/2W5/8/8/8/8 w - 0 1");
        app.press("DELETE");
        assertThat(text(text)).isEqualTo("8/8/2b5/8/8/8/8/8 w - 0 1");
        app.answer("cancel");
    }
}
