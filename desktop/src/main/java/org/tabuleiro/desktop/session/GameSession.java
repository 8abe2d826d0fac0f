package org.tabuleiro.desktop.session;

import org.tabuleiro.table.Table;

/**
 * What runs for a game as long as it is open, whichever screen shows it.
 *
 * @param table the game
 * @param keeper saves it
 * @param timer wakes it
 */
public record GameSession(Table table, GameAutosaver keeper, TableTimer timer) {

    /** Ends all of it. */
    public void close() {
        timer.stop();
        table.close();
    }
}
