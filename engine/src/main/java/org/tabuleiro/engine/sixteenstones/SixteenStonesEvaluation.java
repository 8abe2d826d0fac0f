package org.tabuleiro.engine.sixteenstones;

import org.tabuleiro.engine.Evaluation;
import org.tabuleiro.engine.Weights;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.sixteenstones.SixteenStonesPosition;

/** Sixteen Stones: stones on the board and in the bank, where they stand, and what could be pushed off or captured. */
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

    private static final int ALL = (1 << 25) - 1;
    private static final int CENTRE_SQUARE = 1 << 12;
    private static final int INNER_SQUARES = 0b00000_01110_01110_01110_00000;
    private static final int CORNERS = 0b10001_00000_00000_00000_10001;
    private static final int ALL_STONES = 16;

    // Directions as rotations, the squares that each can reach, and those from which it leads over the edge; direction
    // 7 - d
    // is the opposite of d.
    private static final int DIRECTIONS = 8;
    private static final int[] OFFSET = {-6, -5, -4, -1, 1, 4, 5, 6};
    private static final int[] REACH = new int[DIRECTIONS];

    static {
        int fileA = 0b00001_00001_00001_00001_00001;
        int toRight = ALL & ~fileA;
        int toLeft = ALL & ~(fileA << 4);
        int toUp = ALL & ~0b11111;
        int toDown = ALL >> 5;
        int[] reach = {toDown & toLeft, toDown, toDown & toRight, toLeft, toRight, toUp & toLeft, toUp, toUp & toRight};
        System.arraycopy(reach, 0, REACH, 0, DIRECTIONS);
    }

    private final int stone;
    /** A stone more counts for more where there are few. */
    private final int few;
    /** A stone in the bank is needed to capture with, or buys an action; more than two help little. */
    private final int[] bank;

    private final int dormant;
    private final int inner;
    private final int centre;
    private final int corner;
    /** Neighbours, and three in a row: what pushes are made of. */
    private final int pair;

    private final int three;
    private final int mobility;
    // What could be done next turn: for the player to move, and for the other.
    private final int[] push;
    private final int[] pushOff;
    private final int[] flank;
    /** While stones are being placed: on inner squares, in the centre, in corners, neighbours. */
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
        return placing[0] * Integer.bitCount(own & INNER_SQUARES)
                + placing[1] * Integer.bitCount(own & CENTRE_SQUARE)
                + placing[2] * Integer.bitCount(own & CORNERS)
                + placing[3] * pairs;
    }

    private int side(int own, int enemy, int active, int inBank, int waits) {
        int empty = ALL & ~(own | enemy);
        int value = dormant * Integer.bitCount(own & ~active)
                + inner * Integer.bitCount(own & INNER_SQUARES)
                + centre * Integer.bitCount(own & CENTRE_SQUARE)
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
            int edge = ALL & ~REACH[back];
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
                + push[waits] * pushes
                + pushOff[waits] * pushOffs;
        if (inBank > 0) {
            int flanks = 0;
            int open = near & empty;
            for (int d = 0; d < DIRECTIONS; d++) {
                flanks += Integer.bitCount(shift(active, d) & enemy & shift(open, DIRECTIONS - 1 - d));
            }
            value += flank[waits] * flanks;
        }
        return value;
    }

    /** All stones one square on; those on the edge fall off. A rotation never brings a bit back among the 25. */
    private static int shift(int stones, int direction) {
        return Integer.rotateLeft(stones, OFFSET[direction]) & REACH[direction];
    }
}
