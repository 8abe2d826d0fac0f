package org.tabuleiro.console.command;

import java.util.Collections;
import java.util.Enumeration;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.content.Catalogue;

/** The help of the commands, from the catalogue: the texts whose keys begin with {@code console.help}. */
final class HelpTexts extends ResourceBundle {
    private static final String PREFIX = "console.help.";

    private final Catalogue catalogue;

    HelpTexts(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        return catalogue.has(PREFIX + key) ? catalogue.text(PREFIX + key) : null;
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(catalogue.keys(PREFIX).stream()
                .map(key -> key.substring(PREFIX.length()))
                .toList());
    }
}
