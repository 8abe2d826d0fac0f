package org.tabuleiro.desktop.session;

import java.util.function.Consumer;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.TableEvent;

/** Turns the board to the player to move in a game of two people at one screen, if the setting is on. */
public final class BoardTurner implements Table.Listener {
    /** The name of the setting. */
    public static final String SETTING = "turning";

    private final Table table;
    private final Settings settings;
    private final Consumer<Boolean> flip;

    /**
     * Turns the board of a table.
     *
     * @param table the table
     * @param settings has the setting
     * @param flip shows the second player at the bottom, or the first
     */
    public BoardTurner(Table table, Settings settings, Consumer<Boolean> flip) {
        this.table = table;
        this.settings = settings;
        this.flip = flip;
    }

    @Override
    public void changed() {}

    @Override
    public void happened(TableEvent event) {
        boolean moved = event instanceof TableEvent.Played || event instanceof TableEvent.WentBack;
        boolean people =
                table.seat(Side.FIRST).isPerson() && table.seat(Side.SECOND).isPerson();
        if (moved && people && !table.match().isOver() && settings.is(SETTING, false)) {
            flip.accept(table.match().toMove() == Side.SECOND);
        }
    }
}
