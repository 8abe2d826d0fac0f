package org.tabuleiro.desktop.session;

import javax.swing.Timer;
import org.tabuleiro.table.Table;

/** Calls {@link Table#tick} when the table asks for it: when a clock runs out or a delayed turn is due. */
public final class TableTimer implements Table.Listener {
    private final Table table;
    private final Timer timer;

    public TableTimer(Table table) {
        this.table = table;
        timer = new Timer(0, event -> wake());
        timer.setRepeats(false);
    }

    @Override
    public void changed() {
        timer.stop();
        table.wakeAt().ifPresent(moment -> {
            timer.setInitialDelay(Math.clamp(moment - table.now(), 1, Integer.MAX_VALUE));
            timer.start();
        });
    }

    private void wake() {
        table.tick(table.now());
        // Swing timers can fire slightly early.
        changed();
    }

    void stop() {
        timer.stop();
    }
}
