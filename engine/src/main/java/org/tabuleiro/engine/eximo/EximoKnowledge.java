package org.tabuleiro.engine.eximo;

import java.util.List;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.eximo.EximoPosition;

/** Eximo: men, how far they have come, and how freely they move. */
public final class EximoKnowledge extends Knowledge {
    private static final int MAN = 100;
    /** What a man is worth beyond that on each rank from its own side; one that arrives becomes two. */
    private static final int[] ADVANCE = {0, 2, 5, 9, 16, 28, 55, 0};

    private static final int MOBILITY = 2;
    /** A man on an edge file cannot be taken sideways, but moves less. */
    private static final int EDGE = 4;

    private static final int TEMPO = 8;

    private static final long EDGE_FILES = 0x8181818181818181L;

    private static final List<Integer> LEVELS = List.of(50, 180, 300, 450, 600, 750, 900);

    @Override
    public int evaluate(Position position) {
        EximoPosition eximo = (EximoPosition) position;
        int value = material(eximo) + advance(eximo) + mobility(eximo) + edge(eximo);
        return (eximo.toMove() == 0 ? value : -value) + TEMPO;
    }

    @Override
    public List<Term> terms(Position position) {
        EximoPosition eximo = (EximoPosition) position;
        return List.of(
                new Term("men", material(eximo)),
                new Term("advance", advance(eximo)),
                new Term("mobility", mobility(eximo)),
                new Term("edge", edge(eximo)),
                new Term("tempo", eximo.toMove() == 0 ? TEMPO : -TEMPO));
    }

    private static int material(EximoPosition eximo) {
        return MAN * (Long.bitCount(eximo.men(0)) - Long.bitCount(eximo.men(1)));
    }

    private static int advance(EximoPosition eximo) {
        long white = eximo.men(0);
        long black = eximo.men(1);
        int value = 0;
        for (int rank = 1; rank < 7; rank++) {
            int whites = Long.bitCount(white & 0xFFL << (8 * rank));
            int blacks = Long.bitCount(black & 0xFFL << (8 * (7 - rank)));
            value += ADVANCE[rank] * (whites - blacks);
        }
        return value;
    }

    private static int mobility(EximoPosition eximo) {
        return MOBILITY * (eximo.mobility(0) - eximo.mobility(1));
    }

    private static int edge(EximoPosition eximo) {
        return EDGE * (Long.bitCount(eximo.men(0) & EDGE_FILES) - Long.bitCount(eximo.men(1) & EDGE_FILES));
    }

    @Override
    public boolean isUnsettled(Position position) {
        return ((EximoPosition) position).mustTake();
    }

    @Override
    public int promise(Position position, int step) {
        int promise = EximoPosition.isTake(step) ? 1 : 0;
        return ((EximoPosition) position).arrives(step) ? promise + 2 : promise;
    }

    @Override
    public List<Integer> levels() {
        return LEVELS;
    }
}
