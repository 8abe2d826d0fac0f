package org.tabuleiro.games;

/** Zobrist keys: seeded random numbers, the same on every machine. */
public final class Zobrist {
    /** The key of the second player being to move. */
    public static final long SECOND_TO_MOVE = mix(0x5EC0_0000_0000_0001L);

    private Zobrist() {}

    /** A table of {@code size} numbers; different seeds have unrelated tables. */
    public static long[] table(int seed, int size) {
        long[] table = new long[size];
        for (int i = 0; i < size; i++) {
            table[i] = mix(((long) seed << 32) + i + 1);
        }
        return table;
    }

    /** The random number with an index (SplitMix64). */
    public static long mix(long index) {
        return hash(index * 0x9E3779B97F4A7C15L);
    }

    /** Hashes a number: the finaliser of SplitMix64. */
    public static long hash(long number) {
        long bits = (number ^ number >>> 30) * 0xBF58476D1CE4E5B9L;
        bits = (bits ^ bits >>> 27) * 0x94D049BB133111EBL;
        return bits ^ bits >>> 31;
    }
}
