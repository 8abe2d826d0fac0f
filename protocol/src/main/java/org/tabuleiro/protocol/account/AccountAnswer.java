package org.tabuleiro.protocol.account;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.protocol.PlayerInfo;

/** An answer to a request of an account. A session that begins is set as a cookie. */
public sealed interface AccountAnswer {

    /**
     * The account of the session.
     *
     * @param player the player; absent if there is no session
     * @param sessions the sessions of the player, the one that was used last first
     * @param codes the number of recovery codes that are left; 0 for guests
     */
    record AccountShown(Optional<PlayerInfo> player, List<SessionInfo> sessions, int codes) implements AccountAnswer {
        /** An account. */
        public AccountShown {
            sessions = List.copyOf(sessions);
        }
    }

    /**
     * A session has begun.
     *
     * @param player its player
     * @param codes the recovery codes of a new account, which are not shown again; otherwise none
     */
    record SignedIn(PlayerInfo player, List<String> codes) implements AccountAnswer {
        /** A session. */
        public SignedIn {
            codes = List.copyOf(codes);
        }

        @Override
        public String toString() {
            return AccountRequest.SECRET;
        }
    }

    /**
     * The new recovery codes, which are not shown again.
     *
     * @param codes the codes
     */
    record CodesMade(List<String> codes) implements AccountAnswer {
        /** Codes. */
        public CodesMade {
            codes = List.copyOf(codes);
        }

        @Override
        public String toString() {
            return AccountRequest.SECRET;
        }
    }

    /**
     * A code for another device.
     *
     * @param code the code
     * @param expiresAt until when it is valid
     */
    record LinkMade(String code, long expiresAt) implements AccountAnswer {
        @Override
        public String toString() {
            return AccountRequest.SECRET;
        }
    }

    /** The request was carried out. */
    record AccountDone() implements AccountAnswer {}

    /**
     * The request was not carried out.
     *
     * @param reason why
     */
    record AccountRefused(AccountFault reason) implements AccountAnswer {}
}
