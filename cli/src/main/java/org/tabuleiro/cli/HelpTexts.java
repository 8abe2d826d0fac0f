package org.tabuleiro.cli;

import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.content.Catalogue;

/**
 * The help of commands and options from the catalogue, as picocli looks it up: the texts whose keys begin
 * with {@code PROGRAM.help}, and those that all programs share, {@code cli.help}.
 */
public final class HelpTexts extends ResourceBundle {
    private static final String SHARED = "cli.help.";

    private final Catalogue catalogue;
    private final String own;
    private final Object[] arguments;

    /**
     * The help of a program.
     *
     * @param program the folder of its texts in the catalogue
     * @param arguments the arguments of its texts, the same for all of them, such as the ids of the games
     */
    public HelpTexts(Catalogue catalogue, String program, List<String> arguments) {
        this.catalogue = catalogue;
        this.arguments = arguments.toArray();
        own = program + ".help.";
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        String found = catalogue.has(own + key) ? own + key : SHARED + key;
        return catalogue.has(found) ? catalogue.text(found, arguments) : null;
    }

    @Override
    public Enumeration<String> getKeys() {
        Set<String> keys = new TreeSet<>();
        catalogue.keys(own).forEach(key -> keys.add(key.substring(own.length())));
        catalogue.keys(SHARED).forEach(key -> keys.add(key.substring(SHARED.length())));
        return Collections.enumeration(keys);
    }
}
