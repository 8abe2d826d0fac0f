package org.tabuleiro.protocol;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Side;

/** A message from the server to a client. Clients ignore kinds and fields that they do not know. */
public sealed interface ServerMessage {

    /**
     * The answer to {@code hello}.
     *
     * @param protocol the version of the protocol that the server speaks with this client
     * @param player the player of this connection; absent until the client has asked for a guest
     * @param serverMillis the time of the server, in milliseconds since 1970
     * @param pingMillis how often the client sends {@code ping}
     */
    record Welcome(int protocol, Optional<PlayerInfo> player, long serverMillis, int pingMillis)
            implements ServerMessage {}

    /**
     * The client is too old or too new for this server, and the connection ends.
     *
     * @param protocol the version of the protocol that the server speaks
     */
    record PleaseReload(int protocol) implements ServerMessage {}

    /**
     * The answer to {@code ping}.
     *
     * @param at the time of the server
     */
    record Pong(long at) implements ServerMessage {}

    /**
     * A message of the client was not understood, and the connection ends.
     *
     * @param field the field at fault; empty for the whole message
     */
    record Malformed(String field) implements ServerMessage {}

    /**
     * A whole match: replaces what the client has of it.
     *
     * @param header what the match is
     * @param state its course
     * @param serverMillis the time of the server
     */
    record Snapshot(MatchHeader header, MatchState state, long serverMillis) implements ServerMessage {}

    /**
     * Events of a match, in order.
     *
     * @param match the match
     * @param events the events
     */
    record Events(String match, List<LoggedEvent> events) implements ServerMessage {
        /** Keeps an unmodifiable copy. */
        public Events {
            events = List.copyOf(events);
        }
    }

    /**
     * A command was carried out and is stored.
     *
     * @param id the id of the command
     * @param version the version of the match with the command's last event; 0 if it was not about a match
     */
    record Done(String id, int version) implements ServerMessage {}

    /**
     * A command was not carried out.
     *
     * @param id the id of the command
     * @param reason the reason, for programs
     * @param message the reason, for people
     * @param version the version of the match; 0 if it was not about a match
     */
    record Refused(String id, RefusalReason reason, Optional<MessageText> message, int version)
            implements ServerMessage {}

    /**
     * An invitation was made.
     *
     * @param id the id of the command
     * @param token the secret of its link
     * @param invitation the invitation
     */
    record Invited(String id, String token, InvitationInfo invitation) implements ServerMessage {}

    /**
     * The invitation that was asked for.
     *
     * @param id the id of the request
     * @param invitation the invitation
     */
    record Invitation(String id, InvitationInfo invitation) implements ServerMessage {}

    /**
     * The sender of {@code join} or {@code take} has a seat.
     *
     * @param id the id of the command
     * @param match the match
     * @param side the side
     */
    record Seated(String id, String match, Side side) implements ServerMessage {}

    /**
     * An invitation of the reader was accepted.
     *
     * @param invitation the id of the invitation
     * @param match the match
     */
    record InvitationAccepted(String invitation, String match) implements ServerMessage {}

    /**
     * A rematch was offered.
     *
     * @param match the match that is over
     * @param side the side that did it
     */
    record RematchOffered(String match, Side side) implements ServerMessage {}

    /**
     * A rematch has begun.
     *
     * @param match the match that is over
     * @param next the new match
     */
    record RematchBegun(String match, String next) implements ServerMessage {}

    /**
     * The reader's running matches, open invitations and challenges.
     *
     * @param matches the matches, first those in which the reader is to move, then by the time left
     * @param invitations the invitations
     * @param challenges the challenges
     */
    record OwnMatches(List<OwnMatch> matches, List<InvitationInfo> invitations, List<ChallengeInfo> challenges)
            implements ServerMessage {
        /** Keeps unmodifiable copies. */
        public OwnMatches {
            matches = List.copyOf(matches);
            invitations = List.copyOf(invitations);
            challenges = List.copyOf(challenges);
        }
    }

    /**
     * A match of the reader is new, or is another than in {@code own-matches}; sent whether or not it is
     * watched.
     *
     * @param match the match; over if nobody is to move
     */
    record OwnMatchChanged(OwnMatch match) implements ServerMessage {}

    /**
     * Something in a match of the reader that this connection does not watch.
     *
     * @param match the match
     * @param news what it is
     */
    record Notice(String match, OwnMatch.MatchNews news) implements ServerMessage {}

    /**
     * The open challenges of everybody, the newest first.
     *
     * @param challenges the challenges
     */
    record OpenChallenges(List<ChallengeInfo> challenges) implements ServerMessage {
        /** Keeps an unmodifiable copy. */
        public OpenChallenges {
            challenges = List.copyOf(challenges);
        }
    }

    /**
     * Running matches of players that met in the lobby, those that changed last first. Sent to those who follow
     * the lobby, again whenever it has changed.
     *
     * @param matches the matches
     */
    record RunningMatches(List<WatchableMatch> matches) implements ServerMessage {
        /** Keeps an unmodifiable copy. */
        public RunningMatches {
            matches = List.copyOf(matches);
        }
    }

    /**
     * What has become of the open challenges since the last message about them.
     *
     * @param added challenges that are new or have changed
     * @param removed the ids of challenges that are no longer open
     */
    record ChallengesChanged(List<ChallengeInfo> added, List<String> removed) implements ServerMessage {
        /** Keeps unmodifiable copies. */
        public ChallengesChanged {
            added = List.copyOf(added);
            removed = List.copyOf(removed);
        }
    }

    /**
     * A challenge was made.
     *
     * @param id the id of the command
     * @param challenge the challenge
     */
    record Challenged(String id, ChallengeInfo challenge) implements ServerMessage {}

    /**
     * A challenge of the reader was taken.
     *
     * @param challenge the id of the challenge
     * @param match the match
     */
    record ChallengeTaken(String challenge, String match) implements ServerMessage {}

    /**
     * What the players of a match said, in order; for players only. Sent when a client begins to follow the
     * match, and whenever one of them says something.
     *
     * @param match the match
     * @param lines the lines, which a client may have already
     */
    record Chat(String match, List<ChatLine> lines) implements ServerMessage {
        /** Keeps an unmodifiable copy. */
        public Chat {
            lines = List.copyOf(lines);
        }
    }

    /**
     * What the server plays for the reader; nobody else gets this. Sent when a client begins to follow the match
     * if there is any, and whenever it changes.
     *
     * @param match the match
     * @param forced whether the server plays turns without an alternative
     * @param planned the answers to turns of the opponent
     */
    record Plans(String match, boolean forced, List<PlannedTurn> planned) implements ServerMessage {
        /** Keeps an unmodifiable copy. */
        public Plans {
            planned = List.copyOf(planned);
        }
    }

    /**
     * The players and spectators of a match that are connected.
     *
     * @param match the match
     * @param first whether the player of the first side is
     * @param second whether the player of the second side is
     * @param watching the number of spectators
     */
    record Presence(String match, boolean first, boolean second, int watching) implements ServerMessage {}

    /**
     * A player has left the match.
     *
     * @param match the match
     * @param side the side
     * @param claimAt from when the opponent may claim the match, in the time of the server
     */
    record Gone(String match, Side side, long claimAt) implements ServerMessage {}

    /**
     * How far a player has entered the turn that is due.
     *
     * @param match the match
     * @param side the side
     * @param ply the number of turns played before this one
     * @param steps the number of steps entered
     */
    record StepsEntered(String match, Side side, int ply, int steps) implements ServerMessage {}

    /**
     * Whether the server can store anything. While it cannot, it carries no command out; sent when that changes.
     *
     * @param available whether it can
     */
    record Storage(boolean available) implements ServerMessage {}

    /**
     * The server restarts: connect again after a while.
     *
     * @param inMillis after how long
     */
    record Restart(int inMillis) implements ServerMessage {}
}
