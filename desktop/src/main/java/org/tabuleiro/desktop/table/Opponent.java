package org.tabuleiro.desktop.table;

import java.util.concurrent.Executor;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.host.Contestant;
import org.tabuleiro.host.EngineFailure;

/** The computer on one side: thinks on a thread of its own, answers on the interface's. */
public final class Opponent {

    /** Who is told what the opponent does. */
    public interface Listener {
        /** It has chosen. */
        void chose(Turn turn);

        /** It knows so much by now. */
        default void thinks(Analysis known) {}

        /** It has broken off or broken a rule. */
        default void failed(EngineFailure failure) {}
    }

    private final Contestant contestant;
    private final Executor answers;
    private volatile long wanted;
    private volatile boolean hurry;

    /**
     * An opponent.
     *
     * @param contestant who thinks
     * @param answers where its turns are told
     */
    public Opponent(Contestant contestant, Executor answers) {
        this.contestant = contestant;
        this.answers = answers;
    }

    /** Begins to think; what comes of it is told unless something else was wanted in the meantime. */
    public synchronized void think(State state, Listener listener) {
        long number = ++wanted;
        hurry = false;
        Thread.ofPlatform().daemon().name("opponent").start(() -> {
            synchronized (contestant) {
                if (number != wanted) {
                    return;
                }
                try {
                    Turn turn = contestant.choose(
                            state,
                            () -> hurry || number != wanted,
                            known -> tell(number, () -> listener.thinks(known)));
                    tell(number, () -> listener.chose(turn));
                } catch (EngineFailure failure) {
                    tell(number, () -> listener.failed(failure));
                }
            }
        });
    }

    private void tell(long number, Runnable news) {
        answers.execute(() -> {
            if (number == wanted) {
                news.run();
            }
        });
    }

    /** Asks for the turn at once. */
    public void hurry() {
        hurry = true;
    }

    /** No turn is wanted any more. */
    public synchronized void stop() {
        wanted++;
    }

    /** Ends what it has running. */
    public void close() {
        stop();
        Thread.ofPlatform().daemon().start(() -> {
            synchronized (contestant) {
                contestant.close();
            }
        });
    }
}
