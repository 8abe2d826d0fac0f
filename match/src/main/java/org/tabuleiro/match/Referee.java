package org.tabuleiro.match;

import java.util.Set;

/**
 * Decides the commands of a match, locally or on a server. A table submits commands and learns what happened
 * only through the listener; it never decides by itself.
 */
public interface Referee {

    /** Receives the decisions of a referee. */
    interface Listener {

        /**
         * An event has happened. Each is delivered once, in order.
         *
         * @param event the event
         * @param match the match afterwards
         */
        void happened(Event event, Match match);

        /**
         * The match was replaced as a whole, after events were missed.
         *
         * @param match the match now
         */
        void replaced(Match match);

        /**
         * A command was refused.
         *
         * @param command the command
         * @param refusal the reason
         */
        void refused(Command command, Refusal refusal);
    }

    /** The match after the last event delivered. */
    Match match();

    /** Sets the listener. A referee has one listener. */
    void subscribe(Listener listener);

    /** Submits a command; the listener may be called before this method returns, or much later. */
    void submit(Actor actor, Command command);

    /**
     * The actors that the table may act for: all of them locally, one side remotely, none for a spectator.
     */
    Set<Actor> actors();
}
