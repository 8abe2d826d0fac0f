package org.tabuleiro.desktop.session;

import org.tabuleiro.table.Table;

/**
 * An open game with its listeners, independent of the screen that shows it.
 *
 * @param table the game
 * @param autosaver saves it
 * @param timer wakes it
 */
public record GameSession(Table table, GameAutosaver autosaver, TableTimer timer) {

    /** Closes the game. */
    public void close() {
        timer.stop();
        table.close();
    }
}
