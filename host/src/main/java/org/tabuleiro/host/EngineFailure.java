package org.tabuleiro.host;

import org.tabuleiro.games.Message;

/** An engine that somebody else wrote has died, said nothing in time or played what is not legal. */
public final class EngineFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    @SuppressWarnings("serial")
    private final Message reason;

    /**
     * A failure.
     *
     * @param reason what the engine did, for people
     * @param plain the same for records
     */
    public EngineFailure(Message reason, String plain) {
        super(plain);
        this.reason = reason;
    }

    /** What it did, for people; the plain message is for records. */
    public Message reason() {
        return reason;
    }
}
