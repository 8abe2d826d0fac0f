package org.tabuleiro.console.online;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.console.table.CommandWord;
import org.tabuleiro.content.Catalogue;

/** What a player can do on a server outside of a match: on the command line, or typed. */
enum OnlineAction {
    LIST("list"),
    LOBBY("lobby"),
    INVITE("invite"),
    CHALLENGE("challenge"),
    JOIN("join"),
    TAKE("take"),
    PLAY("play"),
    WATCH("watch"),
    WITHDRAW("withdraw"),
    HELP("help"),
    QUIT("quit");

    private final String english;

    OnlineAction(String english) {
        this.english = english;
    }

    /** The action in a language. */
    String in(Catalogue catalogue) {
        return catalogue.text("console.online.action." + english);
    }

    /** The description of the action. */
    String help(Catalogue catalogue) {
        return catalogue.text("console.online.action-help." + english);
    }

    /** Parses an action, in the current language or in English. */
    static Optional<OnlineAction> find(Catalogue catalogue, String typed) {
        String word = CommandWord.normalized(typed);
        return Arrays.stream(values())
                .filter(each -> each.english.equals(word)
                        || CommandWord.normalized(each.in(catalogue)).equals(word))
                .findFirst();
    }

    /** All actions in a language. */
    static List<String> all(Catalogue catalogue) {
        return Arrays.stream(values()).map(word -> word.in(catalogue)).toList();
    }
}
