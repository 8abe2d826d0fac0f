package org.tabuleiro.games.sixteenstones;

import java.util.List;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Zobrist;

/** Fast face of Sixteen Stones: a 25-bit bitboard per side, and a third one of the dormant stones. */
public final class SixteenStonesPosition extends Position {
    /** No-progress rule: this many turns without a lasting effect are a draw. */
    private static final int NO_PROGRESS = 100;

    // Frame: the stones of the first and of the second player, which of all are dormant, and the two banks.
    private static final int STONES = BOARD;
    private static final int DORMANT = BOARD + 2;
    private static final int BANKS = BOARD + 3;
    private static final int FRAME = 5;

    private static final long[] STONE_KEYS = Zobrist.table(16, 128);
    private static final long[] BANK_KEYS = Zobrist.table(17, 32);

    SixteenStonesPosition(Layout layout) {
        super(FRAME, NO_PROGRESS);
        for (int square = 0; square < SixteenStonesBoard.BOARD.size(); square++) {
            char letter = layout.at(square);
            if (letter != Layout.EMPTY) {
                words[STONES + (Layout.isFirst(letter) ? 0 : 1)] |= SixteenStonesBoard.bit(square);
                words[DORMANT] |= letter == 'D' || letter == 'd' ? SixteenStonesBoard.bit(square) : 0;
            }
        }
        words[BANKS] = layout.reserve().get(0);
        words[BANKS + 1] = layout.reserve().get(1);
        int pending = SixteenStonesPending.of(layout.pending());
        begin(
                layout.side(),
                pending,
                SixteenStonesPending.isStart(pending),
                layout.noProgressCount(),
                layout.turnNumber());
    }

    private SixteenStonesPosition() {
        super(FRAME, NO_PROGRESS);
    }

    @Override
    protected Position blank() {
        return new SixteenStonesPosition();
    }

    /** The stones of a side on the board, one bit per square. */
    public int stones(int side) {
        return (int) words[at + STONES + side];
    }

    /** How many stones a side has in its bank, or still to place. */
    public int bank(int side) {
        return (int) words[at + BANKS + side];
    }

    /** The dormant stones of both sides. */
    public int dormant() {
        return (int) words[at + DORMANT];
    }

    /** Whether the stones are still being placed. */
    public boolean isPlacement() {
        return pending() == SixteenStonesPending.PLACE;
    }

    /** How many stones a step captures. */
    public static int captures(int step) {
        return SixteenStonesStepCode.isAction(step) ? SixteenStonesStepCode.captureCount(step) : 0;
    }

    /** Whether a step is a push. */
    public static boolean isPush(int step) {
        return SixteenStonesStepCode.isAction(step) && !SixteenStonesStepCode.isMove(step);
    }

    /** Whether a step ends a turn early. */
    public static boolean isEnd(int step) {
        return step == SixteenStonesStepCode.END;
    }

    private int empty() {
        return SixteenStonesBoard.ALL & ~(stones(0) | stones(1));
    }

    // --- move generation ---

    @Override
    public int generate(int[] steps, int from) {
        int pending = pending();
        int end = from;
        if (pending == SixteenStonesPending.PLACE) {
            for (int free = empty(); free != 0; free &= free - 1) {
                steps[end++] = SixteenStonesStepCode.place(Integer.numberOfTrailingZeros(free));
            }
            return end;
        }
        if (outcome() != ONGOING) {
            return end;
        }
        if (SixteenStonesPending.mayPush(pending)) {
            end = generatePushes(steps, end);
        }
        if (SixteenStonesPending.mayMove(pending)) {
            end = generateMoves(steps, end);
        }
        if (end == from && SixteenStonesPending.isStart(pending)) {
            steps[end++] = SixteenStonesStepCode.PASS;
            return end;
        }
        if (canSacrifice(pending)) {
            steps[end++] = SixteenStonesStepCode.SACRIFICE;
        }
        if (SixteenStonesPending.mayEnd(pending)) {
            steps[end++] = SixteenStonesStepCode.END;
        }
        return end;
    }

    private int generateMoves(int[] steps, int from) {
        int side = toMove();
        int own = stones(side);
        int enemy = stones(side ^ 1);
        int active = own & ~dormant();
        int bank = bank(side);
        int empty = empty();
        int end = from;
        for (int d = 0; d < SixteenStonesBoard.DIRECTIONS; d++) {
            for (int targets = SixteenStonesBoard.shift(own, d) & empty; targets != 0; targets &= targets - 1) {
                int to = Integer.numberOfTrailingZeros(targets);
                // The origin is next to the target, so it is not the far side of a flanked stone.
                int flanked = bank == 0 ? 0 : Flanking.from(to, active, enemy);
                end = add(
                        SixteenStonesStepCode.action(
                                SixteenStonesStepCode.MOVE, d, to - SixteenStonesBoard.offset(d), to),
                        flanked,
                        bank,
                        steps,
                        end);
            }
        }
        return end;
    }

    private int generatePushes(int[] steps, int from) {
        int side = toMove();
        int own = stones(side);
        int enemy = stones(side ^ 1);
        int active = own & ~dormant();
        int bank = bank(side);
        int end = from;
        for (int d = 0; d < SixteenStonesBoard.DIRECTIONS; d++) {
            for (int nearest = pushable(own, enemy, d); nearest != 0; nearest &= nearest - 1) {
                int to = Integer.numberOfTrailingZeros(nearest);
                int run = (SixteenStonesBoard.one(to, d) & enemy) != 0 ? 2 : 1;
                int pushers = 1;
                int rear = to - SixteenStonesBoard.offset(d);
                // The stone behind the front is there; every longer run that outnumbers the enemy is a push
                // too.
                while ((SixteenStonesBoard.one(rear, SixteenStonesBoard.DIRECTIONS - 1 - d) & own) != 0) {
                    rear -= SixteenStonesBoard.offset(d);
                    pushers++;
                    if (pushers > run) {
                        int flanked = bank == 0 ? 0 : Flanking.byPush(d, rear, to, run, active, enemy);
                        end = add(
                                SixteenStonesStepCode.action(SixteenStonesStepCode.PUSH, d, rear, to),
                                flanked,
                                bank,
                                steps,
                                end);
                    }
                }
            }
        }
        return end;
    }

    /**
     * The nearest enemy stones of the runs that can be pushed in a direction; more than two never can on five
     * squares.
     */
    private static int pushable(int own, int enemy, int d) {
        int back = SixteenStonesBoard.DIRECTIONS - 1 - d;
        int open = SixteenStonesBoard.ALL & ~(own | enemy);
        int last = enemy & (SixteenStonesBoard.shift(open, back) | SixteenStonesBoard.edge(d));
        int beforeTwo = SixteenStonesBoard.shift(own & SixteenStonesBoard.shift(own, d), d);
        int beforeThree =
                SixteenStonesBoard.shift(own & SixteenStonesBoard.shift(own & SixteenStonesBoard.shift(own, d), d), d);
        return (last & beforeTwo) | (enemy & SixteenStonesBoard.shift(last, back) & beforeThree);
    }

    /** Adds a step per selection of as many flanked stones as the bank can replace. */
    private static int add(int step, int flanked, int bank, int[] steps, int from) {
        int count = Math.min(bank, Integer.bitCount(flanked));
        int end = from;
        if (count == 0) {
            steps[end++] = step;
            return end;
        }
        for (int selection = flanked; selection != 0; selection = (selection - 1) & flanked) {
            if (Integer.bitCount(selection) == count) {
                steps[end++] = SixteenStonesStepCode.withCaptures(step, selection);
            }
        }
        return end;
    }

    private boolean canMove() {
        int own = stones(toMove());
        int empty = empty();
        for (int d = 0; d < SixteenStonesBoard.DIRECTIONS; d++) {
            if ((SixteenStonesBoard.shift(own, d) & empty) != 0) {
                return true;
            }
        }
        return false;
    }

    private boolean canPush() {
        int side = toMove();
        for (int d = 0; d < SixteenStonesBoard.DIRECTIONS; d++) {
            if (pushable(stones(side), stones(side ^ 1), d) != 0) {
                return true;
            }
        }
        return false;
    }

    /** After a sacrifice both kinds are allowed again, so any push or move on the board will do. */
    private boolean canSacrifice(int pending) {
        return SixteenStonesPending.maySacrifice(pending) && bank(toMove()) > 0 && (canMove() || canPush());
    }

    /** Whether a push, a move or a sacrifice is legal after these actions in the turn. */
    boolean canGoOn(int pending) {
        return (SixteenStonesPending.mayMove(pending) && canMove())
                || (SixteenStonesPending.mayPush(pending) && canPush())
                || canSacrifice(pending);
    }

    // --- make ---

    @Override
    public void make(int step) {
        push();
        apply(step);
        keepStart();
    }

    private void apply(int step) {
        int side = toMove();
        int pending = pending();
        if (SixteenStonesStepCode.isAction(step)) {
            act(step, side, pending);
            return;
        }
        switch (step) {
            case SixteenStonesStepCode.END, SixteenStonesStepCode.PASS -> finish(pending);
            case SixteenStonesStepCode.SACRIFICE -> {
                addToBank(side, -1);
                setPending(pending | SixteenStonesPending.SACRIFICE);
            }
            default -> {
                put(side, SixteenStonesStepCode.to(step), false);
                addToBank(side, -1);
                endTurn(true);
                setPending(bank(0) + bank(1) == 0 ? SixteenStonesPending.FIRST : SixteenStonesPending.PLACE);
            }
        }
    }

    /** Makes a push or a move, and ends the turn if no choice is left in it. */
    private void act(int step, int side, int pending) {
        int enemiesBefore = stones(side ^ 1);
        int made;
        if (SixteenStonesStepCode.isMove(step)) {
            carry(side, SixteenStonesStepCode.from(step), SixteenStonesStepCode.direction(step));
            made = pending + SixteenStonesPending.MOVE;
        } else {
            push(step, side);
            made = pending + SixteenStonesPending.PUSH;
        }
        for (int taken = SixteenStonesStepCode.captures(step); taken != 0; taken &= taken - 1) {
            int square = Integer.numberOfTrailingZeros(taken);
            lift(side ^ 1, square);
            addToBank(side ^ 1, 1);
            addToBank(side, -1);
            put(side, square, true);
        }
        int enemies = Integer.bitCount(stones(side ^ 1));
        if (enemies < Integer.bitCount(enemiesBefore)) {
            made |= SixteenStonesPending.LOSS;
        }
        if (enemies <= 1) {
            endTurn(true);
        } else if ((pending & SixteenStonesPending.FIRST) != 0 || !canGoOn(made)) {
            finish(made);
        } else {
            setPending(made);
        }
    }

    /** Ends the turn; Red's first turn of play is followed by Blue's. */
    private void finish(int made) {
        boolean redsFirst = (made & SixteenStonesPending.FIRST) != 0 && toMove() == 0;
        endTurn(SixteenStonesPending.isLasting(made));
        if (redsFirst) {
            setPending(SixteenStonesPending.FIRST);
        }
    }

    private void push(int step, int side) {
        int d = SixteenStonesStepCode.direction(step);
        int offset = SixteenStonesBoard.offset(d);
        int to = SixteenStonesStepCode.to(step);
        if ((SixteenStonesBoard.one(to, d) & stones(side ^ 1)) != 0) {
            carry(side ^ 1, to + offset, d);
        }
        carry(side ^ 1, to, d);
        for (int square = to - offset; square != SixteenStonesStepCode.from(step) - offset; square -= offset) {
            carry(side, square, d);
        }
    }

    /** Moves a stone one square, which makes it active, or over the edge into its owner's bank. */
    private void carry(int side, int square, int direction) {
        lift(side, square);
        if (SixteenStonesBoard.one(square, direction) == 0) {
            addToBank(side, 1);
        } else {
            put(side, square + SixteenStonesBoard.offset(direction), false);
        }
    }

    private void put(int side, int square, boolean dormant) {
        words[at + STONES + side] |= SixteenStonesBoard.bit(square);
        if (dormant) {
            words[at + DORMANT] |= SixteenStonesBoard.bit(square);
        }
        words[at + KEY] ^= stoneKey(side, square, dormant);
    }

    private void lift(int side, int square) {
        boolean dormant = (dormant() & SixteenStonesBoard.bit(square)) != 0;
        words[at + KEY] ^= stoneKey(side, square, dormant);
        words[at + STONES + side] &= ~SixteenStonesBoard.bit(square);
        words[at + DORMANT] &= ~SixteenStonesBoard.bit(square);
    }

    private void addToBank(int side, int count) {
        int before = bank(side);
        words[at + BANKS + side] += count;
        words[at + KEY] ^= bankKey(side, before) ^ bankKey(side, before + count);
    }

    private static long stoneKey(int side, int square, boolean dormant) {
        return STONE_KEYS[(dormant ? 64 : 0) | side << 5 | square];
    }

    private static long bankKey(int side, int count) {
        return BANK_KEYS[side << 4 | count];
    }

    /** A turn without actions left and without a stone to sacrifice is over, whatever the board. */
    @Override
    public boolean endsTurn(int step) {
        if (!SixteenStonesStepCode.isAction(step)) {
            return step != SixteenStonesStepCode.SACRIFICE;
        }
        int pending = pending();
        int made =
                pending + (SixteenStonesStepCode.isMove(step) ? SixteenStonesPending.MOVE : SixteenStonesPending.PUSH);
        boolean open = SixteenStonesPending.mayMove(made)
                || SixteenStonesPending.mayPush(made)
                || (SixteenStonesPending.maySacrifice(made)
                        && bank(toMove()) > SixteenStonesStepCode.captureCount(step));
        return (pending & SixteenStonesPending.FIRST) != 0 || !open || super.endsTurn(step);
    }

    // --- status, plain data ---

    @Override
    public int outcome() {
        if (pending() == SixteenStonesPending.PLACE) {
            return ONGOING;
        }
        int side = toMove();
        if (Integer.bitCount(stones(side)) <= 1) {
            return side == 0 ? SECOND_WINS : FIRST_WINS;
        }
        if (Integer.bitCount(stones(side ^ 1)) <= 1) {
            return side == 0 ? FIRST_WINS : SECOND_WINS;
        }
        return ONGOING;
    }

    @Override
    protected String reason() {
        return "stones";
    }

    @Override
    protected long boardKey() {
        long key = bankKey(0, bank(0)) ^ bankKey(1, bank(1));
        for (int side = 0; side < 2; side++) {
            for (int stones = stones(side); stones != 0; stones &= stones - 1) {
                int square = Integer.numberOfTrailingZeros(stones);
                key ^= stoneKey(side, square, (dormant() & SixteenStonesBoard.bit(square)) != 0);
            }
        }
        return key;
    }

    @Override
    public Step step(int code) {
        return SixteenStonesStepCode.step(code);
    }

    @Override
    public Phase phase() {
        return isPlacement() ? Phase.PLACEMENT : Phase.PLAY;
    }

    @Override
    protected Layout layout(Side side, int noProgressCount, int turnNumber) {
        char[] board = new char[SixteenStonesBoard.BOARD.size()];
        for (int square = 0; square < board.length; square++) {
            boolean dormant = (dormant() & SixteenStonesBoard.bit(square)) != 0;
            boolean red = (stones(0) & SixteenStonesBoard.bit(square)) != 0;
            boolean blue = (stones(1) & SixteenStonesBoard.bit(square)) != 0;
            board[square] = red ? (dormant ? 'D' : 'R') : blue ? (dormant ? 'd' : 'b') : Layout.EMPTY;
        }
        return new Layout(
                new String(board),
                List.of(bank(0), bank(1)),
                side,
                SixteenStonesPending.text(pending()),
                noProgressCount,
                turnNumber);
    }
}
