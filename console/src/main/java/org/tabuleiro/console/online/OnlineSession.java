package org.tabuleiro.console.online;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.cli.Version;
import org.tabuleiro.client.Connection;
import org.tabuleiro.client.KnownPlayers;
import org.tabuleiro.client.OnlineFailure;
import org.tabuleiro.client.OnlinePlayer;
import org.tabuleiro.client.ServerAddress;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.ConsoleFiles;
import org.tabuleiro.console.io.EventLoop;
import org.tabuleiro.games.Message;
import org.tabuleiro.protocol.PlayerInfo;
import org.tabuleiro.protocol.ServerInfo;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.wire.WireCommands;

/** A visit of a player to a server: who the player is, the connection, and what arrives. */
public final class OnlineSession implements OnlinePlayer.Listener, AutoCloseable {
    private static final Duration CONNECT = Duration.ofSeconds(10);
    private static final long ANSWER_MILLIS = 30_000;
    private static final int MAX_NAME = 40;

    private final Console console;
    private final ServerAddress server;
    private final ServerInfo info;
    private final PlayerInfo player;
    private final HttpClient http;
    private final OnlinePlayer connection;
    private final EventLoop loop = new EventLoop();
    private Consumer<ServerMessage> reader = message -> {};
    private boolean offline;
    private @Nullable OnlineFailure failure;

    private OnlineSession(
            Console console,
            ServerAddress server,
            ServerInfo info,
            ServerAddress.Recognised recognised,
            HttpClient http,
            String language) {
        this.console = console;
        this.server = server;
        this.info = info;
        this.player = recognised.player();
        this.http = http;
        String program = "tabuleiro " + Version.own().text(console.catalogue());
        connection = new OnlinePlayer(
                http,
                server,
                recognised.secret(),
                program.substring(0, Math.min(MAX_NAME, program.length())),
                language,
                Connection.Patience.NORMAL,
                loop,
                this);
    }

    /** How a player becomes known to a server. */
    public interface Introduction {
        /** The player with a secret, or a new one. */
        ServerAddress.Recognised introduce(HttpClient http, Optional<String> secret, String language)
                throws OnlineFailure, InterruptedException;
    }

    /** Connects a person: the guest of this user on that server. A server that cannot be used is bad input. */
    public static OnlineSession open(Console console, ServerAddress server) {
        return open(console, server, "", server::guest);
    }

    /**
     * Connects a player of this user. A server that cannot be used is bad input.
     *
     * @param bot the name of a bot; empty for the person
     */
    public static OnlineSession open(Console console, ServerAddress server, String bot, Introduction introduction) {
        HttpClient http = HttpClient.newBuilder().connectTimeout(CONNECT).build();
        String language = console.catalogue().language().code();
        Optional<KnownPlayers> known = console.configFolder().map(KnownPlayers::in);
        String file = known.map(KnownPlayers::file).map(Path::toString).orElse("");
        try {
            ServerInfo info = server.info(http);
            Optional<String> secret =
                    known.isEmpty() ? Optional.empty() : known.get().secret(server, bot);
            ServerAddress.Recognised recognised = introduction.introduce(http, secret, language);
            if (known.isPresent()) {
                known.get().keep(server, bot, recognised.secret());
            }
            OnlineSession session = new OnlineSession(console, server, info, recognised, http, language);
            session.connection.start();
            return session;
        } catch (OnlineFailure unusable) {
            http.close();
            throw new BadInput(unusable.told());
        } catch (IOException unwritable) {
            http.close();
            throw ConsoleFiles.cannotWrite(file, unwritable);
        } catch (InterruptedException ended) {
            http.close();
            Thread.currentThread().interrupt();
            throw new BadInput(Message.of("client.failure.lost", server.toString()));
        }
    }

    /** The player. */
    public PlayerInfo player() {
        return player;
    }

    /** The connection of the player. */
    public OnlinePlayer connection() {
        return connection;
    }

    /** What happens besides typing. */
    public EventLoop loop() {
        return loop;
    }

    /** Whether links of this server lead nobody else here. */
    boolean isLocalOnly() {
        return info.localOnly();
    }

    /** The link for an invitation. */
    String invitationLink(String token) {
        return info.publicUrl().orElse(server.toString()) + "/#/join/" + token;
    }

    /** Sets who reads what arrives from now on. */
    public void setReader(Consumer<ServerMessage> newReader) {
        reader = newReader;
    }

    /** Waits for the answer to a request; a refusal is bad input. */
    public <T extends ServerMessage> T answer(CompletableFuture<? extends ServerMessage> asked, Class<T> type) {
        if (!loop.await(asked, ANSWER_MILLIS) || failure != null) {
            throw new BadInput(
                    failure != null
                            ? failure.told()
                            : Message.of(offline ? "client.failure.lost" : "client.failure.silent", server.toString()));
        }
        ServerMessage answer = asked.join();
        if (answer instanceof ServerMessage.Refused refused) {
            throw new BadInput(WireCommands.fromWire(refused).message());
        }
        return type.cast(answer);
    }

    /** Fails with bad input if the server no longer serves this program. */
    public void check() {
        OnlineFailure ended = failure;
        if (ended != null) {
            throw new BadInput(ended.told());
        }
    }

    @Override
    public void connected() {
        if (offline) {
            offline = false;
            console.say("console.online.back");
        }
    }

    @Override
    public void disconnected(OnlineFailure lost) {
        if (!offline) {
            offline = true;
            console.say("console.online.offline", lost.told());
        }
    }

    @Override
    public void ended(OnlineFailure ended) {
        failure = ended;
    }

    @Override
    public void received(ServerMessage message) {
        reader.accept(message);
    }

    @Override
    public void close() {
        connection.close();
        http.shutdownNow();
    }
}
