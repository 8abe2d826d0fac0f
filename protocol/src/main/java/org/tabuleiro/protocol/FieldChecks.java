package org.tabuleiro.protocol;

/** Bounds of the fields of messages; a message that breaks them cannot be constructed. */
final class FieldChecks {
    private FieldChecks() {}

    /** The id of a command, chosen by its sender: 1 to 40 letters, digits, hyphens and underscores. */
    static void id(String id) {
        name(id, 40);
    }

    /** A match, an invitation or a challenge, or the secret of an invitation, named by the server. */
    static void token(String token) {
        name(token, 40);
    }

    /** A text of the rules, such as a turn or a position. */
    static void text(String text) {
        length(text, 200);
    }

    static void length(String text, int most) {
        if (text.length() > most) {
            throw new IllegalArgumentException("longer than " + most);
        }
    }

    static void notNegative(long number) {
        if (number < 0) {
            throw new IllegalArgumentException("negative");
        }
    }

    static void atMost(long number, long most) {
        if (number > most) {
            throw new IllegalArgumentException("more than " + most);
        }
    }

    private static void name(String name, int most) {
        length(name, most);
        boolean isValid = !name.isEmpty() && name.chars().allMatch(FieldChecks::isNameCharacter);
        if (!isValid) {
            throw new IllegalArgumentException("not a name");
        }
    }

    private static boolean isNameCharacter(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    }
}
