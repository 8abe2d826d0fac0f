package org.tabuleiro.engine.sixteenstones;

import static org.tabuleiro.games.sixteenstones.SixteenStonesBoard.ALL;
import static org.tabuleiro.games.sixteenstones.SixteenStonesBoard.CENTRE;
import static org.tabuleiro.games.sixteenstones.SixteenStonesBoard.CORNERS;
import static org.tabuleiro.games.sixteenstones.SixteenStonesBoard.DIRECTIONS;
import static org.tabuleiro.games.sixteenstones.SixteenStonesBoard.INNER;
import static org.tabuleiro.games.sixteenstones.SixteenStonesBoard.shift;

import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.evaluation.Weights;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.sixteenstones.SixteenStonesBoard;
import org.tabuleiro.games.sixteenstones.SixteenStonesPosition;

/**
 * Evaluation of Sixteen Stones: material on the board and in the bank, placement, and threats to push off or
 * capture.
 */
final class SixteenStonesEvaluation extends Evaluation {
    static final Weights WEIGHTS = Weights.of("stones", -22)
            .and("few", 13)
            .and("bank", 128, 330, 502, 621, 247, 100, 100, 100)
            .and("dormant", -8)
            .and("middle", -81, -3, 58)
            .and("pairs", 64, 8)
            .and("mobility", 35)
            .and("pushes", 22, 14)
            .and("push-offs", 3, 12)
            .and("flanks", 19, 13)
            .and("placing", 17, 35, -8, 8)
            .and("tempo", 19, 2);

    private static final int ALL_STONES = 16;

    private final int stone;
    /** An extra stone is worth this much more per stone that is off the board. */
    private final int few;
    /**
     * Value of the bank by its size: a stone there pays for a capture or an action; more than two help
     * little.
     */
    private final int[] bank;

    private final int dormant;
    private final int inner;
    private final int centre;
    private final int corner;
    /** Pairs of neighbours and rows of three, which make pushes possible. */
    private final int pair;

    private final int three;
    private final int mobility;
    // Possible next turn, for the player to move and for the opponent.
    private final int[] push;
    private final int[] pushOff;
    private final int[] flank;
    /** During the placement: inner squares, centre, corners, pairs of neighbours. */
    private final int[] placing;

    private final int[] tempo;

    SixteenStonesEvaluation(Weights weights) {
        super(weights);
        stone = weights.one("stones");
        few = weights.one("few");
        bank = weights.table("bank");
        dormant = weights.one("dormant");
        inner = weights.table("middle")[0];
        centre = weights.table("middle")[1];
        corner = weights.table("middle")[2];
        pair = weights.table("pairs")[0];
        three = weights.table("pairs")[1];
        mobility = weights.one("mobility");
        push = weights.table("pushes");
        pushOff = weights.table("push-offs");
        flank = weights.table("flanks");
        placing = weights.table("placing");
        tempo = weights.table("tempo");
    }

    @Override
    public Evaluation with(Weights other) {
        return new SixteenStonesEvaluation(other);
    }

    @Override
    public int evaluate(Position position) {
        SixteenStonesPosition stones = (SixteenStonesPosition) position;
        int side = stones.toMove();
        int own = stones.stones(side);
        int enemy = stones.stones(side ^ 1);
        if (stones.isPlacement()) {
            int more = Integer.bitCount(own) - Integer.bitCount(enemy);
            return stone * more + placed(own) - placed(enemy) + tempo[1];
        }
        int count = Integer.bitCount(own);
        int enemies = Integer.bitCount(enemy);
        int active = ~stones.dormant();
        return (count - enemies) * (stone + few * (ALL_STONES - count - enemies))
                + side(own, enemy, own & active, stones.bank(side), 0)
                - side(enemy, own, enemy & active, stones.bank(side ^ 1), 1)
                + tempo[0];
    }

    private int placed(int own) {
        int pairs = 0;
        for (int d = 0; d < DIRECTIONS / 2; d++) {
            pairs += Integer.bitCount(shift(own, d) & own);
        }
        return placing[0] * Integer.bitCount(own & INNER)
                + placing[1] * Integer.bitCount(own & CENTRE)
                + placing[2] * Integer.bitCount(own & CORNERS)
                + placing[3] * pairs;
    }

    private int side(int own, int enemy, int active, int inBank, int opponent) {
        int empty = ALL & ~(own | enemy);
        int value = dormant * Integer.bitCount(own & ~active)
                + inner * Integer.bitCount(own & INNER)
                + centre * Integer.bitCount(own & CENTRE)
                + corner * Integer.bitCount(own & CORNERS);
        if (inBank > 0) {
            value += bank[inBank - 1];
        }
        int near = 0;
        int twos = 0;
        int threes = 0;
        int moves = 0;
        int pushes = 0;
        int pushOffs = 0;
        for (int d = 0; d < DIRECTIONS; d++) {
            int back = DIRECTIONS - 1 - d;
            int edge = SixteenStonesBoard.edge(d);
            int ahead = shift(own, d);
            near |= ahead;
            moves += Integer.bitCount(ahead & empty);
            int two = own & ahead;
            int inFront = shift(two, d);
            int run = own & inFront;
            twos += Integer.bitCount(two);
            threes += Integer.bitCount(run);
            int pushable = inFront & enemy;
            pushes += Integer.bitCount(pushable & shift(empty, back));
            pushOffs += Integer.bitCount(pushable & edge)
                    + Integer.bitCount(shift(run, d) & enemy & shift(enemy & edge, back));
        }
        value += pair * (twos / 2)
                + three * (threes / 2)
                + mobility * moves
                + push[opponent] * pushes
                + pushOff[opponent] * pushOffs;
        if (inBank > 0) {
            int flanks = 0;
            int open = near & empty;
            for (int d = 0; d < DIRECTIONS; d++) {
                flanks += Integer.bitCount(shift(active, d) & enemy & shift(open, DIRECTIONS - 1 - d));
            }
            value += flank[opponent] * flanks;
        }
        return value;
    }
}
