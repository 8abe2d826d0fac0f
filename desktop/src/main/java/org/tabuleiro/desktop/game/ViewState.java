package org.tabuleiro.desktop.game;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.util.Optional;
import javax.swing.SwingUtilities;
import org.tabuleiro.desktop.swing.FocusRestorer;

/**
 * The view state of a game screen, transferred to the screen that replaces it.
 *
 * @param flipped whether the second player is at the bottom
 * @param square the focused square
 * @param tab the tab that is selected
 * @param typed the text in the turn field
 * @param analysing whether the engine analyses the position
 * @param lines the number of engine lines
 * @param focus the name of the focus owner, if it is on this screen
 */
public record ViewState(
        boolean flipped, int square, int tab, String typed, boolean analysing, int lines, Optional<String> focus) {

    public static ViewState of(GameScreen screen) {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        return new ViewState(
                screen.board().isFlipped(),
                screen.board().focusedSquare(),
                screen.tabs().getSelectedIndex(),
                screen.turnField().getText(),
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
        screen.turnField().setText(typed);
        screen.analysis().setLineCount(lines);
        if (analysing) {
            screen.analysis().toggle();
        }
        focus.flatMap(name -> FocusRestorer.find(screen, name)).ifPresent(Component::requestFocusInWindow);
    }
}
