package org.tabuleiro.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/**
 * Plays a game at a level. The same seed gives the same game, except at full strength with a limit of time; another seed gives
 * another game.
 */
public final class Player {
    private static final int SMALL_TABLE = 4;
    /** How many megabytes a player of full strength remembers if not told. */
    public static final int LARGE_TABLE = 64;
    /** In so many first turns even the strongest levels vary, but not beyond a quarter of a short game. */
    private static final int OPENING_TURNS = 10;

    /** They vary by misjudging positions by this many hundredths of a man. */
    private static final int OPENING_ERROR = 12;

    /** How many levels there are; the last is full strength. */
    public static final int LEVELS = 8;

    /** One that thinks alone. */
    private static final Analyst.Maker ALONE =
            (knowledge, evaluation, megabytes) -> new Thinker(knowledge, evaluation, new TranspositionTable(megabytes));

    private final Knowledge knowledge;
    private final DimEvaluation evaluation;
    private final Analyst.Maker maker;
    private final int megabytes;
    private @Nullable Analyst analyst;
    private final Skill skill;
    private final boolean full;
    private final Limits limits;
    private final long seed;
    private boolean dimmed;

    /**
     * A player.
     *
     * @param game what it plays
     * @param level how well, from 1 to {@link #LEVELS}
     * @param most what it may use for a turn at the last level; the others have limits of their own and need less than a second
     * @param seed which of the games that it could play it plays
     */
    public Player(Game game, int level, Limits most, long seed) {
        this(Minds.of(game), Minds.of(game).evaluation(), skill(game, level, seed), most, seed, LARGE_TABLE, ALONE);
    }

    /**
     * A player of full strength with means of its own.
     *
     * @param game what it plays
     * @param evaluation what it makes of positions
     * @param most what it may use for a turn
     * @param seed which of the games that it could play it plays
     * @param megabytes how much it can remember
     * @param maker who thinks for it
     */
    public Player(Game game, Evaluation evaluation, Limits most, long seed, int megabytes, Analyst.Maker maker) {
        this(Minds.of(game), evaluation, Skill.FULL, most, seed, megabytes, maker);
    }

    private Player(
            Knowledge knowledge,
            Evaluation evaluation,
            Skill skill,
            Limits most,
            long seed,
            int megabytes,
            Analyst.Maker maker) {
        this.knowledge = knowledge;
        this.skill = skill;
        this.full = skill.equals(Skill.FULL);
        this.limits = full ? most : new Limits(skill.depth(), skill.nodes(), Long.MAX_VALUE);
        this.seed = seed * 0x9E3779B97F4A7C15L;
        this.evaluation = new DimEvaluation(evaluation, full);
        this.megabytes = full ? megabytes : SMALL_TABLE;
        this.maker = maker;
    }

    /** A player on a rung of {@link Skill#onRung}, to find out where the levels should stand. */
    public static Player onRung(Game game, int rung, long seed) {
        Knowledge knowledge = Minds.of(game);
        Skill skill = skill(knowledge, rung, seed);
        return new Player(knowledge, knowledge.evaluation(), skill, Limits.NONE, seed, SMALL_TABLE, ALONE);
    }

    private static Skill skill(Game game, int level, long seed) {
        Knowledge knowledge = Minds.of(game);
        return level == LEVELS
                ? Skill.FULL
                : skill(knowledge, knowledge.levels().get(level - 1), seed);
    }

    /** Nobody plays equally well every day: a seed has its form, too. */
    private static Skill skill(Knowledge knowledge, int rung, long seed) {
        int form = new Lots(seed).next(2 * knowledge.form() + 1) - knowledge.form();
        return Skill.onRung(Math.clamp(rung + form, 0, Skill.TOP), knowledge.glance());
    }

    /**
     * Chooses a turn, or the rest of one.
     *
     * @param state a state that is not over
     * @param stop asked now and then whether to choose at once
     */
    public Turn choose(State state, Search.Stop stop) {
        return choose(state, stop, known -> {});
    }

    /**
     * Chooses a turn, or the rest of one.
     *
     * @param state a state that is not over
     * @param stop asked now and then whether to choose at once
     * @param progress gets what this player knows after every depth
     */
    public Turn choose(State state, Search.Stop stop, Consumer<Analysis> progress) {
        Optional<Turn> quick = atOnce(state);
        if (quick.isPresent()) {
            return quick.get();
        }
        Thinking thinking = thinking(state);
        thinking.goOn(stop, progress);
        return thinking.known().orElseThrow().best().turns().get(0);
    }

    /** The turn that needs no thought: the only one, one that wins, or a lapse. */
    public Optional<Turn> atOnce(State state) {
        Lots lots = new Lots(seed ^ state.toPosition().key() ^ state.turn());
        List<Step> only = state.legalSteps();
        if (only.size() == 1 && state.play(only.get(0)).turn() != state.turn()) {
            return Optional.of(state.turnOf(only));
        }
        if (!knowledge.book(state).isEmpty()) {
            return Optional.empty();
        }
        Optional<Turn> win = QuickWin.find(state, knowledge);
        return win.isPresent() || lots.next(1000) >= skill.lapses() ? win : Optional.of(lots.turn(state));
    }

    /** What this player thinks about a state, where no turn comes at once; its best line begins with the turn to play. */
    public Thinking thinking(State state) {
        return new Thinking(analyst(state), state, limits, 1);
    }

    /** The analyst, made when it is first needed, in the right mind for a state. */
    private Analyst analyst(State state) {
        int longest = knowledge.longest(state.game().start().toPosition());
        boolean opening = state.turn() <= Math.min(OPENING_TURNS, longest / 4);
        int error = Math.max(skill.error(), opening ? OPENING_ERROR : 0) * knowledge.unit() / 100;
        boolean dim = error > 0 || skill.blindness() > 0;
        evaluation.dim(seed, error, skill.blindness());
        Analyst own = analyst;
        if (own == null) {
            own = maker.make(knowledge, evaluation, megabytes);
            analyst = own;
        } else if (!full || dim != dimmed) {
            // What was found out with other eyes, or in another game, is not to be used.
            own.forget();
        }
        dimmed = dim;
        return own;
    }
}
