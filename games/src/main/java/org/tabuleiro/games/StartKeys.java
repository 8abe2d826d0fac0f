package org.tabuleiro.games;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Keys of positions at the start of consecutive turns, for the repetition rule: an immutable linked list of
 * blocks, which the states of a game share, so that a state has fewer than {@link #SIZE} keys of its own.
 */
final class StartKeys {
    /** The number of keys per block. */
    static final int SIZE = 16;

    private final int first;
    private final long[] keys;
    private final @Nullable StartKeys before;

    /**
     * Copies {@link #SIZE} keys.
     *
     * @param first the number of the first of these turns
     * @param starts the array to copy from
     * @param from the index of the first of them
     * @param before the keys of the turns before {@code first}, if there are any
     */
    StartKeys(int first, long[] starts, int from, @Nullable StartKeys before) {
        this.first = first;
        this.keys = Arrays.copyOfRange(starts, from, from + SIZE);
        this.before = before;
    }

    /** The first turn of all. */
    int firstOfAll() {
        StartKeys part = this;
        while (part.before != null) {
            part = part.before;
        }
        return part.first;
    }

    /** Writes all keys into an array whose first element is the key of {@link #firstOfAll}. */
    void copyTo(long[] all) {
        int begin = firstOfAll();
        for (StartKeys part = this; part != null; part = part.before) {
            System.arraycopy(part.keys, 0, all, part.first - begin, SIZE);
        }
    }

    /**
     * The number of turns among {@code last}, {@code last} - 2 and so on, all of one player, that began with
     * a key.
     */
    int count(int last, long key) {
        int count = 0;
        int turn = last;
        for (StartKeys part = this; part != null; part = part.before) {
            for (; turn >= part.first; turn -= 2) {
                if (part.keys[turn - part.first] == key) {
                    count++;
                }
            }
        }
        return count;
    }
}
