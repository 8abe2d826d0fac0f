package org.tabuleiro.online;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.tabuleiro.online.live.GameFolder;
import org.tabuleiro.online.live.Measurements;
import org.tabuleiro.online.player.Identity;
import org.tabuleiro.online.player.Players.NewGuest;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.SeatChoice;
import org.tabuleiro.protocol.ServerMessage;

/** Online play on a database, with a time that tests let pass and clients without sockets. */
public final class TestNode implements AutoCloseable {
    final TestTime time;
    final Database database;
    final OnlineService service;
    private int ids;

    /** A node on the shared database. */
    TestNode(TestDatabases databases) {
        this(databases.shared(), new TestTime());
    }

    TestNode(Database database, TestTime time) {
        this(database, time, () -> true);
    }

    TestNode(Database database, TestTime time, BooleanSupplier isTimeCertain) {
        this(database, time, isTimeCertain, Optional.empty());
    }

    TestNode(Database database, TestTime time, BooleanSupplier isTimeCertain, Optional<GameFolder> games) {
        this.time = time;
        this.database = database;
        service = new OnlineService(database, time, isTimeCertain, Measurements.NONE, games);
    }

    /** A guest with a connection. */
    TestClient guest() {
        NewGuest guest = service.players().guest("en");
        return client(Optional.of(guest.identity()));
    }

    /** A player with an account, and a connection. */
    TestClient person() {
        NewGuest guest = service.players().guest("en");
        String id = guest.identity().player().id();
        database.run(handle -> handle.execute("update player set kind = 'person', name = ? where id = ?", id, id));
        return client(service.players().identify(guest.secret()));
    }

    /** Another connection. */
    TestClient client(Optional<Identity> identity) {
        return new TestClient(this, identity);
    }

    /** A connection of somebody who is no player. */
    TestClient visitor() {
        return client(Optional.empty());
    }

    /** Lets this node look at what others have done, which it does once per second. */
    void sweep() {
        time.pass(Duration.ofSeconds(1));
        service.tick();
    }

    String nextId() {
        return "c" + ++ids;
    }

    /** Two players of a match who watch it. */
    record Pair(TestClient first, TestClient second, String match) {
        TestClient other(TestClient client) {
            return client == first ? second : first;
        }
    }

    /** A match by invitation. */
    Pair match(String game, String setup, String time) {
        TestClient first = guest();
        TestClient second = guest();
        var invited = first.ask(
                new ClientMessage.Invite(nextId(), game, setup, time, SeatChoice.FIRST), ServerMessage.Invited.class);
        var seated = second.ask(new ClientMessage.Join(nextId(), invited.token()), ServerMessage.Seated.class);
        Pair pair = new Pair(first, second, seated.match());
        List.of(first, second).forEach(client -> client.watch(seated.match()));
        return pair;
    }

    @Override
    public void close() {
        service.close();
    }
}
