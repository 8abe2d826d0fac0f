package org.tabuleiro.engine.search;

import java.util.Arrays;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Zobrist;

/**
 * Transposition table: a flat array of key and data pairs in buckets of four. Threads share it without locks:
 * the key is stored XOR the data, so that an entry torn by a race does not match (Hyatt's lockless hashing).
 */
public final class TranspositionTable {
    /** Bound: the score is exact. */
    public static final int EXACT = 3;
    /** Bound: the score is at least this. */
    public static final int LOWER = 1;
    /** Bound: the score is at most this. */
    public static final int UPPER = 2;

    private static final int WAYS = 4;
    private static final int CURRENT_SIZE = 1 << 14;
    /** The bits of a step; {@link Position#MAX_CODE} is all of them. */
    private static final long STEP_MASK = Position.MAX_CODE;

    private final long[] words;
    private final int mask;
    private int age;

    /**
     * ABDADA: the steps that threads are searching now, as a small hash table; empty unless the table is
     * shared.
     */
    private long[] current = {};

    /** A table of about this size, in megabytes. */
    public TranspositionTable(int megabytes) {
        long entries = Math.max(1, megabytes) * (1L << 20) / 16;
        int buckets = Integer.highestOneBit((int) Math.min(entries / WAYS, 1 << 26));
        words = new long[buckets * WAYS * 2];
        mask = buckets - 1;
    }

    /** Removes all entries. */
    public void clear() {
        Arrays.fill(words, 0);
        age = 0;
    }

    /**
     * Prepares the table for several threads: from now on they publish the steps that they are searching
     * (ABDADA).
     */
    public void share() {
        current = new long[CURRENT_SIZE];
    }

    /** Whether several threads use the table. */
    public boolean isShared() {
        return current.length > 0;
    }

    /** The ABDADA id of searching a step in a position; never 0. */
    public static long searchId(long key, int step) {
        return Zobrist.hash(key + step) | 1;
    }

    /**
     * Whether a thread is searching this step now. A race can make the answer wrong, which costs time but no
     * correctness.
     */
    public boolean isSearched(long searchId) {
        return current[slot(searchId)] == searchId;
    }

    /** Publishes that a thread begins to search a step. */
    public void beginSearch(long searchId) {
        current[slot(searchId)] = searchId;
    }

    /** Publishes that a thread has finished a step. */
    public void endSearch(long searchId) {
        if (isSearched(searchId)) {
            current[slot(searchId)] = 0;
        }
    }

    private static int slot(long searchId) {
        return (int) (searchId >>> 32) & (CURRENT_SIZE - 1);
    }

    /** Ages all entries, so that those of earlier searches are replaced first. */
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

    /**
     * Stores an entry. In a full bucket it replaces the same key, or else the shallowest entry, four plies
     * per age.
     */
    public void store(long key, int step, int score, int depth, int bound) {
        int at = bucket(key);
        int replaced = at;
        int leastWorth = Integer.MAX_VALUE;
        for (int i = at; i < at + 2 * WAYS; i += 2) {
            long data = words[i + 1];
            if (data == 0 || (words[i] ^ data) == key) {
                replaced = i;
                break;
            }
            int worth = depth(data) - 4 * ((age - age(data)) & 63);
            if (worth < leastWorth) {
                leastWorth = worth;
                replaced = i;
            }
        }
        if ((step & ~Position.MAX_CODE) != 0) {
            throw tooLarge(step);
        }
        long data = step | (score & 0xFFFFL) << 26 | (depth & 0xFFL) << 42 | (long) bound << 50 | (long) age << 52;
        words[replaced] = key ^ data;
        words[replaced + 1] = data;
    }

    private static IllegalArgumentException tooLarge(int step) {
        return new IllegalArgumentException(
                "the code of a step must be a number from 0 to " + Position.MAX_CODE + ", not " + step);
    }

    private int bucket(long key) {
        return ((int) (key >>> 32) & mask) * (WAYS * 2);
    }

    /** The best step of an entry. */
    public static int step(long data) {
        return (int) (data & STEP_MASK);
    }

    /** The score of an entry. */
    public static int score(long data) {
        return (short) (data >>> 26);
    }

    /** The depth of an entry. */
    public static int depth(long data) {
        return (int) (data >>> 42) & 0xFF;
    }

    /** The bound of an entry: {@link #EXACT}, {@link #LOWER} or {@link #UPPER}. */
    public static int bound(long data) {
        return (int) (data >>> 50) & 3;
    }

    private static int age(long data) {
        return (int) (data >>> 52) & 63;
    }
}
