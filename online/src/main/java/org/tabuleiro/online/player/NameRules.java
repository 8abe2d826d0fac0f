package org.tabuleiro.online.player;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tabuleiro.content.account.RefusedWords;
import org.tabuleiro.protocol.account.AccountFault;

/**
 * The names of accounts: 2 to 20 letters of one script, digits, hyphens and underscores, the first of which is
 * a letter. Two names that look alike are the same name.
 */
public final class NameRules {
    private static final int SHORTEST = 2;
    private static final int LONGEST = 20;

    /** Scripts in use. Historic ones have letters that look like Latin, and no players. */
    private static final Set<UnicodeScript> SCRIPTS = Set.of(
            UnicodeScript.LATIN,
            UnicodeScript.GREEK,
            UnicodeScript.CYRILLIC,
            UnicodeScript.ARABIC,
            UnicodeScript.HEBREW,
            UnicodeScript.GEORGIAN,
            UnicodeScript.HANGUL,
            UnicodeScript.HAN,
            UnicodeScript.HIRAGANA,
            UnicodeScript.KATAKANA);

    /** Characters that look like a Latin letter or a digit. */
    private static final Map<Integer, String> LOOK_ALIKES = lookAlikes(List.of(
            // Cyrillic
            "аa",
            "вb",
            "еe",
            "ѕs",
            "іi",
            "јj",
            "кk",
            "оo",
            "рp",
            "сc",
            "уy",
            "хx",
            "ԁd",
            "һh",
            "ԛq",
            "ԝw",
            "ґr",
            "гr",
            "АA",
            "ВB",
            "ЕE",
            "ЅS",
            "ІI",
            "ЈJ",
            "КK",
            "МM",
            "НH",
            "ОO",
            "РP",
            "СC",
            "ТT",
            "УY",
            "ХX",
            "ҮY",
            "ӀI",
            "ӏl",
            "З3",
            "з3",
            "ЬB",
            "ь6",
            "б6",
            "Б6",
            "пn",
            "тt",
            "мm",
            "нh",
            "ԌG",
            // Greek
            "αa",
            "ιi",
            "κk",
            "νv",
            "οo",
            "ρp",
            "υu",
            "χx",
            "γy",
            "ωw",
            "τt",
            "εe",
            "ηn",
            "ϳj",
            "ϲc",
            "βb",
            "μu",
            "ΑA",
            "ΒB",
            "ΕE",
            "ΖZ",
            "ΗH",
            "ΙI",
            "ΚK",
            "ΜM",
            "ΝN",
            "ΟO",
            "ΡP",
            "ΤT",
            "ΥY",
            "ΧX",
            "ϹC",
            "ͿJ",
            // Latin letters that are no letter with a mark
            "ıi",
            "ȷj",
            "øo",
            "ØO",
            "łl",
            "ŁL",
            "đd",
            "ĐD",
            "ħh",
            "ĦH",
            "ŧt",
            "ŦT",
            "ßb",
            "þp",
            "ÞP",
            "ɡg",
            "ɑa",
            "ɩi",
            "ƒf",
            "ŋn",
            "ŊN",
            "ɪi",
            "ʟl",
            "ɴn",
            "ʀr",
            "ʏy",
            "ʙb",
            "ɢg",
            "ʜh",
            "ǀl",
            "ǃi",
            "ƖI",
            "ƽs",
            "ƨ2",
            "ʋv",
            "ɯw",
            // Arabic and Hebrew
            "اl",
            "هo",
            "ہo",
            "ەo",
            "وg",
            "וl",
            "ןl",
            "סo",
            "ם0"));

    private static final Pattern GUEST = Pattern.compile("(?:guest|convidad[oa]).{0,6}");
    private static final Set<String> RESERVED =
            RefusedWords.names().stream().map(NameRules::skeleton).collect(Collectors.toUnmodifiableSet());

    private NameRules() {}

    private static Map<Integer, String> lookAlikes(List<String> pairs) {
        Map<Integer, String> map = new HashMap<>();
        for (String pair : pairs) {
            int character = pair.codePointAt(0);
            map.put(character, pair.substring(Character.charCount(character)));
        }
        return map;
    }

    /** A name as it is stored and shown: characters have one form. */
    public static String normal(String name) {
        return Normalizer.normalize(name.strip(), Normalizer.Form.NFKC);
    }

    /** What finds a name, however it is written: in small letters. */
    public static String key(String name) {
        return normal(name).toLowerCase(Locale.ROOT);
    }

    /** Why nobody may have a name in normal form; empty if it is free to choose. */
    public static Optional<AccountFault> fault(String name) {
        if (!isValid(name)) {
            return Optional.of(AccountFault.NAME_INVALID);
        }
        String skeleton = skeleton(name);
        boolean isReserved = RESERVED.contains(skeleton)
                || RESERVED.contains(skeleton(name.replaceAll("[-_0-9]", "")))
                || GUEST.matcher(key(name)).matches();
        return isReserved ? Optional.of(AccountFault.NAME_RESERVED) : Optional.empty();
    }

    private static boolean isValid(String name) {
        int length = name.codePointCount(0, name.length());
        if (length < SHORTEST || length > LONGEST || !Character.isLetter(name.codePointAt(0))) {
            return false;
        }
        UnicodeScript script = UnicodeScript.of(name.codePointAt(0));
        return SCRIPTS.contains(script)
                && name.codePoints()
                        .allMatch(each -> isDigitOrJoiner(each)
                                || (Character.isLetter(each) && UnicodeScript.of(each) == script));
    }

    private static boolean isDigitOrJoiner(int character) {
        return (character >= '0' && character <= '9') || character == '-' || character == '_';
    }

    /**
     * The same for all names that look alike: small letters without marks, in which look-alikes of all scripts,
     * and of letters and digits, are one. The table is much smaller than that of Unicode, which costs 15 MB.
     */
    public static String skeleton(String name) {
        StringBuilder looks = new StringBuilder();
        Normalizer.normalize(normal(name), Normalizer.Form.NFD)
                .codePoints()
                .filter(each -> Character.getType(each) != Character.NON_SPACING_MARK)
                .forEach(each -> looks.append(LOOK_ALIKES.getOrDefault(each, Character.toString(each))));
        return looks.toString()
                .toLowerCase(Locale.ROOT)
                .replace("rn", "m")
                .replace("vv", "w")
                .replace('0', 'o')
                .replace('5', 's')
                .replace('_', '-')
                .replaceAll("[l1]", "i");
    }
}
