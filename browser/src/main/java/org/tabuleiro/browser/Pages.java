package org.tabuleiro.browser;

import java.util.List;

/** The pages of the application. */
final class Pages {
    /** The fragments of their addresses; of pages that every game has, that of one game. */
    static final List<String> ALL =
            List.of("", "#/play/eximo?against=person", "#/analyse/eximo", "#/edit/eximo", "#/learn/eximo", "#/library");

    private Pages() {}
}
