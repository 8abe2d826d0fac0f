package org.tabuleiro.desktop.window;

import java.util.ArrayList;
import java.util.List;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JPopupMenu;
import javax.swing.SwingUtilities;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Session;

/** What can be done with a turn of the list: promote its line, cut it off, mark it, comment on it. */
final class TurnMenu extends JPopupMenu {

    TurnMenu(Session session, Texts texts) {
        GameTree.Node node = session.shown();
        item(texts, "promote", () -> session.editing().promote(node));
        item(texts, "delete-turns", () -> session.editing().delete(node));
        item(texts, "comment", () -> comment(session, texts));
        addSeparator();
        for (int number = 0; number < MoveList.MARKS.size(); number++) {
            int mark = number;
            JMenuItem item = new JMenuItem(mark == 0 ? texts.of("no-mark") : MoveList.MARKS.get(mark));
            item.setName("mark:" + mark);
            item.addActionListener(event -> mark(session, mark));
            add(item);
        }
    }

    private void item(Texts texts, String id, Runnable action) {
        JMenuItem item = new JMenuItem(texts.of("command." + id));
        item.setName("popup:" + id);
        item.addActionListener(event -> action.run());
        add(item);
    }

    /** Marks the turn that is shown; 0 takes the mark away. */
    static void mark(Session session, int mark) {
        GameTree.Node node = session.shown();
        List<Integer> marks = new ArrayList<>(node.marks());
        marks.removeIf(number -> number < MoveList.MARKS.size());
        if (mark > 0) {
            marks.add(0, mark);
        }
        session.editing().note(node, marks, node.comments());
    }

    /** Asks for a comment on the turn that is shown. */
    static void comment(Session session, Texts texts) {
        GameTree.Node node = session.shown();
        String text = JOptionPane.showInputDialog(
                SwingUtilities.getWindowAncestor(null), texts.of("command.comment"), String.join(" ", node.comments()));
        if (text != null) {
            session.editing().note(node, node.marks(), text.isBlank() ? List.of() : List.of(text.strip()));
        }
    }
}
