package org.tabuleiro.host;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Analyst;
import org.tabuleiro.engine.Evaluation;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Search;
import org.tabuleiro.engine.Thinker;
import org.tabuleiro.engine.TranspositionTable;
import org.tabuleiro.games.State;

/**
 * Several thinkers on one table, a thread each. The first gives the answer; the others search the same position and leave what
 * they find where the first will look (Lazy SMP); what one is at, the others put off. One alone is exactly a {@link Thinker}.
 */
public final class Team implements Analyst {
    private final List<Thinker> thinkers = new ArrayList<>();

    /**
     * A team.
     *
     * @param knowledge what it knows about the game
     * @param evaluation what it makes of positions
     * @param megabytes how much it can remember together
     * @param threads how many think
     */
    public Team(Knowledge knowledge, Evaluation evaluation, int megabytes, int threads) {
        TranspositionTable table = new TranspositionTable(megabytes);
        if (threads > 1) {
            table.share();
        }
        for (int i = 0; i < threads; i++) {
            thinkers.add(new Thinker(knowledge, evaluation, table));
        }
    }

    @Override
    public Analysis think(State state, Limits limits, int lines, Search.Stop stop, Consumer<Analysis> progress) {
        AtomicBoolean done = new AtomicBoolean();
        List<Thread> others = new ArrayList<>();
        for (Thinker thinker : thinkers.subList(1, thinkers.size())) {
            Thread thread = new Thread(
                    () -> thinker.think(state, limits, lines, () -> done.get() || stop.isWanted(), known -> {}),
                    "thinker");
            thread.setDaemon(true);
            thread.start();
            others.add(thread);
        }
        try {
            return thinkers.get(0).think(state, limits, lines, stop, progress);
        } finally {
            done.set(true);
            others.forEach(Team::join);
        }
    }

    @Override
    public void forget() {
        thinkers.forEach(Thinker::forget);
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
