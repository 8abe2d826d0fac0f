package org.tabuleiro.engine;

import java.util.Arrays;
import org.tabuleiro.games.Position;

/**
 * What earlier searches found out, by position key: a flat array of pairs of longs. The key is stored XOR the data, so that an
 * entry torn by another thread does not match.
 */
public final class TranspositionTable {
    /** The value is exact. */
    public static final int EXACT = 3;
    /** The value is at least this. */
    public static final int LOWER = 1;
    /** The value is at most this. */
    public static final int UPPER = 2;

    private static final int WAYS = 4;
    private static final int ERRANDS = 1 << 14;
    /** The bits of a step; {@link Position#MAX_CODE} is all of them. */
    private static final long STEP_MASK = Position.MAX_CODE;

    private final long[] words;
    private final int mask;
    private int age;

    /** What is being searched now by those who share the table; empty if nobody does. */
    private long[] errands = {};

    /** A table of about so many megabytes. */
    public TranspositionTable(int megabytes) {
        long entries = Math.max(1, megabytes) * (1L << 20) / 16;
        int buckets = Integer.highestOneBit((int) Math.min(entries / WAYS, 1 << 26));
        words = new long[buckets * WAYS * 2];
        mask = buckets - 1;
    }

    /** Forgets everything. */
    public void clear() {
        Arrays.fill(words, 0);
        age = 0;
    }

    /** Lets several searches that use the table at the same time know what the others are at. */
    public void share() {
        errands = new long[ERRANDS];
    }

    /** Whether several searches use the table at the same time. */
    public boolean isShared() {
        return errands.length > 0;
    }

    /** What it is to look at a step in a position: never 0. */
    public static long errand(long key, int step) {
        return Lots.mix(key + step) | 1;
    }

    /** Whether one of them is at something now. A race can make the answer wrong, which costs time but spoils nothing. */
    public boolean isBusy(long errand) {
        return errands[place(errand)] == errand;
    }

    /** Says that something is begun. */
    public void begin(long errand) {
        errands[place(errand)] = errand;
    }

    /** Says that something is done. */
    public void end(long errand) {
        if (isBusy(errand)) {
            errands[place(errand)] = 0;
        }
    }

    private static int place(long errand) {
        return (int) (errand >>> 32) & (ERRANDS - 1);
    }

    /** Marks what is there as older than what comes. */
    public void newSearch() {
        age = (age + 1) & 63;
    }

    /** The data stored for a key, or 0. */
    public long find(long key) {
        int at = bucket(key);
        for (int i = at; i < at + 2 * WAYS; i += 2) {
            long data = words[i + 1];
            if ((words[i] ^ data) == key && data != 0) {
                return data;
            }
        }
        return 0;
    }

    /** Stores what was found out about a key, over an older, shallower or the same entry. */
    public void store(long key, int step, int score, int depth, int bound) {
        int at = bucket(key);
        int worst = at;
        int worstWorth = Integer.MAX_VALUE;
        for (int i = at; i < at + 2 * WAYS; i += 2) {
            long data = words[i + 1];
            if (data == 0 || (words[i] ^ data) == key) {
                worst = i;
                break;
            }
            int worth = depth(data) - 4 * ((age - age(data)) & 63);
            if (worth < worstWorth) {
                worstWorth = worth;
                worst = i;
            }
        }
        if ((step & ~Position.MAX_CODE) != 0) {
            throw tooLarge(step);
        }
        long data = step | (score & 0xFFFFL) << 26 | (depth & 0xFFL) << 42 | (long) bound << 50 | (long) age << 52;
        words[worst] = key ^ data;
        words[worst + 1] = data;
    }

    private static IllegalArgumentException tooLarge(int step) {
        return new IllegalArgumentException(
                "the code of a step must be a number from 0 to " + Position.MAX_CODE + ", not " + step);
    }

    private int bucket(long key) {
        return ((int) (key >>> 32) & mask) * (WAYS * 2);
    }

    /** The step of an entry. */
    public static int step(long data) {
        return (int) (data & STEP_MASK);
    }

    /** The value of an entry. */
    public static int score(long data) {
        return (short) (data >>> 26);
    }

    /** How deep an entry was searched. */
    public static int depth(long data) {
        return (int) (data >>> 42) & 0xFF;
    }

    /** Whether the value of an entry is exact or a bound. */
    public static int bound(long data) {
        return (int) (data >>> 50) & 3;
    }

    private static int age(long data) {
        return (int) (data >>> 52) & 63;
    }
}
