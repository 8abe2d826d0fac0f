package org.tabuleiro.protocol.account;

/** A request to POST /api/v1/account. The player is that of the session; an account is a player with a name and a password. */
public sealed interface AccountRequest {

    /** Asks for the account of the session. */
    record ShowAccount() implements AccountRequest {}

    /**
     * Makes an account of the guest of the session, or of a new player: games and sessions stay.
     *
     * @param name the name: 2 to 20 letters of one script, digits, hyphens and underscores
     * @param password the password: 10 to 200 characters
     */
    record SignUp(String name, String password) implements AccountRequest {
        @Override
        public String toString() {
            return SECRET;
        }
    }

    /**
     * Begins a session of an account, in place of the present session.
     *
     * @param name the name
     * @param password the password
     */
    record SignIn(String name, String password) implements AccountRequest {
        @Override
        public String toString() {
            return SECRET;
        }
    }

    /**
     * Sets a new password, ends all sessions and begins one.
     *
     * @param name the name
     * @param code a recovery code, which is used up
     * @param password the new password
     */
    record Recover(String name, String code, String password) implements AccountRequest {
        @Override
        public String toString() {
            return SECRET;
        }
    }

    /**
     * Sets a new password, ends all sessions and begins one.
     *
     * @param password the present password
     * @param newPassword the new password
     */
    record ChangePassword(String password, String newPassword) implements AccountRequest {
        @Override
        public String toString() {
            return SECRET;
        }
    }

    /**
     * Replaces the recovery codes.
     *
     * @param password the password
     */
    record NewCodes(String password) implements AccountRequest {
        @Override
        public String toString() {
            return SECRET;
        }
    }

    /** Ends the session. */
    record SignOut() implements AccountRequest {}

    /**
     * Ends a session of the player; its connections are closed within a second.
     *
     * @param session the session
     */
    record EndSession(String session) implements AccountRequest {}

    /** Asks for a code with which another device begins a session of the same player. */
    record LinkDevice() implements AccountRequest {}

    /**
     * Begins a session of the player that asked for the code, in place of the present session.
     *
     * @param code the code: 8 letters and digits, valid once and for 10 minutes
     */
    record RedeemLink(String code) implements AccountRequest {
        @Override
        public String toString() {
            return SECRET;
        }
    }

    /**
     * Deletes the player: an account after a week, unless somebody signs in before; a guest at once. All sessions
     * end, and running matches are resigned when the player is deleted.
     *
     * @param password the password; empty for a guest
     */
    record DeletePlayer(String password) implements AccountRequest {
        @Override
        public String toString() {
            return SECRET;
        }
    }

    /** What requests with secrets write into a log. */
    String SECRET = "secret";
}
