package org.tabuleiro.desktop.swing;

import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Message;
import org.tabuleiro.table.RecordTags;
import org.tabuleiro.table.Seat;

/**
 * The texts of the user interface in the current language. Components read them again when the language
 * changes.
 */
public final class UiTexts {
    private Catalogue catalogue;

    /** Texts in a language. */
    public UiTexts(Language language) {
        catalogue = new Catalogue(language);
    }

    /** Changes the language. */
    public void setLanguage(Language language) {
        catalogue = new Catalogue(language);
    }

    /** The underlying message catalogue. */
    public Catalogue catalogue() {
        return catalogue;
    }

    /** The text of a key of the desktop, or else of the texts that all interfaces share. */
    public String of(String key, Object... args) {
        String own = "desktop." + key;
        return catalogue.text(catalogue.has(own) ? own : "table." + key, args);
    }

    /** The text of a message. */
    public String of(Message message) {
        return catalogue.text(message);
    }

    /** The name of the player in a seat. */
    public String player(Seat seat) {
        return seat.isPerson() ? of("person") : RecordTags.player(seat, catalogue);
    }
}
