package org.tabuleiro.engine;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/**
 * Plays a game at a level. The same seed gives the same game, except at full strength with a limit of time; another seed gives
 * another game.
 */
public final class Player {
    private static final int SMALL_TABLE = 4;
    private static final int LARGE_TABLE = 64;
    /** In so many first turns even the strongest levels vary, by misjudging positions by this many hundredths of a man. */
    private static final int OPENING_TURNS = 10;

    private static final int OPENING_ERROR = 12;

    private final Knowledge clear;
    private final DimKnowledge knowledge;
    private final Thinker thinker;
    private final Level level;
    private final Limits limits;
    private final long seed;
    private boolean dimmed;

    /**
     * A player.
     *
     * @param game what it plays
     * @param level how well
     * @param most what it may use for a turn at full strength; the other levels have limits of their own
     * @param seed which of the games that it could play it plays
     */
    public Player(Game game, Level level, Limits most, long seed) {
        this.level = level;
        this.seed = seed * 0x9E3779B97F4A7C15L;
        this.limits = level.isFull() ? most : new Limits(level.depth(), level.nodes(), Long.MAX_VALUE);
        this.clear = Minds.of(game);
        this.knowledge = new DimKnowledge(clear);
        this.thinker = new Thinker(knowledge, level.isFull() ? LARGE_TABLE : SMALL_TABLE);
    }

    /** How well it plays. */
    public Level level() {
        return level;
    }

    /**
     * Chooses a turn, or the rest of one.
     *
     * @param state a state that is not over
     * @param stop asked now and then whether to choose at once
     */
    public Turn choose(State state, Search.Stop stop) {
        List<Turn> book = clear.book(state);
        if (!book.isEmpty() && clear.book(state.play(book.get(0))).size() > 0) {
            // The opponent's set-up comes next and answers any: no board is the best.
            return book.get(lot(state, book.size()));
        }
        if (book.isEmpty()) {
            Optional<Turn> win = QuickWin.find(state, clear);
            if (win.isPresent()) {
                return win.get();
            }
        }
        prepare(state);
        return thinker.think(state, limits, 1, stop, x -> {}).best().turns().get(0);
    }

    private int lot(State state, int count) {
        long bits = (state.toPosition().key() ^ seed) * 0xBF58476D1CE4E5B9L;
        return (int) Long.remainderUnsigned(bits ^ bits >>> 31, count);
    }

    private void prepare(State state) {
        boolean opening = state.turn() <= OPENING_TURNS;
        int error = Math.max(level.error(), opening ? OPENING_ERROR : 0) * clear.unit() / 100;
        boolean dim = error > 0 || level.blindness() > 0;
        // What was found out with other eyes, or in another game, is not to be used.
        if (!level.isFull() || dim != dimmed) {
            thinker.forget();
        }
        dimmed = dim;
        knowledge.dim(seed, error, level.blindness());
    }
}
