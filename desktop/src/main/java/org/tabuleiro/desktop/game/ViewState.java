package org.tabuleiro.desktop.game;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.util.Optional;
import javax.swing.SwingUtilities;
import org.tabuleiro.desktop.swing.FocusRestorer;

/**
 * What a game screen shows besides the table: taken from one screen and restored on the one that replaces it.
 *
 * @param flipped whether the second player sits below
 * @param square the square where the keyboard is
 * @param tab the tab that is selected
 * @param typed the text in the field for turns
 * @param analysing whether the engine analyses the position
 * @param lines how many lines it is asked for
 * @param focus the name of the component that has the keyboard; empty for none on this screen
 */
public record ViewState(
        boolean flipped, int square, int tab, String typed, boolean analysing, int lines, Optional<String> focus) {

    public static ViewState of(GameScreen screen) {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        return new ViewState(
                screen.board().isFlipped(),
                screen.board().focusedSquare(),
                screen.tabs().getSelectedIndex(),
                screen.typed().getText(),
                screen.analysis().isRunning(),
                screen.analysis().lineCount(),
                Optional.ofNullable(owner)
                        .filter(each -> SwingUtilities.isDescendingFrom(each, screen))
                        .map(Component::getName));
    }

    public void restore(GameScreen screen) {
        screen.setFlipped(flipped);
        screen.board().focusSquare(square);
        screen.tabs().setSelectedIndex(tab);
        screen.typed().setText(typed);
        screen.analysis().setLineCount(lines);
        if (analysing) {
            screen.analysis().toggle();
        }
        focus.flatMap(name -> FocusRestorer.find(screen, name)).ifPresent(Component::requestFocusInWindow);
    }
}
