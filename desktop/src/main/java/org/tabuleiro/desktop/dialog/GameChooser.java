package org.tabuleiro.desktop.dialog;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import org.tabuleiro.content.Theme;
import org.tabuleiro.desktop.board.ThumbnailIcon;
import org.tabuleiro.desktop.files.FoundGame;
import org.tabuleiro.desktop.swing.KeyBindings;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameRecord;

/** Asks which of several games to open. */
public final class GameChooser {
    private static final int PICTURE = 44;

    private GameChooser() {}

    /** Draws the final position of a game. */
    private static final class Miniature extends DefaultTableCellRenderer {
        private final transient Theme theme;
        private final transient Map<State, ThumbnailIcon> icons = new HashMap<>();

        Miniature(Theme theme) {
            this.theme = theme;
            setHorizontalAlignment(CENTER);
        }

        @Override
        protected void setValue(Object value) {
            setIcon(icons.computeIfAbsent((State) value, state -> new ThumbnailIcon(state, theme, PICTURE)));
            setText("");
        }
    }

    /**
     * Shows the dialog and returns the choice.
     *
     * @param owner the parent
     * @param texts the language
     * @param theme the look of the miniatures
     * @param name the name of the dialog: {@code recent} for the recent games, whose file names are not shown
     * @param games the games
     */
    public static Optional<FoundGame> choose(
            Component owner, UiTexts texts, Theme theme, String name, List<FoundGame> games) {
        JTable table = new JTable(new Games(texts, games, !name.equals("recent")));
        table.setName("games");
        table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        table.setRowSelectionInterval(0, 0);
        table.setFillsViewportHeight(true);
        table.getAccessibleContext().setAccessibleName(texts.of("ask." + name));
        table.setRowHeight(Math.max(PICTURE + 8, table.getRowHeight()));
        table.getColumnModel().getColumn(0).setCellRenderer(new Miniature(theme));
        widths(table);
        // Enter and a double click open the selected game.
        KeyBindings.onAncestor(table, KeyStroke.getKeyStroke("ENTER"), () -> open(table));
        table.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                if (event.getClickCount() == 2) {
                    open(table);
                }
            }
        });
        JScrollPane scroll = new JScrollPane(table);
        scroll.setPreferredSize(new Dimension(720, 380));
        String answer = QuestionDialog.ask(owner, texts, name, scroll, List.of("open", "cancel"));
        return answer.equals("open") && table.getSelectedRow() >= 0
                ? Optional.of(games.get(table.getSelectedRow()))
                : Optional.empty();
    }

    private static void open(JTable table) {
        Optional.ofNullable(SwingUtilities.getRootPane(table))
                .map(root -> root.getDefaultButton())
                .ifPresent(button -> button.doClick());
    }

    private static void widths(JTable table) {
        int[] widths = {PICTURE + 12, 110, 150, 150, 90, 70, 60, 140};
        for (int i = 0; i < table.getColumnCount(); i++) {
            table.getColumnModel().getColumn(i).setPreferredWidth(widths[i]);
        }
    }

    private static final class Games extends AbstractTableModel {
        private final transient UiTexts texts;
        private final transient List<FoundGame> games;
        private final List<String> columns =
                new ArrayList<>(List.of("board", "game", "first", "second", "date", "result", "turns"));

        Games(UiTexts texts, List<FoundGame> games, boolean files) {
            this.texts = texts;
            this.games = games;
            if (files && games.stream().map(FoundGame::file).distinct().count() > 1) {
                columns.add("file");
            }
        }

        @Override
        public int getRowCount() {
            return games.size();
        }

        @Override
        public int getColumnCount() {
            return columns.size();
        }

        @Override
        public String getColumnName(int column) {
            return texts.of("games." + columns.get(column));
        }

        @Override
        public Class<?> getColumnClass(int column) {
            return columns.get(column).equals("turns") ? Integer.class : String.class;
        }

        @Override
        public Object getValueAt(int row, int column) {
            FoundGame found = games.get(row);
            GameRecord record = found.record();
            return switch (columns.get(column)) {
                case "board" -> record.end();
                case "game" -> texts.catalogue().name(record.game());
                case "first" -> record.tags().getOrDefault(GameRecord.FIRST, "");
                case "second" -> record.tags().getOrDefault(GameRecord.SECOND, "");
                case "date" -> record.tags().getOrDefault("Date", "");
                case "result" -> record.result().map(Result::points).orElse("*");
                case "turns" -> record.line().entries().size();
                default ->
                    Optional.ofNullable(found.file().getFileName())
                            .map(Path::toString)
                            .orElse("");
            };
        }
    }
}
