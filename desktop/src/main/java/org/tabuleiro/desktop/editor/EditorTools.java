package org.tabuleiro.desktop.editor;

import javax.swing.ButtonGroup;
import javax.swing.Icon;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.desktop.board.PieceIcon;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Layout;

/** The tool palette of the board editor: move, place a piece, or erase. */
final class EditorTools extends JPanel {
    /** The tool that moves pieces. */
    static final char MOVE = '>';

    private static final int SIZE = 30;

    private final transient UiTexts texts;
    private final transient Runnable changed;
    private char chosen = MOVE;

    EditorTools(UiTexts texts, Runnable changed) {
        super(new MigLayout("insets 0, gap 4, wrap 6", "", ""));
        this.texts = texts;
        this.changed = changed;
        bindArrow("LEFT", -1);
        bindArrow("RIGHT", 1);
    }

    /** The buttons form a single tab stop; the arrow keys move between them. */
    private void bindArrow(String key, int by) {
        registerKeyboardAction(
                event -> {
                    for (int i = 0; i < getComponentCount(); i++) {
                        if (getComponent(i).isFocusOwner()) {
                            int next = Math.floorMod(i + by, getComponentCount());
                            ((JToggleButton) getComponent(next)).doClick(0);
                            getComponent(next).requestFocusInWindow();
                            return;
                        }
                    }
                },
                KeyStroke.getKeyStroke(key),
                WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
    }

    /** Offers the pieces of a game. */
    void offer(Game game) {
        removeAll();
        ButtonGroup group = new ButtonGroup();
        for (int i = 0; i < game.pieceLetters().length(); i++) {
            char letter = game.pieceLetters().charAt(i);
            String piece = texts.catalogue().text(game.id() + ".piece." + letter);
            String name = texts.of("editor.tool", piece, String.valueOf(letter));
            add(group, letter, "", new PieceIcon(game, letter, SIZE), name);
        }
        add(group, Layout.EMPTY, "×", null, texts.of("editor.erase"));
        add(group, MOVE, "↔", null, texts.of("editor.move"));
        choose(chosen == Layout.EMPTY ? chosen : MOVE);
        revalidate();
        repaint();
    }

    private void add(ButtonGroup group, char tool, String text, @Nullable Icon icon, String name) {
        JToggleButton button = new JToggleButton(text, icon);
        button.setName("tool:" + tool);
        button.setToolTipText(name);
        button.setFont(button.getFont().deriveFont(button.getFont().getSize2D() * 1.5f));
        button.getAccessibleContext().setAccessibleName(name);
        button.addActionListener(event -> choose(tool));
        group.add(button);
        add(button, "w 44!, h 44!");
    }

    /** Selects a tool. */
    void choose(char tool) {
        chosen = tool;
        for (java.awt.Component each : getComponents()) {
            if (("tool:" + tool).equals(each.getName()) && each instanceof JToggleButton button) {
                button.setSelected(true);
            }
        }
        changed.run();
    }

    /** The selected tool: a piece letter, {@link Layout#EMPTY} to erase, or {@link #MOVE}. */
    char chosen() {
        return chosen;
    }
}
