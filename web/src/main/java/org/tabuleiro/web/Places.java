package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.record.GameTree;

/**
 * Numbers the nodes of a game tree; the page calls them places. A number is valid until the table is closed.
 */
final class Places {
    private final List<GameTree.Node> nodes = new ArrayList<>();

    int id(GameTree.Node node) {
        for (int i = nodes.size() - 1; i >= 0; i--) {
            if (nodes.get(i) == node) {
                return i;
            }
        }
        nodes.add(node);
        return nodes.size() - 1;
    }

    GameTree.Node node(int id) {
        return nodes.get(id);
    }
}
