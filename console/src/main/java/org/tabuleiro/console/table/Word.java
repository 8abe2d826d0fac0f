package org.tabuleiro.console.table;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tabuleiro.content.Catalogue;

/** What can be typed at the table besides turns. */
enum Word {
    LEGAL("?"),
    HINT("hint"),
    ANALYSE("analyse"),
    UNDO("undo"),
    REDO("redo"),
    RESET("reset"),
    SAVE("save"),
    LOAD("load"),
    POSITION("position"),
    BOARD("board"),
    FLIP("flip"),
    RULES("rules"),
    RESIGN("resign"),
    DRAW("draw"),
    RESIGNS("resigns"),
    CONTINUE("continue"),
    RETRY("retry"),
    AGAIN("again"),
    LANGUAGE("lang"),
    HELP("help"),
    QUIT("quit");

    private final String english;

    Word(String english) {
        this.english = english;
    }

    /** The word in a language. */
    String in(Catalogue catalogue) {
        return catalogue.text("console.word." + english);
    }

    /** The word that a person typed: in the language in use or in English. */
    static Optional<Word> find(Catalogue catalogue, String typed) {
        String word = plain(typed);
        return Arrays.stream(values())
                .filter(each ->
                        each.english.equals(word) || plain(each.in(catalogue)).equals(word))
                .findFirst();
    }

    /** Without capitals and accents, which not every keyboard has. */
    private static String plain(String word) {
        return Normalizer.normalize(word.toLowerCase(Locale.ROOT), Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "");
    }

    /** All words in a language. */
    static List<String> all(Catalogue catalogue) {
        return Arrays.stream(values()).map(word -> word.in(catalogue)).toList();
    }

    /** What the word does. */
    String help(Catalogue catalogue) {
        return catalogue.text("console.word-help." + english);
    }
}
