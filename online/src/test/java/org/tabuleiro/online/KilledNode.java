package org.tabuleiro.online;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.Match;
import org.tabuleiro.online.live.ClientConnection;
import org.tabuleiro.online.player.Players.NewGuest;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.SeatChoice;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.wire.WireEvents;
import org.tabuleiro.protocol.wire.WireMatches;

/**
 * A program that plays matches on an embedded database until it is killed. It prints every version that was
 * acknowledged.
 */
final class KilledNode {
    private static final int PLAYERS = 4;

    private KilledNode() {}

    public static void main(String[] args) throws Exception {
        Thread.ofPlatform().daemon().start(KilledNode::endWithTest);
        Database database = Database.h2(Path.of(args[0]));
        OnlineService service = new OnlineService(database, InstantSource.system());
        service.start();
        for (int i = 0; i < PLAYERS; i++) {
            int seed = i;
            Thread.ofPlatform().start(() -> play(service, new Random(seed)));
        }
    }

    /** The input ends with the process of the test, however that ends. */
    private static void endWithTest() {
        try {
            while (System.in.read() >= 0) {}
        } catch (IOException closed) {
            // As at the end.
        }
        Runtime.getRuntime().halt(1);
    }

    private static void play(OnlineService service, Random random) {
        while (true) {
            Player first = new Player(service);
            Player second = new Player(service);
            first.connected.receive(new ClientMessage.Invite("i", "eximo", "", "5+3", SeatChoice.FIRST));
            second.connected.receive(new ClientMessage.Join("j", first.token));
            first.connected.receive(new ClientMessage.Watch(second.id, 0));
            String id = second.id;
            for (int turn = 0; turn < 40 && !first.match().isOver(); turn++) {
                Match match = first.match();
                Player mover = match.toMove() == Side.FIRST ? first : second;
                mover.connected.receive(new ClientMessage.Submit(
                        "t" + turn,
                        id,
                        match.revision(),
                        new PlayerCommand.PlayTurn(
                                match.played().size(),
                                match.state().toString(),
                                RandomTurns.turn(match.state(), random),
                                OptionalLong.empty())));
            }
            first.connected.close();
            second.connected.close();
        }
    }

    /** A guest that prints what is acknowledged. */
    private static final class Player implements ClientConnection {
        final ConnectedClient connected;
        String token = "";
        String id = "";
        private Optional<Match> match = Optional.empty();

        Player(OnlineService service) {
            NewGuest guest = service.players().guest("en");
            connected = service.connect(Optional.of(guest.identity()), this);
        }

        Match match() {
            return match.orElseThrow();
        }

        @Override
        public boolean send(ServerMessage message) {
            switch (message) {
                case ServerMessage.Invited invited -> token = invited.token();
                case ServerMessage.Seated seated -> id = seated.match();
                case ServerMessage.Snapshot snapshot -> {
                    match = Optional.of(WireMatches.fromWire(snapshot.state()));
                    id = snapshot.header().id();
                }
                case ServerMessage.Events events ->
                    events.events()
                            .forEach(event ->
                                    match = Optional.of(match().apply(WireEvents.fromWire(event.event(), match()))));
                case ServerMessage.Done(String command, int version) -> System.out.println(id + " " + version);
                default -> {}
            }
            return true;
        }

        @Override
        public void close() {}
    }
}
