package org.tabuleiro.content;

import java.util.Arrays;
import java.util.Optional;

/** A language of the interfaces; every text exists in all of them. */
public enum Language {
    /** English. */
    ENGLISH("en", "English"),
    /** Portuguese of Portugal. */
    PORTUGUESE("pt", "Português");

    private final String code;
    private final String ownName;

    Language(String code, String ownName) {
        this.code = code;
        this.ownName = ownName;
    }

    /** The code on the command line and in file names. */
    public String code() {
        return code;
    }

    /** The name of the language in itself. */
    public String ownName() {
        return ownName;
    }

    /** The language with a code. */
    public static Optional<Language> find(String code) {
        return Arrays.stream(values())
                .filter(language -> language.code.equals(code))
                .findFirst();
    }

    /** The language of a locale name such as {@code pt_PT.UTF-8}; English if it is not supported. */
    public static Language ofLocale(String locale) {
        return locale.startsWith(PORTUGUESE.code) ? PORTUGUESE : ENGLISH;
    }
}
