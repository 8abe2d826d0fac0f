package org.tabuleiro.desktop.swing;

import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Message;
import org.tabuleiro.table.RecordTags;
import org.tabuleiro.table.Seat;

/** The texts of the language that is spoken now; whoever shows one asks again when it changes. */
public final class UiTexts {
    private Catalogue catalogue;

    /** Speaks a language. */
    public UiTexts(Language language) {
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

    /** A text of the desktop's own, or else of those that every table shares. */
    public String of(String key, Object... args) {
        String own = "desktop." + key;
        return catalogue.text(catalogue.has(own) ? own : "table." + key, args);
    }

    /** The text of a message. */
    public String of(Message message) {
        return catalogue.text(message);
    }

    /** Who sits on a seat, in words. */
    public String player(Seat seat) {
        return seat.isPerson() ? of("person") : RecordTags.player(seat, catalogue);
    }
}
