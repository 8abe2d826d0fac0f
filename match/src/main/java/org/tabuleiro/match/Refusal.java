package org.tabuleiro.match;

import org.tabuleiro.games.Message;

/**
 * Why a command is not carried out.
 *
 * @param reason the reason, for programs
 * @param message the reason, for people
 */
public record Refusal(Reason reason, Message message) {

    /** The reasons for which commands are refused. */
    public enum Reason {
        /** The match is over. */
        OVER("over"),
        /** The actor may not do this. */
        NOT_ALLOWED("not-allowed"),
        /** The other side is to move. */
        NOT_YOUR_TURN("not-your-turn"),
        /** The position has changed since the sender saw it. */
        STALE("stale"),
        /** The turn breaks the rules of the game. */
        ILLEGAL("illegal"),
        /** The time was up before the turn came. */
        TOO_LATE("too-late"),
        /** There is no such offer, or it is no longer open. */
        NO_OFFER("no-offer"),
        /** An offer of the same kind by the same side is open already. */
        ALREADY_OFFERED("already-offered"),
        /** There is nothing to take back or to restore. */
        NOTHING("nothing"),
        /** The terms of the match rule it out. */
        TERMS("terms"),
        /** The time of the side to move is not up. */
        TIME_LEFT("time-left"),
        /** The match is paused already, or is not paused. */
        PAUSE("pause"),
        /** The amount of time or the result is invalid. */
        INVALID("invalid");

        private final String key;

        Reason(String key) {
            this.key = key;
        }
    }

    /** A refusal with the standard message of its reason. */
    static Refusal of(Reason reason) {
        return new Refusal(reason, Message.of("match.refused." + reason.key));
    }
}
