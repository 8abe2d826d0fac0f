package org.tabuleiro.engine;

/** What to call a turn, by how much of the chance to win it gives away. */
public enum Judgement {
    /** Nothing to complain about. */
    FINE(0, 0),
    /** Something else was a little better: {@code ?!}. */
    INACCURACY(0.05, 6),
    /** A turn that hurts: {@code ?}. */
    MISTAKE(0.10, 2),
    /** A turn that may have decided the game: {@code ??}. */
    BLUNDER(0.20, 4);

    private final double loss;
    private final int mark;

    Judgement(double loss, int mark) {
        this.loss = loss;
        this.mark = mark;
    }

    /** The least loss that is called so. */
    public double loss() {
        return loss;
    }

    /** The number of its mark in game files; 0 for none. */
    public int mark() {
        return mark;
    }

    /** What a loss is called. */
    public static Judgement of(double loss) {
        Judgement found = FINE;
        for (Judgement each : values()) {
            if (loss >= each.loss) {
                found = each;
            }
        }
        return found;
    }

    static boolean isMark(int number) {
        for (Judgement each : values()) {
            if (each.mark == number && number > 0) {
                return true;
            }
        }
        return false;
    }
}
