package org.tabuleiro.engine.review;

/** The judgement of a turn by the win probability that it loses. */
public enum Judgement {
    /** A good turn: no mark. */
    FINE(0, 0),
    /** Another turn was slightly better: {@code ?!}. */
    INACCURACY(0.05, 6),
    /** A bad turn: {@code ?}. */
    MISTAKE(0.10, 2),
    /** A turn that may lose the game: {@code ??}. */
    BLUNDER(0.20, 4);

    private final double loss;
    private final int mark;

    Judgement(double loss, int mark) {
        this.loss = loss;
        this.mark = mark;
    }

    /** The smallest loss of win probability with this judgement. */
    public double loss() {
        return loss;
    }

    /** Its numeric annotation glyph in game files; 0 for none. */
    public int mark() {
        return mark;
    }

    /** The judgement of a loss of win probability. */
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
