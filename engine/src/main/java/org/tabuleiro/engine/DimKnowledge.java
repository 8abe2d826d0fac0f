package org.tabuleiro.engine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/**
 * What a weaker player knows: the same, but misjudged a little and with some turns overlooked. Which, depends on the position
 * and on a seed alone, so a player is consistent within a game and every game is another.
 */
final class DimKnowledge extends Knowledge {
    private static final int SCALE = 1024;

    private final Knowledge clear;
    private final boolean solves;
    private long seed;
    private int error;
    private int blindness;

    /**
     * Dim knowledge of a game.
     *
     * @param clear what it is made of
     * @param solves whether it may solve what can be solved, which no weak player can
     */
    DimKnowledge(Knowledge clear, boolean solves) {
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
    public List<Term> terms(Position position) {
        return clear.terms(position);
    }

    @Override
    public int finalScore(Position position, int turns) {
        return clear.finalScore(position, turns);
    }

    @Override
    public OptionalInt margin(int score) {
        return clear.margin(score);
    }

    @Override
    public Optional<Solver> solver(TranspositionTable table) {
        return solves ? clear.solver(table) : Optional.empty();
    }

    @Override
    protected double steepness() {
        return clear.steepness();
    }

    @Override
    public boolean isUnsettled(Position position) {
        return clear.isUnsettled(position);
    }

    @Override
    public int noisySteps(Position position, int[] steps) {
        return clear.noisySteps(position, steps);
    }

    @Override
    public int promise(Position position, int step) {
        return clear.promise(position, step);
    }

    @Override
    public boolean isRepeated(Position position, int previous, int step) {
        return clear.isRepeated(position, previous, step);
    }

    @Override
    public boolean mayPass(Position position) {
        return clear.mayPass(position);
    }

    @Override
    public boolean countsTurns() {
        return clear.countsTurns();
    }

    @Override
    public boolean mayStopInTurn(Position position) {
        return clear.mayStopInTurn(position);
    }

    @Override
    public long orderKey(int previous) {
        return clear.orderKey(previous);
    }

    @Override
    public List<Turn> book(State state) {
        return clear.book(state);
    }

    @Override
    public boolean mayWinNow(Position position) {
        return clear.mayWinNow(position);
    }

    @Override
    public boolean winsNow(Position position) {
        return clear.winsNow(position);
    }

    @Override
    public int threat(Position position) {
        return clear.threat(position);
    }

    @Override
    public boolean isInVain(Position position, int step, int threat) {
        return clear.isInVain(position, step, threat);
    }

    @Override
    public int longest(Position position) {
        return clear.longest(position);
    }

    @Override
    public List<Skill> skills() {
        return clear.skills();
    }

    @Override
    public int unit() {
        return clear.unit();
    }
}
