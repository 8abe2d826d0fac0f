package org.tabuleiro.desktop.session;

import javax.swing.Timer;
import org.tabuleiro.table.Table;

/** Wakes a table at the moments it names: when a clock runs out, or when a turn that waits is to be played. */
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
        // A timer may be a little early.
        changed();
    }

    void stop() {
        timer.stop();
    }
}
