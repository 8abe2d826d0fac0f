package org.tabuleiro.desktop.game;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.swing.JTextPane;
import javax.swing.UIManager;
import javax.swing.text.AttributeSet;
import javax.swing.text.BadLocationException;
import javax.swing.text.DefaultCaret;
import javax.swing.text.DefaultStyledDocument;
import javax.swing.text.SimpleAttributeSet;
import javax.swing.text.StyleConstants;
import org.tabuleiro.desktop.swing.KeyBindings;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.text.CommentText;
import org.tabuleiro.table.text.TurnWords;

/** The move list with variations, marks and comments; a click or the arrow keys display a turn. */
public final class MoveList extends JTextPane {
    /** The symbols of the numeric annotation glyphs (NAGs). */
    public static final List<String> MARKS = List.of("", "!", "?", "!!", "??", "!?", "?!");

    private static final int LONG = 30;

    private record Place(int from, int to, GameTree.Node node, boolean variation) {}

    /** The state the text was built for; rebuilt when it changes. */
    private record Written(long edits, int position, Optional<?> result) {}

    private final transient Table table;
    private final transient UiTexts texts;
    private final transient List<Place> places = new ArrayList<>();
    private transient DefaultStyledDocument text = new DefaultStyledDocument();
    private transient Optional<Written> written = Optional.empty();
    private transient Optional<Place> marked = Optional.empty();

    MoveList(Table table, UiTexts texts) {
        this.table = table;
        this.texts = texts;
        setName("moves");
        getAccessibleContext().setAccessibleName(texts.of("tab.moves"));
        setEditable(false);
        setCursor(Cursor.getPredefinedCursor(Cursor.DEFAULT_CURSOR));
        DefaultCaret still = new DefaultCaret();
        still.setUpdatePolicy(DefaultCaret.NEVER_UPDATE);
        setCaret(still);
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                at(event.getPoint()).ifPresent(table::display);
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
        });
        // Scrolling needs a layout.
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                marked.ifPresent(MoveList.this::reveal);
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

    /** Displays the previous or next variation at the same turn. */
    private void beside(int by) {
        table.displayed().parent().ifPresent(parent -> {
            int index = parent.children().indexOf(table.displayed()) + by;
            if (index >= 0 && index < parent.children().size()) {
                table.display(parent.children().get(index));
            }
        });
    }

    private Optional<GameTree.Node> at(Point point) {
        int position = viewToModel2D(point);
        return places.stream()
                .filter(place -> place.from <= position && position <= place.to)
                .map(Place::node)
                .findFirst();
    }

    private void popup(MouseEvent event) {
        if (table.displayed().turn().isPresent()) {
            new TurnPopupMenu(table, texts).show(this, event.getX(), event.getY());
        }
    }

    /** Follows the table. */
    void update() {
        Written now = new Written(table.editing().version(), table.match().positionRevision(), table.result());
        if (!written.equals(Optional.of(now))) {
            written = Optional.of(now);
            write();
        }
        if (marked.map(Place::node).filter(node -> node == table.displayed()).isEmpty()) {
            mark();
        }
    }

    private void write() {
        // Built off screen, because a visible document is laid out again with every insertion.
        text = new DefaultStyledDocument();
        places.clear();
        marked = Optional.empty();
        comments(table.tree().root());
        line(table.tree().root(), true, false);
        table.result().ifPresent(result -> write("\n" + texts.catalogue().result(table.game(), result), aside()));
        setDocument(text);
    }

    private void mark() {
        marked.ifPresent(place -> style(place, style(place.variation, false)));
        marked =
                places.stream().filter(place -> place.node == table.displayed()).findFirst();
        marked.ifPresent(place -> style(place, style(place.variation, true)));
        marked.ifPresentOrElse(this::reveal, () -> scrollRectToVisible(new Rectangle(0, 0, 1, 1)));
    }

    private void style(Place place, AttributeSet style) {
        text.setCharacterAttributes(place.from, place.to - place.from, style, true);
    }

    private void reveal(Place place) {
        try {
            var box = modelToView2D(place.from);
            if (box != null) {
                scrollRectToVisible(box.getBounds());
            }
        } catch (BadLocationException gone) {
            throw new IllegalStateException(gone);
        }
    }

    /** Taken-back turns continue the main line; all other children are variations. */
    private void line(GameTree.Node from, boolean numbered, boolean variation) {
        Optional<GameTree.Node> node = Optional.of(from);
        boolean number = numbered;
        while (node.isPresent()) {
            GameTree.Node at = node.get();
            Optional<GameTree.Node> next = next(at);
            if (next.isPresent()) {
                boolean aside = variation || !table.tree().isMain(next.get());
                turn(at.state(), next.get(), number, aside);
                number = !next.get().comments().isEmpty();
            }
            for (GameTree.Node other : at.children()) {
                if (!next.equals(Optional.of(other))) {
                    write("(", aside());
                    turn(at.state(), other, true, true);
                    line(other, false, true);
                    closeBracket();
                    number = true;
                }
            }
            node = next;
        }
    }

    private Optional<GameTree.Node> next(GameTree.Node node) {
        return node.children().stream()
                .filter(child -> node != table.live() || table.isTakenBack(child))
                .findFirst();
    }

    /** Replaces the trailing space. */
    private void closeBracket() {
        try {
            text.remove(text.getLength() - 1, 1);
        } catch (BadLocationException never) {
            throw new IllegalStateException(never);
        }
        write(") ", aside());
    }

    private void turn(State before, GameTree.Node node, boolean numbered, boolean variation) {
        int pair = (before.turnNumber() + 1) / 2;
        if (before.toMove() == Side.FIRST) {
            write(pair + ". ", aside());
        } else if (numbered) {
            write(pair + "… ", aside());
        }
        Turn played = node.turn().orElseThrow();
        TurnWords words = new TurnWords(texts.catalogue(), table.game());
        // A set-up is too long for a line, so it is broken between its steps.
        StringBuilder turn = new StringBuilder(
                played.text().length() > LONG
                        ? played.steps().stream()
                                .map(step -> words.turn(step.text()))
                                .collect(Collectors.joining(" "))
                        : words.turn(played.text()));
        for (int mark : node.marks()) {
            turn.append(mark < MARKS.size() ? MARKS.get(mark) : "$" + mark);
        }
        int from = text.getLength();
        write(turn.toString(), style(variation, false));
        places.add(new Place(from, text.getLength(), node, variation));
        write(" ", aside());
        comments(node);
    }

    private void comments(GameTree.Node node) {
        CommentText words = new CommentText(texts.catalogue(), table.game());
        node.comments().forEach(comment -> write(words.shown(comment) + " ", aside()));
    }

    private static SimpleAttributeSet style(boolean variation, boolean shown) {
        SimpleAttributeSet style = new SimpleAttributeSet();
        StyleConstants.setBold(style, !variation);
        if (shown) {
            StyleConstants.setBackground(style, UIManager.getColor("List.selectionBackground"));
            StyleConstants.setForeground(style, UIManager.getColor("List.selectionForeground"));
        }
        return style;
    }

    private static SimpleAttributeSet aside() {
        SimpleAttributeSet style = new SimpleAttributeSet();
        Color ink = UIManager.getColor("Label.foreground");
        Color ground = UIManager.getColor("TextPane.background");
        // Less prominent than the turns, but readable.
        StyleConstants.setForeground(style, ink == null || ground == null ? Color.DARK_GRAY : mix(ink, ground));
        return style;
    }

    private static Color mix(Color ink, Color ground) {
        return new Color(
                (3 * ink.getRed() + ground.getRed()) / 4,
                (3 * ink.getGreen() + ground.getGreen()) / 4,
                (3 * ink.getBlue() + ground.getBlue()) / 4);
    }

    private void write(String words, AttributeSet style) {
        try {
            text.insertString(text.getLength(), words, style);
        } catch (BadLocationException gone) {
            throw new IllegalStateException(gone);
        }
    }
}
