package org.tabuleiro.engine;

/** Draws lots from a seed, the same on every machine (SplitMix64). */
final class Lots {
    private long state;

    Lots(long seed) {
        state = seed;
    }

    /** Well mixed bits of a number. */
    static long mix(long number) {
        long bits = (number ^ number >>> 30) * 0xBF58476D1CE4E5B9L;
        bits = (bits ^ bits >>> 27) * 0x94D049BB133111EBL;
        return bits ^ bits >>> 31;
    }

    /** A number from 0 on, below a bound. */
    int next(int bound) {
        state += 0x9E3779B97F4A7C15L;
        return (int) Long.remainderUnsigned(mix(state), bound);
    }
}
