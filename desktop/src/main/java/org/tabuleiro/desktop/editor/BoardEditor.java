package org.tabuleiro.desktop.editor;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.Window;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.content.Theme;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.swing.DialogEdge;
import org.tabuleiro.desktop.swing.KeyBindings;
import org.tabuleiro.desktop.swing.TextChanges;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.desktop.swing.WrappedText;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;
import org.tabuleiro.table.scene.BoardSpeech;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.scene.Scene;
import org.tabuleiro.table.scene.Speech;
import org.tabuleiro.table.setup.PositionDraft;

/** The board editor: sets up a position of any game and explains why an invalid one cannot be played. */
public final class BoardEditor extends JDialog {

    /** Receives the finished position. */
    public interface Use {
        /** Plays from it against the computer. */
        void play(State state);

        /** Analyses it. */
        void analyse(State state);
    }

    private static final int MAX_SIDEBAR_WIDTH = 420;
    /** The part of the parent window left visible around the editor. */
    private static final int MARGIN = 40;

    private final transient UiTexts texts;
    private final transient PositionDraft draft;
    private final BoardView board;
    private final EditorTools tools;
    private final EditorFields fields;
    private final JComboBox<String> game = new JComboBox<>();
    private final JTextField text = new JTextField();
    private final JTextArea message = new JTextArea();
    private final WrappedText hint = new WrappedText("", "tabuleiro.ink-2");
    private final JPanel buttons =
            new JPanel(new MigLayout("insets 0, wrap 2, gap 6", "[grow, fill, sg][grow, fill, sg]", ""));
    private final JButton play;
    private final JButton analyse;
    private transient Game shownGame;
    private int selected = -1;
    private boolean erasing;
    private boolean filling;
    /** Whether the position string is being typed, which must not be overwritten. */
    private boolean typing;

    public BoardEditor(Window owner, UiTexts texts, Theme theme, State start, Use use) {
        super(owner, texts.of("editor.title"), ModalityType.APPLICATION_MODAL);
        this.texts = texts;
        this.draft = new PositionDraft(start);
        this.shownGame = start.game();
        setName("editor");
        DialogEdge.add(this);
        setDefaultCloseOperation(DISPOSE_ON_CLOSE);
        setLayout(new MigLayout(
                "insets 10px, fill, gap 10px", "[grow 200, fill][150px:pref, grow 1, fill]", "[grow, fill][]"));
        board = new BoardView(Scene.of(start), new Speech(), new Input());
        board.setBankNames(texts.catalogue().banks(start.game()));
        board.setName("editor-board");
        board.setTheme(theme);
        tools = new EditorTools(texts, this::toolChanged);
        fields = new EditorFields(texts, draft, this::refresh);
        play = button("editor.play", use::play);
        analyse = button("editor.analyse", use::analyse);
        JScrollPane sidebar = new JScrollPane(sidebar()) {
            @Override
            public Dimension getPreferredSize() {
                // With a large font the sidebar scrolls instead of displacing the board.
                Dimension size = super.getPreferredSize();
                return new Dimension(Math.min(size.width, MAX_SIDEBAR_WIDTH), size.height);
            }
        };
        sidebar.setBorder(null);
        add(board, "grow, push, wmin 280px, hmin 200px");
        add(sidebar, "wrap, grow, wmin 150px");
        add(below(), "span, growx");
        keys();
        offer();
        refresh();
        // Fits the smallest main window, and grows with it.
        setMinimumSize(new Dimension(780, 580));
        setSize(Math.max(780, owner.getWidth() - MARGIN), Math.max(580, owner.getHeight() - MARGIN));
        setLocationRelativeTo(owner);
        board.requestFocusInWindow();
    }

    /** Shows the board from the side of the second player, or of the first. */
    public void setFlipped(boolean flipped) {
        board.setFlipped(flipped);
    }

    private JPanel sidebar() {
        JPanel panel = new JPanel(new MigLayout("insets 0, wrap 1, fillx, gapy 8", "[grow, fill]", ""));
        Games.ALL.forEach(each -> game.addItem(texts.catalogue().name(each)));
        game.setName("editor-game");
        game.getAccessibleContext().setAccessibleName(texts.of("new.game"));
        game.setSelectedIndex(Games.ALL.indexOf(draft.game()));
        game.addActionListener(event -> {
            if (!filling) {
                draft.play(Games.ALL.get(game.getSelectedIndex()));
                refresh();
            }
        });
        panel.add(game);
        panel.add(tools);
        panel.add(hint, "wmin 60");
        panel.add(fields);
        panel.add(buttons, "gaptop 6");
        return panel;
    }

    /** Buttons for whole positions: the start, an empty board and the set-ups of the game. */
    private void offerPositions() {
        buttons.removeAll();
        buttons.add(button("editor.start", draft::start));
        buttons.add(button("editor.clear", draft::clear));
        for (String name : draft.game().setups().keySet()) {
            JButton setup = new JButton(texts.catalogue().text(draft.game().id() + ".setup." + name));
            setup.setName("setup:" + name);
            setup.addActionListener(event -> {
                draft.setup(name);
                refresh();
            });
            buttons.add(setup);
        }
        buttons.add(button("editor.flip", () -> board.setFlipped(!board.isFlipped())));
    }

    private JPanel below() {
        JPanel panel = new JPanel(new MigLayout("insets 0, fillx, gapy 6", "[][grow, fill]", "[][][]"));
        JLabel label = new JLabel(texts.of("editor.position"));
        label.setLabelFor(text);
        text.setName("editor-position");
        TextChanges.subscribe(text, () -> {
            if (!filling) {
                typing = true;
                draft.type(text.getText());
                refresh();
                typing = false;
            }
        });
        panel.add(label);
        panel.add(text, "wrap, wmin 100");
        message.setName("editor-message");
        message.setEditable(false);
        message.setFocusable(false);
        message.setOpaque(false);
        message.setLineWrap(true);
        message.setWrapStyleWord(true);
        message.setRows(2);
        message.setFont(
                Appearance.serif(Font.PLAIN, UIManager.getFont("Label.font").getSize2D() * 1.25f));
        panel.add(message, "span, growx, hmin 36, wmin 100, wrap");
        JButton cancel = button("cancel", () -> {});
        cancel.addActionListener(event -> dispose());
        panel.add(cancel, "span, split 3, right, grow 0");
        panel.add(analyse, "grow 0");
        panel.add(play, "grow 0");
        return panel;
    }

    private JButton button(String key, Runnable action) {
        JButton button = new JButton(texts.of(key));
        button.setName(key);
        button.addActionListener(event -> {
            action.run();
            refresh();
        });
        return button;
    }

    private JButton button(String key, Consumer<State> action) {
        JButton button = new JButton(texts.of(key));
        button.setName(key);
        button.addActionListener(event -> {
            if (draft.state() instanceof Parsed.Ok<State>(State state)) {
                dispose();
                action.accept(state);
            }
        });
        return button;
    }

    private void keys() {
        KeyBindings.closeOnEscape(this);
        board.bindKey("DELETE", () -> put(board.focusedSquare(), Layout.EMPTY));
        board.bindKey("BACK_SPACE", () -> put(board.focusedSquare(), Layout.EMPTY));
        Games.ALL.stream()
                .flatMapToInt(each -> each.pieceLetters().chars())
                .distinct()
                .forEach(letter -> board.bindKey("typed " + (char) letter, () -> {
                    if (draft.game().pieceLetters().indexOf(letter) >= 0) {
                        put(board.focusedSquare(), (char) letter);
                    }
                }));
    }

    private void put(int square, char letter) {
        draft.put(square, letter);
        refresh();
    }

    private void toolChanged() {
        selected = -1;
        board.setDraggable(tools.chosen() == EditorTools.MOVE);
        hint.setText(
                switch (tools.chosen()) {
                    case EditorTools.MOVE -> texts.of("editor.hint.move");
                    case Layout.EMPTY -> texts.of("editor.hint.erase");
                    default ->
                        texts.of(
                                "editor.hint.place",
                                texts.catalogue().text(draft.game().id() + ".piece." + tools.chosen()));
                });
        refresh();
    }

    private void offer() {
        tools.offer(draft.game());
        fields.offer(draft.game());
        offerPositions();
    }

    private void refresh() {
        if (filling) {
            return;
        }
        filling = true;
        try {
            if (!shownGame.equals(draft.game())) {
                shownGame = draft.game();
                selected = -1;
                game.setSelectedIndex(Games.ALL.indexOf(shownGame));
                board.setBankNames(texts.catalogue().banks(shownGame));
                offer();
            }
            List<Mark> marks = selected < 0 ? List.of() : List.of(new Mark.Spot(selected, Mark.Kind.CHOSEN));
            board.show(new Scene(draft.game(), draft.layout(), marks));
            fields.show(draft.layout());
            if (!typing) {
                text.setText(draft.text());
                text.setCaretPosition(0);
            }
            explain();
        } finally {
            filling = false;
        }
    }

    /** Explains why the position cannot be played. */
    private void explain() {
        Optional<String> why = draft.problem(texts.catalogue());
        message.setText(why.orElse(texts.of("editor.possible")));
        message.setForeground(
                why.isEmpty() ? UIManager.getColor("Label.foreground") : UIManager.getColor("tabuleiro.bad"));
        play.setEnabled(why.isEmpty());
        analyse.setEnabled(why.isEmpty());
    }

    private final class Input implements BoardView.Listener {
        @Override
        public void clicked(int square) {
            if (tools.chosen() != EditorTools.MOVE) {
                put(square, draft.layout().at(square) == tools.chosen() ? Layout.EMPTY : tools.chosen());
            } else if (selected >= 0) {
                draft.move(selected, square);
                selected = -1;
                refresh();
            } else {
                selected = draft.layout().at(square) == Layout.EMPTY ? -1 : square;
                refresh();
            }
        }

        @Override
        public void dragged(int from, int to) {
            selected = -1;
            draft.move(from, to);
            refresh();
        }

        @Override
        public void hovered(int square) {}

        @Override
        public void swept(int square, boolean isFirst) {
            if (isFirst) {
                // A stroke that starts on a piece of the same kind erases.
                erasing = draft.layout().at(square) == tools.chosen();
            }
            put(square, erasing ? Layout.EMPTY : tools.chosen());
        }
    }

    private final class Speech implements BoardSpeech {
        @Override
        public String board() {
            return texts.catalogue().text("table.board.name", texts.catalogue().name(draft.game()));
        }

        @Override
        public String square(int square) {
            char letter = draft.layout().at(square);
            return draft.game().board().name(square) + ", "
                    + (letter == Layout.EMPTY
                            ? texts.catalogue().text("table.square.empty")
                            : texts.catalogue().text(draft.game().id() + ".piece." + letter));
        }
    }
}
