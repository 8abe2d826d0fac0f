package org.tabuleiro.online.player;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;
import java.util.random.RandomGenerator;

/** Random ids and secrets, and the hashes under which secrets are stored. */
public final class Secrets {
    private static final String BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    /** Crockford's base 32: without I, L, O and U, so that ids can be read aloud. */
    private static final String BASE32 = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

    /** 131 bits. */
    private static final int TOKEN_LENGTH = 22;

    private static final RandomGenerator RANDOM = new SecureRandom();

    private Secrets() {}

    /** The id of a match or an invitation: public, 71 bits. */
    public static String matchId() {
        return text(BASE62, 12);
    }

    /** The id of a player: 80 bits, the first letters of which name a guest. */
    static String playerId() {
        return text(BASE32, 16);
    }

    /** The secret of a session: 256 bits. */
    static String session() {
        return text(BASE62, 43);
    }

    /** A code for another device: 40 bits, which is enough for minutes. */
    static String linkCode() {
        return text(BASE32, 8);
    }

    /** A recovery code: 80 bits in groups of four. */
    static String recoveryCode() {
        return text(BASE32, 16).replaceAll("(?<=\\G.{4})(?!$)", "-");
    }

    /** A code as it was made, however it was typed: letters that look like digits are digits. */
    static String typedCode(String text) {
        return text.toUpperCase(Locale.ROOT)
                .replace('O', '0')
                .replaceAll("[IL]", "1")
                .replaceAll("[^0-9A-Z]", "");
    }

    /** The SHA-256 under which a secret is stored. Secrets are random, so a fast hash is enough. */
    public static byte[] hash(String secret) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The hash in hexadecimal. */
    public static String hexHash(String text) {
        return HexFormat.of().formatHex(hash(text));
    }

    /**
     * The token that belongs to a key and a name: always the same, and unknown to everybody without the key.
     */
    public static String derivedToken(String key, String name) {
        byte[] hash = hash(key + " " + name);
        StringBuilder token = new StringBuilder();
        BigInteger rest = new BigInteger(1, hash);
        BigInteger base = BigInteger.valueOf(BASE62.length());
        for (int i = 0; i < TOKEN_LENGTH; i++) {
            token.append(BASE62.charAt(rest.mod(base).intValue()));
            rest = rest.divide(base);
        }
        return token.toString();
    }

    private static String text(String alphabet, int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(alphabet.charAt(RANDOM.nextInt(alphabet.length())));
        }
        return text.toString();
    }
}
