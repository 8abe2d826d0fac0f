package org.tabuleiro.desktop.window;

import java.awt.AWTEvent;
import java.awt.EventQueue;
import java.awt.Point;
import java.awt.Toolkit;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;

/** Stands before the event queue: counts the input that has been dealt with, and how much processor time each event takes. */
public final class EventQueueMonitor extends EventQueue {

    /** An event that took long. */
    public record Slow(long millis, String event) {}

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final EventQueueMonitor ONLY = new EventQueueMonitor();
    private static boolean installed;

    private final List<Slow> slow = new ArrayList<>();
    private final List<Throwable> failures = new ArrayList<>();
    private long limitNanos = Long.MAX_VALUE;
    private long events;
    private long inputs;
    private long motions;
    private long drags;
    private Point pointer = new Point();

    private EventQueueMonitor() {}

    /** The watch, in front of the queue from the first call on. */
    public static synchronized EventQueueMonitor install() {
        if (!installed) {
            Toolkit.getDefaultToolkit().getSystemEventQueue().push(ONLY);
            installed = true;
        }
        return ONLY;
    }

    @Override
    protected void dispatchEvent(AWTEvent event) {
        long before = THREADS.getCurrentThreadCpuTime();
        try {
            super.dispatchEvent(event);
        } catch (RuntimeException | Error failure) {
            synchronized (this) {
                failures.add(failure);
            }
            throw failure;
        } finally {
            note(event, THREADS.getCurrentThreadCpuTime() - before);
        }
    }

    private synchronized void note(AWTEvent event, long nanos) {
        events++;
        if (event.getID() == MouseEvent.MOUSE_RELEASED || event.getID() == KeyEvent.KEY_RELEASED) {
            inputs++;
        }
        if (event instanceof MouseEvent mouse) {
            motions += mouse.getID() == MouseEvent.MOUSE_MOVED ? 1 : 0;
            drags += mouse.getID() == MouseEvent.MOUSE_DRAGGED ? 1 : 0;
            pointer = mouse.getLocationOnScreen();
        }
        if (nanos > limitNanos) {
            slow.add(new Slow(nanos / 1_000_000, event.toString()));
        }
        notifyAll();
    }

    /** Begins to remember events that take longer. */
    public synchronized void limit(long millis) {
        limitNanos = millis * 1_000_000;
        slow.clear();
    }

    public synchronized List<Slow> slow() {
        return List.copyOf(slow);
    }

    /** What was thrown by event handlers; they forget it otherwise. */
    public synchronized List<Throwable> failures() {
        List<Throwable> thrown = List.copyOf(failures);
        failures.clear();
        return thrown;
    }

    /** How many events there were. */
    public synchronized long events() {
        return events;
    }

    /** How many buttons and keys were let go of, and what follows of it is done. */
    public synchronized long inputs() {
        return inputs;
    }

    /** How often the pointer has moved with no button pressed. */
    public synchronized long motions() {
        return motions;
    }

    /** How often the pointer has moved with a button pressed. */
    public synchronized long drags() {
        return drags;
    }

    /** Where the pointer was on the screen in the last event that tells. */
    public synchronized Point pointer() {
        return pointer;
    }

    /** Waits until something has happened, but not for ever. */
    public synchronized void waitForEvent(long since, long millis) throws InterruptedException {
        long end = System.nanoTime() + millis * 1_000_000;
        long left = millis;
        while (events == since && left > 0) {
            wait(left);
            left = (end - System.nanoTime()) / 1_000_000;
        }
    }
}
