package org.tabuleiro.desktop.moves;

import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.DefaultListSelectionModel;
import javax.swing.JList;
import javax.swing.JViewport;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import org.tabuleiro.desktop.swing.KeyBindings;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.coach.MistakeReview;

/**
 * The list of moves: a table with a column per player; comments and folded variations are below the turns.
 * A click or the arrow keys display a turn.
 */
public final class MoveList extends JList<MoveRow> {
    /** The symbols of the numeric annotation glyphs (NAGs). */
    public static final List<String> MARKS = List.of("", "!", "?", "!!", "??", "!?", "?!");

    /** The state the rows were built for; rebuilt when it changes. */
    private record Built(
            long edits, int position, Optional<?> result, Set<GameTree.Node> open, Optional<GameTree.Node> last) {}

    private final transient Table table;
    private final transient UiTexts texts;
    private final transient MoveRowView view = new MoveRowView();
    /** The first turns of the unfolded variations. */
    private final transient Set<GameTree.Node> open = new HashSet<>();

    private transient Optional<Built> built = Optional.empty();
    private transient Optional<GameTree.Node> shown = Optional.empty();

    public MoveList(Table table, UiTexts texts) {
        this.table = table;
        this.texts = texts;
        setName("moves");
        getAccessibleContext().setAccessibleName(texts.of("tab.moves"));
        setCellRenderer(view);
        setSelectionModel(new DefaultListSelectionModel());
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        addMouseListener(new Mouse());
        // The heights of the rows depend on the width.
        addComponentListener(new ComponentAdapter() {
            private int width;

            @Override
            public void componentResized(ComponentEvent event) {
                if (getWidth() != width) {
                    width = getWidth();
                    measureRows();
                    SwingUtilities.invokeLater(MoveList.this::reveal);
                }
            }
        });
        KeyBindings.onFocused(this, "LEFT", () -> table.displayed().parent().ifPresent(table::display));
        KeyBindings.onFocused(
                this,
                "RIGHT",
                () -> table.displayed().children().stream().findFirst().ifPresent(table::display));
        KeyBindings.onFocused(this, "UP", () -> beside(-1));
        KeyBindings.onFocused(this, "DOWN", () -> beside(1));
        KeyBindings.onFocused(this, "HOME", () -> table.display(table.tree().root()));
        KeyBindings.onFocused(this, "END", () -> table.display(table.tree().endOfLine(table.displayed())));
    }

    private final class Mouse extends MouseAdapter {
        @Override
        public void mousePressed(MouseEvent event) {
            click(event.getPoint());
            if (event.isPopupTrigger()) {
                popup(event);
            }
        }

        @Override
        public void mouseReleased(MouseEvent event) {
            if (event.isPopupTrigger()) {
                popup(event);
            }
        }
    }

    private void popup(MouseEvent event) {
        if (table.displayed().turn().isPresent()) {
            new TurnPopupMenu(table, texts).show(this, event.getX(), event.getY());
        }
    }

    /** Displays the turn at a point, or folds or unfolds the variation there. */
    private void click(Point point) {
        int index = locationToIndex(point);
        Rectangle box = index < 0 ? null : getCellBounds(index, index);
        if (box == null || !box.contains(point)) {
            return;
        }
        MoveRow row = getModel().getElementAt(index);
        view.getListCellRendererComponent(this, row, index, false, false);
        Optional<GameTree.Node> node = view.at(new Point(point.x - box.x, point.y - box.y));
        Optional<GameTree.Node> variation =
                row instanceof MoveRow.Passage passage ? passage.variation() : Optional.empty();
        if (variation.isPresent() && (node.isEmpty() || !open.contains(variation.get()))) {
            if (!open.remove(variation.get())) {
                open.add(variation.get());
            }
            update();
        } else {
            node.ifPresent(table::display);
        }
    }

    /** Displays the previous or next variation at the same turn. */
    private void beside(int by) {
        table.displayed().parent().ifPresent(parent -> {
            int index = parent.children().indexOf(table.displayed()) + by;
            if (index >= 0 && index < parent.children().size()) {
                table.display(parent.children().get(index));
            }
        });
    }

    /** Whether there is nothing to list. */
    public boolean isEmpty() {
        return getModel().getSize() == 0;
    }

    /** Follows the table. */
    public void update() {
        boolean moved = !shown.equals(Optional.of(table.displayed()));
        if (moved) {
            unfold(table.displayed());
        }
        Built now = new Built(
                table.editing().version(), table.match().positionRevision(), table.result(), Set.copyOf(open), last());
        boolean changed = !built.equals(Optional.of(now));
        shown = Optional.of(table.displayed());
        view.setDisplayed(table.displayed());
        if (changed) {
            built = Optional.of(now);
            setListData(MoveRows.of(table, texts, open::contains, last()).toArray(MoveRow[]::new));
        }
        if (changed || moved) {
            int row = shownRow();
            if (row < 0) {
                clearSelection();
            } else {
                setSelectedIndex(row);
            }
            reveal();
            repaint();
        }
    }

    /** The mistake for which a better turn is looked for: what follows it would tell too much. */
    private Optional<GameTree.Node> last() {
        return table.coach()
                .mistakes()
                .filter(each -> table.coach().isSolutionSecret())
                .flatMap(MistakeReview::played);
    }

    /** Unfolds the variation with a turn. */
    private void unfold(GameTree.Node displayed) {
        List<GameTree.Node> path = displayed.path();
        for (int i = 1; i < path.size(); i++) {
            GameTree.Node before = path.get(i - 1);
            boolean isSide = before.children().indexOf(path.get(i)) > 0 || before == table.live();
            if (isSide) {
                open.add(path.get(i));
                return;
            }
        }
    }

    private int shownRow() {
        for (int i = 0; i < getModel().getSize(); i++) {
            if (getModel().getElementAt(i).nodes().contains(table.displayed())) {
                return i;
            }
        }
        return -1;
    }

    /** Scrolls to the displayed turn, and to the result below the last turn; a whole row is at the top. */
    public void reveal() {
        int room = room();
        if (room <= 0 || isEmpty()) {
            return;
        }
        int row = shownRow();
        int top = row < 0 ? 0 : top(row);
        int bottom = row < 0 ? 0 : bottom(row);
        int end = bottom(getModel().getSize() - 1);
        if (row >= 0 && table.displayed().children().isEmpty() && end - top <= room) {
            bottom = end;
        }
        // A row that is higher than the viewport begins at its top.
        int first = Math.min(top, Math.max(0, bottom - room));
        int now = row < 0 ? 0 : Math.clamp(-getY(), first, top);
        scrollRectToVisible(new Rectangle(0, wholeRow(now, first), 1, room));
    }

    /** The top of the row at a height, or of the next row if that one begins above the limit. */
    private int wholeRow(int y, int limit) {
        int row = Math.max(0, locationToIndex(new Point(0, y)));
        while (top(row) < limit && row < getModel().getSize() - 1) {
            row++;
        }
        return top(row);
    }

    private int top(int row) {
        return getCellBounds(row, row).y;
    }

    private int bottom(int row) {
        Rectangle box = getCellBounds(row, row);
        return box.y + box.height;
    }

    /** The height of the viewport. */
    private int room() {
        return getParent() instanceof JViewport viewport ? viewport.getHeight() : 0;
    }

    /** With space below the last row if the first row in the viewport would be cut off without it. */
    @Override
    public Dimension getPreferredSize() {
        Dimension rows = super.getPreferredSize();
        int hidden = rows.height - room();
        if (isEmpty() || room() <= 0 || hidden <= 0) {
            return rows;
        }
        return new Dimension(rows.width, Math.max(hidden, wholeRow(hidden, hidden)) + room());
    }

    private void measureRows() {
        setFixedCellHeight(1);
        setFixedCellHeight(-1);
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }
}
