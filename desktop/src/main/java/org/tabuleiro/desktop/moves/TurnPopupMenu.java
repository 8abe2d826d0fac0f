package org.tabuleiro.desktop.moves;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import org.tabuleiro.desktop.dialog.QuestionDialog;
import org.tabuleiro.desktop.swing.Mnemonics;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.text.CommentText;

/** The context menu of a turn: promote, delete, mark, comment. */
public final class TurnPopupMenu extends JPopupMenu {
    private static final int LINES = 4;
    private static final int COLUMNS = 36;

    public TurnPopupMenu(Table table, UiTexts texts) {
        GameTree.Node node = table.displayed();
        item(texts, "promote", () -> table.editing().promote(node))
                .setEnabled(table.editing().canPromote(node));
        item(texts, "delete-turns", () -> table.editing().delete(node))
                .setEnabled(table.editing().canDelete(node));
        item(texts, "comment", () -> comment(getInvoker(), table, texts));
        addSeparator();
        for (int number = 0; number < MoveList.MARKS.size(); number++) {
            int mark = number;
            JMenuItem item = new JMenuItem(mark == 0 ? texts.of("no-mark") : MoveList.MARKS.get(mark));
            item.setName("mark:" + mark);
            item.addActionListener(event -> mark(table, mark));
            add(item);
        }
        Mnemonics.apply(this);
    }

    private JMenuItem item(UiTexts texts, String id, Runnable action) {
        JMenuItem item = new JMenuItem(texts.of("command." + id));
        item.setName("popup:" + id);
        item.addActionListener(event -> action.run());
        return add(item);
    }

    /** Sets the mark of the displayed turn; 0 removes it. */
    public static void mark(Table table, int mark) {
        GameTree.Node node = table.displayed();
        List<Integer> marks = new ArrayList<>(node.marks());
        marks.removeIf(number -> number < MoveList.MARKS.size());
        if (mark > 0) {
            marks.add(0, mark);
        }
        table.editing().note(node, marks, node.comments());
    }

    /** Edits the comment of the displayed turn. */
    public static void comment(Component owner, Table table, UiTexts texts) {
        GameTree.Node node = table.displayed();
        CommentText comments = new CommentText(texts.catalogue(), table.game());
        JTextArea words = new JTextArea(comments.edited(node.comments()).replace('\n', ' '), LINES, COLUMNS);
        words.setName("comment-text");
        words.getAccessibleContext().setAccessibleName(texts.of("ask.comment"));
        words.setLineWrap(true);
        words.setWrapStyleWord(true);
        // Enter confirms, because a comment is a single paragraph.
        words.getInputMap().put(KeyStroke.getKeyStroke("ENTER"), "none");
        words.setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
        words.setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
        words.selectAll();
        String answer = QuestionDialog.ask(owner, texts, "comment", new JScrollPane(words), List.of("ok", "cancel"));
        if (answer.equals("ok")) {
            table.editing().note(node, node.marks(), comments.written(node.comments(), words.getText()));
        }
    }
}
