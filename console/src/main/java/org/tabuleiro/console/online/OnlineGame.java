package org.tabuleiro.console.online;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.LiveLines;
import org.tabuleiro.console.io.LiveLines.Typed;
import org.tabuleiro.console.table.GamePrinter;
import org.tabuleiro.console.table.TurnCompletions;
import org.tabuleiro.console.view.TextView;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.match.RemoteReferee;
import org.tabuleiro.protocol.ChatLine;
import org.tabuleiro.protocol.MatchHeader;
import org.tabuleiro.protocol.PlayerInfo;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.table.Answer;
import org.tabuleiro.table.Player;
import org.tabuleiro.table.Question;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.TableEvent;
import org.tabuleiro.table.text.TypedTurn;

/** A match on a server in the terminal: like a game at this terminal, but the opponent plays elsewhere. */
final class OnlineGame implements Table.Listener, AutoCloseable {
    /** Longer turns are shown at once: a set-up has up to thirty steps. */
    private static final int MAX_SHOWN_STEPS = 4;

    private static final long SEND_MILLIS = 10_000;

    private final Console console;
    private final OnlineSession session;
    private final LiveLines lines;
    private final TextView.Style style;
    private final MatchHeader header;
    private final String id;
    private final RemoteReferee referee;
    private final Table table;
    private final GamePrinter printer;
    private final OnlineCommands commands;

    private Optional<ServerMessage.Presence> presence = Optional.empty();
    private Optional<ServerMessage.Gone> gone = Optional.empty();
    private Optional<String> next = Optional.empty();
    private volatile State completed;
    private String shown = "";
    private int sentSteps;
    private int shownTurns;
    private int chatLines;
    private boolean wantsRematch;
    private boolean rematchOffered;
    private boolean quit;
    private boolean cancelledBefore;

    private OnlineGame(
            Console console, OnlineSession session, LiveLines lines, TextView.Style style, MatchHeader header) {
        this.console = console;
        this.session = session;
        this.lines = lines;
        this.style = style;
        this.header = header;
        this.id = header.id();
        this.referee = session.connection().referee(id).orElseThrow();
        Map<Side, Seat> seats = new EnumMap<>(Side.class);
        seats.put(Side.FIRST, new Seat.Elsewhere(name(header.first())));
        seats.put(Side.SECOND, new Seat.Elsewhere(name(header.second())));
        header.seat().ifPresent(side -> seats.put(side, new Seat.Person()));
        this.table = new Table(
                referee, seats, new NoPrograms(), () -> session.connection().serverMillis());
        this.printer = new GamePrinter(console, table, style, header.seat().equals(Optional.of(Side.SECOND)));
        this.commands = new OnlineCommands(this, console);
        this.completed = table.live().state();
        this.next = header.next();
        this.rematchOffered = header.rematchOffer()
                .filter(side ->
                        header.seat().isPresent() && !header.seat().get().equals(side))
                .isPresent();
    }

    /** Opens a match; one that is not there is bad input. */
    static OnlineGame open(
            Console console, OnlineSession session, LiveLines lines, TextView.Style style, String match) {
        List<ServerMessage> early = new ArrayList<>();
        session.setReader(early::add);
        boolean opened = false;
        try {
            ServerMessage.Snapshot snapshot =
                    session.answer(session.connection().open(match), ServerMessage.Snapshot.class);
            console.game(snapshot.state().game());
            OnlineGame game = new OnlineGame(console, session, lines, style, snapshot.header());
            early.forEach(game::receive);
            session.setReader(game::receive);
            opened = true;
            return game;
        } finally {
            if (!opened) {
                session.connection().forget(match);
            }
        }
    }

    /** No program plays or helps in a match on a server. */
    private static final class NoPrograms implements Player.Factory, Player {
        @Override
        public Player create(Game game, Side side, Seat seat, Consumer<Answer> inbox) {
            return this;
        }

        @Override
        public Player assistant(Game game, Consumer<Answer> inbox) {
            return this;
        }

        @Override
        public void ask(Question question) {
            // Nobody answers.
        }

        @Override
        public void cancel(int question) {
            // Nobody is thinking.
        }

        @Override
        public void hurry() {
            // Nobody is thinking.
        }

        @Override
        public void close() {
            // Nothing was opened.
        }
    }

    private String name(PlayerInfo player) {
        return OnlineTexts.name(console.catalogue(), player);
    }

    private PlayerInfo player(Side side) {
        return side == Side.FIRST ? header.first() : header.second();
    }

    /** Plays or watches until the player leaves; returns the rematch to go to, if any. */
    Optional<String> run() {
        table.subscribe(this);
        lines.print(this::begin);
        while (!quit && !console.hasOutputFailed()) {
            session.check();
            if (wantsRematch && next.isPresent()) {
                return next;
            }
            completed = table.input().entry().state();
            tellSteps();
            String sentence = sentence();
            if (!sentence.equals(shown)) {
                shown = sentence;
                lines.print(() -> {
                    clock(false);
                    console.print(sentence);
                });
            }
            if (mayRead()) {
                lines.next(() -> !sentence().equals(shown) || (wantsRematch && next.isPresent()))
                        .ifPresent(this::handle);
            } else if (table.match().isOver() && header.seat().isEmpty()) {
                return Optional.empty();
            } else if (header.seat().isPresent()
                    && lines.isAtEnd()
                    && !table.input().isPending()) {
                leave();
            } else {
                lines.await();
            }
        }
        return Optional.empty();
    }

    private void begin() {
        lines.setCompletions(this::completions);
        console.say("console.online.title", console.catalogue().name(table.game()), id);
        for (Side side : Side.values()) {
            console.say(
                    header.seat().equals(Optional.of(side)) ? "console.online.side.own" : "console.online.side",
                    console.catalogue().side(table.game(), side),
                    name(player(side)));
        }
        if (header.seat().isEmpty()) {
            console.say("online.watching");
        }
        shownTurns = table.match().played().size();
        if (shownTurns > 0) {
            commands.turns();
        }
        printer.boardWithResult();
        table.begin();
    }

    /** A script's lines wait until they can be meant: for the player's turn, an offer, or the end. */
    private boolean mayRead() {
        return console.isTerminal()
                || (header.seat().isPresent()
                        && (table.match().isOver()
                                || table.input().mayEnter()
                                || table.controls().offeredToPerson().isPresent()
                                || table.controls().takeBackAskedOfPerson().isPresent()));
    }

    private String sentence() {
        if (table.match().isOver()) {
            return header.seat().isEmpty()
                    ? catalogue().text("console.online.over.watched", OnlineWord.QUIT.in(catalogue()))
                    : rematchOffered
                            ? catalogue()
                                    .text("console.online.over.asked", opponent(), OnlineWord.REMATCH.in(catalogue()))
                            : catalogue()
                                    .text(
                                            wantsRematch ? "console.online.over.offered" : "console.online.over",
                                            OnlineWord.REMATCH.in(catalogue()),
                                            OnlineWord.SAVE.in(catalogue()),
                                            OnlineWord.QUIT.in(catalogue()));
        }
        if (table.controls().offeredToPerson().isPresent()
                || table.controls().takeBackAskedOfPerson().isPresent()) {
            return table.sentence(catalogue()) + " "
                    + catalogue()
                            .text(
                                    "console.online.answer",
                                    OnlineWord.ACCEPT.in(catalogue()),
                                    OnlineWord.DECLINE.in(catalogue()));
        }
        return printer.sentence();
    }

    private String opponent() {
        return header.seat().map(side -> name(player(side.other()))).orElse("");
    }

    /** Prints the clocks, if there are any. */
    void clock(boolean asked) {
        if (table.match().isTimed() && !table.match().isOver()) {
            console.say(
                    "console.online.clock",
                    catalogue().side(table.game(), Side.FIRST),
                    table.clock(Side.FIRST).orElseThrow().text(),
                    catalogue().side(table.game(), Side.SECOND),
                    table.clock(Side.SECOND).orElseThrow().text());
        } else if (asked) {
            console.say("online.join.no-clock");
        }
    }

    private void handle(Typed typed) {
        switch (typed) {
            case Typed.Line(String text) -> {
                cancelledBefore = false;
                if (!text.isBlank() && !commands.execute(text.strip())) {
                    enter(text.strip());
                }
                // The prompt follows what was typed, also if nothing has changed.
                shown = "";
            }
            case Typed.End end -> leave();
            case Typed.Interrupted(boolean hasText) -> cancel(hasText);
        }
    }

    /** Ctrl+C cancels a line or a half-entered turn; a second one in a row leaves the match. */
    private void cancel(boolean hasText) {
        TurnBuilder entry = table.input().entry();
        if (!hasText && (!entry.steps().isEmpty() || !entry.clicks().isEmpty())) {
            commands.reset();
        } else if (!hasText && cancelledBefore) {
            leave();
            return;
        }
        cancelledBefore = true;
        console.say("console.press-again");
    }

    /** Leaves the match, which the server keeps; a turn on its way is waited for. */
    void leave() {
        quit = true;
        if (referee.unansweredTurn().isPresent()) {
            CompletableFuture<Void> sent = new CompletableFuture<>();
            Consumer<ServerMessage> reader = message -> {
                receive(message);
                if (referee.unansweredTurn().isEmpty()) {
                    sent.complete(null);
                }
            };
            session.setReader(reader);
            if (!session.loop().await(sent, SEND_MILLIS)) {
                console.say("console.online.not-sent");
            }
        }
        if (!table.match().isOver() && header.seat().isPresent()) {
            console.say("console.online.left", id);
        }
    }

    /** Enters a turn, the beginning of one, or the squares of a step. */
    private void enter(String text) {
        if (table.match().isOver()) {
            console.say("turn.over");
            return;
        }
        if (header.seat().isEmpty()) {
            console.say("online.watching");
            return;
        }
        int before = table.input().entry().steps().size();
        printer.consumePrinted();
        table.input().enter(entry -> new TypedTurn(catalogue()).enter(entry, text));
        boolean isNew =
                table.input().entry().steps().size() > before && !table.input().isPending();
        if (!printer.consumePrinted() && isNew) {
            printer.board();
        }
    }

    /** Tells the opponent how many steps are entered. */
    private void tellSteps() {
        int steps = table.input().mayEnter() && !table.match().isOver()
                ? table.input().entry().steps().size()
                : 0;
        if (steps != sentSteps) {
            sentSteps = steps;
            session.connection().entering(id, table.match().played().size(), steps);
        }
    }

    private List<String> completions(String line) {
        List<String> all = new ArrayList<>(OnlineWord.all(catalogue()));
        all.addAll(TurnCompletions.of(completed, line));
        return all;
    }

    // --- what happens ---

    @Override
    public void changed() {
        // Output is printed only on events and typed commands.
    }

    @Override
    public void happened(TableEvent event) {
        switch (event) {
            case TableEvent.Played played -> {
                Turn turn = played.node().turn().orElseThrow();
                int steps = turn.steps().size();
                if (!played.enteredHere() && steps > 1 && steps <= MAX_SHOWN_STEPS) {
                    printer.steps(played.node().parent().orElseThrow().state(), turn);
                }
                printer.event(event);
            }
            case TableEvent.Ended ended -> {
                printer.event(event);
                shown = "";
            }
            case TableEvent.DrawOffered(Side side) -> {
                // An offer to the player is the prompt until it is answered.
                if (header.seat().equals(Optional.of(side))) {
                    console.say("table.draw.asked");
                }
            }
            case TableEvent.DrawDeclined(Side side) -> {
                if (!header.seat().equals(Optional.of(side))) {
                    console.say("table.draw.declined", catalogue().side(table.game(), side));
                }
            }
            case TableEvent.TakeBackRequested(Side side) -> {
                if (header.seat().equals(Optional.of(side))) {
                    console.say("table.take-back.asked");
                }
            }
            case TableEvent.TakeBackDeclined(Side side) -> {
                if (!header.seat().equals(Optional.of(side))) {
                    console.say("table.take-back.declined", catalogue().side(table.game(), side));
                }
            }
            default -> printer.event(event);
        }
    }

    private void receive(ServerMessage message) {
        switch (message) {
            case ServerMessage.Presence now when now.match().equals(id) -> present(now);
            case ServerMessage.Gone left
            when left.match().equals(id) -> {
                gone = Optional.of(left);
                long seconds =
                        Math.max(0, (left.claimAt() - session.connection().serverMillis() + 999) / 1000);
                if (!table.match().isOver() && !header.seat().equals(Optional.of(left.side()))) {
                    console.say("online.gone", name(player(left.side())), String.valueOf(seconds));
                    if (header.seat().isPresent()) {
                        console.say("console.online.claim", OnlineWord.CLAIM.in(catalogue()));
                    }
                }
            }
            case ServerMessage.StepsEntered entered
            when entered.match().equals(id) -> {
                if (entered.ply() == table.match().played().size()) {
                    table.setRemoteSteps(entered.steps());
                }
            }
            case ServerMessage.Chat chat
            when chat.match().equals(id) -> chat.lines().forEach(this::chat);
            case ServerMessage.RematchOffered(String match, Side side)
            when match.equals(id) -> {
                if (header.seat().isPresent() && !header.seat().get().equals(side)) {
                    rematchOffered = true;
                }
            }
            case ServerMessage.RematchBegun(String match, String rematch)
            when match.equals(id) -> next = Optional.of(rematch);
            case ServerMessage.Notice(String match, var news)
            when !match.equals(id) -> console.say(OnlineMenu.news(news), match, OnlineAction.PLAY.in(catalogue()));
            default -> {}
        }
    }

    private void present(ServerMessage.Presence now) {
        for (Side side : Side.values()) {
            boolean here = isHere(now, side);
            boolean isNews =
                    presence.map(before -> isHere(before, side) != here).orElse(!here);
            if (isNews
                    && !header.seat().equals(Optional.of(side))
                    && !table.match().isOver()) {
                console.say(here ? "online.presence.here" : "online.presence.away", name(player(side)));
            }
            if (here && gone.filter(left -> left.side() == side).isPresent()) {
                gone = Optional.empty();
            }
        }
        presence = Optional.of(now);
    }

    private static boolean isHere(ServerMessage.Presence presence, Side side) {
        return side == Side.FIRST ? presence.first() : presence.second();
    }

    private void chat(ChatLine line) {
        if (line.number() > chatLines) {
            chatLines = line.number();
            String key = line.preset().name().toLowerCase(Locale.ROOT).replace('_', '-');
            console.print(name(player(line.side())) + ": " + catalogue().text("online.chat." + key));
        }
    }

    // --- for the commands ---

    Catalogue catalogue() {
        return console.catalogue();
    }

    String id() {
        return id;
    }

    Table table() {
        return table;
    }

    GamePrinter printer() {
        return printer;
    }

    TextView.Style style() {
        return style;
    }

    OnlineSession session() {
        return session;
    }

    LiveLines lines() {
        return lines;
    }

    boolean isPlayer() {
        return header.seat().isPresent();
    }

    void setWantsRematch() {
        wantsRematch = true;
    }

    @Override
    public void close() {
        session.connection().forget(id);
        table.close();
    }
}
