package org.tabuleiro.engine.level;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.GameProfile;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.SeededRandom;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.Analyst;
import org.tabuleiro.engine.search.IterativeDeepening;
import org.tabuleiro.engine.search.ResumableSearch;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.engine.search.TranspositionTable;
import org.tabuleiro.engine.search.WinInOne;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/**
 * A computer player of a given level. Weak levels search less, evaluate with noise, overlook turns and now
 * and then play at random; see {@link Skill}. A seed determines the game, except at full strength with a time
 * limit.
 */
public final class LevelPlayer {
    /** Table size of the weak levels, in megabytes. */
    private static final int SMALL_TABLE = 4;
    /** Default table size at full strength, in megabytes. */
    public static final int LARGE_TABLE = 64;
    /**
     * Variety: even the strongest levels evaluate with noise in the first turns, at most a quarter of a short
     * game.
     */
    private static final int OPENING_TURNS = 10;

    /** The noise in the opening, in hundredths of a man. */
    private static final int OPENING_ERROR = 12;

    /** The number of levels; the last is full strength. */
    public static final int LEVELS = 8;

    private static final Analyst.Factory SINGLE_THREADED = (knowledge, evaluation, megabytes) ->
            new IterativeDeepening(knowledge, evaluation, new TranspositionTable(megabytes));

    private final Knowledge knowledge;
    private final NoisyEvaluation evaluation;
    private final Analyst.Factory analysts;
    private final int megabytes;
    private @Nullable Analyst analyst;
    private final Skill skill;
    private final boolean full;
    private final SearchLimits limits;
    private final long seed;
    private boolean wasNoisy;

    /**
     * A player of a level.
     *
     * @param game the game
     * @param level from 1 to {@link #LEVELS}
     * @param limits the limits per turn at the last level; the others have their own and need less than a
     *     second
     * @param seed selects among the games that the level could play
     */
    public LevelPlayer(Game game, int level, SearchLimits limits, long seed) {
        this(
                Knowledge.of(game),
                Knowledge.of(game).evaluation(),
                skill(game, level, seed),
                limits,
                seed,
                LARGE_TABLE,
                SINGLE_THREADED);
    }

    /**
     * A player of full strength with a given evaluation, table and analyst.
     *
     * @param game the game
     * @param evaluation the static evaluation
     * @param limits the limits per turn
     * @param seed varies the opening
     * @param megabytes the size of the transposition table
     * @param analysts creates its analyst
     */
    public LevelPlayer(
            Game game, Evaluation evaluation, SearchLimits limits, long seed, int megabytes, Analyst.Factory analysts) {
        this(Knowledge.of(game), evaluation, Skill.FULL, limits, seed, megabytes, analysts);
    }

    private LevelPlayer(
            Knowledge knowledge,
            Evaluation evaluation,
            Skill skill,
            SearchLimits limits,
            long seed,
            int megabytes,
            Analyst.Factory analysts) {
        this.knowledge = knowledge;
        this.skill = skill;
        this.full = skill.equals(Skill.FULL);
        this.limits = full ? limits : new SearchLimits(skill.depth(), skill.nodes(), Long.MAX_VALUE);
        this.seed = seed * 0x9E3779B97F4A7C15L;
        this.evaluation = new NoisyEvaluation(evaluation, full);
        this.megabytes = full ? megabytes : SMALL_TABLE;
        this.analysts = analysts;
    }

    /** A player on a rung of {@link Skill#onRung}, for calibrating the levels. */
    public static LevelPlayer onRung(Game game, int rung, long seed) {
        Knowledge knowledge = Knowledge.of(game);
        Skill skill = skill(knowledge, rung, seed);
        return new LevelPlayer(
                knowledge, knowledge.evaluation(), skill, SearchLimits.NONE, seed, SMALL_TABLE, SINGLE_THREADED);
    }

    private static Skill skill(Game game, int level, long seed) {
        Knowledge knowledge = Knowledge.of(game);
        return level == LEVELS
                ? Skill.FULL
                : skill(knowledge, knowledge.profile().levels().get(level - 1), seed);
    }

    /** The skill on a rung, which varies from game to game as that of people does. */
    private static Skill skill(Knowledge knowledge, int rung, long seed) {
        GameProfile profile = knowledge.profile();
        int variation = new SeededRandom(seed).next(2 * profile.levelSpread() + 1) - profile.levelSpread();
        return Skill.onRung(Math.clamp(rung + variation, 0, Skill.TOP), profile.oneTurnNodes());
    }

    /**
     * Chooses a turn, or the rest of one.
     *
     * @param state a state that is not over
     * @param stop polled during the search
     */
    public Turn choose(State state, Search.Stop stop) {
        return choose(state, stop, known -> {});
    }

    /**
     * Chooses a turn, or the rest of one.
     *
     * @param state a state that is not over
     * @param stop polled during the search
     * @param progress receives the result of each completed depth
     */
    public Turn choose(State state, Search.Stop stop, Consumer<Analysis> progress) {
        Optional<Turn> quick = withoutSearch(state);
        if (quick.isPresent()) {
            return quick.get();
        }
        ResumableSearch search = search(state);
        search.resume(stop, progress);
        return search.analysis().orElseThrow().best().turns().get(0);
    }

    /** A turn that needs no search: the only legal one, one that wins at once, or a random one (a lapse). */
    public Optional<Turn> withoutSearch(State state) {
        SeededRandom random = new SeededRandom(seed ^ state.toPosition().key() ^ state.turnNumber());
        List<Step> only = state.legalSteps();
        if (only.size() == 1 && state.play(only.get(0)).turnNumber() != state.turnNumber()) {
            return Optional.of(state.turnOf(only));
        }
        if (!knowledge.book(state).isEmpty()) {
            return Optional.empty();
        }
        Optional<Turn> win = WinInOne.find(state, knowledge);
        return win.isPresent() || random.next(1000) >= skill.lapses() ? win : Optional.of(random.randomTurn(state));
    }

    /**
     * The search for a state where {@link #withoutSearch} is empty; its best line begins with the turn to
     * play.
     */
    public ResumableSearch search(State state) {
        return new ResumableSearch(analyst(state), state, limits, 1);
    }

    /** The analyst, created when it is first needed, with the noise set for this state. */
    private Analyst analyst(State state) {
        int maxSteps = knowledge.maxStepsLeft(state.game().start().toPosition());
        boolean opening = state.turnNumber() <= Math.min(OPENING_TURNS, maxSteps / 4);
        int error = Math.max(skill.error(), opening ? OPENING_ERROR : 0)
                * knowledge.profile().pieceValue()
                / 100;
        boolean noisy = error > 0 || skill.blindness() > 0;
        evaluation.setNoise(seed, error, skill.blindness());
        Analyst own = analyst;
        if (own == null) {
            own = analysts.create(knowledge, evaluation, megabytes);
            analyst = own;
        } else if (!full || noisy != wasNoisy) {
            // Scores with other noise, or of another game, must not be found in the table.
            own.clear();
        }
        wasNoisy = noisy;
        return own;
    }
}
