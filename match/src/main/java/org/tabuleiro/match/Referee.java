package org.tabuleiro.match;

import java.util.Set;

/**
 * Decides the commands of a match: here and now, or on a server far away. A table submits commands and learns what happened
 * from the listener alone; it never decides by itself.
 */
public interface Referee {

    /** Gets what the referee decides. */
    interface Listener {

        /**
         * An event has happened. Each is delivered once, in order.
         *
         * @param event what has happened
         * @param match the match afterwards
         */
        void happened(Event event, Match match);

        /**
         * A command was refused.
         *
         * @param command which
         * @param refusal why
         */
        void refused(Command command, Refusal refusal);
    }

    /** The match as far as this referee has told about it. */
    Match match();

    /** Subscribes the listener that gets everything from now on. A referee has one listener. */
    void subscribe(Listener listener);

    /** Submits a command; the answer may come before this method returns, or much later. */
    void submit(Actor actor, Command command);

    /** For whom a table at this referee may act: a local one for everybody, a remote one for a side, a spectator's for nobody. */
    Set<Actor> actors();
}
