package org.tabuleiro.protocol;

import java.util.Map;
import java.util.Optional;

/**
 * A message from a client to the server. Messages with an {@code id} are answered with the same id, and can
 * be sent again after a lost connection: the server carries each id out once.
 */
public sealed interface ClientMessage {
    /** The version of the protocol: it grows when a change is more than an addition. */
    int PROTOCOL = 1;

    /**
     * The first message of a connection; answered by {@code welcome} or {@code please-reload}.
     *
     * @param protocol the version of the protocol
     * @param client the name and version of the program, at most 40 characters
     * @param language the language of the user, such as {@code pt}
     */
    record Hello(int protocol, String client, String language) implements ClientMessage {
        /** Checks the lengths. */
        public Hello {
            FieldChecks.length(client, 40);
            FieldChecks.length(language, 10);
        }
    }

    /**
     * A sign of life, every 10 seconds; answered by {@code pong}, and by the events that the client has
     * missed.
     *
     * @param versions the last version that the client has of each match that it watches, at most 16
     */
    record Ping(Map<String, Integer> versions) implements ClientMessage {
        /** Keeps an unmodifiable copy. */
        public Ping {
            versions = Map.copyOf(versions);
            if (versions.size() > 16) {
                throw new IllegalArgumentException("more than 16 matches");
            }
            versions.keySet().forEach(FieldChecks::token);
        }
    }

    /**
     * Follow a match, as a player or as a spectator; answered by {@code snapshot} or {@code events}, or
     * {@code refused} with the match as id. Repeated to ask for what is missing.
     *
     * @param match the match
     * @param from the last version that the client has; 0 for none
     */
    record Watch(String match, int from) implements ClientMessage {
        /** Checks the fields. */
        public Watch {
            FieldChecks.token(match);
            FieldChecks.notNegative(from);
        }
    }

    /**
     * No longer follow a match.
     *
     * @param match the match
     */
    record Unwatch(String match) implements ClientMessage {
        /** Checks the fields. */
        public Unwatch {
            FieldChecks.token(match);
        }
    }

    /**
     * A command of a player in a match; answered by {@code done} once it is stored, or {@code refused}.
     *
     * @param id the id of the command
     * @param match the match
     * @param seen the last version that the player has seen
     * @param command the command
     */
    record Submit(String id, String match, int seen, PlayerCommand command) implements ClientMessage {
        /** Checks the fields. */
        public Submit {
            FieldChecks.id(id);
            FieldChecks.token(match);
            FieldChecks.notNegative(seen);
        }
    }

    /**
     * How far the sender has entered the turn that is due; passed on, never stored or answered.
     *
     * @param match the match
     * @param ply the number of turns played before this one
     * @param steps the number of steps entered; 0 if none or all were undone
     */
    record Entering(String match, int ply, int steps) implements ClientMessage {
        /** Checks the fields. */
        public Entering {
            FieldChecks.token(match);
            FieldChecks.notNegative(ply);
            FieldChecks.notNegative(steps);
        }
    }

    /**
     * Invite somebody by a link; answered by {@code invited} or {@code refused}.
     *
     * @param id the id of the command
     * @param game the id of the game
     * @param setup the named set-up to begin from; empty for the start position
     * @param time the time control: empty for none, {@code 5+3}, {@code 30s}, or {@code 3d}
     * @param seat the side that the sender wants
     */
    record Invite(String id, String game, String setup, String time, SeatChoice seat) implements ClientMessage {
        /** Checks the fields. */
        public Invite {
            FieldChecks.id(id);
            FieldChecks.length(game, 20);
            FieldChecks.length(setup, 40);
            FieldChecks.length(time, 10);
        }
    }

    /**
     * Show an invitation before it is accepted; answered by {@code invitation} or {@code refused}.
     *
     * @param id the id of the request
     * @param token the secret of its link
     */
    record ShowInvitation(String id, String token) implements ClientMessage {
        /** Checks the fields. */
        public ShowInvitation {
            FieldChecks.id(id);
            FieldChecks.token(token);
        }
    }

    /**
     * Accept an invitation; answered by {@code seated} or {@code refused}.
     *
     * @param id the id of the command
     * @param token the secret of its link
     */
    record Join(String id, String token) implements ClientMessage {
        /** Checks the fields. */
        public Join {
            FieldChecks.id(id);
            FieldChecks.token(token);
        }
    }

    /**
     * Withdraw an invitation of one's own; answered by {@code done} or {@code refused}.
     *
     * @param id the id of the command
     * @param invitation the id of the invitation
     */
    record Withdraw(String id, String invitation) implements ClientMessage {
        /** Checks the fields. */
        public Withdraw {
            FieldChecks.id(id);
            FieldChecks.token(invitation);
        }
    }

    /**
     * Offer a rematch with the sides exchanged, or accept the opponent's offer; answered by {@code done} or
     * {@code refused}.
     *
     * @param id the id of the command
     * @param match the match that is over
     */
    record Rematch(String id, String match) implements ClientMessage {
        /** Checks the fields. */
        public Rematch {
            FieldChecks.id(id);
            FieldChecks.token(match);
        }
    }

    /**
     * Ask for the sender's running matches, open invitations and challenges; answered by {@code own-matches}.
     * From then on the connection gets {@code own-match-changed} and {@code notice}.
     */
    record ListOwn() implements ClientMessage {}

    /**
     * Follow the open challenges of everybody, or no longer; answered by {@code open-challenges}, and then by
     * {@code challenges-changed}.
     *
     * @param on whether to follow them
     */
    record Lobby(boolean on) implements ClientMessage {}

    /**
     * Challenge anybody; answered by {@code challenged} or {@code refused}. A challenge to a live match is
     * open while its sender is connected, any other for 30 days.
     *
     * @param id the id of the command
     * @param game the id of the game
     * @param setup the named set-up to begin from; empty for the start position
     * @param time the time control: empty for none, {@code 5+3}, {@code 30s}, or {@code 3d}
     * @param seat the side that the sender wants
     * @param standing 0 for a challenge that ends when it is taken; otherwise the number of its
     *     matches that may run at the same time, at most 10
     * @param accountsOnly whether guests cannot take it; a guest cannot ask for this
     */
    record Challenge(
            String id, String game, String setup, String time, SeatChoice seat, int standing, boolean accountsOnly)
            implements ClientMessage {
        /** Checks the fields. */
        public Challenge {
            FieldChecks.id(id);
            FieldChecks.length(game, 20);
            FieldChecks.length(setup, 40);
            FieldChecks.length(time, 10);
            FieldChecks.notNegative(standing);
            FieldChecks.atMost(standing, 10);
        }
    }

    /**
     * Take an open challenge; answered by {@code seated} or {@code refused}.
     *
     * @param id the id of the command
     * @param challenge the id of the challenge
     */
    record Take(String id, String challenge) implements ClientMessage {
        /** Checks the fields. */
        public Take {
            FieldChecks.id(id);
            FieldChecks.token(challenge);
        }
    }

    /**
     * Withdraw a challenge of one's own; answered by {@code done} or {@code refused}. Its matches go on.
     *
     * @param id the id of the command
     * @param challenge the id of the challenge
     */
    record WithdrawChallenge(String id, String challenge) implements ClientMessage {
        /** Checks the fields. */
        public WithdrawChallenge {
            FieldChecks.id(id);
            FieldChecks.token(challenge);
        }
    }

    /**
     * Say something to the opponent, during a match or after it; answered by {@code done} or {@code refused}.
     *
     * @param id the id of the command
     * @param match the match
     * @param preset what to say
     */
    record Say(String id, String match, ChatLine.ChatPreset preset) implements ClientMessage {
        /** Checks the fields. */
        public Say {
            FieldChecks.id(id);
            FieldChecks.token(match);
        }
    }

    /**
     * Plan the answer to a turn of the opponent, in a match without a live clock; answered by {@code done} or
     * {@code refused}, and by {@code plans}. It replaces an earlier answer to the same turn. The server plays
     * the answer together with that turn; a take-back forgets all plans.
     *
     * @param id the id of the command
     * @param match the match
     * @param ply the number of turns played before the opponent's
     * @param position the position string before the opponent's turn
     * @param after the opponent's turn
     * @param turn the answer; absent to forget the plan
     */
    record Plan(String id, String match, int ply, String position, String after, Optional<String> turn)
            implements ClientMessage {
        /** Checks the fields. */
        public Plan {
            FieldChecks.id(id);
            FieldChecks.token(match);
            FieldChecks.notNegative(ply);
            FieldChecks.text(position);
            FieldChecks.text(after);
            turn.ifPresent(FieldChecks::text);
        }
    }

    /**
     * Let the server play the sender's turns to which the rules allow no alternative, or no longer; answered
     * by {@code done} or {@code refused}, and by {@code plans}.
     *
     * @param id the id of the command
     * @param match the match
     * @param on whether the server plays them
     */
    record PlayForced(String id, String match, boolean on) implements ClientMessage {
        /** Checks the fields. */
        public PlayForced {
            FieldChecks.id(id);
            FieldChecks.token(match);
        }
    }
}
