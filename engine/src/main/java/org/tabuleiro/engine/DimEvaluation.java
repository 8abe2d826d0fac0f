package org.tabuleiro.engine;

import org.tabuleiro.games.Position;

/**
 * What a weaker player makes of positions: it misjudges them a little and overlooks some turns. Which, depends on the position
 * and on a seed alone, so a player is consistent within a game and every game is another.
 */
final class DimEvaluation extends Evaluation {
    private static final int SCALE = 1024;

    private final Evaluation clear;
    private final boolean solves;
    private long seed;
    private int error;
    private int blindness;

    /**
     * A dim evaluation.
     *
     * @param clear what it is made of
     * @param solves whether its player may solve what can be solved, which no weak player can
     */
    DimEvaluation(Evaluation clear, boolean solves) {
        super(clear.weights());
        this.clear = clear;
        this.solves = solves;
    }

    /**
     * Sets how dim it is.
     *
     * @param newSeed which misjudgements
     * @param newError the greatest misjudgement
     * @param newBlindness how many turns of a thousand are overlooked
     */
    void dim(long newSeed, int newError, int newBlindness) {
        seed = newSeed;
        error = newError;
        blindness = newBlindness;
    }

    private long lots(Position position, long salt) {
        return Lots.mix((position.key() ^ seed) + salt);
    }

    @Override
    public int evaluate(Position position) {
        int value = clear.evaluate(position);
        if (error == 0) {
            return value;
        }
        long lots = lots(position, 1);
        // Two dice: small errors are more frequent than great ones.
        int dice = (int) (lots & (SCALE - 1)) + (int) (lots >>> 32 & (SCALE - 1)) - SCALE + 1;
        int dim = value + error * dice / SCALE;
        return Math.max(-Score.MOST, Math.min(Score.MOST, dim));
    }

    @Override
    public boolean overlooks(Position position) {
        return blindness > 0 && Long.remainderUnsigned(lots(position, 2), 1000) < blindness;
    }

    @Override
    public boolean solves() {
        return solves;
    }

    @Override
    public Evaluation with(Weights other) {
        return clear.with(other);
    }
}
