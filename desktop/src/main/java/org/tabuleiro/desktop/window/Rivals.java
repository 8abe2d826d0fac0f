package org.tabuleiro.desktop.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.SwingUtilities;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.thinking.Opponents;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.engine.Player;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Turn;
import org.tabuleiro.host.Contestant;
import org.tabuleiro.host.EngineFailure;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Session;

/** What goes on between the players of a game on the screen: thinking, draws, engines that fail, the end and what comes then. */
final class Rivals implements Opponents.Listener {
    private static final int SHOWN_TURNS = 3;

    private final GameScreen screen;
    private final Session session;
    private final Texts texts;
    private final Settings settings;
    private final Commands commands;
    private final Opponents opponents;
    private Optional<Side> asking = Optional.empty();
    private Optional<Side> failed = Optional.empty();
    private String failure = "";

    Rivals(GameScreen screen, Commands commands) {
        this.screen = screen;
        this.session = screen.session();
        this.texts = screen.texts();
        this.settings = screen.settings();
        this.commands = commands;
        this.opponents = new Opponents(
                session, this::make, () -> settings.is("resigns", true), SwingUtilities::invokeLater, this);
    }

    Opponents opponents() {
        return opponents;
    }

    boolean isWatched() {
        return opponents.isWatched();
    }

    private Contestant make(Seat seat) {
        String name = switch (seat) {
            case Seat.Person() -> throw new IllegalArgumentException("people make themselves");
            case Seat.Computer(int level) -> level == Player.LEVELS ? "time:" + fullMillis() : "level:" + level;
            case Seat.Engine(String command) -> "engine:" + command;
        };
        return switch (Contestant.find(name, session.game())) {
            case Parsed.Ok<Contestant.Maker>(Contestant.Maker maker) -> maker.make(session.game(), System.nanoTime());
            case Parsed.Fault<Contestant.Maker> fault -> throw new IllegalArgumentException(fault.toString());
        };
    }

    /** With a clock, full strength needs no more for a turn than it earns. */
    private int fullMillis() {
        int millis = 1000 * settings.number("seconds", 2, 1, 600);
        return session.clock()
                .map(clock -> Math.min(millis, 800 * clock.control().increment()))
                .orElse(millis);
    }

    @Override
    public void thinks(Side side, Analysis known) {
        long chance = Math.round(
                100 * Minds.of(session.game()).winProbability(known.best().score()));
        List<Turn> turns = known.best().turns();
        String line = String.join(
                " ",
                turns.subList(0, Math.min(SHOWN_TURNS, turns.size())).stream()
                        .map(Turn::text)
                        .toList());
        screen.thinks(texts.of("thinking") + " "
                + texts.of("thinking-of", known.depth(), chance, known.nanos() / 1_000_000_000, line));
    }

    @Override
    public void failed(Side side, EngineFailure reason) {
        failed = Optional.of(side);
        failure = texts.of("engine-failed", texts.of(reason.reason()));
        screen.say(failure);
    }

    @Override
    public void offersDraw(Side side) {
        screen.say(texts.of("draw.offered", texts.catalogue().side(session.game(), side)));
    }

    /** What is said while somebody else than a person is to move. */
    String sentence() {
        if (failed.isPresent()) {
            return failure;
        }
        if (opponents.isPaused()) {
            return texts.of("paused");
        }
        return texts.of("thinking");
    }

    /** What can be answered or chosen now instead of entering a turn. */
    List<TurnStrip.Choice> choices() {
        List<TurnStrip.Choice> choices = new ArrayList<>();
        boolean begun =
                !session.entry().steps().isEmpty() || !session.entry().clicks().isEmpty();
        if (session.result().isPresent() && session.shown() == session.live() && !begun) {
            for (String id : List.of("again", "analyse", "save", "copy-game")) {
                command(choices, id);
            }
        } else if (failed.isPresent()
                && session.seat(failed.get()) instanceof Seat.Engine
                && session.live().state().toMove() == failed.get()) {
            Side side = failed.get();
            choices.add(new TurnStrip.Choice("engine:retry", texts.of("engine.retry"), this::retry));
            choices.add(new TurnStrip.Choice("engine:me", texts.of("engine.me"), () -> give(side, new Seat.Person())));
            choices.add(new TurnStrip.Choice(
                    "engine:computer", texts.of("engine.computer"), () -> give(side, new Seat.Computer(level()))));
        } else if (asking.isPresent()) {
            choices.add(new TurnStrip.Choice("draw:accept", texts.of("draw.accept"), this::accept));
            choices.add(new TurnStrip.Choice("draw:decline", texts.of("draw.decline"), this::decline));
        } else if (opponents.offered().isPresent() && !begun) {
            choices.add(new TurnStrip.Choice("draw:accept", texts.of("draw.accept"), this::accept));
            choices.add(new TurnStrip.Choice("draw:decline", texts.of("draw.decline"), this::decline));
        } else if ((isWatched() || isWaiting()) && !session.isFree()) {
            command(choices, "pause", opponents.isPaused() ? "go-on" : "pause");
            command(choices, "step");
            Side side = session.live().state().toMove();
            String name = texts.catalogue().side(session.game(), side);
            choices.add(new TurnStrip.Choice("take-over", texts.of("take-over", name), () -> takeOver(side)));
        } else if (opponents.isThinking() && session.shown() == session.live()) {
            command(choices, "hurry");
        } else if (session.shown() != session.live() && !session.isFree()) {
            command(choices, "last-turn");
        }
        return choices;
    }

    /** Whether a computer is to move, and has been told to wait. */
    boolean isWaiting() {
        return opponents.isPaused()
                && !session.seat(session.live().state().toMove()).isPerson();
    }

    private void takeOver(Side side) {
        give(side, new Seat.Person());
        opponents.setPaused(false);
        screen.changed();
    }

    private void command(List<TurnStrip.Choice> choices, String id) {
        command(choices, id, id);
    }

    private void command(List<TurnStrip.Choice> choices, String id, String text) {
        commands.find(id)
                .ifPresent(command -> choices.add(new TurnStrip.Choice(
                        "command:" + id, texts.of("button." + text), texts.of("command." + id), command::run)));
    }

    private int level() {
        return settings.number(session.game().id() + ".level", 2, 1, Player.LEVELS);
    }

    private void retry() {
        failed = Optional.empty();
        screen.forgetNotice();
        opponents.retry();
        screen.changed();
    }

    private void give(Side side, Seat seat) {
        failed = Optional.empty();
        screen.forgetNotice();
        session.sit(side, seat);
    }

    /** Says so if nobody at this screen can end the game now. */
    private boolean isRefused() {
        boolean over = session.result().isPresent() || session.isFree();
        if (over || isWatched()) {
            screen.say(texts.of(over ? "draw.not-now" : "draw.watched"));
        }
        return over || isWatched();
    }

    /** A person offers a draw, or takes the one that is offered. */
    void draw() {
        if (isRefused()) {
            return;
        }
        if (opponents.offered().isPresent()) {
            accept();
            return;
        }
        Side side = session.live().state().toMove();
        Side other = session.seat(side).isPerson() ? side.other() : side;
        boolean computer = opponents.askDraw(other, agrees -> {
            if (agrees) {
                accept();
            } else {
                screen.say(texts.of("draw.declined", texts.catalogue().side(session.game(), other)));
            }
        });
        if (computer) {
            screen.say(texts.of("draw.asked"));
        } else {
            asking = Optional.of(other);
            screen.say(texts.of("draw.offered", texts.catalogue().side(session.game(), side)));
        }
    }

    /** A turn was played: whoever was asked for a draw has answered. */
    void forgetOffer() {
        asking = Optional.empty();
    }

    private void accept() {
        asking = Optional.empty();
        screen.forgetNotice();
        session.agreeDraw();
    }

    private void decline() {
        asking = Optional.empty();
        opponents.decline();
        screen.forgetNotice();
        screen.changed();
    }

    /** Asks, and gives up for the person to move, or the only one. */
    void resign() {
        if (isRefused()) {
            return;
        }
        Side toMove = session.live().state().toMove();
        Side side = session.seat(toMove).isPerson() ? toMove : toMove.other();
        String name = texts.catalogue().side(session.game(), side);
        screen.ask(texts.of("resign.ask", name), texts.of("resign.yes"), () -> session.resign(side));
    }
}
