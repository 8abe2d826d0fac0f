package org.tabuleiro.host.ugi;

/** An engine that somebody else wrote has died, said nothing in time or played what is not legal. */
public final class EngineFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    EngineFailure(String message) {
        super(message);
    }
}
