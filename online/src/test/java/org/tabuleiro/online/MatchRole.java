package org.tabuleiro.online;

import org.tabuleiro.online.TestNode.Pair;

/** What the sender of a message has to do with a match. */
enum MatchRole {
    FIRST,
    SECOND,
    SPECTATOR,
    STRANGER,
    VISITOR;

    /** A client in this role. */
    TestClient client(TestNode node, Pair pair) {
        TestClient client = switch (this) {
            case FIRST -> pair.first();
            case SECOND -> pair.second();
            case SPECTATOR, STRANGER -> node.guest();
            case VISITOR -> node.visitor();
        };
        if (this == SPECTATOR) {
            client.watch(pair.match());
        }
        return client;
    }
}
