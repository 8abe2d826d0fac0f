package org.tabuleiro.console.table;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.content.Catalogue;

/** The commands that can be typed during a game, besides turns. */
enum TypedCommand {
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
    WHY("why"),
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

    TypedCommand(String english) {
        this.english = english;
    }

    /** The command in a language. */
    String in(Catalogue catalogue) {
        return catalogue.text("console.word." + english);
    }

    /** Parses a command, in the current language or in English. */
    static Optional<TypedCommand> find(Catalogue catalogue, String typed) {
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

    /** The description of the command. */
    String help(Catalogue catalogue) {
        return catalogue.text("console.word-help." + english);
    }
}
