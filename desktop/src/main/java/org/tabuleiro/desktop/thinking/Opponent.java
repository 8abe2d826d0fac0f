package org.tabuleiro.desktop.thinking;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Manners;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.host.Contestant;
import org.tabuleiro.host.EngineFailure;

/** The computer on one side: thinks on a thread of its own, answers on the interface's. */
public final class Opponent {

    /**
     * How it behaves.
     *
     * @param polite whether it plays against a person, with whom it can agree on a draw
     * @param resigns whether it gives up lost games
     * @param leastMillis how long it takes at least, so that people can follow
     */
    public record Conduct(boolean polite, boolean resigns, int leastMillis) {}

    /** Who is told what the opponent does. */
    public interface Listener {
        /**
         * It has chosen.
         *
         * @param turn what it plays
         * @param offersDraw whether it would agree to a draw then
         */
        void chose(Turn turn, boolean offersDraw);

        /** It gives up. */
        default void resigned() {}

        /** It knows so much by now. */
        default void thinks(Analysis known) {}

        /** It has broken off or broken a rule. */
        default void failed(EngineFailure failure) {}
    }

    /** Who is told whether it agrees to a draw. */
    public interface DrawListener {
        /** It has answered. */
        void answered(boolean agrees);
    }

    private final Supplier<Contestant> maker;
    private final Supplier<Manners> mannersMaker;
    private final Executor answers;
    private final Object thinking = new Object();
    private @Nullable Manners manners;
    private @Nullable Contestant contestant;
    private volatile long wanted;
    private volatile boolean hurry;

    /**
     * An opponent.
     *
     * @param game what it plays
     * @param side the side it plays
     * @param maker makes the one who thinks, when it is first asked: starting an engine takes time
     * @param answers where its turns are told
     */
    public Opponent(Game game, Side side, Supplier<Contestant> maker, Executor answers) {
        this.maker = maker;
        this.mannersMaker = () -> new Manners(game, side);
        this.answers = answers;
    }

    /** Begins to think; what comes of it is told unless something else was wanted in the meantime. */
    public synchronized void think(State state, Conduct conduct, Listener listener) {
        long number = ++wanted;
        hurry = false;
        start(number, () -> {
            try {
                think(number, state, conduct, listener);
            } catch (EngineFailure failure) {
                tell(number, () -> listener.failed(failure));
            }
        });
    }

    private void start(long number, Runnable work) {
        Thread.ofPlatform().daemon().name("opponent").start(() -> {
            synchronized (thinking) {
                if (number == wanted) {
                    work.run();
                }
            }
        });
    }

    private void think(long number, State state, Conduct conduct, Listener listener) {
        long start = System.nanoTime();
        if (conduct.polite) {
            manners().look(state);
            if (conduct.resigns && manners().wouldResign()) {
                tell(number, listener::resigned);
                return;
            }
        }
        Turn turn = contestant()
                .choose(state, () -> hurry || number != wanted, known -> tell(number, () -> listener.thinks(known)));
        boolean offers = conduct.polite && manners().offersDraw();
        pause(number, conduct.leastMillis - (System.nanoTime() - start) / 1_000_000);
        tell(number, () -> listener.chose(turn, offers));
    }

    private Contestant contestant() {
        Contestant made = Optional.ofNullable(contestant).orElseGet(maker);
        contestant = made;
        return made;
    }

    /** Made by the thread that thinks, like the contestant. */
    private Manners manners() {
        Manners made = Optional.ofNullable(manners).orElseGet(mannersMaker);
        manners = made;
        return made;
    }

    private void pause(long number, long millis) {
        long until = System.nanoTime() + millis * 1_000_000;
        try {
            while (!hurry && number == wanted && System.nanoTime() < until) {
                Thread.sleep(10);
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** Asks whether it agrees to a draw in a state that is not over. */
    public synchronized void askDraw(State state, DrawListener listener) {
        long number = wanted;
        start(number, () -> {
            boolean agrees = manners().acceptsDraw(state);
            tell(number, () -> listener.answered(agrees));
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
        Thread.ofPlatform().daemon().name("farewell").start(() -> {
            synchronized (thinking) {
                Optional.ofNullable(contestant).ifPresent(Contestant::close);
            }
        });
    }
}
