package org.tabuleiro.desktop.window;

import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Message;
import org.tabuleiro.table.Seat;

/** The texts of the language that is spoken now; whoever shows one asks again when it changes. */
public final class Texts {
    private Catalogue catalogue;

    /** Speaks a language. */
    public Texts(Language language) {
        catalogue = new Catalogue(language);
    }

    /** Speaks another. */
    public void speak(Language language) {
        catalogue = new Catalogue(language);
    }

    /** The texts of games and results. */
    public Catalogue catalogue() {
        return catalogue;
    }

    /** A text of the desktop. */
    public String of(String key, Object... args) {
        return catalogue.text("desktop." + key, args);
    }

    /** The text of a message. */
    public String of(Message message) {
        return catalogue.text(message);
    }

    /** Who sits on a seat, in words. */
    public String player(Seat seat) {
        return switch (seat) {
            case Seat.Person() -> of("person");
            case Seat.Computer(int level) -> of("computer", level);
            case Seat.Engine(String command) -> command;
        };
    }
}
