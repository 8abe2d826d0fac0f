package org.tabuleiro.console.bot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.online.OnlineSession;
import org.tabuleiro.games.Game;
import org.tabuleiro.protocol.ChallengeInfo;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.OwnMatch;
import org.tabuleiro.protocol.SeatChoice;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.wire.WireCommands;
import org.tabuleiro.table.Seat;

/**
 * A program that plays on a server: it keeps standing challenges open in the lobby, and plays every match that
 * begins, also those of an earlier run.
 */
public final class Bot implements AutoCloseable {
    private static final long POLL_MILLIS = 500;
    /** Matches that are over are followed for a while, because their opponents may want a rematch. */
    private static final int MAX_OVER = 4;

    private final Console console;
    private final OnlineSession session;
    private final Seat seat;
    private final Offer offer;
    private final BotPlayers programs;
    private final Map<String, BotMatch> matches = new LinkedHashMap<>();
    private final List<String> opening = new ArrayList<>();
    private List<ChallengeInfo> challenges = List.of();
    private volatile boolean stopped;

    /**
     * What a bot offers in the lobby.
     *
     * @param games the games
     * @param times the time controls of each game
     * @param most the matches of each challenge that may run at the same time
     */
    public record Offer(List<Game> games, List<String> times, int most) {
        /** Keeps unmodifiable copies. */
        public Offer {
            games = List.copyOf(games);
            times = List.copyOf(times);
        }
    }

    /** A bot, not yet playing. */
    public Bot(Console console, OnlineSession session, Seat seat, Offer offer) {
        this.console = console;
        this.session = session;
        this.seat = seat;
        this.offer = offer;
        this.programs = new BotPlayers(session.loop(), 1);
    }

    /** Plays until it is stopped. A server that no longer serves this program is bad input. */
    public void run(List<String> invitations) {
        session.setReader(this::receive);
        // The reader gets the answers.
        CompletableFuture<?> _ = session.connection().listOwn();
        for (String link : invitations) {
            join(link);
        }
        while (!stopped && !console.hasOutputFailed()) {
            session.check();
            Runnable action = session.loop().poll(POLL_MILLIS);
            if (action != null) {
                action.run();
                console.out().flush();
            }
        }
        withdraw();
    }

    /** Lets the bot stop; may be called by any thread. */
    public void stop() {
        stopped = true;
    }

    private void join(String link) {
        String token = link.substring(link.lastIndexOf('/') + 1);
        ServerMessage.Seated seated = session.answer(
                session.connection().ask(id -> new ClientMessage.Join(id, token)), ServerMessage.Seated.class);
        follow(seated.match());
    }

    private void receive(ServerMessage message) {
        switch (message) {
            case ServerMessage.OwnMatches own -> {
                challenges = own.challenges();
                own.matches().forEach(match -> follow(match.id()));
                challenge();
            }
            case ServerMessage.OwnMatchChanged(OwnMatch match)
            when match.toMove().isPresent() -> follow(match.id());
            case ServerMessage.ChallengeTaken(String challenge, String match) -> follow(match);
            case ServerMessage.RematchBegun(String match, String next) -> follow(next);
            case ServerMessage.RematchOffered(String match, var side) ->
                Optional.ofNullable(matches.get(match)).filter(BotMatch::isOver).ifPresent(BotMatch::rematch);
            case ServerMessage.Snapshot snapshot
            when opening.remove(snapshot.header().id()) -> begin(snapshot);
            case ServerMessage.Challenged challenged -> {
                List<ChallengeInfo> all = new ArrayList<>(challenges);
                all.add(challenged.challenge());
                challenges = all;
            }
            case ServerMessage.Refused refused
            when refused.message().isPresent() ->
                console.print(
                        console.catalogue().text(WireCommands.fromWire(refused).message()));
            default -> {}
        }
    }

    private void follow(String match) {
        if (!matches.containsKey(match) && !opening.contains(match)) {
            opening.add(match);
            CompletableFuture<?> _ = session.connection().open(match);
        }
    }

    private void begin(ServerMessage.Snapshot snapshot) {
        String id = snapshot.header().id();
        if (snapshot.header().seat().isEmpty()
                || console.find(snapshot.state().game()).isEmpty()) {
            session.connection().forget(id);
            return;
        }
        List<String> over = matches.entrySet().stream()
                .filter(each -> each.getValue().isOver())
                .map(Map.Entry::getKey)
                .toList();
        over.stream().limit(Math.max(0, over.size() - MAX_OVER)).forEach(each -> {
            Optional.ofNullable(matches.remove(each)).ifPresent(BotMatch::close);
            session.connection().forget(each);
        });
        BotMatch match = new BotMatch(console, session, snapshot.header(), seat, programs);
        matches.put(id, match);
        match.begin();
    }

    /** Makes the challenges that are not there yet. */
    private void challenge() {
        for (Game game : offer.games()) {
            for (String time : offer.times()) {
                boolean isThere = challenges.stream()
                        .anyMatch(each -> each.game().equals(game.id())
                                && each.terms().time().equals(time)
                                && each.standing() > 0);
                if (!isThere) {
                    String setup = game.setups().keySet().stream().findFirst().orElse("");
                    CompletableFuture<?> _ = session.connection()
                            .ask(id -> new ClientMessage.Challenge(
                                    id, game.id(), setup, time, SeatChoice.RANDOM, offer.most(), false));
                }
            }
        }
    }

    /** Nobody shall wait for a bot that is not there; its matches stay. */
    private void withdraw() {
        for (ChallengeInfo each : challenges) {
            try {
                session.answer(
                        session.connection().ask(id -> new ClientMessage.WithdrawChallenge(id, each.id())),
                        ServerMessage.Done.class);
            } catch (BadInput gone) {
                // It was taken or has expired, or the server is away.
                return;
            }
        }
    }

    @Override
    public void close() {
        matches.values().forEach(BotMatch::close);
        programs.close();
    }
}
