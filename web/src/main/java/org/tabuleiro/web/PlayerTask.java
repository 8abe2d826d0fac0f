package org.tabuleiro.web;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.engine.review.Hint;
import org.tabuleiro.engine.review.TurnJudge;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.ResumableSearch;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.Clocks;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.Answer;
import org.tabuleiro.table.Question;
import org.tabuleiro.table.Responder;

/** The work on one question, in slices. */
abstract class PlayerTask {
    /** Length of a search slice: messages, such as a stop, are handled between slices. */
    private static final long SLICE_MILLIS = 25;
    /**
     * Least time between two progress reports: the page is rendered after each, and a slow device must stay
     * responsive.
     */
    private static final long PROGRESS_MILLIS = 100;

    /**
     * A question in a worker.
     *
     * @param player the number of the player
     * @param question the id that answers name
     * @param side the side of the player
     * @param state what the question is about
     */
    record TaskQuestion(int player, int question, Side side, State state) {}

    private final TaskQuestion asked;

    private PlayerTask(TaskQuestion asked) {
        this.asked = asked;
    }

    int player() {
        return asked.player;
    }

    int question() {
        return asked.question;
    }

    Game game() {
        return asked.state.game();
    }

    /** Whether one slice suffices. */
    boolean isQuick() {
        return false;
    }

    /** Requests an answer with the best result so far. */
    void hurry() {}

    /** Runs one slice; returns progress, the answer, or nothing yet. */
    abstract List<Answer> resume();

    /** Whether to accept a draw. */
    static PlayerTask ofDraw(TaskQuestion asked, Responder responder) {
        Question.ForDraw question = new Question.ForDraw(asked.question, asked.side, asked.state, List.of());
        return new PlayerTask(asked) {
            @Override
            boolean isQuick() {
                return true;
            }

            @Override
            List<Answer> resume() {
                return List.of(responder.answer(question));
            }
        };
    }

    /** How good a turn is. */
    static PlayerTask ofVerdict(TaskQuestion asked, String text, TurnJudge judge, LongSupplier millis) {
        Turn turn = asked.state.turnOf(asked.state.readSteps(text).orElseThrow());
        return new PlayerTask(asked) {
            @Override
            List<Answer> resume() {
                if (!judge.canJudge(asked.state)) {
                    return List.of(new Answer.Judged(asked.question, Optional.empty()));
                }
                long until = millis.getAsLong() + SLICE_MILLIS;
                return judge.judge(asked.state, turn, () -> millis.getAsLong() >= until).stream()
                        .<Answer>map(verdict -> new Answer.Judged(asked.question, Optional.of(verdict)))
                        .toList();
            }
        };
    }

    /** A hint for a person. */
    static PlayerTask ofHint(TaskQuestion asked, LongSupplier millis) {
        return new SearchTask(asked, millis) {
            @Override
            ResumableSearch begin() {
                return Hint.search(asked.state);
            }

            @Override
            Answer answer(ResumableSearch search) {
                return new Answer.Hinted(asked.question, Hint.of(search));
            }

            @Override
            boolean reportsProgress() {
                return false;
            }
        };
    }

    /**
     * Which turn to play.
     *
     * @param responder the policy about draws and resignations
     * @param engine chooses the turn
     * @param unsliced whether the search is not sliced, so that it is the same on every machine
     * @param againstPerson whether the opponent is a person
     * @param mayResign whether it may resign
     */
    static PlayerTask ofTurn(
            TaskQuestion asked,
            Responder responder,
            LevelPlayer engine,
            boolean unsliced,
            boolean againstPerson,
            boolean mayResign,
            LongSupplier millis) {
        Question.ForTurn question = new Question.ForTurn(
                asked.question,
                asked.side,
                asked.state,
                List.of(),
                new TimeControl.None(),
                Clocks.NONE,
                againstPerson,
                mayResign);
        return new SearchTask(asked, millis) {
            private boolean looked;

            @Override
            List<Answer> resume() {
                if (!looked) {
                    looked = true;
                    return responder.before(question).stream().toList();
                }
                return super.resume();
            }

            @Override
            Optional<Answer> quick() {
                return engine.withoutSearch(asked.state).map(turn -> responder.after(question, turn));
            }

            @Override
            ResumableSearch begin() {
                return engine.search(asked.state);
            }

            @Override
            boolean isUnsliced() {
                return unsliced;
            }

            @Override
            Answer answer(ResumableSearch search) {
                Turn turn = search.analysis().orElseThrow().best().turns().get(0);
                return responder.after(question, turn);
            }
        };
    }

    /** A search in slices. */
    private abstract static class SearchTask extends PlayerTask {
        private final LongSupplier millis;
        private @Nullable ResumableSearch begun;
        private boolean hurried;
        private long reported = Long.MIN_VALUE / 2;

        SearchTask(TaskQuestion asked, LongSupplier millis) {
            super(asked);
            this.millis = millis;
        }

        abstract ResumableSearch begin();

        abstract Answer answer(ResumableSearch search);

        /** The answer without a search, if there is one. */
        Optional<Answer> quick() {
            return Optional.empty();
        }

        /** Whether the search is not sliced. */
        boolean isUnsliced() {
            return false;
        }

        /** Whether progress is reported. */
        boolean reportsProgress() {
            return true;
        }

        @Override
        void hurry() {
            hurried = true;
        }

        @Override
        List<Answer> resume() {
            ResumableSearch search = begun;
            if (search == null) {
                Optional<Answer> quick = quick();
                if (quick.isPresent()) {
                    return List.of(quick.get());
                }
                begun = begin();
                // Allocating the table, and collecting the last one, takes a slice of its own.
                return List.of();
            }
            if (hurried && search.analysis().isPresent()) {
                return List.of(answer(search));
            }
            long until = millis.getAsLong() + SLICE_MILLIS;
            boolean done = search.resume(() -> !isUnsliced() && millis.getAsLong() >= until, known -> {});
            if (done) {
                return List.of(answer(search));
            }
            Optional<Analysis> known = search.analysis();
            boolean isDue = reportsProgress() && known.isPresent() && millis.getAsLong() >= reported + PROGRESS_MILLIS;
            if (isDue) {
                reported = millis.getAsLong();
            }
            return isDue ? List.of(new Answer.Progress(question(), known.orElseThrow())) : List.of();
        }
    }
}
