package org.tabuleiro.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Runs the changes of a table one after the other, each with its consequences, and then notifies the
 * listeners. A change within another one is part of it.
 */
final class ChangeLoop {
    private final Runnable consequences;
    private final Consumer<TableEvent> first;
    private final List<Table.Listener> listeners = new ArrayList<>();
    private final List<TableEvent> happened = new ArrayList<>();
    private boolean acting;

    /**
     * A loop without listeners.
     *
     * @param consequences runs after every change, as part of it
     * @param first receives the events of a change before the listeners
     */
    ChangeLoop(Runnable consequences, Consumer<TableEvent> first) {
        this.consequences = consequences;
        this.first = first;
    }

    /** Runs a change and notifies the listeners. */
    void run(Runnable change) {
        if (acting) {
            change.run();
            return;
        }
        acting = true;
        try {
            change.run();
            consequences.run();
            List.copyOf(happened).forEach(first);
        } finally {
            acting = false;
        }
        List<TableEvent> events = List.copyOf(happened);
        happened.clear();
        for (Table.Listener listener : List.copyOf(listeners)) {
            events.forEach(listener::happened);
            listener.changed();
        }
    }

    /** Reports an event of the change that is running. */
    void report(TableEvent event) {
        happened.add(event);
    }

    /** Subscribes a listener; returns the action that unsubscribes it. */
    Runnable subscribe(Table.Listener listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /** Removes all listeners. */
    void close() {
        listeners.clear();
    }
}
