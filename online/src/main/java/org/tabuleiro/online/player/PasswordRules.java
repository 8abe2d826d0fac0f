package org.tabuleiro.online.player;

import java.text.Normalizer;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tabuleiro.content.account.RefusedWords;
import org.tabuleiro.protocol.account.AccountFault;

/**
 * Which passwords may be chosen: any of 10 to 200 characters, except those that attackers try first. A list of
 * such passwords would be long and old; a rule makes them instead, of common words, digits, punctuation and
 * walks over the keyboard.
 */
final class PasswordRules {
    private static final int SHORTEST = 10;
    private static final int LONGEST = 200;
    /** Letters besides a common word from which a password counts as a word of its own. */
    private static final int OWN_LETTERS = 3;
    /** Minimum number of keys in a walk over the keyboard. */
    private static final int WALK = 3;

    private static final int DATE_DIGITS = 8;
    private static final int LAST_ASCII = 127;

    private static final String LEET = "@4301!5$7";
    private static final String LETTERS = "aaeoiisst";

    private static final List<String> STEMS = RefusedWords.passwordStems().stream()
            .sorted(Comparator.comparingInt(String::length).reversed())
            .toList();
    private static final Set<String> ROWS = RefusedWords.keyboardRows().stream()
            .flatMap(row -> Stream.of(row, new StringBuilder(row).reverse().toString()))
            .collect(Collectors.toSet());

    private PasswordRules() {}

    /** The form that is hashed: keyboards enter the same character in different ways. */
    static String normal(String password) {
        return Normalizer.normalize(password, Normalizer.Form.NFKC);
    }

    /** Why a player may not choose a password; empty if it is good enough. */
    static Optional<AccountFault> fault(String password, String name) {
        String normal = normal(password);
        int length = normal.codePointCount(0, normal.length());
        if (length < SHORTEST) {
            return Optional.of(AccountFault.PASSWORD_SHORT);
        }
        if (length > LONGEST) {
            return Optional.of(AccountFault.PASSWORD_LONG);
        }
        String plain = plain(normal);
        if (withoutName(plain, plain(name)).length() < OWN_LETTERS) {
            return Optional.of(AccountFault.PASSWORD_NAME);
        }
        return isCommon(plain) ? Optional.of(AccountFault.PASSWORD_COMMON) : Optional.empty();
    }

    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT);
    }

    /** What is left besides the name, digits and punctuation. */
    private static String withoutName(String plain, String name) {
        String rest = plain.contains(name) ? plain.replace(name, "") : plain;
        return rest.equals(plain) ? plain : rest.replaceAll("[^\\p{L}]", "");
    }

    private static boolean isCommon(String plain) {
        return isRepetition(plain) || isMadeOfCommonParts(plain, unleet(plain));
    }

    /** Whether a text repeats a part of at most four characters. */
    private static boolean isRepetition(String text) {
        for (int part = 1; part <= 4; part++) {
            if (text.substring(part).equals(text.substring(0, text.length() - part))) {
                return true;
            }
        }
        return false;
    }

    private static String unleet(String text) {
        StringBuilder out = new StringBuilder();
        text.chars().forEach(each -> {
            int index = LEET.indexOf(each);
            out.append(index < 0 ? (char) each : LETTERS.charAt(index));
        });
        return out.toString();
    }

    private static boolean isMadeOfCommonParts(String text, String unleet) {
        int own = 0;
        int at = 0;
        while (at < text.length()) {
            int part = commonPart(text, unleet, at);
            if (part > 0) {
                at += part;
            } else {
                int character = text.codePointAt(at);
                own += Character.isLetter(character) || character > LAST_ASCII ? 1 : 0;
                at += Character.charCount(character);
            }
        }
        return own < OWN_LETTERS && isPredictable(text);
    }

    /** Up to eight digits are a date, and digits alone a telephone number; more, besides other keys, are random. */
    private static boolean isPredictable(String text) {
        String digits = text.replaceAll("[^0-9]", "");
        return digits.length() <= DATE_DIGITS
                || longestWalk(digits, 0) >= digits.length()
                || isRepetition(digits)
                || digits.length() == text.length();
    }

    private static int commonPart(String text, String unleet, int at) {
        int walk = longestWalk(text, at);
        for (String stem : STEMS) {
            if (stem.length() <= walk) {
                break;
            }
            if (text.startsWith(stem, at) || unleet.startsWith(stem, at)) {
                return stem.length();
            }
        }
        return walk;
    }

    /** The length of the walk over the keyboard, or of the repetition of a key, that begins somewhere. */
    private static int longestWalk(String text, int at) {
        int longest = 0;
        for (String row : ROWS) {
            int length = WALK;
            while (at + length <= text.length() && row.contains(text.substring(at, at + length))) {
                longest = Math.max(longest, length);
                length++;
            }
        }
        int same = 1;
        while (at + same < text.length() && text.charAt(at + same) == text.charAt(at)) {
            same++;
        }
        return same >= WALK ? Math.max(longest, same) : longest;
    }
}
