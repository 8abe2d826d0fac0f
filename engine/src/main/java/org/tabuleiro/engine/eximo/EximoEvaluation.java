package org.tabuleiro.engine.eximo;

import static org.tabuleiro.games.eximo.EximoBoard.FILE_A;
import static org.tabuleiro.games.eximo.EximoBoard.NOT_FILE_A;
import static org.tabuleiro.games.eximo.EximoBoard.NOT_FILE_H;
import static org.tabuleiro.games.eximo.EximoBoard.RANK_1;

import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.evaluation.Weights;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.eximo.EximoBoard;
import org.tabuleiro.games.eximo.EximoPosition;

/**
 * Evaluation of Eximo: material, advancement, structure and mobility.
 *
 * <p>Both sides are evaluated as if they moved up: for Black the board is flipped.
 */
final class EximoEvaluation extends Evaluation {
    static final Weights WEIGHTS = Weights.of("men", 100)
            .and("few", 4)
            .and("advance", -25, -13, -9, -9, 17, 53)
            .and("files", 22, 6, 2)
            .and("mobility", -18, 0)
            .and("guards", -11, -15, 14)
            .and("runners", -17, -34, -1, 16, 37)
            .and("room", -8, 22)
            .and("threats", 23)
            .and("tempo", 13);

    private static final long FILES_AH = FILE_A | FILE_A << 7;
    private static final long FILES_BG = FILE_A << 1 | FILE_A << 6;
    private static final long FILES_CF = FILE_A << 2 | FILE_A << 5;
    private static final long DROP_ZONE = EximoBoard.dropZone(0);
    /** Men of both sides together at the start. */
    private static final int ALL_MEN = 32;

    private final int man;
    /** An extra man is worth this much more per man that is off the board. */
    private final int few;
    /** Bonus of a man by rank, from the second on: at the far rank it is exchanged for two. */
    private final int[] advance;

    private final int fileAh;
    private final int fileBg;
    private final int fileCf;
    private final int move;
    private final int jump;
    /** Pairs of men that guard each other, because the square behind a man must be empty to capture it. */
    private final int guardBehind;

    private final int guardDiagonal;
    private final int guardBeside;
    /** Runners, by rank from the third on: men with no enemy in front of them (passed pawns). */
    private final int[] runner;
    /** Whether there is room in the drop zone for a first and a second man. */
    private final int room;

    private final int moreRoom;
    /** Captures of the player not to move; the player to move has none where the search evaluates. */
    private final int threat;

    private final int tempo;

    EximoEvaluation(Weights weights) {
        super(weights);
        man = weights.one("men");
        few = weights.one("few");
        advance = weights.table("advance");
        fileAh = weights.table("files")[0];
        fileBg = weights.table("files")[1];
        fileCf = weights.table("files")[2];
        move = weights.table("mobility")[0];
        jump = weights.table("mobility")[1];
        guardBehind = weights.table("guards")[0];
        guardDiagonal = weights.table("guards")[1];
        guardBeside = weights.table("guards")[2];
        runner = weights.table("runners");
        room = weights.table("room")[0];
        moreRoom = weights.table("room")[1];
        threat = weights.one("threats");
        tempo = weights.one("tempo");
    }

    @Override
    public Evaluation with(Weights other) {
        return new EximoEvaluation(other);
    }

    @Override
    public int evaluate(Position position) {
        EximoPosition eximo = (EximoPosition) position;
        long white = eximo.men(0);
        long black = eximo.men(1);
        boolean first = eximo.toMove() == 0;
        // From here on "own" is the player to move, and each side has a board on which it moves up.
        long own = first ? white : Long.reverseBytes(black);
        long enemy = first ? black : Long.reverseBytes(white);
        long ownFlipped = Long.reverseBytes(own);
        long enemyFlipped = Long.reverseBytes(enemy);
        int men = Long.bitCount(own);
        int enemies = Long.bitCount(enemy);
        return (men - enemies) * (man + few * (ALL_MEN - men - enemies))
                + side(own, enemy)
                - side(enemyFlipped, ownFlipped)
                - threat * captures(enemyFlipped, ownFlipped)
                + tempo;
    }

    private int side(long own, long enemy) {
        long empty = ~(own | enemy);
        int value = fileAh * Long.bitCount(own & FILES_AH)
                + fileBg * Long.bitCount(own & FILES_BG)
                + fileCf * Long.bitCount(own & FILES_CF);
        for (int i = 0; i < advance.length; i++) {
            value += advance[i] * Long.bitCount(own & RANK_1 << (8 * i + 8));
        }
        long left = own & NOT_FILE_A;
        long right = own & NOT_FILE_H;
        long up = own << 8;
        long upLeft = left << 7;
        long upRight = right << 9;
        value += move * (Long.bitCount(up & empty) + Long.bitCount(upLeft & empty) + Long.bitCount(upRight & empty));
        value += jump
                * (Long.bitCount((up & own) << 8 & empty)
                        + Long.bitCount((upLeft & own & NOT_FILE_A) << 7 & empty)
                        + Long.bitCount((upRight & own & NOT_FILE_H) << 9 & empty));
        value += guardBehind * Long.bitCount(up & own)
                + guardDiagonal * (Long.bitCount(upLeft & own) + Long.bitCount(upRight & own))
                + guardBeside * Long.bitCount(right << 1 & own);
        long free = own & ~below(enemy);
        for (int i = 0; i < runner.length; i++) {
            value += runner[i] * Long.bitCount(free & RANK_1 << (8 * i + 16));
        }
        int places = Long.bitCount(DROP_ZONE & empty);
        return value + (places > 0 ? room : 0) + (places > 1 ? moreRoom : 0);
    }

    /**
     * All squares in the cones below these men: those that the men can reach by moving down, straight or
     * diagonally.
     */
    private static long below(long men) {
        long reached = down(men);
        reached |= down(reached | men);
        reached |= down(reached);
        reached |= down(reached);
        reached |= down(reached);
        return reached | down(reached);
    }

    private static long down(long men) {
        return (men | (men & NOT_FILE_A) >>> 1 | (men & NOT_FILE_H) << 1) >>> 8;
    }

    private static int captures(long own, long enemy) {
        long empty = ~(own | enemy);
        long left = own & NOT_FILE_A;
        long right = own & NOT_FILE_H;
        return Long.bitCount((own << 8 & enemy) << 8 & empty)
                + Long.bitCount((left << 7 & enemy & NOT_FILE_A) << 7 & empty)
                + Long.bitCount((right << 9 & enemy & NOT_FILE_H) << 9 & empty)
                + Long.bitCount((right << 1 & enemy & NOT_FILE_H) << 1 & empty)
                + Long.bitCount((left >>> 1 & enemy & NOT_FILE_A) >>> 1 & empty);
    }
}
