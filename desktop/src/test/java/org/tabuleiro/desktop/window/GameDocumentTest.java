package org.tabuleiro.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.awt.geom.Rectangle2D;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.TransferHandler;
import javax.swing.text.BadLocationException;
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

/** Files, clipboard and editor in a real window. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class GameDocumentTest {
    @TempDir
    Path home;

    @TempDir
    Path files;

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
        return TestWindow.ask(() -> desk.window()
                .getTransferHandler()
                .importData(new TransferHandler.TransferSupport(desk.window().getRootPane(), what)));
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
        return desk.window().isPlaying() && desk.table().live().state().equals(state);
    }

    private void awaitState(State state) {
        desk.await("the game is on the screen", () -> shows(state));
    }

    private static String text(Component field) {
        return TestWindow.ask(() -> ((JTextComponent) field).getText());
    }

    private String title() {
        return TestWindow.ask(() -> desk.window().getTitle());
    }

    @Test
    void a_dropped_file_is_opened_and_stands_in_the_title_and_among_the_recent_files() throws IOException {
        GameRecord record = played(Games.EXIMO, 3);
        Path file = file("match.pgn", GameWriter.write(record));
        drop(file);
        awaitState(record.end());
        assertThat(title()).isEqualTo("Eximo – match.pgn – Tabuleiro");
        assertThat(TestWindow.ask(() -> desk.window().settings().recentFiles())).containsExactly(file.toString());
    }

    @Test
    void of_a_long_game_the_last_turn_is_seen() throws IOException {
        GameRecord record = played(Games.EXIMO, 3);
        String comment = "{" + "long ago ".repeat(400) + "}";
        drop(file("long.pgn", GameWriter.write(record).replaceFirst("1\\. \\S+", "$0 " + comment)));
        awaitState(record.end());
        JTextComponent moves = (JTextComponent) desk.await("moves");
        desk.await(
                "the last turn is seen", () -> isSeen(moves, moves.getDocument().getLength()));
        assertThat(TestWindow.ask(() -> isSeen(moves, 0))).isFalse();
    }

    private static boolean isSeen(JTextComponent text, int place) {
        try {
            Rectangle2D box = text.modelToView2D(place);
            return box != null && text.getVisibleRect().contains(box.getX(), box.getY());
        } catch (BadLocationException gone) {
            throw new IllegalStateException(gone);
        }
    }

    @Test
    void a_dropped_text_is_taken_as_the_position_it_is() {
        State state = played(Games.SIXTEEN_STONES, 4).end();
        assertThat(drop(new StringSelection(state.toString()))).isTrue();
        awaitState(state);
    }

    @Test
    void of_several_games_one_is_chosen() throws IOException {
        GameRecord second = played(Games.XADRERSI, 4);
        drop(
                file("one.pgn", GameWriter.write(List.of(played(Games.EXIMO, 1), second))),
                file("two.pgn", GameWriter.write(played(Games.BREAKTHRU, 0))));
        JTable table = (JTable) desk.await("games");
        assertThat(TestWindow.ask(table::getRowCount)).isEqualTo(3);
        assertThat(TestWindow.ask(
                        () -> table.getValueAt(1, 2) + " " + table.getValueAt(1, 6) + " " + table.getValueAt(1, 7)))
                .isEqualTo("Ana 4 one.pgn");
        TestWindow.run(() -> table.setRowSelectionInterval(1, 1));
        desk.answer("answer.open");
        awaitState(second.end());
    }

    @Test
    void the_keyboard_chooses_among_several_games_at_once() throws IOException {
        GameRecord second = played(Games.XADRERSI, 4);
        drop(file("one.pgn", GameWriter.write(List.of(played(Games.EXIMO, 1), second))));
        JTable table = (JTable) desk.await("games");
        desk.await("the list has the keyboard", table::isFocusOwner);
        desk.press("DOWN");
        desk.await("the second game is chosen", () -> table.getSelectedRow() == 1);
        desk.press("ENTER");
        awaitState(second.end());
    }

    @Test
    void a_bad_file_is_explained_with_its_place_and_the_game_stays() throws IOException {
        desk.playTogether(Games.EXIMO.start());
        State before = desk.table().live().state();
        drop(file("bad.pgn", "[Game \"eximo\"]\n[First \"A\"]\n[Second \"B\"]\n[Result \"*\"]\n\n1. b9-b4 *\n"));
        JLabel text = (JLabel) desk.await("error-text");
        assertThat(TestWindow.ask(text::getText)).contains("bad.pgn").contains("line 6, column 4");
        assertThat(text(desk.find("error-line"))).isEqualTo("1. b9-b4 *\n   ^");
        desk.answer("answer.ok");
        assertThat(shows(before)).isTrue();
    }

    @Test
    void what_is_played_is_unsaved_until_it_is_saved_and_others_are_added_to_the_file() throws IOException {
        desk.playTogether(Games.EXIMO.start());
        assertThat(title()).isEqualTo("Eximo – Tabuleiro");
        desk.playAny();
        assertThat(title()).isEqualTo("Eximo (unsaved) – Tabuleiro");
        Path file = files.resolve("mine.pgn");
        TestWindow.run(() -> desk.window().files().saveTo(file, () -> {}));
        desk.await("it is saved", () -> title().equals("Eximo – mine.pgn – Tabuleiro"));
        State first = desk.table().live().state();

        desk.playAny();
        assertThat(title()).isEqualTo("Eximo (unsaved) – mine.pgn – Tabuleiro");
        desk.press("ctrl S");
        desk.await("it is saved", () -> title().equals("Eximo – mine.pgn – Tabuleiro"));
        State second = desk.table().live().state();
        assertThat(second).isNotEqualTo(first);

        desk.playTogether(Games.XADRERSI.start());
        TestWindow.run(() -> desk.window().files().saveTo(file, () -> {}));
        desk.answer("answer.append");
        desk.await("it is added", () -> title().equals("Xadrersi – mine.pgn – Tabuleiro"));
        List<GameRecord> records =
                GameReader.read(Files.readString(file), Games::find).orElseThrow();
        assertThat(records).hasSize(2);
        assertThat(records.get(0).end()).isEqualTo(second);
    }

    @Test
    void what_cannot_be_written_is_told_and_the_game_goes_on() {
        desk.playTogether(Games.EXIMO.start());
        TestWindow.run(() ->
                desk.window().files().saveTo(home.resolve("settings.properties").resolve("x.pgn"), () -> {}));
        JLabel text = (JLabel) desk.await("error-text");
        assertThat(TestWindow.ask(text::getText)).contains("could not be written");
        desk.answer("answer.ok");
        desk.playAny();
        assertThat(desk.table().live().depth()).isEqualTo(1);
    }

    @Test
    void a_position_is_copied_and_pasted_into_another_game() {
        State state = played(Games.EXIMO, 2).end();
        desk.playTogether(state);
        desk.press("ctrl C");
        desk.playTogether(Games.BREAKTHRU.start());
        desk.press("ctrl V");
        awaitState(state);
    }

    @Test
    void an_unsaved_game_is_not_let_go_without_asking() {
        desk.playTogether(Games.EXIMO.start());
        desk.playAny();
        State mine = desk.table().live().state();
        drop(new StringSelection(Games.XADRERSI.start().toString()));
        desk.answer("answer.cancel");
        assertThat(shows(mine)).isTrue();
        drop(new StringSelection(Games.XADRERSI.start().toString()));
        desk.answer("answer.drop");
        awaitState(Games.XADRERSI.start());
    }

    @Test
    void the_editor_says_why_a_position_is_not_possible_and_plays_from_one_that_is() {
        desk.playTogether(Games.EXIMO.start());
        TestWindow.run(() -> java.awt.EventQueue.invokeLater(() -> FileCommands.openEditor(desk.window())));
        JTextField text = (JTextField) desk.await("editor-position");
        JButton play = (JButton) desk.find("editor.play");
        JTextArea message = (JTextArea) desk.find("editor-message");
        assertThat(TestWindow.ask(play::isEnabled)).isTrue();
        TestWindow.run(() -> text.setText("W7/8/8/8/8/8/1W6/8 w - 0 1"));
        assertThat(TestWindow.ask(play::isEnabled)).isFalse();
        assertThat(text(message)).contains("last rank");
        TestWindow.run(() -> text.setText("8/1b6/8/8/8/8/1W6/8 w - 0 1"));
        assertThat(TestWindow.ask(play::isEnabled)).isTrue();
        desk.answer("editor.analyse");
        awaitState(Games.EXIMO.read("8/1b6/8/8/8/8/1W6/8 w - 0 1").orElseThrow());
    }

    @Test
    void pieces_are_put_by_keys_and_by_clicks() {
        desk.playTogether(Games.EXIMO.start());
        TestWindow.run(() -> java.awt.EventQueue.invokeLater(() -> FileCommands.openEditor(desk.window())));
        JTextField text = (JTextField) desk.await("editor-position");
        desk.answer("editor.clear");
        desk.answer("tool:b");
        var board = (BoardView) desk.find("editor-board");
        desk.click(board, TestWindow.ask(() -> board.middle(Games.EXIMO.board().find("c6"))));
        desk.press("DOWN");
        desk.press("shift W");
        assertThat(text(text)).isEqualTo("8/8/2b5/2W5/8/8/8/8 w - 0 1");
        desk.press("DELETE");
        assertThat(text(text)).isEqualTo("8/8/2b5/8/8/8/8/8 w - 0 1");
        desk.answer("cancel");
    }
}
