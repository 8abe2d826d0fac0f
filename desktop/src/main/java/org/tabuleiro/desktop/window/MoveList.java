package org.tabuleiro.desktop.window;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JTextPane;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import javax.swing.text.SimpleAttributeSet;
import javax.swing.text.StyleConstants;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameTree;

/** The turns of a game with variations, marks and comments; a click on a turn goes there. */
final class MoveList extends JTextPane {
    private static final List<String> MARKS = List.of("", "!", "?", "!!", "??", "!?", "?!");

    private record Place(int from, int to, GameTree.Node node) {}

    private final transient List<Place> places = new ArrayList<>();

    MoveList(Consumer<GameTree.Node> go) {
        setEditable(false);
        setCursor(Cursor.getPredefinedCursor(Cursor.DEFAULT_CURSOR));
        getCaret().setVisible(false);
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                int at = viewToModel2D(event.getPoint());
                places.stream()
                        .filter(place -> place.from <= at && at <= place.to)
                        .findFirst()
                        .ifPresent(place -> go.accept(place.node));
            }
        });
    }

    /** Shows a game and the place one looks at. */
    void update(GameTree tree, GameTree.Node shown) {
        setText("");
        places.clear();
        tree.root().comments().forEach(comment -> write(comment + " ", comment()));
        line(tree.root(), shown, true, false);
        for (Place place : places) {
            if (place.node == shown) {
                reveal(place);
            }
        }
        if (shown == tree.root()) {
            scrollRectToVisible(new Rectangle(0, 0, 1, 1));
        }
    }

    private void reveal(Place place) {
        try {
            setCaretPosition(place.to);
            var box = modelToView2D(place.from);
            if (box != null) {
                scrollRectToVisible(box.getBounds());
            }
        } catch (BadLocationException gone) {
            throw new IllegalStateException(gone);
        }
    }

    private void line(GameTree.Node from, GameTree.Node shown, boolean numbered, boolean variation) {
        GameTree.Node node = from;
        boolean number = numbered;
        while (!node.children().isEmpty()) {
            GameTree.Node next = node.children().get(0);
            turn(node.state(), next, shown, number, variation);
            number = !next.comments().isEmpty();
            for (GameTree.Node other :
                    node.children().subList(1, node.children().size())) {
                write("( ", comment());
                turn(node.state(), other, shown, true, true);
                line(other, shown, false, true);
                write(") ", comment());
                number = true;
            }
            node = next;
        }
    }

    private void turn(State before, GameTree.Node node, GameTree.Node shown, boolean numbered, boolean variation) {
        int pair = (before.turn() + 1) / 2;
        if (before.toMove() == Side.FIRST) {
            write(pair + ". ", comment());
        } else if (numbered) {
            write(pair + "… ", comment());
        }
        SimpleAttributeSet style = new SimpleAttributeSet();
        StyleConstants.setBold(style, !variation);
        if (node == shown) {
            StyleConstants.setBackground(style, UIManager.getColor("List.selectionBackground"));
            StyleConstants.setForeground(style, UIManager.getColor("List.selectionForeground"));
        }
        StringBuilder text = new StringBuilder(node.turn().orElseThrow().text());
        for (int mark : node.marks()) {
            text.append(mark < MARKS.size() ? MARKS.get(mark) : "$" + mark);
        }
        int from = getDocument().getLength();
        write(text.toString(), style);
        places.add(new Place(from, getDocument().getLength(), node));
        write(" ", comment());
        node.comments().forEach(comment -> write(comment + " ", comment()));
    }

    private static SimpleAttributeSet comment() {
        SimpleAttributeSet style = new SimpleAttributeSet();
        Color grey = UIManager.getColor("Label.disabledForeground");
        StyleConstants.setForeground(style, grey == null ? Color.GRAY : grey);
        return style;
    }

    private void write(String text, SimpleAttributeSet style) {
        try {
            getDocument().insertString(getDocument().getLength(), text, style);
        } catch (BadLocationException gone) {
            throw new IllegalStateException(gone);
        }
    }
}
