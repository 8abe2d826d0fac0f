package org.tabuleiro.desktop.table;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Player;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/** The computer on one side: thinks on a thread of its own, answers on the interface's. */
public final class Opponent {
    private final Player player;
    private final Executor answers;
    private volatile long wanted;
    private volatile boolean hurry;

    /**
     * An opponent.
     *
     * @param game what it plays
     * @param level how well
     * @param most what full strength may use for a turn
     * @param seed which of the games it could play
     * @param answers where its turns are told
     */
    public Opponent(Game game, int level, Limits most, long seed, Executor answers) {
        this.player = new Player(game, level, most, seed);
        this.answers = answers;
    }

    /** Begins to think; the turn is told unless something else was wanted in the meantime. */
    public synchronized void think(State state, Consumer<Turn> answer) {
        long number = ++wanted;
        hurry = false;
        Thread.ofPlatform().daemon().name("opponent").start(() -> {
            Turn turn;
            synchronized (player) {
                if (number != wanted) {
                    return;
                }
                turn = player.choose(state, () -> hurry || number != wanted);
            }
            answers.execute(() -> {
                if (number == wanted) {
                    answer.accept(turn);
                }
            });
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
}
