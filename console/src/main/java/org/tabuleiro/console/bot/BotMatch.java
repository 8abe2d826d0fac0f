package org.tabuleiro.console.bot;

import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.online.OnlineSession;
import org.tabuleiro.console.online.OnlineTexts;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Match;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.MatchHeader;
import org.tabuleiro.table.Player;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.TableEvent;

/** A match of a bot: a table at which the program plays one side. It agrees to take-backs and to rematches. */
final class BotMatch implements Table.Listener, AutoCloseable {
    /** An engine that has failed so often in a match resigns it. */
    private static final int MAX_FAILURES = 3;

    private final Console console;
    private final OnlineSession session;
    private final MatchHeader header;
    private final Side side;
    private final Table table;
    private int failures;

    /** A match that has arrived, in which the bot has a seat. */
    BotMatch(Console console, OnlineSession session, MatchHeader header, Seat seat, Player.Factory programs) {
        this.console = console;
        this.session = session;
        this.header = header;
        this.side = header.seat().orElseThrow();
        Map<Side, Seat> seats = new EnumMap<>(Side.class);
        seats.put(side, seat);
        seats.put(side.other(), new Seat.Elsewhere(opponent()));
        table = new Table(
                session.connection().referee(header.id()).orElseThrow(),
                seats,
                programs,
                () -> session.connection().serverMillis());
        table.preferences().setMayResign(true);
        table.subscribe(this);
    }

    void begin() {
        Catalogue texts = console.catalogue();
        console.say("console.bot.begun", header.id(), texts.name(table.game()), opponent());
        table.match().takeBackRequest().ifPresent(this::agree);
        table.begin();
    }

    private String opponent() {
        return OnlineTexts.name(console.catalogue(), side == Side.FIRST ? header.second() : header.first());
    }

    boolean isOver() {
        return table.match().isOver();
    }

    /** The opponent wants a rematch. */
    void rematch() {
        CompletableFuture<?> _ = session.connection().ask(id -> new ClientMessage.Rematch(id, header.id()));
    }

    private void agree(Match.TakeBackRequest request) {
        if (request.side() != side) {
            session.connection().submit(header.id(), new Command.AcceptTakeBack(request.id()));
        }
    }

    @Override
    public void changed() {
        // The server keeps the match; there is nothing to show.
    }

    @Override
    public void happened(TableEvent event) {
        switch (event) {
            case TableEvent.TakeBackRequested requested ->
                // After the event: a command inside of it would be nested.
                session.loop().execute(() -> table.match().takeBackRequest().ifPresent(this::agree));
            case TableEvent.Ended(var result) ->
                console.say(
                        "console.bot.ended",
                        header.id(),
                        opponent(),
                        console.catalogue().result(table.game(), result));
            case TableEvent.Failed(Side failed, Message reason) -> {
                console.say("console.bot.failed", header.id(), reason);
                failures++;
                session.loop().execute(() -> {
                    if (failures < MAX_FAILURES) {
                        table.controls().retry();
                    } else {
                        session.connection().submit(header.id(), new Command.Resign());
                    }
                });
            }
            default -> {}
        }
    }

    @Override
    public void close() {
        table.close();
    }
}
