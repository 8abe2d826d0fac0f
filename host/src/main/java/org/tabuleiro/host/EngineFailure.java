package org.tabuleiro.host;

import org.tabuleiro.games.Message;

/** An external engine has crashed, timed out or played an illegal turn. */
public final class EngineFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    @SuppressWarnings("serial")
    private final Message reason;

    /**
     * A failure.
     *
     * @param reason what the engine did, as a message for people
     * @param plain the same in English, for records and logs
     */
    public EngineFailure(Message reason, String plain) {
        super(plain);
        this.reason = reason;
    }

    /** What the engine did, as a message for people. */
    public Message reason() {
        return reason;
    }
}
