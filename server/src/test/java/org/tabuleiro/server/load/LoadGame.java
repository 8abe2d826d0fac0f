package org.tabuleiro.server.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.tabuleiro.client.ServerAddress;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.SeatChoice;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.json.MessageCodec;

/** A live game between two sockets and some watchers, whose turns are known from the start. */
final class LoadGame {
    private static final int TURNS = 40;

    /** What is done when a turn has arrived at the opponent. */
    interface Arrival {
        void arrived(long nanos);
    }

    private final List<State> states = new ArrayList<>();
    private final List<String> turns = new ArrayList<>();
    private final List<LoadSocket> sockets = new ArrayList<>();
    private final CompletableFuture<String> token = new CompletableFuture<>();
    private final CompletableFuture<String> match = new CompletableFuture<>();
    private final Arrival arrival;
    private final boolean isRelayed;
    private volatile long sentAt;
    private volatile int ply;
    private volatile boolean isWaiting;
    private String id = "";

    private LoadGame(int seed, boolean isRelayed, Arrival arrival) {
        this.isRelayed = isRelayed;
        this.arrival = arrival;
        Random random = new Random(seed);
        Game game = Games.ALL.get(seed % Games.ALL.size());
        State state = game.start();
        for (int i = 0; i < TURNS && !state.isOver(); i++) {
            Turn turn = turn(state, random);
            states.add(state);
            turns.add(turn.text());
            state = state.play(turn);
        }
    }

    private static Turn turn(State state, Random random) {
        Iterator<Turn> legal = state.legalTurns().iterator();
        Turn turn = legal.next();
        for (int skip = random.nextInt(15); skip > 0 && legal.hasNext(); skip--) {
            turn = legal.next();
        }
        return turn;
    }

    /** Begins a game. */
    static LoadGame begin(HttpClient http, int port, int seed, int watchers, boolean isRelayed, Arrival arrival)
            throws Exception {
        LoadGame game = new LoadGame(seed, isRelayed, arrival);
        if (isRelayed) {
            game.id = "room" + seed;
            for (int i = 0; i < 2 + watchers; i++) {
                int place = i;
                LoadSocket socket = LoadSocket.open(http, port, "", text -> game.received(place, text));
                socket.send(game.id);
                game.sockets.add(socket);
            }
        } else {
            game.beginMatch(http, port, watchers);
        }
        return game;
    }

    private void beginMatch(HttpClient http, int port, int watchers) throws Exception {
        ServerAddress server = new ServerAddress(URI.create("http://localhost:" + port));
        for (int i = 0; i < 2 + watchers; i++) {
            int place = i;
            LoadSocket socket =
                    LoadSocket.open(http, port, i < 2 ? server.newGuest(http) : "", text -> received(place, text));
            socket.send(MessageCodec.write(new ClientMessage.Hello(ClientMessage.PROTOCOL, "load", "en")));
            sockets.add(socket);
        }
        String game = states.getFirst().game().id();
        send(0, new ClientMessage.Invite("i", game, "", "30+5", SeatChoice.FIRST));
        send(1, new ClientMessage.Join("j", token.get(30, TimeUnit.SECONDS)));
        id = match.get(30, TimeUnit.SECONDS);
        for (int i = 0; i < sockets.size(); i++) {
            send(i, new ClientMessage.Watch(id, 0));
        }
    }

    private void send(int place, ClientMessage message) {
        sockets.get(place).send(MessageCodec.write(message));
    }

    private void received(int place, String text) {
        long now = System.nanoTime();
        if (isWaiting && place == 1 - ply % 2 && isTurn(text)) {
            isWaiting = false;
            int played = ply + 1;
            ply = played;
            arrival.arrived(now - sentAt);
            return;
        }
        if (!match.isDone()
                && MessageCodec.readServer(text) instanceof Parsed.Ok<ServerMessage>(ServerMessage message)) {
            switch (message) {
                case ServerMessage.Invited invited -> token.complete(invited.token());
                case ServerMessage.Seated seated -> match.complete(seated.match());
                default -> {}
            }
        }
    }

    private boolean isTurn(String text) {
        return isRelayed ? text.length() > 20 : text.contains("\"turn-played\"");
    }

    /** Whether the turn before has arrived, and there is another. */
    boolean canPlay() {
        return !isWaiting && ply < turns.size();
    }

    /** Whether a turn is on its way. */
    boolean isWaiting() {
        return isWaiting;
    }

    /** Sends the next turn. */
    void play() {
        int next = ply;
        String message = MessageCodec.write(new ClientMessage.Submit(
                "t" + next,
                id,
                next,
                new PlayerCommand.PlayTurn(next, states.get(next).toString(), turns.get(next), OptionalLong.empty())));
        sentAt = System.nanoTime();
        isWaiting = true;
        sockets.get(next % 2).send(message);
    }

    /** A sign of life, as clients give it. */
    void ping() {
        if (!isRelayed) {
            String ping = MessageCodec.write(new ClientMessage.Ping(Map.of()));
            sockets.forEach(socket -> socket.send(ping));
        }
    }

    /** The match, or the room. */
    String id() {
        return id;
    }

    long cutLines() {
        return sockets.stream().filter(socket -> !socket.isOpen()).count();
    }

    void end() {
        sockets.forEach(LoadSocket::cut);
    }
}
