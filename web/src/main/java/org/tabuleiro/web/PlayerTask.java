package org.tabuleiro.web;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.engine.review.Hint;
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

/** What comes of one question, a slice at a time. */
abstract class PlayerTask {
    /** The milliseconds of a slice: a stop is heard soon after that. */
    private static final long SLICE_MILLIS = 25;
    /** What is known is told at most this often: the page is drawn each time, and a slow one must have time for people. */
    private static final long PROGRESS_MILLIS = 100;

    /**
     * A question in a worker.
     *
     * @param player who is asked
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

    /** Whether it is done in one slice. */
    boolean isQuick() {
        return false;
    }

    /** Asks to answer with what is known. */
    void hurry() {}

    /** Works for a slice: progress, the answer, or nothing yet. */
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

    /** What a person could play. */
    static PlayerTask ofHint(TaskQuestion asked, LongSupplier millis) {
        return new Sliced(asked, millis) {
            @Override
            ResumableSearch begin() {
                return Hint.search(asked.state);
            }

            @Override
            Answer answer(ResumableSearch thinking) {
                return new Answer.Hinted(asked.question, Hint.of(thinking));
            }

            @Override
            boolean tells() {
                return false;
            }
        };
    }

    /**
     * Which turn to play.
     *
     * @param responder the policy about draws and resignations
     * @param engine who chooses
     * @param atOnce whether it thinks in one go, so that it plays the same on every machine
     * @param againstPerson whether the opponent is a person
     * @param mayResign whether it may resign
     */
    static PlayerTask ofTurn(
            TaskQuestion asked,
            Responder responder,
            LevelPlayer engine,
            boolean atOnce,
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
        return new Sliced(asked, millis) {
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
            boolean isUnbroken() {
                return atOnce;
            }

            @Override
            Answer answer(ResumableSearch thinking) {
                Turn turn = thinking.analysis().orElseThrow().best().turns().get(0);
                return responder.after(question, turn);
            }
        };
    }

    /** A search in slices. */
    private abstract static class Sliced extends PlayerTask {
        private final LongSupplier millis;
        private @Nullable ResumableSearch thinking;
        private boolean hurried;
        private long told = Long.MIN_VALUE / 2;

        Sliced(TaskQuestion asked, LongSupplier millis) {
            super(asked);
            this.millis = millis;
        }

        abstract ResumableSearch begin();

        abstract Answer answer(ResumableSearch thinking);

        /** The answer that needs no search. */
        Optional<Answer> quick() {
            return Optional.empty();
        }

        /** Whether it thinks in one slice. */
        boolean isUnbroken() {
            return false;
        }

        /** Whether what is known is told meanwhile. */
        boolean tells() {
            return true;
        }

        @Override
        void hurry() {
            hurried = true;
        }

        @Override
        List<Answer> resume() {
            ResumableSearch search = thinking;
            if (search == null) {
                Optional<Answer> quick = quick();
                if (quick.isPresent()) {
                    return List.of(quick.get());
                }
                thinking = begin();
                // A search begins with a large table, and with whatever collecting the last one costs: a slice of its
                // own.
                return List.of();
            }
            if (hurried && search.analysis().isPresent()) {
                return List.of(answer(search));
            }
            long until = millis.getAsLong() + SLICE_MILLIS;
            boolean done = search.resume(() -> !isUnbroken() && millis.getAsLong() >= until, known -> {});
            if (done) {
                return List.of(answer(search));
            }
            Optional<Analysis> known = search.analysis();
            boolean isNews = tells() && known.isPresent() && millis.getAsLong() >= told + PROGRESS_MILLIS;
            if (isNews) {
                told = millis.getAsLong();
            }
            return isNews ? List.of(new Answer.Progress(question(), known.orElseThrow())) : List.of();
        }
    }
}
