package org.tabuleiro.desktop.learn;

import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.game.TurnEntry;
import org.tabuleiro.desktop.swing.FocusRestorer;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.Table;

/** What can be clicked beside the board: words such as "end", confirming, undoing a click. */
final class LessonEntryBar extends JPanel {
    private record Item(String name, String text, Runnable action) {}

    private final transient UiTexts texts;
    private transient List<String> shown = List.of();

    LessonEntryBar(UiTexts texts) {
        super(new MigLayout("insets 0, gap 6px, wrap 2", "[]", ""));
        this.texts = texts;
        setOpaque(false);
    }

    /** Follows the table of a task. */
    void update(Table table, TurnEntry entry) {
        List<Item> items = table.input().mayEnter() ? items(table, entry) : List.of();
        List<String> names = items.stream().map(Item::name).toList();
        // Unchanged buttons are not replaced: they may be focused or pressed.
        if (!names.equals(shown)) {
            shown = names;
            FocusRestorer.around(this, () -> fill(items));
            revalidate();
            repaint();
        }
        setVisible(!items.isEmpty());
    }

    private void fill(List<Item> items) {
        removeAll();
        for (Item item : items) {
            JButton button = new JButton(item.text);
            button.setName(item.name);
            button.setToolTipText(item.text);
            button.addActionListener(event -> item.action.run());
            add(button, "wmin 40, hmin 32px");
        }
    }

    private List<Item> items(Table table, TurnEntry entry) {
        List<Item> items = new ArrayList<>();
        if (table.choices().contains(Choice.CONFIRM)) {
            items.add(new Item("command:confirm-turn", texts.of("confirm"), table.input()::confirm));
        }
        for (TurnBuilder.Target target : table.input().entry().targets()) {
            if (target.click() instanceof Click.Word(String word)) {
                items.add(new Item("word:" + word, entry.word(word), () -> entry.click(new Click.Word(word))));
            }
        }
        if (!table.input().entry().steps().isEmpty()) {
            items.add(new Item("command:undo-click", texts.of("command.undo-click"), entry::undo));
        }
        return items;
    }
}
