package org.tabuleiro.console.online;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.console.table.CommandWord;
import org.tabuleiro.content.Catalogue;

/** The commands that can be typed during a match on a server, besides turns. */
enum OnlineWord {
    LEGAL("?"),
    UNDO("undo"),
    RESET("reset"),
    DRAW("draw"),
    RESIGN("resign"),
    ACCEPT("accept"),
    DECLINE("decline"),
    SAY("say"),
    CLAIM("claim"),
    ABORT("abort"),
    REMATCH("rematch"),
    CLOCK("clock"),
    TURNS("turns"),
    SAVE("save"),
    POSITION("position"),
    BOARD("board"),
    FLIP("flip"),
    RULES("rules"),
    WHY("why"),
    LANGUAGE("lang"),
    HELP("help"),
    QUIT("quit");

    private final String english;

    OnlineWord(String english) {
        this.english = english;
    }

    /** The command in a language. */
    String in(Catalogue catalogue) {
        return own(catalogue, "word.");
    }

    /** The description of the command. */
    String help(Catalogue catalogue) {
        return own(catalogue, "word-help.");
    }

    /** What is the same in a game at this terminal has the same text. */
    private String own(Catalogue catalogue, String kind) {
        String key = "console.online." + kind + english;
        return catalogue.text(catalogue.has(key) ? key : "console." + kind + english);
    }

    /** Parses a command, in the current language or in English. */
    static Optional<OnlineWord> find(Catalogue catalogue, String typed) {
        String word = CommandWord.normalized(typed);
        return Arrays.stream(values())
                .filter(each -> each.english.equals(word)
                        || CommandWord.normalized(each.in(catalogue)).equals(word))
                .findFirst();
    }

    /** All commands in a language. */
    static List<String> all(Catalogue catalogue) {
        return Arrays.stream(values()).map(word -> word.in(catalogue)).toList();
    }
}
