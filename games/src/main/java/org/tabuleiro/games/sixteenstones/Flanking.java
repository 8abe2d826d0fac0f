package org.tabuleiro.games.sixteenstones;

/** Which enemy stones a move or a push flanks, as capture bits of {@link SixteenStonesStepCode}. */
final class Flanking {
    private Flanking() {}

    /** The neighbours of a square that stand between it and an active own stone. */
    static int from(int square, int active, int enemy) {
        int flanked = 0;
        for (int d = 0; d < SixteenStonesBoard.DIRECTIONS; d++) {
            if ((SixteenStonesBoard.one(square, d) & enemy) != 0 && (SixteenStonesBoard.two(square, d) & active) != 0) {
                flanked |= 1 << d;
            }
        }
        return flanked;
    }

    /**
     * What a push flanks after all its stones have been shifted, which makes them active: stones next to its
     * front stone, and pushed ones between any two active stones.
     *
     * @param run the number of pushed enemy stones
     * @param active the active own stones before the push
     * @param enemy the enemy stones before the push
     */
    static int byPush(int d, int rear, int to, int run, int active, int enemy) {
        int offset = SixteenStonesBoard.offset(d);
        int activeAfter = active & ~SixteenStonesBoard.bit(rear);
        for (int square = rear; square != to; square += offset) {
            activeAfter |= SixteenStonesBoard.one(square, d);
        }
        int near = SixteenStonesBoard.one(to, d);
        int far = run == 2 ? SixteenStonesBoard.two(to, d) : 0;
        int enemyAfter = (enemy & ~SixteenStonesBoard.bit(to)) | near | far;
        int flanked = from(to, activeAfter, enemyAfter);
        if (near != 0 && isBetween(to + offset, activeAfter)) {
            flanked |= 1 << d;
        }
        if (far != 0 && isBetween(to + 2 * offset, activeAfter)) {
            flanked |= SixteenStonesStepCode.FAR;
        }
        return flanked;
    }

    private static boolean isBetween(int square, int active) {
        for (int d = 0; d < SixteenStonesBoard.DIRECTIONS / 2; d++) {
            if ((SixteenStonesBoard.one(square, d) & active) != 0
                    && (SixteenStonesBoard.one(square, SixteenStonesBoard.DIRECTIONS - 1 - d) & active) != 0) {
                return true;
            }
        }
        return false;
    }
}
