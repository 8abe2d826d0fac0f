package org.tabuleiro.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * A server with the real match behind lines that lose, repeat and reorder messages, as the random numbers or
 * the test say. Answers are committed first and sent then; an id is carried out once.
 */
final class LossyServer {
    final List<Event> log = new ArrayList<>();
    final List<String> positions = new ArrayList<>();
    final List<Client> clients = new ArrayList<>();
    private final Map<String, Integer> carriedOut = new HashMap<>();
    private final List<Runnable> transit = new ArrayList<>();
    private final Random random;
    Match match;
    /** The percentage of messages that are lost, and of those that come twice; 0 also keeps their order. */
    int faults;

    int turnsCarriedOut;

    LossyServer(Match match, Random random) {
        this.match = match;
        this.random = random;
    }

    /** A client and what its listener was told. */
    final class Client implements RemoteReferee.Line, Referee.Listener {
        final RemoteReferee referee;
        final Set<Actor> actors;
        final List<Event> told = new ArrayList<>();
        final List<Refusal.Reason> refusals = new ArrayList<>();
        final List<RemoteReferee.Sent> sent = new ArrayList<>();
        final List<Integer> resyncs = new ArrayList<>();
        int reloads;
        int replacements;
        String resent = "";
        private int lastId;

        Client(Actor... actors) {
            this.actors = Set.of(actors);
            String name = "client" + clients.size() + "-";
            referee = new RemoteReferee(match, this.actors, this, () -> resent.isEmpty() ? name + ++lastId : resent);
            referee.subscribe(this);
            clients.add(this);
        }

        @Override
        public void send(RemoteReferee.Sent command) {
            sent.add(command);
            transmit(() -> carryOut(this, command));
        }

        @Override
        public void resync(int revision) {
            resyncs.add(revision);
            transmit(() -> missed(this, revision));
        }

        @Override
        public void reload() {
            reloads++;
            transmit(() -> {
                Match whole = match;
                transmit(() -> referee.replace(whole));
            });
        }

        @Override
        public void happened(Event event, Match after) {
            told.add(event);
        }

        @Override
        public void replaced(Match whole) {
            replacements++;
        }

        @Override
        public void refused(Command command, Refusal refusal) {
            refusals.add(refusal.reason());
        }

        void submit(Command command) {
            referee.submit(actors.iterator().next(), command);
        }

        void play(String turn) {
            submit(new Command.Play(turn, referee.match().revision()));
        }
    }

    Client join(Actor... actors) {
        return new Client(actors);
    }

    private void transmit(Runnable delivery) {
        int copies = random.nextInt(100) < faults ? 0 : random.nextInt(100) < faults ? 2 : 1;
        for (int copy = 0; copy < copies; copy++) {
            transit.add(delivery);
        }
    }

    /** Delivers some messages. */
    void deliver(int count) {
        for (int delivered = 0; delivered < count && !transit.isEmpty(); delivered++) {
            int next = faults == 0 ? 0 : random.nextInt(Math.min(4, transit.size()));
            transit.remove(next).run();
        }
    }

    /** Delivers all messages, and the answers to them. */
    void deliverAll() {
        while (!transit.isEmpty()) {
            deliver(1);
        }
    }

    /** Drops everything that is on its way, as a cut connection does. */
    void cut() {
        transit.clear();
    }

    private void carryOut(Client client, RemoteReferee.Sent sent) {
        Integer known = carriedOut.get(sent.id());
        if (known != null) {
            transmit(() -> client.referee.done(sent.id(), known));
            return;
        }
        boolean stale = sent.command() instanceof Command.Play
                && (sent.ply() != match.played().size()
                        || !sent.position().equals(match.state().toString()));
        Decision decision = stale
                ? Decision.refused(match.isOver() ? Refusal.Reason.OVER : Refusal.Reason.STALE)
                : match.decide(client.actors.iterator().next(), sent.command(), 0);
        decision.events().forEach(this::append);
        int revision = match.revision();
        if (decision.refusal().isPresent()) {
            transmit(() -> client.referee.refused(sent.id(), decision.refusal().get(), revision));
        } else {
            carriedOut.put(sent.id(), revision);
            turnsCarriedOut += sent.command() instanceof Command.Play ? 1 : 0;
            transmit(() -> client.referee.done(sent.id(), revision));
        }
    }

    /** Appends an event and sends it to everybody. */
    void append(Event event) {
        match = match.apply(event);
        log.add(event);
        positions.add(match.state().toString());
        int revision = match.revision();
        clients.forEach(client -> transmit(() -> tell(client, revision)));
    }

    private void tell(Client client, int revision) {
        client.referee.receive(revision, positions.get(revision - 1), before -> Optional.of(log.get(revision - 1)));
    }

    private void missed(Client client, int from) {
        for (int revision = from + 1; revision <= match.revision(); revision++) {
            int next = revision;
            transmit(() -> tell(client, next));
        }
    }
}
