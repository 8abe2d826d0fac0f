package org.tabuleiro.protocol;

/** Why the server does not carry a command out. */
public enum RefusalReason {
    /** The match is over. */
    OVER,
    /** The sender may not do this. */
    NOT_ALLOWED,
    /** The other side is to move. */
    NOT_YOUR_TURN,
    /** The position has changed since the sender saw it. */
    STALE,
    /** The turn breaks the rules of the game. */
    ILLEGAL,
    /** The time was up before the turn came. */
    TOO_LATE,
    /** There is no such offer, or it is no longer open. */
    NO_OFFER,
    /** An offer of the same kind by the same side is open already. */
    ALREADY_OFFERED,
    /** There is nothing to take back or to restore. */
    NOTHING,
    /** The terms of the match rule it out. */
    TERMS,
    /** The time of the side to move is not up, or the opponent has not been away for long enough. */
    TIME_LEFT,
    /** The match is paused already, or is not paused. */
    PAUSE,
    /** A field has an impossible value. */
    INVALID,
    /** The id was used for another command. */
    ID_USED,
    /** There is no such match. */
    NO_MATCH,
    /** The sender has no seat in the match. */
    NO_SEAT,
    /** There is no such invitation, or it is no longer open. */
    NO_INVITATION,
    /** Nobody plays against himself or herself. */
    OWN_INVITATION,
    /** There is no such challenge, or it is no longer open. */
    NO_CHALLENGE,
    /** Nobody takes the own challenge. */
    OWN_CHALLENGE,
    /** Guests may not do this. */
    ACCOUNT_NEEDED,
    /** The connection belongs to no player: ask for a guest first. */
    NO_PLAYER,
    /** Too many messages, or too many matches watched. */
    TOO_MANY,
    /** The server cannot store anything now: send the command again. */
    UNAVAILABLE
}
