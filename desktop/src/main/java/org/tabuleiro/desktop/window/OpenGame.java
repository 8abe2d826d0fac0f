package org.tabuleiro.desktop.window;

import org.tabuleiro.table.Table;

/**
 * What runs for a game as long as it is open, whichever screen shows it.
 *
 * @param table the game
 * @param keeper saves it
 * @param timer wakes it
 */
record OpenGame(Table table, GameKeeper keeper, TableTimer timer) {

    /** Ends all of it. */
    void close() {
        timer.stop();
        table.close();
    }
}
