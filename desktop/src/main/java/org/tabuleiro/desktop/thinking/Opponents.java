package org.tabuleiro.desktop.thinking;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.host.Contestant;
import org.tabuleiro.host.EngineFailure;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Session;

/** The computers at a table: each is asked when its turn comes, whatever happened to the game in between. */
public final class Opponents implements Session.Listener {
    /** How long a turn of a game between computers takes at least, so that one can watch. */
    private static final int WATCHED_MILLIS = 1200;

    /** Makes the one who plays a seat that is not a person's. */
    public interface Maker {
        /** The one who plays; an {@link EngineFailure} if an engine does not start. */
        Contestant make(Seat seat);
    }

    /** Who is told what the computers do besides playing. */
    public interface Listener {
        /** A computer knows so much by now. */
        void thinks(Side side, Analysis known);

        /** It has broken off or broken a rule: it plays no more until somebody else sits there or it is asked again. */
        void failed(Side side, EngineFailure failure);

        /** It offers a draw. */
        void offersDraw(Side side);
    }

    private final Session session;
    private final Maker maker;
    private final BooleanSupplier resigns;
    private final Executor answers;
    private final Listener listener;
    private final Map<Side, Opponent> opponents = new EnumMap<>(Side.class);
    private final Map<Side, Seat> seated = new EnumMap<>(Side.class);
    private GameTree.@Nullable Node asked;
    private GameTree.@Nullable Node failedAt;
    private @Nullable Side offered;
    private GameTree.@Nullable Node offeredAt;
    private boolean paused;
    private boolean stepping;

    /**
     * The computers of a session, which they listen to; they begin at once.
     *
     * @param session what is played
     * @param maker who makes them
     * @param resigns whether they give up lost games, asked each time
     * @param answers where everything is told
     * @param listener who is told
     */
    public Opponents(Session session, Maker maker, BooleanSupplier resigns, Executor answers, Listener listener) {
        this.session = session;
        this.maker = maker;
        this.resigns = resigns;
        this.answers = answers;
        this.listener = listener;
        session.listen(this);
        changed();
    }

    @Override
    public void changed() {
        for (Side side : Side.values()) {
            Seat seat = session.seat(side);
            if (!seat.equals(seated.put(side, seat))) {
                Optional.ofNullable(opponents.remove(side)).ifPresent(Opponent::close);
                asked = null;
                failedAt = null;
                if (!seat.isPerson()) {
                    opponents.put(side, new Opponent(session.game(), side, () -> maker.make(seat), answers));
                }
            }
        }
        ask();
    }

    private void ask() {
        GameTree.Node node = session.live();
        Side side = node.state().toMove();
        Opponent opponent = opponents.get(side);
        boolean wanted = node != failedAt && session.result().isEmpty() && !session.isFree() && (!paused || stepping);
        if (opponent == null || !wanted) {
            asked = null;
            opponents.values().forEach(Opponent::stop);
        } else if (node != asked) {
            asked = node;
            offered = null;
            opponents.values().forEach(Opponent::stop);
            opponent.think(node.state(), conduct(side), new Answers(side, node));
        }
    }

    private Opponent.Conduct conduct(Side side) {
        boolean polite = session.seat(side.other()).isPerson();
        return new Opponent.Conduct(polite, resigns.getAsBoolean(), polite ? 0 : WATCHED_MILLIS);
    }

    /** Whether only computers play. */
    public boolean isWatched() {
        return opponents.size() == Side.values().length;
    }

    /** Whether a computer thinks now. */
    public boolean isThinking() {
        return asked != null;
    }

    /** Whether the computers wait. */
    public boolean isPaused() {
        return paused;
    }

    /** Lets the computers wait, or go on. */
    public void setPaused(boolean newPaused) {
        paused = newPaused;
        stepping = false;
        session.setHalted(paused);
        ask();
    }

    /** Lets a computer play one turn, and wait again. */
    public void step() {
        paused = true;
        stepping = true;
        session.setHalted(true);
        ask();
        opponents.values().forEach(Opponent::hurry);
    }

    /** Makes the computer play at once. */
    public void hurry() {
        opponents.values().forEach(Opponent::hurry);
    }

    /** Asks the one who has failed once more. */
    public void retry() {
        failedAt = null;
        seated.clear();
        changed();
    }

    /** The computer that has offered a draw in this position, if any. */
    public Optional<Side> offered() {
        return Optional.ofNullable(offered).filter(side -> session.live() == offeredAt);
    }

    /** The offer is not taken. */
    public void decline() {
        offered = null;
    }

    /** Asks the computer on a side whether it agrees to a draw; false if there is none. */
    public boolean askDraw(Side side, Opponent.DrawListener told) {
        Opponent opponent = opponents.get(side);
        if (opponent != null) {
            opponent.askDraw(session.live().state(), told);
        }
        return opponent != null;
    }

    /** Ends everything that runs. */
    public void close() {
        opponents.values().forEach(Opponent::close);
        opponents.clear();
    }

    private final class Answers implements Opponent.Listener {
        private final Side side;
        private final GameTree.Node node;

        Answers(Side side, GameTree.Node node) {
            this.side = side;
            this.node = node;
        }

        @Override
        public void chose(Turn turn, boolean offersDraw) {
            stepping = false;
            asked = null;
            session.play(turn);
            if (offersDraw && session.result().isEmpty()) {
                offered = side;
                offeredAt = session.live();
                listener.offersDraw(side);
            }
        }

        @Override
        public void resigned() {
            asked = null;
            session.resign(side);
        }

        @Override
        public void thinks(Analysis known) {
            listener.thinks(side, known);
        }

        @Override
        public void failed(EngineFailure failure) {
            failedAt = node;
            asked = null;
            listener.failed(side, failure);
        }
    }
}
