package org.tabuleiro.protocol.account;

/** Why a request of an account is refused. */
public enum AccountFault {
    /** There is no session. */
    NO_SESSION,
    /** The player is a guest. */
    NO_ACCOUNT,
    /** The player has an account already. */
    HAS_ACCOUNT,
    /** The name does not have 2 to 20 letters of one script, digits, hyphens and underscores. */
    NAME_INVALID,
    /** Nobody may have this name. */
    NAME_RESERVED,
    /** Somebody has this name, or one that looks like it. */
    NAME_TAKEN,
    /** The password has fewer than 10 characters. */
    PASSWORD_SHORT,
    /** The password has more than 200 characters. */
    PASSWORD_LONG,
    /** Many people have this password. */
    PASSWORD_COMMON,
    /** The password is the name. */
    PASSWORD_NAME,
    /** Nobody has this name with this password. */
    WRONG_PASSWORD,
    /** The code is wrong, was used, or has expired. */
    WRONG_CODE,
    /** Too many attempts; later ones are carried out. */
    TOO_MANY,
    /** The server is busy; the request can be sent again. */
    BUSY
}
