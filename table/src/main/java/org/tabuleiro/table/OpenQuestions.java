package org.tabuleiro.table;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.Actor;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Match;
import org.tabuleiro.table.preferences.Pace;

/**
 * The open questions of a table to its players. A turn is asked for once per position; the question closes
 * when the position, the end, the pause or the seat changes, a draw question when its offer closes. Answers
 * to closed questions are dropped.
 */
final class OpenQuestions {

    /** An open question and its subject; it is stale once the subject has changed. */
    private record Open(Question question, Player player, Side side, Seat seat, int revision, long since) {}

    /** The failure of a player at a position. */
    private record Failure(Side side, Message reason, int revision) {}

    private final Table table;
    private final Player.Factory factory;
    private final Map<Side, Player> players = new EnumMap<>(Side.class);
    private final Map<Side, Seat> seated = new EnumMap<>(Side.class);
    private @Nullable Open turn;
    private @Nullable Open draw;
    private Answer.@Nullable Chosen held;
    private @Nullable Failure failure;
    private @Nullable Analysis known;
    private int lastId;

    /** The revision of the position in which a turn was submitted: a remote referee answers later. */
    private int submittedAt = -1;

    OpenQuestions(Table table, Player.Factory factory) {
        this.table = table;
        this.factory = factory;
    }

    int nextId() {
        return ++lastId;
    }

    /** Whether a program is thinking about a turn, or has chosen one that is delayed for pacing. */
    boolean isThinking() {
        return turn != null;
    }

    /** The latest analysis of the engine that is searching, unless it is hidden from its opponent. */
    Optional<Analysis> thoughts() {
        return showsThoughts() ? Optional.ofNullable(known) : Optional.empty();
    }

    /** A game between programs has nobody to hide thoughts from. */
    private boolean showsThoughts() {
        return table.preferences().showsThoughts() || table.isWatched();
    }

    /** Why the program to move has failed at this position. */
    Optional<Message> failure() {
        return Optional.ofNullable(failure)
                .filter(each -> each.revision == table.match().positionRevision()
                        && each.side == table.match().toMove())
                .map(Failure::reason);
    }

    /** Closes stale questions. */
    void closeStale() {
        Match match = table.match();
        for (Side side : Side.values()) {
            Seat seat = table.seat(side);
            if (!seat.equals(seated.put(side, seat))) {
                failure = null;
                Optional.ofNullable(players.remove(side)).ifPresent(Player::close);
            }
        }
        Open asked = turn;
        if (asked != null
                && (asked.revision != match.positionRevision()
                        || !asked.seat.equals(table.seat(asked.side))
                        || !isTurnWanted())) {
            closeTurn();
        }
        Open offered = draw;
        if (offered != null
                && (!asksDraw(match) || match.drawOffer().orElseThrow().id() != offered.revision)) {
            offered.player.cancel(offered.question.id());
            draw = null;
        }
    }

    private void closeTurn() {
        Open asked = turn;
        if (asked != null) {
            asked.player.cancel(asked.question.id());
        }
        turn = null;
        held = null;
        known = null;
    }

    /** A program that was asked to play on does not resign again. */
    private boolean mayResign() {
        return table.preferences().mayResign() && !table.controls().hasPlayedOn();
    }

    /** Asks the questions that are due and not open yet. */
    void askDue() {
        Match match = table.match();
        if (turn == null && isTurnWanted() && failure().isEmpty()) {
            Side side = match.toMove();
            boolean againstPerson = !table.seat(side.other()).isProgram();
            Question question = new Question.ForTurn(
                    nextId(),
                    side,
                    match.start(),
                    match.turns(),
                    match.terms().time(),
                    match.clocks(),
                    againstPerson,
                    againstPerson && mayResign() && table.seat(side).resigns());
            turn = open(question, side, match.positionRevision());
            player(side).ask(question);
        }
        if (draw == null && asksDraw(match)) {
            Match.DrawOffer offer = match.drawOffer().orElseThrow();
            Side side = offer.side().other();
            Question question = new Question.ForDraw(nextId(), side, match.start(), match.turns());
            draw = open(question, side, offer.id());
            player(side).ask(question);
        }
    }

    private Open open(Question question, Side side, int revision) {
        return new Open(question, player(side), side, table.seat(side), revision, table.now());
    }

    private boolean isTurnWanted() {
        Match match = table.match();
        return !match.isOver()
                && table.seat(match.toMove()).isProgram()
                && match.positionRevision() != submittedAt
                && !table.isAnalysing()
                && (!match.paused() || table.controls().isStepping());
    }

    private boolean asksDraw(Match match) {
        return match.drawOffer()
                .filter(offer -> table.seat(offer.side().other()).isProgram())
                .isPresent();
    }

    private Player player(Side side) {
        Player made = players.get(side);
        if (made == null) {
            made = factory.create(table.game(), side, table.seat(side), table::receive);
            players.put(side, made);
        }
        return made;
    }

    /** Takes an answer to a turn or draw question; false if the question is not open. */
    boolean take(Answer answer) {
        Open asked = turn;
        Open offered = draw;
        if (asked != null && asked.question.id() == answer.question()) {
            takeTurn(asked, answer);
            return true;
        }
        if (offered != null && offered.question.id() == answer.question()) {
            takeDraw(offered, answer);
            return true;
        }
        return false;
    }

    private void takeTurn(Open asked, Answer answer) {
        switch (answer) {
            case Answer.Progress(int id, Analysis found) -> {
                known = found;
                if (showsThoughts()) {
                    table.report(new TableEvent.Thinking(asked.side, found));
                }
            }
            case Answer.Chosen chosen -> {
                held = chosen;
                release(table.now());
            }
            case Answer.Resigns resigns -> {
                closeTurn();
                table.submit(Actor.of(asked.side), new Command.Resign());
            }
            case Answer.Failed(int id, Message reason) -> fail(asked, reason);
            case Answer.ToDraw toDraw -> {}
            case Answer.Hinted hinted -> {}
            case Answer.Judged judged -> {}
        }
    }

    private void fail(Open asked, Message reason) {
        closeTurn();
        failure = new Failure(asked.side, reason, asked.revision);
        // A failed engine is not asked again: a retry starts a new one.
        Optional.ofNullable(players.remove(asked.side)).ifPresent(Player::close);
        table.report(new TableEvent.Failed(asked.side, reason));
    }

    private void takeDraw(Open offered, Answer answer) {
        draw = null;
        int offer = offered.revision;
        boolean accepts = answer instanceof Answer.ToDraw toDraw && toDraw.accepts();
        table.submit(Actor.of(offered.side), accepts ? new Command.AcceptDraw(offer) : new Command.DeclineDraw(offer));
    }

    /** Pacing: the time at which a chosen turn is played, so that people can follow. */
    OptionalLong releaseAt() {
        Open asked = turn;
        return held == null || asked == null ? OptionalLong.empty() : OptionalLong.of(asked.since + pace());
    }

    private long pace() {
        Pace pace = table.preferences().pace();
        return table.controls().isStepping() ? 0 : table.isWatched() ? pace.watched() : pace.answer();
    }

    /** Plays the chosen turn if its time has come. */
    void release(long now) {
        Open asked = turn;
        Answer.Chosen chosen = held;
        if (asked == null || chosen == null || now < releaseAt().orElseThrow()) {
            return;
        }
        play(asked, chosen);
    }

    private void play(Open asked, Answer.Chosen chosen) {
        String text = chosen.turn().text();
        if (table.match().state().readTurn(text) instanceof Parsed.Fault<?>) {
            fail(asked, Message.of("engine.illegal", text, table.match().state().toString()));
            return;
        }
        turn = null;
        held = null;
        known = null;
        table.controls().stepped();
        Actor actor = Actor.of(asked.side);
        submittedAt = asked.revision;
        table.submit(actor, new Command.Play(text, asked.revision));
        if (chosen.offersDraw() && !table.match().isOver()) {
            table.submit(actor, new Command.OfferDraw());
        }
    }

    /** Makes the program that is thinking play at once. */
    void hurry() {
        Open asked = turn;
        Answer.Chosen chosen = held;
        if (asked != null && chosen != null) {
            play(asked, chosen);
        } else if (asked != null) {
            asked.player.hurry();
        }
    }

    /** Forgets a failure, so that the player is asked again. */
    void retry() {
        failure = null;
    }

    void close() {
        closeTurn();
        draw = null;
        players.values().forEach(Player::close);
        players.clear();
    }
}
