package org.tabuleiro.desktop.game;

import java.util.List;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.table.Table;

/** A screen with a board on which turns are entered: that of a game, or of a task in a lesson. */
public interface EntryScreen {
    Table table();

    UiTexts texts();

    Settings settings();

    BoardView board();

    TurnEntry entry();

    /** The position on the board, including the steps already entered of an unfinished turn. */
    State shownState();

    /** Redraws the board. */
    void draw();

    /** Animates steps, unless reduced motion is set. */
    void replay(State from, List<Step> steps);

    /** Before any input: whether it is allowed. */
    default boolean allowsInput() {
        return true;
    }

    /** The height of the screen in pixels. */
    int getHeight();
}
