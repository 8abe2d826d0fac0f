package org.tabuleiro.online.live;

import org.tabuleiro.protocol.RefusalReason;

/** Takes the measurements of online play, for metrics. Called from any thread. */
public interface Measurements {
    /** Takes no measurements. */
    Measurements NONE = new Measurements() {};

    /** A command was decided, whatever became of it. */
    default void decided(long nanos) {}

    /** The events of a command were committed. */
    default void committed(long nanos) {}

    /** A committed command has played turns: its own, and those that the server played in answer. */
    default void played(int turns) {}

    /** Another node has changed the match meanwhile; the command is decided again. */
    default void conflicted() {}

    /** A change was sent to everybody on this node who watches the match. */
    default void fannedOut(long nanos) {}

    /** A client got a whole match that it had followed before, because it was too far behind. */
    default void resynchronised() {}

    /** A match was found whose deadline had passed. */
    default void overdue(long millis) {}

    /** A client got a refusal. */
    default void refused(RefusalReason reason) {}

    /** A client has reported a fault of its own, such as a position that is not that of the server. */
    default void faultReported() {}

    /** A message was dropped because its client reads too slowly. */
    default void dropped() {}
}
