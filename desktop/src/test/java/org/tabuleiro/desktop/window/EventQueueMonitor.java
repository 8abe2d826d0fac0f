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

/** An event queue that counts dispatched input and measures the CPU time of each event. */
public final class EventQueueMonitor extends EventQueue {

    /** An event over the time limit. */
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

    /** The monitor, pushed onto the event queue at the first call. */
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

    /** Starts to record events that take longer. */
    public synchronized void limit(long millis) {
        limitNanos = millis * 1_000_000;
        slow.clear();
    }

    public synchronized List<Slow> slow() {
        return List.copyOf(slow);
    }

    /** Returns and clears the exceptions thrown by event handlers. */
    public synchronized List<Throwable> failures() {
        List<Throwable> thrown = List.copyOf(failures);
        failures.clear();
        return thrown;
    }

    /** The number of events dispatched. */
    public synchronized long events() {
        return events;
    }

    /** The number of mouse and key releases dispatched. */
    public synchronized long inputs() {
        return inputs;
    }

    /** The number of mouse moves. */
    public synchronized long motions() {
        return motions;
    }

    /** The number of mouse drags. */
    public synchronized long drags() {
        return drags;
    }

    /** The pointer location of the last mouse event. */
    public synchronized Point pointer() {
        return pointer;
    }

    /** Waits for the next event, or until the timeout. */
    public synchronized void waitForEvent(long since, long millis) throws InterruptedException {
        long end = System.nanoTime() + millis * 1_000_000;
        long left = millis;
        while (events == since && left > 0) {
            wait(left);
            left = (end - System.nanoTime()) / 1_000_000;
        }
    }
}
