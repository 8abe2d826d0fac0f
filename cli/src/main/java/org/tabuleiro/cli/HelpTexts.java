package org.tabuleiro.cli;

import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

/**
 * The help of commands and options from the catalogue, as picocli looks it up: the texts whose keys begin with
 * {@code PROGRAM.help}, and those that all programs share, {@code cli.help}. In a text, {@code {0}} stands for the ids of
 * all games but the last, {@code {1}} for the last: "{0} or {1}" lists them in English.
 */
public final class HelpTexts extends ResourceBundle {
    private static final String SHARED = "cli.help.";

    private static final List<String> IDS = Games.ALL.stream().map(Game::id).toList();
    private static final String ALL_BUT_LAST = String.join(", ", IDS.subList(0, IDS.size() - 1));
    private static final String LAST = IDS.getLast();

    private final Catalogue catalogue;
    private final String own;

    /**
     * The help of a program.
     *
     * @param program the folder of its texts in the catalogue
     */
    public HelpTexts(Catalogue catalogue, String program) {
        this.catalogue = catalogue;
        own = program + ".help.";
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        String found = catalogue.has(own + key) ? own + key : SHARED + key;
        return catalogue.has(found) ? catalogue.text(found, ALL_BUT_LAST, LAST) : null;
    }

    @Override
    public Enumeration<String> getKeys() {
        Set<String> keys = new TreeSet<>();
        catalogue.keys(own).forEach(key -> keys.add(key.substring(own.length())));
        catalogue.keys(SHARED).forEach(key -> keys.add(key.substring(SHARED.length())));
        return Collections.enumeration(keys);
    }
}
